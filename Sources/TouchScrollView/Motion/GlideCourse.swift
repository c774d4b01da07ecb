public import TouchCore

/// The initial speed and deceleration of a glide on each axis, and its end if a target was set (SE-2b).
public struct GlideCourse: Equatable, Sendable {
  /// The speed at the start, in points a millisecond.
  public private(set) var velocity: Point
  /// How quickly the speed along x goes down.
  public private(set) var horizontalRate: DecelerationRate
  /// How quickly the speed along y goes down.
  public private(set) var verticalRate: DecelerationRate
  /// The offset at which x is to end; `nil` leaves it to the speed.
  public private(set) var horizontalTarget: Double?
  /// The offset at which y is to end; `nil` leaves it to the speed.
  public private(set) var verticalTarget: Double?

  /// Creates the course of a glide without a target.
  public init(velocity: Point, rate: DecelerationRate) {
    self.velocity = velocity
    horizontalRate = rate
    verticalRate = rate
  }

  /// Returns the course that ends at given offsets; `nil` keeps the end of an axis.
  ///
  /// - Parameters:
  ///   - targets: the offset of each axis, in points.
  ///   - offset: where the content is, in points.
  ///   - stretch: how much farther each frame goes than the speed says (PH-9).
  /// - Returns: the course.
  public func aimed(at targets: (x: Double?, y: Double?), from offset: Point, stretch: Double) -> GlideCourse {
    var course = self
    var rate: DecelerationRate?
    if let x = targets.x {
      let aim = Self.aim((x - offset.x) / stretch, velocity.x, horizontalRate)
      course.horizontalTarget = x
      course.velocity.x = aim.velocity
      course.horizontalRate = aim.rate
      rate = aim.rate
    }
    if let y = targets.y {
      let aim = Self.aim((y - offset.y) / stretch, velocity.y, verticalRate)
      course.verticalTarget = y
      course.velocity.y = aim.velocity
      course.verticalRate = aim.rate
      // The slower of the two serves both, so that they end together.
      if let x = targets.x, let other = rate {
        let slower = other.rawValue > aim.rate.rawValue ? other : aim.rate
        if other != slower { course.velocity.x = Self.speed(for: (x - offset.x) / stretch, slower) }
        if aim.rate != slower { course.velocity.y = Self.speed(for: (y - offset.y) / stretch, slower) }
        course.horizontalRate = slower
        course.verticalRate = slower
      }
    }
    return course
  }

  /// Returns the speed and rate at which one axis goes a distance in points.
  private static func aim(
    _ distance: Double, _ velocity: Double, _ rate: DecelerationRate
  ) -> (velocity: Double, rate: DecelerationRate) {
    guard distance.magnitude >= 1.2e-7 else { return (0, rate) }
    let surplus = velocity.magnitude - ScrollGlide.lowestSpeed
    if surplus > 0, distance * velocity > 0, distance.magnitude <= -surplus / rate.logarithm + 1e-9 {
      return (velocity, DecelerationRate(rawValue: min(Mathematics.exp(-surplus / distance.magnitude), 0.999)))
    }
    let speed = Self.speed(for: distance, rate)
    if speed.magnitude >= 0.25 { return (speed, rate) }
    let short = DecelerationRate(rawValue: 0.985)
    return ((distance > 0 ? 1 : -1) * ScrollGlide.lowestSpeed + 0.0151136 * distance, short)
  }

  /// Returns the speed that carries a distance at a rate.
  private static func speed(for distance: Double, _ rate: DecelerationRate) -> Double {
    guard distance.magnitude >= 1.2e-7 else { return 0 }
    return (distance > 0 ? 1 : -1) * ScrollGlide.lowestSpeed - distance * rate.logarithm
  }
}
