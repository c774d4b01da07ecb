public import TouchCore

/// Names a closure registered with `Control.addAction(for:_:)`, for its removal.
public struct ControlActionToken: Hashable, Sendable {
  let number: Int
}

extension Control {
  /// Whether the layout is mirrored: its leading end is on the right.
  public final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of the layout, from ``semanticContentAttribute`` and the engine's setting.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    let settings = rootNode.touchContext?.settings ?? TouchSettings()
    return semanticContentAttribute.layoutDirection(relativeTo: settings.userInterfaceLayoutDirection)
  }

  // MARK: Registration

  /// Calls an action on a target for events; `nil` finds the target in the responder chain by the action's name (TT-3).
  ///
  /// The target is not retained. Adding a pair again adds the events to its entry (TT-2).
  public final func addTarget(_ target: AnyObject?, action: Action, for events: Event) {
    table.add(target, action, events)
  }

  /// Takes events from entries of a target and action; `nil` stands for all targets, or all actions (TT-4).
  ///
  /// An entry without events is gone. Closures are not touched.
  public final func removeTarget(_ target: AnyObject?, action: Action?, for events: Event) {
    table.remove(target, action, events)
  }

  /// Calls a closure with this control for events; the token removes it (TT-7).
  ///
  /// The closure is retained until then, and with it what it captures.
  @discardableResult
  public final func addAction(for events: Event, _ action: @escaping (Control) -> Void) -> ControlActionToken {
    ControlActionToken(number: table.add(action, events))
  }

  /// Takes events, by default all, from a closure.
  public final func removeAction(_ token: ControlActionToken, for events: Event = .allEvents) {
    table.remove(closure: token.number, events)
  }

  // MARK: What is registered

  /// Each target once, in the order of registration; `nil` among them stands for the responder chain (TT-5).
  public final var allTargets: [AnyObject?] {
    var found: [AnyObject?] = []
    for entry in table.entries where !entry.isDead {
      let target: AnyObject?
      switch entry.call {
      case .target(let own, _): target = own.object
      case .chain: target = nil
      case .closure: continue
      }
      if !found.contains(where: { $0 === target }) { found.append(target) }
    }
    return found
  }

  /// All events for which something is registered (TT-5).
  public final var allControlEvents: Event {
    var all: Event = []
    for entry in table.entries where !entry.isDead { all.formUnion(entry.events) }
    return all
  }

  /// The actions without a target in the order of registration, for a recording of the session.
  package final var chainActions: [(events: Event, name: ActionName)] {
    table.entries.compactMap { entry in
      if case .chain(let action) = entry.call { (entry.events, action.name) } else { nil }
    }
  }

  /// The names of a target's actions for an event in the order of registration, `nil` without any (TT-5).
  ///
  /// Without a target: the actions that travel the responder chain, as iOS 26.1 was seen to answer.
  public final func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [ActionName]? {
    var names: [ActionName] = []
    for entry in table.entries where entry.calls(target) && !entry.events.isDisjoint(with: event) {
      if let action = entry.action { names.append(action.name) }
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Sending

  /// Sends events that the user caused, and `primaryActionTriggered` in a call of its own if they trigger it (TT-10).
  ///
  /// Subclasses report a new value with it: `sendUserEvents(for: .valueChanged)`.
  public final func sendUserEvents(for events: Event) {
    guard !events.isEmpty else { return }
    sendActions(for: events)
    if !events.isDisjoint(with: primaryActionEvents) { sendActions(for: .primaryActionTriggered) }
  }
}
