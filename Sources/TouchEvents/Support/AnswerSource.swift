/// Answers that a scenario file or a replay gives in place of overrides written in code.
///
/// A context has at most one. It is consulted where a question is asked, where a node is hit-tested, where touches are
/// handed to a responder, and where a key looks for its command. `nil` leaves the answer to the class.
package protocol AnswerSource: AnyObject {
  /// Answers a question about an object.
  func answer(_ question: ScriptedQuestion, of object: AnyObject, about other: AnyObject?) -> Bool?
  /// Returns the result of a node's hit test, or `nil` to leave it to the class.
  func hitTest(_ node: any HitTestNode, at point: Point, with payload: AnyObject?) -> HitTestAnswer?
  /// Returns whether a point belongs to a node, or `nil` to leave it to the class.
  func contains(_ node: any HitTestNode, _ point: Point, with payload: AnyObject?) -> Bool?
  /// Returns the key commands that a responder offers, or `nil` to leave them to the class.
  func keyCommands(of responder: AnyObject) -> [AnyObject]?
  /// Reacts to touches that a responder is about to receive; returns whether the class' own method is called too.
  func willCall(_ responder: any TouchResponder, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) -> Bool
}

/// A question that a class answers by an override, and a file by a line.
package enum ScriptedQuestion {
  /// Whether a responder performs an action.
  case performs(ActionName)
  /// Whether a responder can become first.
  case canBecomeFirstResponder
  /// Whether a responder stops being first.
  case canResignFirstResponder
  /// Whether a touched node lets a recognizer begin.
  case shouldBegin
  /// The result of a hook of a recognizer's class for another recognizer.
  case hook(GestureQuestion.Kind)
}

extension TouchContext {
  /// Asks a question: the script of the context first, then the class.
  package func ask(
    _ question: @autoclosure () -> ScriptedQuestion, of object: AnyObject, about other: AnyObject? = nil,
    _ own: () -> Bool
  ) -> Bool {
    guard let answers = state.answers else { return own() }
    return answers.answer(question(), of: object, about: other) ?? own()
  }
}
