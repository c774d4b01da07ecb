/// Something that is called at a time.
public protocol DeadlineHandler: AnyObject {
  /// Called when a deadline of this handler was reached; the tag is the one it was scheduled with.
  func deadlineReached(_ tag: Int, at time: Timestamp)
}

/// The one list of everything that waits for a time: presses, taps, content delays, repeats.
///
/// Deadlines fire at their own time, those of one time in the order in which they were made. Nothing here reads a
/// clock: the host says what time it is.
public struct DeadlineQueue {
  struct Entry {
    var key: Int64
    var isInclusive: Bool
    var order: Int
    var time: Timestamp
    var tag: Int
    var handler: any DeadlineHandler

    func isBefore(_ other: Entry) -> Bool {
      if key != other.key { return key < other.key }
      if isInclusive != other.isInclusive { return !isInclusive }
      return order < other.order
    }
  }

  /// What waits, the next one last, where it is taken from.
  private var entries: [Entry] = []
  private(set) var lastOrder = 0

  init() {}

  /// When the next deadline is due, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { entries.last?.time }

  /// How many deadlines wait.
  public var count: Int { entries.count }

  /// Asks for a call at a time, in place of an earlier request of the same handler and tag.
  ///
  /// An inclusive deadline fires after the samples of its own time, any other before them. One that is asked for again at its
  /// own time keeps its place among those of that time. A time that never comes, such as infinity, asks for nothing.
  public mutating func schedule(
    _ handler: any DeadlineHandler, tag: Int = 0, at time: Timestamp, isInclusive: Bool = false
  ) {
    if let index = index(of: handler, tag: tag) {
      if entries[index].key == time.nanoseconds, entries[index].isInclusive == isInclusive { return }
      entries.remove(at: index)
    }
    add(handler, tag: tag, at: time, isInclusive: isInclusive)
  }

  /// Asks for a call at a time, for a handler that waits for nothing with this tag.
  package mutating func add(_ handler: any DeadlineHandler, tag: Int, at time: Timestamp, isInclusive: Bool) {
    // Beyond the latest time that a host can advance to: it would be the next deadline for ever.
    guard time <= TouchDispatcher.maximumTime else { return }
    lastOrder += 1
    let entry = Entry(
      key: time.nanoseconds, isInclusive: isInclusive, order: lastOrder, time: time, tag: tag, handler: handler)
    var index = entries.count
    while index > 0, !entry.isBefore(entries[index - 1]) { index -= 1 }
    entries.insert(entry, at: index)
  }

  /// Takes back a request.
  public mutating func cancel(_ handler: any DeadlineHandler, tag: Int) {
    if let index = index(of: handler, tag: tag) { entries.remove(at: index) }
  }

  /// Takes back all requests of a handler.
  public mutating func cancelAll(of handler: any DeadlineHandler) { entries.removeAll { $0.handler === handler } }

  /// The place of a handler's request with a tag.
  private func index(of handler: any DeadlineHandler, tag: Int) -> Int? {
    for index in entries.indices where entries[index].tag == tag && entries[index].handler === handler { return index }
    return nil
  }

  /// Returns whether a handler waits for any time.
  public func contains(_ handler: any DeadlineHandler) -> Bool {
    entries.contains { $0.handler === handler }
  }

  /// Takes the next deadline that is due: before the samples of a time, or at that time altogether.
  mutating func popDue(at time: Timestamp, beforeSamples: Bool, upTo order: Int) -> Entry? {
    let now = time.nanoseconds
    guard let next = entries.last,
      next.key < now || next.key == now && next.order <= order && !(beforeSamples && next.isInclusive)
    else { return nil }
    return entries.removeLast()
  }
}
