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

    func isBefore(_ other: Turn) -> Bool { key != other.key ? key < other.key : rank < other.rank }
  }

  /// The turns, each before those at twice its place plus one and two, including those of requests since taken back.
  private var heap: [Turn] = []
  /// What waits, in no order.
  private var slots: [Entry?] = []
  /// The rank of each slot's turn, 0 where nothing waits; any other turn of the slot is void.
  private var ranks: [Int] = []
  private var freeSlots: [Int] = []
  /// The slots of each handler.
  private var handlers = IdentityIndex()
  private(set) var lastOrder = 0

  init() {}

  /// When the next deadline is due, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { mutating get { firstTurn().flatMap { slots[$0.slot]?.time } } }

  /// How many deadlines wait.
  public private(set) var count = 0

  /// Requests a call at a time, instead of an earlier request of the same handler and tag.
  ///
  /// An inclusive deadline fires after the samples of its own time, any other before them. A deadline that is requested again at its
  /// own time keeps its place among those of that time. A time that never comes, such as infinity, requests nothing.
  public mutating func schedule(
    _ handler: any DeadlineHandler, tag: Int = 0, at time: Timestamp, isInclusive: Bool = false
  ) {
    if let slot = slot(of: handler, tag: tag) {
      if (ranks[slot] >= Self.inclusive) == isInclusive, slots[slot]?.time.nanoseconds == time.nanoseconds { return }
      remove(slot)
    }
    add(handler, tag: tag, at: time, isInclusive: isInclusive)
  }

  /// Requests a call at a time, for a handler that waits for nothing with this tag.
  mutating func add(_ handler: any DeadlineHandler, tag: Int, at time: Timestamp, isInclusive: Bool) {
    // Beyond the latest time that a host can advance to: it would be the next deadline for ever.
    guard time <= TouchDispatcher.maximumTime else { return }
    // A host that never reads the next one must not grow it for ever.
    if heap.count > 2 * count + 16 { dropVoidTurns() }
    lastOrder += 1
    count += 1
    let rank = isInclusive ? lastOrder | Self.inclusive : lastOrder
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count {
      slots.append(nil)
      ranks.append(0)
    }
    slots[slot] = Entry(time: time, tag: tag, handler: handler)
    ranks[slot] = rank
    handlers.insert(IdentityIndex.key(of: ObjectIdentifier(handler as AnyObject)), at: slot)
    rise(Turn(key: time.nanoseconds, rank: rank, slot: slot))
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
    guard let next = firstTurn(), next.key < now || next.key == now && !(beforeSamples && next.isInclusive),
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

  /// Takes a request back; its turn leaves the heap later (``firstTurn()``), which is cheaper for many.
  private mutating func remove(_ slot: Int) {
    count -= 1
    ranks[slot] = 0
    handlers.remove(at: slot)
    freeSlots.append(slot)
    slots[slot] = nil
  }

  /// Returns the first turn that counts.
  ///
  /// Void turns ahead of it are removed; once they outnumber the others, all are.
  private mutating func firstTurn() -> Turn? {
    if heap.count > count { dropVoidTurns() }
    return heap.first
  }

  private mutating func dropVoidTurns() {
    if count == 0 { return heap.empty() }
    if heap.count > 2 * count {
      let ranks = ranks
      heap.remove { ranks[$0.slot] != $0.rank }
      for place in (0..<heap.count / 2).reversed() { sink(heap[place], from: place) }
    }
    // One that counts is below, so the heap does not become empty.
    while ranks[heap[0].slot] != heap[0].rank { sink(heap.removeLast(), from: 0) }
  }

  /// Adds a turn.
  private mutating func rise(_ turn: Turn) {
    var place = heap.count
    heap.append(turn)
    while place > 0, case let above = (place - 1) / 2, turn.isBefore(heap[above]) {
      heap[place] = heap[above]
      place = above
    }
    heap[place] = turn
  }

  /// Puts a turn at a place or below it.
  private mutating func sink(_ turn: Turn, from start: Int) {
    var place = start
    while case var below = 2 * place + 1, below < heap.count {
      if below + 1 < heap.count, heap[below + 1].isBefore(heap[below]) { below += 1 }
      guard heap[below].isBefore(turn) else { break }
      heap[place] = heap[below]
      place = below
    }
    heap[place] = turn
  }
}
