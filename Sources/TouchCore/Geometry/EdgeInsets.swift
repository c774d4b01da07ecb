/// Distances from the four edges of a rectangle inwards, in points; negative ones reach outwards.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge down, in points.
  public var top: Double

  /// The distance from the left edge to the right, in points.
  public var left: Double

  /// The distance from the bottom edge up, in points.
  public var bottom: Double

  /// The distance from the right edge to the left, in points.
  public var right: Double

  /// Makes insets from the four distances, in points.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets that change nothing.
  @inlinable
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The insets that change nothing.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets() }

  /// A Boolean value that indicates whether no distance is infinite or NaN.
  @inlinable
  public var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
