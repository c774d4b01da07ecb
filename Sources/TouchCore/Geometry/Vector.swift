/// A direction with a length, in points: Core Graphics' `CGVector`.
@frozen
public struct Vector: Hashable, Sendable {
  /// The extent along the horizontal axis, in points; right is positive.
  public var dx: Double

  /// The extent along the vertical axis, in points; down is positive.
  public var dy: Double

  /// Creates a vector from its two extents, in points.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector of length 0.
  @inlinable
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector of length 0.
  @inlinable
  public static var zero: Vector { Vector() }
}

/// ``AffineTransform`` under a name that Foundation does not have, for files that import both.
public typealias PlaneTransform = AffineTransform

extension Point {
  /// Returns whether two points have the same coordinates.
  @inlinable
  public func equalTo(_ other: Point) -> Bool { self == other }
}

extension Size {
  /// Returns whether two sizes have the same extents.
  @inlinable
  public func equalTo(_ other: Size) -> Bool { self == other }
}
