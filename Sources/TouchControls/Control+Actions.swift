public import TouchCore

extension Control {
  /// A Boolean value that indicates whether the layout is mirrored: its leading end is on the right.
  public final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Registration

  /// Calls an action on a target for events; `nil` finds the target in the responder chain by the action's name (TT-3).
  ///
  /// The target is not retained; once it died the responder chain is asked. Adding a pair again unites its events and
  /// moves it to the end of the order (TT-2). Without events nothing is added (TT-11).
  public final func addTarget(_ target: AnyObject?, action: Action, for events: Event) {
    if !events.isEmpty { table.add(target, action, events) }
  }

  /// Takes events from every entry of a target, whatever its action; `nil` stands for all targets and closures (TT-4).
  ///
  /// An entry left without events is dropped if its action is the given one, or if none is given. Any other stays
  /// without events: ``allTargets`` still has its target, and adding it again moves it to the end of the order.
  public final func removeTarget(_ target: AnyObject?, action: Action?, for events: Event) {
    table.remove(target, action, events)
  }

  /// Calls an action's closure for events; an equal action that was added before gives its events and goes (TT-2, TT-7).
  ///
  /// The action is retained until it is removed, and with it what its closure captures. A call without events is ignored
  /// and reported (TT-11).
  public final func addAction(_ action: ControlAction, for events: Event) {
    guard !events.isEmpty else {
      rootNode.touchContext?.report(.invalidArgument("addAction without events"))
      return
    }
    table.add(action, events)
  }

  /// Calls a closure with this control for events, and returns the action to remove it by.
  @discardableResult
  public final func addAction(for events: Event, _ handler: @escaping (Control) -> Void) -> ControlAction {
    let action = ControlAction(handler: handler)
    addAction(action, for: events)
    return action
  }

  /// Takes events, by default all, from an action that is equal to the given one; without events it goes (TT-4).
  public final func removeAction(_ action: ControlAction, for events: Event = .allEvents) {
    table.removeClosures(events) { $0 == action }
  }

  /// Takes events from the action with an identifier; without events it goes (TT-4).
  public final func removeAction(identifiedBy identifier: String, for events: Event) {
    table.removeClosures(events) { $0.isIdentified(by: identifier) }
  }

  // MARK: What is registered

  /// Each target once, in the order of registration; one `nil` stands for the responder chain and for dead targets.
  ///
  /// Closures are left out (TT-5).
  public final var allTargets: [AnyObject?] {
    var found: [AnyObject?] = []
    for entry in table.entries where entry.closure == nil && !found.contains(where: { $0 === entry.target }) {
      found.append(entry.target)
    }
    return found
  }

  /// All events for which something is registered (TT-5).
  public final var allControlEvents: Event {
    var all: Event = []
    for entry in table.entries { all.formUnion(entry.events) }
    return all
  }

  /// The actions without a target in the order of registration, for a recording of the session.
  package final var chainActions: [(events: Event, name: ActionName)] {
    table.entries.compactMap { entry in
      guard let action = entry.action, entry.target == nil, !entry.events.isEmpty else { return nil }
      return (entry.events, action.name)
    }
  }

  /// The names of a target's actions for events in the order of registration, `nil` without any (TT-5).
  ///
  /// An action counts when it is registered for all of the events. Without a target: the actions that travel the
  /// responder chain.
  public final func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [ActionName]? {
    let names = table.entries.compactMap { entry -> ActionName? in
      guard let action = entry.action, entry.target === target, entry.events.isSuperset(of: event) else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Later

  /// Runs work once the views have heard of the event on its way, and at once outside of an event (EO-9).
  public final func performAfterEvent(_ work: @escaping () -> Void) {
    guard let context = rootNode.touchContext else { return work() }
    context.performAfterEvent(work)
  }
}
