/// Something that is called at a time.
public protocol DeadlineHandler: AnyObject {
  /// Called when a deadline of this handler was reached; the tag is the one it was scheduled with.
  func deadlineReached(_ tag: Int, at time: Timestamp)
}

/// The one list of everything that waits for a time: presses, taps, content delays, repeats.
///
/// Deadlines fire at their own time, those of one time in the order in which they were made. Nothing here reads a
/// clock: the host passes the time. It is a binary heap, so that a deadline among many takes few steps.
public struct DeadlineQueue {
  struct Entry {
    var time: Timestamp
    var tag: Int
    var handler: any DeadlineHandler
  }

  /// What decides about the turn of an entry, and the place where that is.
  private struct Turn {
    var key: Int64
    /// The number of the request, those that are inclusive behind all others.
    var rank: Int
    var slot: Int

    var isInclusive: Bool { rank >= DeadlineQueue.inclusive }
    var order: Int { rank & ~DeadlineQueue.inclusive }

    @inline(__always)
    func isBefore(_ other: Turn) -> Bool { key != other.key ? key < other.key : rank < other.rank }
  }

  /// The turns, each before those at twice its place plus one and two.
  private var heap: [Turn] = []
  /// What waits, in no order.
  private var slots: [Entry?] = []
  /// The place of each slot's turn in the heap.
  private var places: [Int] = []
  private var freeSlots: [Int] = []
  /// The slots of each handler.
  private var handlers = IdentityIndex()
  private(set) var lastOrder = 0

  init() {}

  /// When the next deadline is due, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { heap.isEmpty ? nil : slots[heap[0].slot]?.time }

  /// How many deadlines wait.
  public var count: Int { heap.count }

  /// Requests a call at a time, instead of an earlier request of the same handler and tag.
  ///
  /// An inclusive deadline fires after the samples of its own time, any other before them. A deadline that is requested again at its
  /// own time keeps its place among those of that time. A time that never comes, such as infinity, requests nothing.
  public mutating func schedule(
    _ handler: any DeadlineHandler, tag: Int = 0, at time: Timestamp, isInclusive: Bool = false
  ) {
    if let slot = slot(of: handler, tag: tag) {
      if heap[places[slot]].key == time.nanoseconds, heap[places[slot]].isInclusive == isInclusive { return }
      remove(slot)
    }
    add(handler, tag: tag, at: time, isInclusive: isInclusive)
  }

  /// Requests a call at a time, for a handler that waits for nothing with this tag.
  mutating func add(_ handler: any DeadlineHandler, tag: Int, at time: Timestamp, isInclusive: Bool) {
    // Beyond the latest time that a host can advance to: it would be the next deadline for ever.
    guard time <= TouchDispatcher.maximumTime else { return }
    lastOrder += 1
    let entry = Entry(time: time, tag: tag, handler: handler)
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count {
      slots.append(entry)
      places.append(heap.count)
    } else {
      slots[slot] = entry
      places[slot] = heap.count
    }
    handlers.insert(IdentityIndex.key(of: ObjectIdentifier(handler as AnyObject)), at: slot)
    heap.append(Turn(key: time.nanoseconds, rank: isInclusive ? lastOrder | Self.inclusive : lastOrder, slot: slot))
    rise(from: heap.count - 1)
  }

  /// Takes back a request.
  public mutating func cancel(_ handler: any DeadlineHandler, tag: Int) {
    if let slot = slot(of: handler, tag: tag) { remove(slot) }
  }

  /// Takes back all requests of a handler.
  public mutating func cancelAll(of handler: any DeadlineHandler) {
    let key = IdentityIndex.key(of: ObjectIdentifier(handler as AnyObject))
    while case let slot = handlers.first(key), slot >= 0 { remove(slot) }
  }

  /// Returns whether a handler waits for any time.
  public func contains(_ handler: any DeadlineHandler) -> Bool {
    handlers.first(IdentityIndex.key(of: ObjectIdentifier(handler as AnyObject))) >= 0
  }

  /// Returns when a handler's first request is due, in seconds; `nil` when it waits for nothing.
  public func deadline(of handler: any DeadlineHandler) -> Timestamp? {
    slots.compactMap { $0.flatMap { $0.handler === handler ? $0.time : nil } }.min()
  }

  /// Takes the next deadline that is due: before the samples of a time, or at that time altogether.
  mutating func popDue(at time: Timestamp, beforeSamples: Bool, upTo order: Int) -> Entry? {
    let now = time.nanoseconds
    guard let next = heap.first, next.key < now || next.key == now && !(beforeSamples && next.isInclusive),
      next.key < now || next.order <= order
    else { return nil }
    let entry = slots[next.slot]
    remove(next.slot)
    return entry
  }

  /// Returns the slot of a handler's request with a tag.
  private func slot(of handler: any DeadlineHandler, tag: Int) -> Int? {
    var slot = handlers.first(IdentityIndex.key(of: ObjectIdentifier(handler as AnyObject)))
    while slot >= 0, slots[slot]?.tag != tag { slot = handlers.next(after: slot) }
    return slot < 0 ? nil : slot
  }

  // MARK: The heap

  /// The bit of a rank that puts inclusive deadlines behind the others of their time.
  private static var inclusive: Int { 1 << (Int.bitWidth - 2) }

  private mutating func remove(_ slot: Int) {
    let place = places[slot]
    slots[slot] = nil
    handlers.remove(at: slot)
    freeSlots.append(slot)
    let last = heap.removeLast()
    if place < heap.count {
      heap[place] = last
      places[last.slot] = place
      sink(from: place)
      if places[last.slot] == place { rise(from: place) }
    }
  }

  private mutating func rise(from start: Int) {
    let turn = heap[start]
    var place = start
    while place > 0, case let above = (place - 1) / 2, turn.isBefore(heap[above]) {
      move(heap[above], to: place)
      place = above
    }
    move(turn, to: place)
  }

  private mutating func sink(from start: Int) {
    let turn = heap[start]
    var place = start
    while case var below = 2 * place + 1, below < heap.count {
      if below + 1 < heap.count, heap[below + 1].isBefore(heap[below]) { below += 1 }
      guard heap[below].isBefore(turn) else { break }
      move(heap[below], to: place)
      place = below
    }
    move(turn, to: place)
  }

  private mutating func move(_ turn: Turn, to place: Int) {
    heap[place] = turn
    places[turn.slot] = place
  }
}
