import TouchCore

/// How an offset comes back to an edge or a page: a critically damped spring, a pure function of time (PH-4).
///
/// With the displacement x₀ and the velocity v₀ from the target: x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ω·t). It ends when
/// less than 0.5 points and 10 points a second are left, and shows the target itself from then on.
public struct ScrollSpring: Equatable, Sendable {
  /// The spring's frequency ω in 1/s, fitted to traces of devices (PH-4).
  public static var frequency: Double { 10.9 }
  /// How fast content that is let go at rest starts towards its target, for each point of displacement, in 1/s (PH-4).
  public static var releaseRate: Double { 7.3 }
  /// The distance below which the spring may end, in points.
  public static var restDistance: Double { 0.5 }
  /// The speed below which the spring may end, in points a second.
  public static var restSpeed: Double { 10 }

  /// Where the spring comes to rest, in points.
  public let target: Double
  /// How far from the target it is at time 0, in points.
  public let displacement: Double
  /// The velocity at time 0, in points a second.
  public let velocity: Double
  /// How long it takes until the target is shown, in seconds.
  public let duration: Double

  /// Makes a spring from an offset in points and a velocity in points a second.
  public init(from start: Double, velocity: Double, target: Double) {
    self.target = target
    let isUsable = (start - target).isFinite && velocity.isFinite
    displacement = isUsable ? start - target : 0
    self.velocity = isUsable ? velocity : 0
    duration = Self.settlingTime(displacement, self.velocity)
  }

  /// Makes the spring of content that is let go at rest: it starts towards the target at once (PH-4).
  public init(releasedAt start: Double, target: Double) {
    self.init(from: start, velocity: -Self.releaseRate * (start - target), target: target)
  }

  /// The offset at a time, in points; from the end on exactly the target.
  public func position(at time: Double) -> Double {
    guard time < duration else { return target }
    guard time > 0 else { return target + displacement }
    return target + Self.positions(displacement, velocity).value(at: time)
  }

  /// The velocity at a time, in points a second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return time > 0 ? Self.velocities(displacement, velocity).value(at: time) : velocity
  }

  private static func positions(_ displacement: Double, _ velocity: Double) -> DampedRamp {
    DampedRamp(start: displacement, slope: velocity + frequency * displacement, frequency: frequency)
  }

  private static func velocities(_ displacement: Double, _ velocity: Double) -> DampedRamp {
    DampedRamp(
      start: velocity, slope: -frequency * (velocity + frequency * displacement), frequency: frequency)
  }

  /// The first time at which the distance and the speed are both small enough, so that no frame rate changes the end.
  private static func settlingTime(_ displacement: Double, _ velocity: Double) -> Double {
    let positions = positions(displacement, velocity)
    let velocities = velocities(displacement, velocity)
    var time = 0.0
    // Each of the two is too large in at most two stretches, so a few turns get past all of them.
    for _ in 0..<5 {
      let later = velocities.end(
        ofExcessOver: restSpeed, at: positions.end(ofExcessOver: restDistance, at: time))
      if later == time { return time }
      time = later
    }
    return time
  }
}

/// (start + slope·t)·e^(−frequency·t): what the distance and the velocity of a critically damped spring both are.
private struct DampedRamp {
  var start: Double
  var slope: Double
  var frequency: Double

  func value(at time: Double) -> Double { (start + slope * time) * Mathematics.exp(-frequency * time) }

  /// The end of the stretch of time around a moment in which the magnitude is not below a limit; the moment if it is.
  func end(ofExcessOver limit: Double, at time: Double) -> Double {
    guard value(at: time).magnitude >= limit else { return time }
    // The magnitude falls to the zero, rises to the extremum after it, and falls for good.
    let zero = slope == 0 ? -1 : -start / slope
    let extremum = zero + 1 / frequency
    if time < zero { return crossing(from: time, to: zero, limit) }
    var low = max(time, slope == 0 ? time : extremum)
    var high = low + 1 / frequency
    var rounds = 0
    while value(at: high).magnitude >= limit, rounds < 64 {
      low = high
      high += 1 / frequency
      rounds += 1
    }
    return crossing(from: low, to: high, limit)
  }

  /// Where a magnitude that falls over a stretch comes below a limit.
  private func crossing(from start: Double, to end: Double, _ limit: Double) -> Double {
    var low = start
    var high = end
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if value(at: middle).magnitude >= limit { low = middle } else { high = middle }
    }
    return high
  }
}
