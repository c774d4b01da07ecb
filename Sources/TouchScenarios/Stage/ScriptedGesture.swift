package import TouchGestures
import TouchPan
import TouchViews

/// The delegate and the subclass hooks that a file gives to one recognizer.
package final class ScriptedGesture: ScriptedObject {
  let id: String
  @OwnerReference var stage: ScenarioStage
  let delegate: GestureDelegateAnswers
  let hooks: GestureHookAnswers

  init(_ gesture: ScenarioGesture, stage: ScenarioStage) {
    id = gesture.id
    _stage = OwnerReference(wrappedValue: stage)
    delegate = gesture.delegate ?? GestureDelegateAnswers()
    hooks = gesture.hooks
  }

  /// Returns whether the scenario file implements or overrides the method for a question.
  package func implements(_ question: GestureQuestion.Kind) -> Bool {
    switch question {
    case .shouldBegin: delegate.shouldBegin != nil || recorded("shouldBegin")
    case .shouldReceiveTouch: delegate.shouldReceive != nil || recorded("shouldReceive")
    case .simultaneous: delegate.simultaneous != nil || recorded("shouldRecognizeSimultaneouslyWith")
    case .requiresFailure: delegate.requiresFailureOf != nil || recorded("shouldRequireFailureOf")
    case .requiredToFail: delegate.requiredToFailBy != nil || recorded("shouldBeRequiredToFailBy")
    case .canPrevent: hooks.canPrevent != nil || recorded("canPrevent")
    case .canBePrevented: hooks.canBePreventedBy != nil || recorded("canBePreventedBy")
    case .subclassRequiresFailure: hooks.requiresFailureOf != nil
    case .subclassRequiredToFail: hooks.requiredToFailBy != nil
    case .nodeShouldBegin, .gateShouldBegin, .shouldReceiveEvent, .shouldReceivePress: false
    }
  }

  override func answer(_ question: ScriptedQuestion, about other: AnyObject?) -> Bool? {
    guard case .hook(let hook) = question, let other else { return nil }
    switch hook {
    case .canPrevent: return answer("canPrevent", hooks.canPrevent, about: other)
    case .canBePrevented: return answer("canBePreventedBy", hooks.canBePreventedBy, about: other)
    case .subclassRequiresFailure: return hooks.requiresFailureOf.map { $0(stage.id(of: other)) }
    case .subclassRequiredToFail: return hooks.requiredToFailBy.map { $0(stage.id(of: other)) }
    default: return nil
    }
  }

  private func recorded(_ hook: String) -> Bool { stage.answers.knows(id, hook) }

  private func answer(
    _ hook: String, _ answer: IDAnswer?, about other: AnyObject
  ) -> Bool? {
    stage.called(id, hook)
    let name = stage.id(of: other)
    return stage.answers.next(id, hook, name) ?? answer.map { $0(name) }
  }
}

extension ScriptedGesture: GestureRecognizerDelegate {
  /// Where its fingers go: a pan's velocity, for others their movement.
  private static func way(of recognizer: GestureRecognizer) -> Point {
    (recognizer as? PanGestureRecognizer)?.velocity(in: nil) ?? recognizer.translation(in: nil)
  }

  package func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    stage.called(id, "shouldBegin")
    if let answer = stage.answers.next(id, "shouldBegin") { return answer }
    switch delegate.shouldBegin {
    case .all(let answer): return answer
    case .along(let axes):
      let way = Self.way(of: recognizer)
      return (way.x.magnitude > way.y.magnitude) == (axes == .horizontal)
    case nil: return true
    }
  }

  package func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    stage.called(id, "shouldReceive")
    if let answer = stage.answers.next(id, "shouldReceive", String(touch.id.rawValue)) { return answer }
    switch delegate.shouldReceive {
    case .all(let answer): return answer
    case .notOn(let views): return touch.view.map { !views.has(stage.id(of: $0)) } ?? true
    case nil: return true
    }
  }

  package func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    answer("shouldRecognizeSimultaneouslyWith", delegate.simultaneous, about: other) ?? false
  }

  package func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool {
    answer("shouldRequireFailureOf", delegate.requiresFailureOf, about: other) ?? false
  }

  package func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    answer("shouldBeRequiredToFailBy", delegate.requiredToFailBy, about: other) ?? false
  }
}
