public import TouchEvents

/// Estimates the velocity of a finger from where it was and when.
///
/// The estimate is the one on which Android, Flutter and Compose agree: a parabola in time is fitted to the
/// recent movements by least squares, for x and for y, and its slope at the newest one is the velocity. It
/// holds at most the 20 newest movements, allocates one array with the first movement, and nothing later.
///
/// Add only movements, not the lift of the finger and not predicted positions. A touch that was
/// cancelled has no velocity; call `reset()`.
public struct VelocityTracker: Sendable {
  /// The maximum number of movements that an estimate uses (Android, Flutter, Compose).
  public static var sampleLimit: Int { 20 }
  /// The age in seconds, relative to the newest movement, beyond which movements don't count (Android, Flutter,
  /// Compose).
  public static var horizon: Double { 0.1 }
  /// The gap in seconds after which earlier movements are discarded (Android assumes that the pointer has stopped).
  public static var pause: Double { 0.04 }
  /// How many movements an estimate needs, since a parabola has three coefficients.
  public static var leastSamples: Int { 3 }
  /// The tolerance in seconds for rounding errors in timestamp differences.
  ///
  /// Milliseconds are not exact in binary: 0.4 - 0.3 is above 0.1. Sensors report 8000 times per second at most.
  private static var tolerance: Double { 1e-6 }
  /// The movements, the oldest of which is overwritten once there are as many as can count.
  private var ring: [LeastSquaresSolver.Sample] = []
  /// Where in `ring` the newest movement is.
  private var newest = -1
  /// How many movements of `ring` are valid, going back from the newest.
  private var count = 0
  /// Creates a tracker without movements.
  public init() {}

  /// A Boolean value that indicates whether no movement was added since the tracker was made or reset.
  public var isEmpty: Bool { count == 0 }
  /// Records the finger's position, in points, at a time, in seconds on any clock.
  ///
  /// A movement with the same time as the newest replaces it. An earlier or non-finite one is ignored.
  public mutating func add(time: Double, position: Point) {
    guard time.isFinite, position.isFinite else { return }
    let sample = LeastSquaresSolver.Sample(time: time, position: position)
    if count > 0 {
      let step = time - ring[newest].time
      if step < 0 { return }
      if step == 0 {
        ring[newest] = sample
        return
      }
    }
    newest = newest + 1 == Self.sampleLimit ? 0 : newest + 1
    count = min(count + 1, Self.sampleLimit)
    if newest < ring.count {
      ring[newest] = sample
    } else {
      if ring.isEmpty { ring.reserveCapacity(Self.sampleLimit) }
      ring.append(sample)
    }
  }

  /// Removes all movements but keeps the capacity.
  public mutating func reset() {
    newest = -1
    count = 0
  }

  /// Returns the velocity at the newest movement, in points per second.
  ///
  /// - Parameters:
  ///   - time: When it is asked for or the finger is lifted, in seconds. When that is later than the newest
  ///     movement by more than `pause`, the finger rests and the velocity is zero. If omitted, pauses after the newest
  /// movement are not considered.
  ///   - maximumVelocity: The maximum magnitude of the result in points per second; the direction is preserved.
  /// - Returns: The velocity, or zero when the finger rests or too few movements are known.
  public func velocity(at time: Double? = nil, maximumVelocity: Double? = nil) -> Point {
    if let time, count > 0, time - ring[newest].time > Self.pause + Self.tolerance { return .zero }
    let usable = recentCount
    guard usable >= Self.leastSamples else { return .zero }
    let slope = LeastSquaresSolver.slope(count: usable) { sample(back: $0) }
    guard let slope else { return .zero }
    guard let maximumVelocity, slope.length > maximumVelocity else { return slope }
    return slope * (max(maximumVelocity, 0) / slope.length)
  }

  /// How many movements count: back from the newest up to the horizon, or to a pause.
  private var recentCount: Int {
    guard count > 0 else { return 0 }
    let last = ring[newest].time
    var later = last
    for back in 1..<count {
      let time = sample(back: back).time
      let tooOld = last - time > Self.horizon + Self.tolerance
      if tooOld || later - time > Self.pause + Self.tolerance { return back }
      later = time
    }
    return count
  }

  /// Returns the movement that is `back` places before the newest.
  private func sample(back: Int) -> LeastSquaresSolver.Sample {
    let index = newest - back
    return ring[index < 0 ? index + Self.sampleLimit : index]
  }
}
