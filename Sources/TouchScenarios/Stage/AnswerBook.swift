/// Answers that hooks gave when a session was recorded, handed out again in order.
final class AnswerBook {
  /// What a recognizer's delegate is asked.
  static let delegateHooks = [
    "shouldBegin", "shouldReceive", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf",
    "shouldBeRequiredToFailBy",
  ]
  /// What a recognizer's class is asked about others, one answer a question.
  static let subclassHooks = ["canPrevent", "canBePreventedBy"]
  /// The hooks whose answers can be recorded.
  static let hooks =
    delegateHooks + subclassHooks + [
      "gestureRecognizerShouldBegin",
      "touchesShouldBegin", "touchesShouldCancel", "shouldHighlight", "shouldSelect", "shouldDeselect",
      "canBecomeFirstResponder", "canResignFirstResponder",
    ]

  private var queues = Table<String, ArraySlice<Bool>>()
  private var subjects = Table<String, Bool>()
  private var questions = Table<String, Bool>()

  init(_ answers: [ScenarioAnswers]) {
    for entry in answers {
      let words = entry.question.words
      queues[entry.question] = entry.answers[...]
      subjects.insert(words[0])
      questions.insert(words[0] + " " + words[1])
    }
  }

  /// Returns whether answers of a subject were recorded.
  func knows(_ subject: String) -> Bool { subjects.contains(subject) }

  /// Returns whether answers of a hook were recorded: then the code had it.
  func knows(_ subject: String, _ hook: String) -> Bool {
    !questions.isEmpty && questions.contains(subject + " " + hook)
  }

  /// Returns the next answer to a question, those about one object first; `nil` when none is left.
  func next(_ subject: String, _ hook: String, _ detail: String? = nil) -> Bool? {
    guard knows(subject, hook) else { return nil }
    let question = subject + " " + hook
    if let detail, let answer = popFirst(question + " " + detail) { return answer }
    return popFirst(question)
  }

  private func popFirst(_ question: String) -> Bool? {
    guard var queue = queues[question], let answer = queue.popFirst() else { return nil }
    queues[question] = queue
    return answer
  }
}
