import TouchCore

/// The overrides that a file gives to one view.
final class ScriptedView: ViewScript {
  let id: String
  @OwnerReference var stage: ScenarioStage
  var touchArea: EdgeInsets?
  var hitTest: HitTestOverride?
  var touches = TouchCallCounter()
  var shouldBegin: IDAnswer?
  var canBecomeFirst: Bool?
  var canResignFirst: Bool?
  var actions: [String]?

  init(id: String, stage: ScenarioStage) {
    self.id = id
    _stage = OwnerReference(wrappedValue: stage)
  }

  /// Whether the file overrides the view's gate.
  var overridesGate: Bool { shouldBegin != nil || stage.answers.knows(id, "gestureRecognizerShouldBegin") }

  func view(_ view: View, hitTest point: Point, _ event: TouchEvent?) -> View? {
    switch hitTest {
    case .none?: return nil
    case .self?:
      // Even such an override does not make an ineligible view touchable.
      return view.touchRefusal == nil && self.view(view, contains: point, event) ? view : nil
    case .through?:
      let found = view.hitTest(point, with: event)
      return found === view ? nil : found
    case nil: return view.hitTest(point, with: event)
    }
  }

  func view(_ view: View, contains point: Point, _ event: TouchEvent?) -> Bool {
    guard let touchArea else { return view.point(inside: point, with: event) }
    return view.bounds.inset(by: touchArea).contains(point)
  }

  func view(_ view: View, willHandle phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) -> Bool {
    stage.called(id, phase.touchMethod)
    return self.touches.callsSuper(phase)
  }

  func view(_ view: View, shouldBegin recognizer: any GestureRecognizing) -> Bool? {
    stage.called(id, "gestureRecognizerShouldBegin")
    let name = stage.id(of: recognizer)
    return stage.answers.next(id, "gestureRecognizerShouldBegin", name) ?? shouldBegin.map { $0(name) }
  }

  func view(_ view: View, canPerform action: ActionName) -> Bool? {
    actions.map { $0.has(action.rawValue) }
  }

  func canBecomeFirstResponder(_ view: View) -> Bool? {
    stage.answers.next(id, "canBecomeFirstResponder") ?? canBecomeFirst
  }

  func canResignFirstResponder(_ view: View) -> Bool? {
    stage.answers.next(id, "canResignFirstResponder") ?? canResignFirst
  }
}
