import TouchViews

/// The targets and closures of a control by event, in the order of registration (TT-2 to TT-7).
struct ControlActionTable {
  /// A closure, or an action and its target.
  final class Entry {
    let closure: ControlAction?
    let action: Action?
    private let weakTarget: WeakTarget?
    let events: ControlEvents
    /// The key of the target, or of the closure, by which an equal entry is found.
    fileprivate let key: UInt

    /// The target that is called; `nil` for one that is gone, for the responder chain and for closures (TT-3).
    var target: AnyObject? { weakTarget?.object }

    fileprivate init(_ action: Action, _ target: AnyObject?, _ events: ControlEvents) {
      self.action = action
      self.events = events
      closure = nil
      weakTarget = target.map { WeakTarget($0) }
      key = Self.key(of: target)
    }

    fileprivate init(_ closure: ControlAction, _ events: ControlEvents) {
      self.closure = closure
      self.events = events
      action = nil
      weakTarget = nil
      key = Self.key(of: closure)
    }

    /// Makes an entry like another for other events: one that is being sent stays what it is.
    fileprivate init(_ other: Entry, _ events: ControlEvents) {
      closure = other.closure
      action = other.action
      weakTarget = other.weakTarget
      key = other.key
      self.events = events
    }

    /// Returns the key of a target; that of none for `nil`, as for all actions that go along the responder chain.
    static func key(of target: AnyObject?) -> UInt { target.map { IdentityIndex.key(ofAny: $0) } ?? 1 }

    /// Returns the key of a closure; one for all that have identifiers, which are compared one by one.
    static func key(of closure: ControlAction) -> UInt {
      closure.identifier == nil ? IdentityIndex.key(of: ObjectIdentifier(closure)) : 2
    }
  }

  private(set) var entries: [Entry] = []
  private var places = IdentityIndex()

  // What goes with an entry may come back here from its deinit. So each of these returns the list as it was, and the caller
  // lets it go when the access is over.

  /// Adds an entry, or moves an equal one with its events to the end (TT-2).
  mutating func add(_ target: AnyObject?, _ action: Action, _ events: ControlEvents) -> [Entry] {
    add(Entry(action, target, events)) { $0.closure == nil && $0.action == action && $0.target === target }
  }

  /// Adds a closure, or puts it in place of an equal one's at the end (TT-7).
  mutating func add(_ closure: ControlAction, _ events: ControlEvents) -> [Entry] {
    add(Entry(closure, events)) { $0.closure == closure }
  }

  private mutating func add(_ new: Entry, over isEqual: (Entry) -> Bool) -> [Entry] {
    var events = new.events
    var hasEqual = false
    var place = places.first(new.key)
    while place >= 0 {
      if isEqual(entries[place]) {
        events.formUnion(entries[place].events)
        hasEqual = true
      }
      place = places.next(after: place)
    }
    guard hasEqual else {
      append(new)
      return []
    }
    let old = entries
    keep(old.filter { !isEqual($0) } + [Entry(new, events)])
    return old
  }

  private mutating func append(_ entry: Entry) {
    places.insert(entry.key, at: entries.count)
    entries.append(entry)
  }

  private mutating func keep(_ kept: [Entry]) {
    entries = []
    places = IdentityIndex()
    for entry in kept { append(entry) }
  }

  /// Takes events from every entry of a target, or of all with `nil`, whatever its action (TT-4).
  ///
  /// An entry that is left without events goes if its action is the given one or none is given; else it stays silent.
  mutating func remove(_ target: AnyObject?, _ action: Action?, _ events: ControlEvents) -> [Entry] {
    remove(events, where: { target == nil || $0.target === target }) {
      action == nil || $0.action?.name == action?.name
    }
  }

  /// Takes events from closures, and the closures with their last events (TT-4).
  mutating func removeClosures(_ events: ControlEvents, where isMeant: (ControlAction) -> Bool) -> [Entry] {
    remove(events, where: { $0.closure.map(isMeant) ?? false }) { _ in true }
  }

  private mutating func remove(
    _ events: ControlEvents, where isMeant: (Entry) -> Bool, drop mayGo: (Entry) -> Bool
  ) -> [Entry] {
    let old = entries
    var kept: [Entry] = []
    for entry in old {
      guard isMeant(entry) else {
        kept.append(entry)
        continue
      }
      let left = entry.events.subtracting(events)
      if !left.isEmpty || !mayGo(entry) { kept.append(Entry(entry, left)) }
    }
    keep(kept)
    return old
  }
}
