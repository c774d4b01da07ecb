import TouchCore

/// Whom a control calls for which events, in the order of registration (TT-2 to TT-7).
struct ControlActionTable {
  /// What an entry calls.
  enum Call {
    /// A method of a target, which is not retained; `nil` finds a target in the responder chain by the action's name.
    case target(WeakTarget?, Action)
    /// A closure.
    case closure(ControlAction)
  }

  struct Entry {
    let call: Call
    var events: ControlEvents

    /// The action of a target, `nil` for closures.
    var action: Action? {
      if case .target(_, let action) = call { return action }
      return nil
    }

    /// The closure, `nil` for targets.
    var closure: ControlAction? {
      if case .closure(let closure) = call { return closure }
      return nil
    }

    /// The target that is called; `nil` for one that is gone, for the responder chain and for closures (TT-3).
    var target: AnyObject? {
      if case .target(let target, _) = call { return target?.object }
      return nil
    }
  }

  private(set) var entries: [Entry] = []

  /// Adds an entry, or moves an equal one with its events to the end (TT-2).
  mutating func add(_ target: AnyObject?, _ action: Action, _ events: ControlEvents) {
    add(.target(target.map { WeakTarget($0) }, action), events) { $0.action == action && $0.target === target }
  }

  /// Adds a closure, or puts it in place of an equal one's at the end (TT-7).
  mutating func add(_ closure: ControlAction, _ events: ControlEvents) {
    add(.closure(closure), events) { $0.closure == closure }
  }

  private mutating func add(_ call: Call, _ events: ControlEvents, over isEqual: (Entry) -> Bool) {
    var all = events
    for entry in entries where isEqual(entry) { all.formUnion(entry.events) }
    entries.removeAll(where: isEqual)
    entries.append(Entry(call: call, events: all))
  }

  /// Takes events from every entry of a target, or of all with `nil`, whatever its action (TT-4).
  ///
  /// An entry that is left without events goes if its action is the given one or none is given; else it stays silent.
  mutating func remove(_ target: AnyObject?, _ action: Action?, _ events: ControlEvents) {
    remove(events, where: { target == nil || $0.target === target }) { action == nil || $0.action == action }
  }

  /// Takes events from closures, and the closures with their last events (TT-4).
  mutating func removeClosures(_ events: ControlEvents, where isMeant: (ControlAction) -> Bool) {
    remove(events, where: { $0.closure.map(isMeant) ?? false }) { _ in true }
  }

  private mutating func remove(
    _ events: ControlEvents, where isMeant: (Entry) -> Bool, drop mayGo: (Entry) -> Bool
  ) {
    for index in entries.indices.reversed() where isMeant(entries[index]) {
      entries[index].events.subtract(events)
      if entries[index].events.isEmpty && mayGo(entries[index]) { entries.remove(at: index) }
    }
  }
}
