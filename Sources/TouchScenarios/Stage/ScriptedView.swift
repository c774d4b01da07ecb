import TouchViews

/// The overrides that a file gives to one view.
final class ScriptedView: ScriptedObject {
  let id: String
  @OwnerReference var stage: ScenarioStage
  var touchArea: EdgeInsets?
  var hitTest: HitTestOverride?
  var touches = TouchCallCounter()
  var shouldBegin: IDAnswer?
  var canBecomeFirst: Bool?
  var canResignFirst: Bool?
  var actions: [String]?
  /// What a scroll view returns for touches in its content, whichever they are.
  var contentTouches: (shouldBegin: Bool?, shouldCancel: Bool?) = (nil, nil)

  init(id: String, stage: ScenarioStage) {
    self.id = id
    _stage = OwnerReference(wrappedValue: stage)
  }

  /// Whether the file overrides the view's gate.
  var overridesGate: Bool { shouldBegin != nil || stage.answers.knows(id, "gestureRecognizerShouldBegin") }

  override func hitTest(_ view: View, at point: Point, _ event: TouchEvent?) -> HitTestAnswer? {
    guard let hitTest else { return nil }
    switch hitTest {
    case .none: return .outside
    case .self:
      // Even such an override does not make an ineligible view touchable.
      let isIn = contains(view, point) ?? view.point(inside: point, with: event)
      return view.touchRefusal == nil && isIn ? .found(view) : .outside
    case .through:
      guard let found = view.hitTest(point, with: event), found !== view else { return .outside }
      return .found(found)
    }
  }

  override func contains(_ view: View, _ point: Point) -> Bool? {
    touchArea.map { view.bounds.inset(by: $0).contains(point) }
  }

  override func willHandle(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) -> Bool {
    stage.called(id, phase.touchMethod, with: HandedTouches(phase: phase, touches: touches, event: event))
    return self.touches.callsSuper(phase)
  }

  override func answer(_ question: ScriptedQuestion, about other: AnyObject?) -> Bool? {
    switch question {
    case .shouldBegin:
      stage.called(id, "gestureRecognizerShouldBegin")
      let name = other.map { stage.id(of: $0) } ?? ""
      return stage.answers.next(id, "gestureRecognizerShouldBegin", name) ?? shouldBegin.map { $0(name) }
    case .performs(let action): return actions.map { $0.has(action.rawValue) }
    case .canBecomeFirstResponder: return stage.answers.next(id, "canBecomeFirstResponder") ?? canBecomeFirst
    case .canResignFirstResponder: return stage.answers.next(id, "canResignFirstResponder") ?? canResignFirst
    case .hook: return nil
    }
  }

  /// Returns the scripted answer of a scroll view's `touchesShouldBegin` for a view in it.
  func shouldBeginTouches(in content: View) -> Bool? {
    stage.answers.next(id, "touchesShouldBegin", stage.id(of: content)) ?? contentTouches.shouldBegin
  }

  /// Returns the scripted answer of a scroll view's `touchesShouldCancel` for a view in it.
  func shouldCancelTouches(in content: View) -> Bool? {
    stage.answers.next(id, "touchesShouldCancel", stage.id(of: content)) ?? contentTouches.shouldCancel
  }
}
