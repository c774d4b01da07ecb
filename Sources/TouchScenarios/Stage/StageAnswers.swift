package import TouchGestures
import TouchViews

/// The answers of a file that replace an object's overrides; each answer is left to the class unless a subclass gives one.
package class ScriptedObject {
  /// The key commands that the object offers; `nil` leaves them to the class.
  var keyCommands: [KeyCommand]?
  /// Answers a question about the object.
  func answer(_ question: ScriptedQuestion, about other: AnyObject?) -> Bool? { nil }
  /// Returns the result of the hit test of a view.
  func hitTest(_ view: View, at point: Point, _ event: TouchEvent?) -> HitTestAnswer? { nil }
  /// Returns whether a point belongs to a view.
  func contains(_ view: View, _ point: Point) -> Bool? { nil }
  /// Reacts to touches; returns whether the class' own method is called too.
  func willHandle(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) -> Bool { true }
}

/// The answers of a stage, by the objects that they are of.
package final class StageAnswers: AnswerSource {
  private var scripts = Table<ObjectIdentifier, ScriptedObject>()

  /// The entry of a file for an object.
  subscript(object: AnyObject) -> ScriptedObject? {
    get { scripts[ObjectIdentifier(object as AnyObject)] }
    set { scripts[ObjectIdentifier(object as AnyObject)] = newValue }
  }

  /// Returns the answers that a context has; `nil` outside a stage.
  static func of(_ context: TouchContext?) -> StageAnswers? { context?.state.answers as? StageAnswers }

  /// Returns the script of a view; `nil` outside a stage.
  static func script(of view: View) -> ScriptedView? {
    of(view.rootView.touchContext)?[view] as? ScriptedView
  }

  /// Returns the script of a recognizer; `nil` outside a stage.
  static func script(of recognizer: any GestureRecognizing) -> ScriptedGesture? {
    of(recognizer.node?.rootNode.touchContext)?[recognizer] as? ScriptedGesture
  }

  package func answer(_ question: ScriptedQuestion, of object: AnyObject, about other: AnyObject?) -> Bool? {
    self[object]?.answer(question, about: other)
  }

  package func hitTest(_ node: any HitTestNode, at point: Point, with payload: AnyObject?) -> HitTestAnswer? {
    (node as? View).flatMap { self[$0]?.hitTest($0, at: point, payload as? TouchEvent) }
  }

  package func contains(_ node: any HitTestNode, _ point: Point, with payload: AnyObject?) -> Bool? {
    (node as? View).flatMap { self[$0]?.contains($0, point) }
  }

  package func keyCommands(of responder: AnyObject) -> [AnyObject]? {
    // One by one: Embedded Swift cannot cast an array.
    self[responder]?.keyCommands?.map { $0 as AnyObject }
  }

  package func willCall(
    _ responder: any TouchResponder, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent
  ) -> Bool {
    self[responder]?.willHandle(phase, touches, event) ?? true
  }
}
