public import TouchCore

/// The velocity with which a finger lets go: from the first to the last movement of a short time before the lift.
///
/// Scroll views fling by it (PH-2, R-14); it follows a flick more closely than a fit does, and knows no pauses. A pure
/// value that takes one array at the first movement and allocates nothing later.
public struct ReleaseVelocityTracker: Sendable {
  /// How many movements are remembered: 100 ms of hardware that reports 640 times a second.
  public static var sampleLimit: Int { 64 }

  private struct Sample {
    var time: Double
    var position: Point
  }
  /// The movements, the oldest of which is overwritten when there is no more room.
  private var ring: [Sample] = []
  private var newest = -1

  /// Makes a tracker that knows of no movement.
  public init() {}

  /// Takes note that the finger was at a position, in points, at a time, in seconds of any clock.
  ///
  /// One at the time of the newest replaces it. One that is earlier or not finite is ignored.
  public mutating func add(time: Double, position: Point) {
    guard time.isFinite, position.isFinite else { return }
    if newest >= 0 {
      let last = ring[newest].time
      // Well after the last one is told without counting nanoseconds.
      if time <= last + 1e-6 {
        let (now, before) = (time.nanoseconds, last.nanoseconds)
        if now < before { return }
        if now == before {
          ring[newest].position = position
          return
        }
      }
    }
    newest = newest + 1 == Self.sampleLimit ? 0 : newest + 1
    if newest < ring.count {
      ring[newest] = Sample(time: time, position: position)
    } else {
      if ring.isEmpty { ring.reserveCapacity(Self.sampleLimit) }
      ring.append(Sample(time: time, position: position))
    }
  }

  /// Forgets all movements, but keeps the room for them.
  public mutating func reset() {
    newest = -1
    ring.removeAll(keepingCapacity: true)
  }

  /// The velocity in points a second between the first and the last movement of some seconds before a time.
  ///
  /// Zero with fewer than two movements in that time: the finger rested, or did not move at all.
  public func velocity(over seconds: Double, until time: Double) -> Point {
    guard newest >= 0 else { return .zero }
    let earliest = (time - seconds).nanoseconds
    let last = ring[newest]
    guard last.time.nanoseconds >= earliest else { return .zero }
    var first = last
    for back in 1..<max(1, ring.count) {
      let index = newest - back
      let sample = ring[index < 0 ? index + ring.count : index]
      if sample.time.nanoseconds < earliest { break }
      first = sample
    }
    let duration = last.time - first.time
    return duration > 0 ? (last.position - first.position) / duration : .zero
  }
}
