/// An axis-aligned rectangle, in points.
///
/// A width or height may be negative: the rectangle then extends to the other side of its origin, as in Core Graphics.
/// The edges, `width` and `height` are those of the standardized rectangle.
///
/// ```swift
/// let card = Rect(x: 40, y: 40, width: 200, height: 120)
/// print(card.contains(Point(x: 40, y: 40)), card.contains(Point(x: 240, y: 40)))  // Prints "true false"
/// ```
@frozen
public struct Rect: Hashable, Sendable {
  /// The corner from which `size` is measured, in points.
  public var origin: Point

  /// The width and height, measured from `origin`, in points; either may be negative.
  public var size: Size

  /// Creates a rectangle from a corner and a size measured from that corner, in points.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and a width and height measured from it, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle of zero size at the origin.
  @inlinable
  public init() { self.init(origin: .zero, size: .zero) }

  /// The rectangle of zero size at the origin.
  @inlinable
  public static var zero: Rect { Rect() }

  /// The left edge, in points.
  @inlinable
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }

  /// The top edge, in points.
  @inlinable
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }

  /// The x-coordinate of the center, in points.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }

  /// The y-coordinate of the center, in points.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }

  /// The right edge, in points.
  @inlinable
  public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }

  /// The bottom edge, in points.
  @inlinable
  public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }

  /// The distance from the left to the right edge, in points; never negative.
  @inlinable
  public var width: Double { size.width.magnitude }

  /// The distance from the top to the bottom edge, in points; never negative.
  @inlinable
  public var height: Double { size.height.magnitude }

  /// The same rectangle with its origin at the top left and a nonnegative width and height.
  @inlinable
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// A Boolean value that indicates whether the rectangle contains no points; it is empty if a dimension is NaN.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// A Boolean value that indicates whether all coordinates and both dimensions are finite.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}
