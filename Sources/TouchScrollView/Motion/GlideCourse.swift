public import TouchEvents

/// The initial speed and deceleration of a glide on each axis, and its end if a target was set (SE-2b).
public struct GlideCourse: Equatable, Sendable {
  /// The course of one axis.
  struct Axis: Equatable {
    /// The speed at the start, in points per millisecond.
    var velocity: Double
    /// How quickly the speed goes down.
    var rate: DecelerationRate
    /// The offset at which it is to end; `nil` leaves it to the speed.
    var target: Double?
  }

  private(set) var horizontal: Axis
  private(set) var vertical: Axis

  /// Creates the course of a glide without a target.
  public init(velocity: Point, rate: DecelerationRate) {
    horizontal = Axis(velocity: velocity.x, rate: rate)
    vertical = Axis(velocity: velocity.y, rate: rate)
  }

  /// The speed at the start, in points per millisecond.
  public var velocity: Point { Point(x: horizontal.velocity, y: vertical.velocity) }
  /// How quickly the speed along x goes down.
  public var horizontalRate: DecelerationRate { horizontal.rate }
  /// How quickly the speed along y goes down.
  public var verticalRate: DecelerationRate { vertical.rate }

  /// Returns the course that ends at given offsets; `nil` keeps the end of an axis.
  ///
  /// - Parameters:
  ///   - targets: the offset of each axis, in points.
  ///   - offset: where the content is, in points.
  ///   - stretch: the factor by which each frame moves farther than the speed implies (PH-9).
  /// - Returns: the course.
  public func aimed(at targets: (x: Double?, y: Double?), from offset: Point, stretch: Double) -> GlideCourse {
    var course = self
    if let x = targets.x { course.horizontal.aim(at: x, (x - offset.x) / stretch) }
    if let y = targets.y { course.vertical.aim(at: y, (y - offset.y) / stretch) }
    guard let x = targets.x, let y = targets.y else { return course }
    // The slower of the two serves both, so that they end together.
    let rates = (course.horizontal.rate, course.vertical.rate)
    let slower = rates.0.rawValue > rates.1.rawValue ? rates.0 : rates.1
    course.horizontal.slow(to: slower, (x - offset.x) / stretch)
    course.vertical.slow(to: slower, (y - offset.y) / stretch)
    return course
  }
}

extension GlideCourse.Axis {
  /// Ends at an offset that is a distance away, in points.
  fileprivate mutating func aim(at offset: Double, _ distance: Double) {
    target = offset
    guard distance.magnitude >= 1.2e-7 else { return velocity = 0 }
    let surplus = velocity.magnitude - ScrollGlide.lowestSpeed
    if surplus > 0, distance * velocity > 0, distance.magnitude <= -surplus / rate.logarithm + 1e-9 {
      rate = DecelerationRate(rawValue: min(Mathematics.exp(-surplus / distance.magnitude), 0.999))
      return
    }
    velocity = Self.speed(for: distance, rate)
    if velocity.magnitude >= 0.25 { return }
    velocity = (distance > 0 ? 1 : -1) * ScrollGlide.lowestSpeed + 0.0151136 * distance
    rate = DecelerationRate(rawValue: 0.985)
  }

  /// Goes a distance at another rate, in points.
  fileprivate mutating func slow(to slower: DecelerationRate, _ distance: Double) {
    if rate != slower { velocity = Self.speed(for: distance, slower) }
    rate = slower
  }

  /// Returns the speed that carries a distance at a rate.
  private static func speed(for distance: Double, _ rate: DecelerationRate) -> Double {
    guard distance.magnitude >= 1.2e-7 else { return 0 }
    return (distance > 0 ? 1 : -1) * ScrollGlide.lowestSpeed - distance * rate.logarithm
  }
}
