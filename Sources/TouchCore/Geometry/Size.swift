/// A width and a height, in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The extent along the horizontal axis, in points.
  public var width: Double

  /// The extent along the vertical axis, in points.
  public var height: Double

  /// Creates a size from its two extents, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size of zero size.
  @inlinable
  public init() { self.init(width: 0, height: 0) }

  /// The size of zero size.
  @inlinable
  public static var zero: Size { Size() }

  /// A Boolean value that indicates whether neither extent is infinite or NaN.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// Returns the size as an offset taken through a transform, without its translation; extents may turn negative.
  @inlinable
  public func applying(_ transform: AffineTransform) -> Size {
    Size(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}
