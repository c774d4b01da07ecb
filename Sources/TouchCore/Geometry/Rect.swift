/// An upright rectangle, in points.
///
/// A negative extent is allowed and means the rectangle on the other side of the origin, as in CoreGraphics:
/// the edges and extents read below are those of the standardized rectangle.
///
/// ```swift
/// let card = Rect(x: 40, y: 40, width: 200, height: 120)
/// print(card.contains(Point(x: 40, y: 40)), card.contains(Point(x: 240, y: 40)))  // Prints "true false"
/// ```
@frozen
public struct Rect: Hashable, Sendable {
  /// The corner from which `size` is measured, in points.
  public var origin: Point

  /// The extents from `origin`, in points.
  public var size: Size

  /// Creates a rectangle from a corner and the extents from there, in points.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of a corner and the extents from there, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle without extent at the origin.
  @inlinable
  public init() { self.init(origin: .zero, size: .zero) }

  /// The rectangle without extent at the origin.
  @inlinable
  public static var zero: Rect { Rect() }

  /// The left edge, in points.
  @inlinable
  public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }

  /// The top edge, in points.
  @inlinable
  public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }

  /// The middle between the left and right edges, in points.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }

  /// The middle between the top and bottom edges, in points.
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

  /// The same rectangle with its origin at the top left and no negative extent.
  @inlinable
  public var standardized: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// A Boolean value that indicates whether no point is inside; a rectangle with a NaN extent is empty.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// A Boolean value that indicates whether no coordinate and no extent is infinite or NaN.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}
