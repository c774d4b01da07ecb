public import TouchEvents

/// Where a dial's mark is for a value, and how far a finger rotated it; any renderer can draw from it.
///
/// The dial is the largest circle in the bounds. Its value runs clockwise from the lower left to the lower
/// right over three quarters of a turn. Angles are in radians, clockwise from the right.
public struct DialGeometry: Hashable, Sendable {
  /// The angle of the value 0: the lower left.
  public static var firstAngle: Double { 0.75 * .pi }
  /// The angle from the value 0 to the value 1.
  public static var sweep: Double { 1.5 * .pi }
  /// The distance from the center within which a finger determines no angle, in points.
  public static var hubRadius: Double { 4 }

  /// The dial's bounds, in points.
  public var bounds: Rect

  /// Makes the geometry of a dial.
  public init(bounds: Rect) { self.bounds = bounds }

  /// The point around which the dial turns.
  public var centre: Point { Point(x: bounds.midX, y: bounds.midY) }

  /// The radius of the dial, in points.
  public var radius: Double { min(bounds.width, bounds.height) / 2 }

  /// Returns whether a point is on the dial, whose corners belong to what lies behind.
  public func contains(_ point: Point) -> Bool { point.distance(to: centre) <= radius }

  /// Returns the angle of a value's mark; values beyond the ends are those of the ends.
  public func angle(forValue value: Double) -> Double {
    Self.firstAngle + Self.sweep * min(max(value, 0), 1)
  }

  /// Returns where the mark of a value touches the rim.
  public func markPlace(forValue value: Double) -> Point {
    let angle = angle(forValue: value)
    return centre + Point(x: radius * Mathematics.cos(angle), y: radius * Mathematics.sin(angle))
  }

  /// Returns the angle of a point; `nil` so close to the center that a finger's tremor would turn it round.
  public func angle(of point: Point) -> Double? {
    let arm = point - centre
    return arm.length > Self.hubRadius ? Mathematics.atan2(y: arm.y, x: arm.x) : nil
  }

  /// Returns the shorter way from one angle to another, positive clockwise.
  public static func turn(from start: Double, to end: Double) -> Double {
    let whole = 2 * Double.pi
    return (end - start) - whole * Mathematics.round((end - start) / whole)
  }
}

/// A finger that turns a dial: the value follows it without a jump, and comes back from beyond the ends.
public struct DialTurn: Hashable, Sendable {
  private let start: Double
  private var turned = 0.0
  private var lastAngle: Double?

  /// Starts at a point, in the dial's coordinates, with the value that the dial has.
  public init(at point: Point, value: Double, on geometry: DialGeometry) {
    start = value
    lastAngle = geometry.angle(of: point)
  }

  /// Follows the finger to a point; answers the value there.
  public mutating func move(to point: Point, on geometry: DialGeometry) -> Double {
    if let angle = geometry.angle(of: point) {
      if let lastAngle { turned += DialGeometry.turn(from: lastAngle, to: angle) }
      lastAngle = angle
    }
    return min(max(start + turned / DialGeometry.sweep, 0), 1)
  }
}
