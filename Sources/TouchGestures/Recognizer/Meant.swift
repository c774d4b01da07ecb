/// A recognizer in the attempt that it is in: what a step goes over.
///
/// A step calls, asks once whether its recognizer is still meant, and continues: code that it called may have stopped it, or
/// taken it out, after which it may be in the next attempt.
struct Meant {
  let recognizer: GestureRecognizer
  let number: Int

  init(_ recognizer: GestureRecognizer) {
    self.recognizer = recognizer
    number = recognizer.attempt.number
  }

  /// Whether it is in the same attempt.
  var isInSameAttempt: Bool { recognizer.attempt.number == number }
  /// Whether it is in the same attempt, and was neither switched off nor removed.
  var isMeant: Bool { isInSameAttempt && !recognizer.attempt.isStopped }
}
