import TouchEvents

/// A reference that the referred recognizer's deinit removes.
struct UnownedRecognizer {
  @OwnerReference var recognizer: GestureRecognizer

  /// The reference itself, to ask a little without counting.
  var unretained: OwnerReference<GestureRecognizer> { _recognizer }
}

/// A failure requirement of one attempt, void once either side was reset (GF-2, R-28).
struct AttemptEdge {
  let other: GestureRecognizer
  let otherAttempt: Int
  let ownAttempt: Int

  func holds(for owner: GestureRecognizer) -> Bool {
    owner.standing.attempt == ownAttempt && other.standing.attempt == otherAttempt
  }
}
