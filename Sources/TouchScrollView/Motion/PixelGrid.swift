public import TouchEvents

/// The grid of whole pixels on which content offsets lie (PH-11).
public struct PixelGrid: Equatable, Sendable {
  /// The number of pixels in a point.
  public let scale: Double

  /// Creates a grid; a scale that is no positive number becomes 1.
  public init(scale: Double = 1) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// The length of a pixel in points.
  public var pixel: Double { 1 / scale }

  /// Returns the nearest value on the grid; halves are rounded up, with a tolerance for rounding errors.
  public func rounded(_ value: Double) -> Double { Mathematics.floor(value * scale + 0.5 + 1e-9) / scale }

  /// Returns the nearest point on the grid.
  public func rounded(_ point: Point) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }
}
