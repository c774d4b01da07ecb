import TouchCore

/// The overrides that a file gives to one view.
final class ScriptedView: AnswerScript {
  let id: String
  @OwnerReference var stage: ScenarioStage
  var touchArea: EdgeInsets?
  var hitTest: HitTestOverride?
  var touches = TouchCallCounter()
  var shouldBegin: IDAnswer?
  var canBecomeFirst: Bool?
  var canResignFirst: Bool?
  var actions: [String]?
  /// What a scroll view says of touches in its content, whoever it is about.
  var contentTouches: (shouldBegin: Bool?, shouldCancel: Bool?) = (nil, nil)

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

  func responder(_ responder: any Responder, willHandle phase: TouchPhase, _ touches: [Touch]) -> Bool {
    stage.called(id, phase.touchMethod)
    return self.touches.callsSuper(phase)
  }

  func view(_ view: View, shouldBegin recognizer: any GestureRecognizing) -> Bool? {
    stage.called(id, "gestureRecognizerShouldBegin")
    let name = stage.id(of: recognizer)
    return stage.answers.next(id, "gestureRecognizerShouldBegin", name) ?? shouldBegin.map { $0(name) }
  }

  /// What a scroll view's `touchesShouldBegin` says of a view in it.
  func shouldBeginTouches(in content: View) -> Bool? {
    stage.answers.next(id, "touchesShouldBegin", stage.id(of: content)) ?? contentTouches.shouldBegin
  }

  /// What a scroll view's `touchesShouldCancel` says of a view in it.
  func shouldCancelTouches(in content: View) -> Bool? {
    stage.answers.next(id, "touchesShouldCancel", stage.id(of: content)) ?? contentTouches.shouldCancel
  }

  func responder(_ responder: any Responder, canPerform action: ActionName) -> Bool? {
    actions.map { $0.has(action.rawValue) }
  }

  func canBecomeFirstResponder(_ responder: any Responder) -> Bool? {
    stage.answers.next(id, "canBecomeFirstResponder") ?? canBecomeFirst
  }

  func canResignFirstResponder(_ responder: any Responder) -> Bool? {
    stage.answers.next(id, "canResignFirstResponder") ?? canResignFirst
  }
}
