/// Answers that a scenario file or a replay gives in the place of overrides written in code.
///
/// The one way in which they reach the engine: wherever it asks a responder or a recognizer, it asks the script of that
/// object first. `nil` leaves the answer to the class. One script may serve any object; what it is never asked it need not
/// implement.
package protocol AnswerScript: AnyObject {
  // MARK: Responders

  /// Reacts to touches; returns whether the class' own method is called too.
  func responder(_ responder: any Responder, willHandle phase: TouchPhase, _ touches: [Touch]) -> Bool
  /// Whether a responder performs an action of a name.
  func responder(_ responder: any Responder, canPerform action: ActionName) -> Bool?
  /// Whether a responder can become first.
  func canBecomeFirstResponder(_ responder: any Responder) -> Bool?
  /// Whether a responder stops being first.
  func canResignFirstResponder(_ responder: any Responder) -> Bool?

  // MARK: Views

  /// What a view's `hitTest` returns.
  func view(_ view: View, hitTest point: Point, _ event: TouchEvent?) -> View?
  /// What a view's `point(inside:)` returns.
  func view(_ view: View, contains point: Point, _ event: TouchEvent?) -> Bool
  /// What a view's gate says of a recognizer.
  func view(_ view: View, shouldBegin recognizer: any GestureRecognizing) -> Bool?

  // MARK: Recognizers

  /// What a hook of a recognizer's class says of another recognizer.
  func recognizer(
    _ recognizer: any GestureRecognizing, _ hook: GestureQuestion.Kind, _ other: any GestureRecognizing
  ) -> Bool?
}

// What a script does not answer is left to the class.
extension AnswerScript {
  package func responder(_ responder: any Responder, willHandle phase: TouchPhase, _ touches: [Touch]) -> Bool { true }
  package func responder(_ responder: any Responder, canPerform action: ActionName) -> Bool? { nil }
  package func canBecomeFirstResponder(_ responder: any Responder) -> Bool? { nil }
  package func canResignFirstResponder(_ responder: any Responder) -> Bool? { nil }
  package func view(_ view: View, hitTest point: Point, _ event: TouchEvent?) -> View? {
    view.hitTest(point, with: event)
  }
  package func view(_ view: View, contains point: Point, _ event: TouchEvent?) -> Bool {
    view.point(inside: point, with: event)
  }
  package func view(_ view: View, shouldBegin recognizer: any GestureRecognizing) -> Bool? { nil }
  package func recognizer(
    _ recognizer: any GestureRecognizing, _ hook: GestureQuestion.Kind, _ other: any GestureRecognizing
  ) -> Bool? { nil }
}

extension Responder {
  /// What gives answers in the place of the responder's overrides; `nil` for nearly all.
  package var answerScript: (any AnswerScript)? {
    guard let view = asView else { return (self as? ResponderObject)?.script }
    return view.flags.contains(.isScripted) ? view.script : nil
  }
}
