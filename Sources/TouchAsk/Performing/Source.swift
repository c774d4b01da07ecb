import TouchScenarios
import TouchScroll
import TouchWindows

/// What makes an arrangement anew, whole or with a part alone in it.
struct Source {
  /// Makes the whole, or what is left when a part is alone in it.
  let make: (_ alone: Part?) -> Stand

  // MARK: Trees in code

  /// Returns the source of a tree that a closure makes.
  static func tree(_ make: @escaping () -> any TouchNode) -> Source {
    Source { part in
      let root = make()
      let host = host(of: root)
      let witness = Witness(host.context)
      let stand = Stand(
        host: host, roots: [root], first: nil, kept: root, witness: witness, name: { _ in nil },
        zooms: { $0.delegate?.viewForZooming(in: $0) != nil })
      host.context.trace = witness
      if let part { stand.leaveAlone(part) }
      return stand
    }
  }

  private static func host(of root: any TouchNode) -> any TouchHost {
    if let window = root as? Window { return window }
    return TouchDispatcher(context: root.touchContext ?? TouchContext(), root: root)
  }

  // MARK: Scenarios

  /// Returns the source of a scenario's arrangement: its tree, with what its script does before the first touch.
  static func scenario(_ scenario: Scenario, _ registry: PluginRegistry) throws(DocumentError) -> Source {
    let plan = scenario.plan
    let controls = try stand(plan, registry).parts.compactMap { part -> String? in
      if case .control = part.kind { part.name } else { nil }
    }
    // The plans in which one part is alone, made when they are first needed.
    var plans = Table<String, Scenario>()
    return Source { part in
      var chosen = plan
      if let part {
        let key = part.isStarved ? part.name + " " : part.name
        chosen = plans[key] ?? plan.alone(part.name, controls: controls)
        plans[key] = chosen
      }
      // It was built once, and what is left out cannot make it wrong.
      guard let stand = (try? stand(chosen, registry)) ?? (try? stand(plan, registry)) else {
        preconditionFailure("a scenario was built once, and cannot be built again")
      }
      if let part { stand.leaveAlone(part) }
      return stand
    }
  }

  private static func stand(_ plan: Scenario, _ registry: PluginRegistry) throws(DocumentError) -> Stand {
    var found: Witness?
    let live = try LiveScenario(treeOf: plan, registry: registry, records: false) { stage in
      let witness = Witness(stage.context)
      found = witness
      return witness
    }
    live.channels = []
    if case .script(let steps) = plan.input {
      for step in steps { live.perform(step.action, at: 0) }
    }
    let stand = Stand(
      host: live,
      roots: live.windows.enumerated().sorted { left, right in
        let (first, second) = (left.element.windowLevel.rawValue, right.element.windowLevel.rawValue)
        return first == second ? left.offset > right.offset : first > second
      }.map { $0.element as any TouchNode },
      first: live.windows.first, kept: live, witness: found ?? Witness(live.context),
      name: { live.name(of: $0) },
      zooms: { scrollView in live.name(of: scrollView).map { plan.zoomedNames.has($0) } ?? false })
    stand.isPlain = plan.callbacks.isEmpty
    stand.drivers = plan.shows.effects.map { $0.driver }
    stand.moved = plan.shows.effects.map { $0.view }
    found?.clear()
    // The log is for code that acts by its lines.
    if plan.callbacks.isEmpty { live.context.trace = found }
    return stand
  }
}

extension Scenario {
  /// The arrangement: what is there, and what the script does to it before its first touch.
  fileprivate var plan: Scenario {
    var plan = self
    var before: [ScenarioStep] = []
    if case .script(let steps) = input {
      arrangement: for step in steps {
        switch step.action {
        case .setGesture, .setView, .remove, .removeGesture, .addGesture, .addView, .require, .addTarget, .removeTarget,
          .scrollTo, .becomeFirstResponder, .reloadData:
          before.append(step)
          before[before.count - 1].time = 0
        case .wait: break
        default: break arrangement
        }
      }
    }
    plan.input = .script(before)
    return plan
  }

  /// Returns the arrangement with a script instead of its own.
  func playing(_ script: FingerScript) -> Scenario {
    var played = plan
    played.play(script.steps)
    played.expectation = nil
    return played
  }

  /// The scroll views to which the file gives a view for zooming.
  fileprivate var zoomedNames: [String] {
    PlanIndex(self).views.map { $0.view }.filter { view in
      view.traits.contains { if case .viewForZooming = $0 { true } else { false } }
    }.map { $0.id }
  }

  /// Returns the arrangement with one part alone in it: other recognizers are gone, other controls are plain views.
  fileprivate func alone(_ name: String, controls: [String]) -> Scenario {
    var plan = self
    for index in plan.windows.indices { plan.windows[index].view.leaveAlone(name, controls) }
    plan.links = []
    plan.callbacks = []
    plan.answers = []
    plan.shows = ScenarioShows()
    if case .script(let steps) = input {
      plan.input = .script(
        steps.filter { step in
          switch step.action {
          case .setGesture(let id, _), .addGesture(let id, _), .removeGesture(let id): id.isSame(as: name)
          case .require, .addTarget, .removeTarget: false
          default: true
          }
        })
    }
    return plan
  }
}

extension ScenarioView {
  fileprivate mutating func leaveAlone(_ name: String, _ controls: [String]) {
    gestures.removeAll { !$0.id.isSame(as: name) }
    if controls.has(id), !id.isSame(as: name) {
      kind = "view"
      properties = []
      targets = []
      traits.removeAll { trait in
        switch trait {
        case .shouldBegin, .tracking: true
        default: false
        }
      }
    }
    for index in children.indices { children[index].leaveAlone(name, controls) }
  }
}
