import TouchCore

/// Whom a control calls for which events, in the order of registration (TT-2 to TT-7).
struct ControlActionTable {
  /// What an entry calls.
  enum Call {
    /// A target that is not retained.
    case target(WeakTarget, Action)
    /// Whoever performs the action in the responder chain (AC-4).
    case chain(Action)
    /// A closure.
    case closure((Control) -> Void)
  }

  struct Entry {
    let number: Int
    let call: Call
    var events: ControlEvents

    /// The action, `nil` for closures.
    var action: Action? {
      switch call {
      case .target(_, let action), .chain(let action): action
      case .closure: nil
      }
    }

    /// Whether the entry calls this target, or with `nil` travels the chain.
    func calls(_ target: AnyObject?) -> Bool {
      switch call {
      case .target(let own, _): target != nil && own.object === target
      case .chain: target == nil
      case .closure: false
      }
    }

    var isDead: Bool {
      if case .target(let target, _) = call { return target.object == nil }
      return false
    }
  }

  private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// Adds an entry; a pair that is there already gets the events added (TT-2).
  mutating func add(_ target: AnyObject?, _ action: Action, _ events: ControlEvents) {
    entries.removeAll { $0.isDead }
    if let index = entries.firstIndex(where: { $0.action == action && $0.calls(target) }) {
      entries[index].events.formUnion(events)
    } else {
      _ = append(target == nil ? .chain(action) : .target(WeakTarget(target), action), events)
    }
  }

  /// Adds a closure; answers its number.
  mutating func add(_ closure: @escaping (Control) -> Void, _ events: ControlEvents) -> Int {
    append(.closure(closure), events)
  }

  private mutating func append(_ call: Call, _ events: ControlEvents) -> Int {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, call: call, events: events))
    return lastNumber
  }

  /// Takes events from the entries of a target and action, `nil` standing for any; closures stay (TT-4).
  mutating func remove(_ target: AnyObject?, _ action: Action?, _ events: ControlEvents) {
    remove(events) { entry in
      guard let own = entry.action else { return false }
      return (target == nil || entry.calls(target)) && (action == nil || own == action)
    }
  }

  /// Takes events from a closure.
  mutating func remove(closure number: Int, _ events: ControlEvents) {
    remove(events) { $0.number == number }
  }

  private mutating func remove(_ events: ControlEvents, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty || $0.isDead }
  }

  /// Whether an entry of a snapshot is still there for some of the events.
  func stillHas(_ entry: Entry, for events: ControlEvents) -> Bool {
    entries.contains { $0.number == entry.number && !$0.events.isDisjoint(with: events) }
  }
}
