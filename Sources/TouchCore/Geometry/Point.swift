/// A location, or an offset between two locations, in points.
///
/// Which node's coordinates the location is in depends on where it came from; y grows downwards.
@frozen
public struct Point: Hashable, Sendable {
  /// The distance from the origin along the horizontal axis, in points; right is positive.
  public var x: Double

  /// The distance from the origin along the vertical axis, in points; down is positive.
  public var y: Double

  /// Creates a point from its two coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the origin.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// The origin, and the offset that moves nothing.
  @inlinable
  public static var zero: Point { Point() }

  /// A Boolean value that indicates whether neither coordinate is infinite or NaN.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The distance from the origin, in points: the length of this offset.
  @inlinable
  public var length: Double {
    let squared = x * x + y * y
    // Squares of extreme coordinates leave the range of normal numbers although the length is inside it.
    return squared.isNormal ? squared.squareRoot() : Mathematics.hypot(x, y)
  }

  /// Returns the straight distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }

  /// Returns the point to which a transform takes this one.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

// Disfavoured, so that an app's own operators on points, which much ported code declares, are not ambiguous with them.
extension Point {
  /// Returns the sum of two offsets, or a location moved by an offset.
  @inlinable @_disfavoredOverload
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the offset that leads from the right location to the left one.
  @inlinable @_disfavoredOverload
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// The opposite offset.
  @inlinable @_disfavoredOverload
  public static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  /// Returns an offset multiplied by a number.
  @inlinable @_disfavoredOverload
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// Returns an offset multiplied by a number.
  @inlinable @_disfavoredOverload
  public static func * (factor: Double, point: Point) -> Point { point * factor }

  /// Returns an offset divided by a number.
  @inlinable @_disfavoredOverload
  public static func / (point: Point, divisor: Double) -> Point {
    Point(x: point.x / divisor, y: point.y / divisor)
  }

  /// Moves a location by an offset.
  @inlinable @_disfavoredOverload
  public static func += (left: inout Point, right: Point) { left = left + right }

  /// Moves a location against an offset.
  @inlinable @_disfavoredOverload
  public static func -= (left: inout Point, right: Point) { left = left - right }

  /// Scales an offset in place.
  @inlinable @_disfavoredOverload
  public static func *= (point: inout Point, factor: Double) { point = point * factor }

  /// Divides an offset by a number in place.
  @inlinable @_disfavoredOverload
  public static func /= (point: inout Point, divisor: Double) { point = point / divisor }
}
