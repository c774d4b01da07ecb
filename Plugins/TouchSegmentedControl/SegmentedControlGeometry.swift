public import TouchEvents

/// The layout of the segments, and the segment at each location; any renderer can draw from it.
///
/// Segments without a width of their own divide what is left of the bounds equally.
public struct SegmentedControlGeometry: Hashable, Sendable {
  /// The control's bounds, in points.
  public var bounds: Rect
  /// The width of each segment in points, from the leading end; 0 for a share of what is left.
  public var widths: [Double]
  /// A Boolean value that indicates whether the first segment is on the right.
  public var isRightToLeft: Bool

  /// Creates the geometry of a segmented control.
  public init(bounds: Rect, widths: [Double], isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.widths = widths
    self.isRightToLeft = isRightToLeft
  }

  /// Creates the geometry of a control whose segments are equally wide.
  public init(bounds: Rect, numberOfSegments: Int, isRightToLeft: Bool = false) {
    let widths = [Double](repeating: 0, count: max(numberOfSegments, 0))
    self.init(bounds: bounds, widths: widths, isRightToLeft: isRightToLeft)
  }

  /// The width of a segment without a width of its own, in points.
  public var sharedWidth: Double {
    var left = bounds.width
    var sharing = 0
    for width in widths { if width > 0 { left -= width } else { sharing += 1 } }
    return sharing > 0 ? max(left, 0) / Double(sharing) : 0
  }

  /// Returns the rectangle of a segment in the control's coordinates; empty for an index of none.
  public func rect(forSegmentAt index: Int) -> Rect {
    guard widths.indices.contains(index) else { return .zero }
    let shared = sharedWidth
    var start = 0.0
    for width in widths[..<index] { start += width > 0 ? width : shared }
    let width = widths[index] > 0 ? widths[index] : shared
    let x = isRightToLeft ? bounds.maxX - start - width : bounds.minX + start
    return Rect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  /// Returns the segment that contains a point, else the nearest one; of two equally near the higher (SG-1).
  ///
  /// `nil` when there are no segments.
  public func segment(at point: Point) -> Int? {
    var nearest: Int?
    var least = Double.infinity
    for index in widths.indices {
      let rect = rect(forSegmentAt: index)
      if rect.contains(point) { return index }
      let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
      let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
      if x * x + y * y <= least { (nearest, least) = (index, x * x + y * y) }
    }
    return nearest
  }
}
