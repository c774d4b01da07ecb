/// Something that wants to be called at a time.
public protocol DeadlineHandler: AnyObject {
  /// Tells that a deadline of this handler was reached; the tag is the one it was scheduled with.
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

  /// What waits, the last one first, so that taking it is cheap.
  private var entries: [Entry] = []
  private var lastOrder = 0

  init() {}

  /// When the next deadline is due, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { entries.last?.time }

  /// How many deadlines wait.
  public var count: Int { entries.count }

  /// Asks for a call at a time, in place of an earlier request of the same handler and tag.
  ///
  /// An inclusive deadline fires after the samples of its own time, any other before them.
  public mutating func schedule(
    _ handler: any DeadlineHandler, tag: Int = 0, at time: Timestamp, isInclusive: Bool = false
  ) {
    cancel(handler, tag: tag)
    lastOrder += 1
    let entry = Entry(
      key: time.nanoseconds, isInclusive: isInclusive, order: lastOrder, time: time, tag: tag, handler: handler)
    var index = entries.count
    while index > 0, entries[index - 1].isBefore(entry) { index -= 1 }
    entries.insert(entry, at: index)
  }

  /// Takes back a request.
  public mutating func cancel(_ handler: any DeadlineHandler, tag: Int) {
    guard let index = entries.firstIndex(where: { $0.tag == tag && $0.handler === handler }) else { return }
    entries.remove(at: index)
  }

  /// Takes back all requests of a handler.
  public mutating func cancelAll(of handler: any DeadlineHandler) {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.handler === handler }
  }

  /// Whether a handler waits for any time.
  public func contains(_ handler: any DeadlineHandler) -> Bool {
    entries.contains { $0.handler === handler }
  }

  /// Whether it is worth asking for one that is due, told without counting references.
  @inline(__always)
  func mayBeDue(at time: Timestamp) -> Bool {
    // Asked with more than a nanosecond to spare; who pops compares exactly.
    !entries.isEmpty && entries[entries.count - 1].time <= time + 1e-6
  }

  /// Takes the next deadline that is due: before the samples of a time, or at that time altogether.
  mutating func popDue(at time: Timestamp, beforeSamples: Bool) -> Entry? {
    guard let next = entries.last else { return nil }
    let now = time.nanoseconds
    guard next.key < now || (next.key == now && !(beforeSamples && next.isInclusive)) else { return nil }
    return entries.removeLast()
  }
}
