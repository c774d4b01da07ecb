import TouchViews

/// Whom a control calls for which events, in the order of registration (TT-2 to TT-7).
struct ControlActionTable {
  /// A closure, or an action and its target.
  struct Entry {
    var closure: ControlAction?
    var action: Action?
    var weakTarget: WeakTarget?
    var events: ControlEvents

    /// The target that is called; `nil` for one that is gone, for the responder chain and for closures (TT-3).
    var target: AnyObject? { weakTarget?.object }
  }

  private(set) var entries: [Entry] = []

  /// Adds an entry, or moves an equal one with its events to the end (TT-2).
  mutating func add(_ target: AnyObject?, _ action: Action, _ events: ControlEvents) {
    let entry = Entry(action: action, weakTarget: target.map { WeakTarget($0) }, events: events)
    add(entry) { $0.action == action && $0.target === target }
  }

  /// Adds a closure, or puts it in place of an equal one's at the end (TT-7).
  mutating func add(_ closure: ControlAction, _ events: ControlEvents) {
    add(Entry(closure: closure, events: events)) { $0.closure == closure }
  }

  private mutating func add(_ new: Entry, over isEqual: (Entry) -> Bool) {
    var new = new
    for entry in entries where isEqual(entry) { new.events.formUnion(entry.events) }
    entries.removeAll(where: isEqual)
    entries.append(new)
  }

  /// Takes events from every entry of a target, or of all with `nil`, whatever its action (TT-4).
  ///
  /// An entry that is left without events goes if its action is the given one or none is given; else it stays silent.
  mutating func remove(_ target: AnyObject?, _ action: Action?, _ events: ControlEvents) {
    remove(events, where: { target == nil || $0.target === target }) {
      action == nil || $0.action?.name == action?.name
    }
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
