/// Turns samples into touches with lasting identity: numbers, tap counts, sequences.
struct TouchSequencer {
  /// The touches that are down, in the order of their arrival.
  private(set) var down: [Touch] = []
  /// The present or latest multi-touch sequence, from the first finger down to the last up.
  private(set) var sequence = 0
  private var recentTaps: [RecentTap] = []

  private struct RecentTap {
    var time: Int64
    var place: Point
    var tapCount: Int
  }

  func touch(of id: TouchID) -> Touch? { down.first { $0.id == id } }

  /// Begins a sequence when no finger is down; answers whether it did.
  mutating func beginSequenceIfNeeded() -> Bool {
    guard down.isEmpty else { return false }
    sequence += 1
    return true
  }

  /// How many taps a touch completes that lands at a place and time (TP-3, R-13).
  mutating func tapCount(at place: Point, _ time: Timestamp, _ settings: TouchSettings) -> Int {
    let now = time.nanoseconds
    let window = settings.tapInterval.nanoseconds
    recentTaps.removeAll { now - $0.time >= window }
    let before = recentTaps.last { !$0.place.distance(to: place).exceeds(settings.tapDistance) }
    return (before?.tapCount ?? 0) + 1
  }

  mutating func add(_ touch: Touch) { down.append(touch) }

  /// Forgets a touch that is over and remembers where a tap ended.
  mutating func remove(_ touch: Touch) {
    down.removeAll { $0 === touch }
    guard touch.phase == .ended else { return }
    recentTaps.append(
      RecentTap(time: touch.timestamp.nanoseconds, place: touch.sample.location, tapCount: touch.tapCount))
    // Only the newest can count; the bound keeps a host without a clock from growing it for ever.
    if recentTaps.count > 32 { recentTaps.removeFirst() }
  }
}
