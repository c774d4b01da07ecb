import TouchCore

/// How an offset glides on after the finger lifts, as a pure function of the time since then (PH-1).
///
/// x(t) = x₀ + v₀·F·(1 − r^(1000·t)) and v(t) = v₀·r^(1000·t), where r is the rate and F its reach. It ends when the
/// speed has come down to 10 points a second; slower ones don't glide at all.
public struct ScrollDeceleration: Equatable, Sendable {
  /// The speed at which a glide ends, in points a second (PH-1).
  public static var lowestSpeed: Double { 10 }

  /// Whether content of a velocity in points a second glides; one that is the lowest but for rounding does not.
  public static func glides(at velocity: Double) -> Bool { velocity.magnitude > lowestSpeed * (1 + 1e-9) }

  /// The offset at time 0, in points.
  public let start: Double
  /// The velocity at time 0, in points a second.
  public let velocity: Double
  /// How quickly the velocity goes down.
  public let rate: DecelerationRate
  /// How long the glide takes, in seconds; 0 when there is none.
  public let duration: Double
  /// The offset at which it comes to rest, in points.
  public let end: Double
  /// The natural logarithm of what is left of the velocity after a second; not above 0.
  private let decay: Double

  /// Makes a glide from an offset in points and a velocity in points a second.
  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start
    self.rate = rate
    let speed = velocity.magnitude
    guard speed.isFinite, Self.glides(at: speed), rate.rawValue > 0, start.isFinite else {
      self.velocity = 0
      duration = 0
      end = start
      decay = 0
      return
    }
    self.velocity = velocity
    decay = 1000 * Mathematics.log(rate.rawValue)
    duration = Mathematics.log(Self.lowestSpeed / speed) / decay
    let distance = (speed - Self.lowestSpeed) * rate.reach
    end = velocity > 0 ? start + distance : start - distance
  }

  /// The offset at a time, in points; from the end of the glide on exactly ``end``.
  public func position(at time: Double) -> Double {
    guard time > 0 else { return start }
    guard time < duration else { return end }
    return start + velocity * rate.reach * (1 - Mathematics.exp(decay * time))
  }

  /// The velocity at a time, in points a second; 0 from the end of the glide on.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    return time < duration ? velocity * Mathematics.exp(decay * time) : 0
  }

  /// When the glide passes an offset, in seconds; `nil` when it never gets there.
  public func time(passing offset: Double) -> Double? {
    guard duration > 0, offset.isFinite else { return nil }
    let distance = offset - start
    if distance == 0 { return 0 }
    guard (distance > 0) == (velocity > 0), distance.magnitude <= (end - start).magnitude else { return nil }
    let left = 1 - distance / (velocity * rate.reach)
    guard left > 0 else { return duration }
    return min(Mathematics.log(left) / decay, duration)
  }
}
