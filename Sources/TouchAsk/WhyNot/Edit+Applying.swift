import TouchPlugins
import TouchScenarios

extension Edit {
  /// Makes the change in an arrangement.
  func apply(to scenario: inout Scenario) {
    switch change {
    case .gesture(let id, let name, let value):
      if !scenario.change(gesture: id, { $0.set(name, value) }) { scenario.setFirst(name, value, ofGesture: id) }
    case .property(let id, let name, let value): scenario.change(view: id) { $0.set(name, value) }
    case .view(let id, let trait): scenario.change(view: id) { $0.set(trait) }
    case .simultaneous(let id, let other):
      scenario.change(gesture: id) { gesture in
        gesture.answer { answers in
          var ids = [other]
          if case .some(.some(let before)) = answers.simultaneous { ids = before + ids }
          answers.simultaneous = .some(ids)
        }
      }
    case .refuses(let id, let view):
      scenario.change(gesture: id) { gesture in
        gesture.answer { answers in
          var ids = [view]
          if case .notOn(let before) = answers.shouldReceive { ids = before + ids }
          answers.shouldReceive = .notOn(ids)
        }
      }
    case .allows(let id):
      scenario.change(gesture: id) { gesture in
        gesture.answer { answers in (answers.shouldBegin, answers.shouldReceive) = (.all(true), .all(true)) }
      }
    case .begins(let id, let axes):
      scenario.change(gesture: id) { gesture in gesture.answer { $0.shouldBegin = .along(axes) } }
    case .waits(let id, let other): scenario.links.append(ScenarioLink(of: id, waitingFor: other))
    case .drops(let id, let other):
      scenario.links.removeAll { $0.gesture.isSame(as: id) && $0.requiresFailureOf.isSame(as: other) }
    case .moves(let id, let view):
      var moved: ScenarioGesture?
      scenario.changeAll { owner in
        if let index = owner.gestures.firstIndex(where: { $0.id.isSame(as: id) }) {
          moved = owner.gestures.remove(at: index)
        }
      }
      if let moved { scenario.change(view: view) { $0.gestures.append(moved) } }
    case .front(let id):
      scenario.changeAll { parent in
        if let index = parent.children.firstIndex(where: { $0.id.isSame(as: id) }) {
          parent.children.append(parent.children.remove(at: index))
        }
      }
    case .animation(let number): scenario.allowInteraction(inAnimation: number)
    case .holds(let seconds): scenario.holdTouches(for: seconds)
    case .travels(let share): scenario.shortenTouches(to: share)
    }
  }
}
