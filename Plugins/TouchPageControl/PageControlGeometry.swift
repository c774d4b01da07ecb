public import TouchEvents

/// The layout of a page control's dots, and the page at each location; any renderer can draw from it.
///
/// The dots are 7 points square with gaps of 8, in a row centered in the bounds; their platter is that row pushed out by 8
/// points on every side (PC-6, the scenario format's geometry).
public struct PageControlGeometry: Hashable, Sendable {
  /// The side of a dot, in points.
  public static var dotSide: Double { 7 }
  /// The gap between two dots, in points.
  public static var gap: Double { 8 }

  /// The page control's bounds, in points.
  public var bounds: Rect
  /// How many pages there are.
  public var numberOfPages: Int
  /// A Boolean value that indicates whether the row of dots goes up and down.
  public var isVertical: Bool
  /// A Boolean value that indicates whether the first page is on the right, or at the bottom.
  public var isReversed: Bool

  /// Creates the geometry of a page control.
  public init(bounds: Rect, numberOfPages: Int, isVertical: Bool = false, isReversed: Bool = false) {
    self.bounds = bounds
    self.numberOfPages = max(numberOfPages, 0)
    self.isVertical = isVertical
    self.isReversed = isReversed
  }

  /// Returns how far along the row a point is, in points; larger towards the later pages.
  public func position(of point: Point) -> Double {
    let along = isVertical ? point.y : point.x
    return isReversed ? -along : along
  }

  /// Returns how far along the row the center of a page's dot is.
  public func position(ofPage page: Int) -> Double {
    let middle = position(of: Point(x: bounds.midX, y: bounds.midY))
    return middle + (Double(page) - Double(numberOfPages - 1) / 2) * (Self.dotSide + Self.gap)
  }

  /// Returns the square of a page's dot, in the control's coordinates.
  public func dotRect(forPage page: Int) -> Rect {
    let position = position(ofPage: page)
    let along = isReversed ? -position : position
    let middle = isVertical ? Point(x: bounds.midX, y: along) : Point(x: along, y: bounds.midY)
    let side = Self.dotSide
    return Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  /// The row of dots pushed out by a gap on every side, where a held finger scrubs (PC-3); without pages `nil`.
  public var platterRect: Rect? {
    guard numberOfPages > 0 else { return nil }
    let ends = [dotRect(forPage: 0), dotRect(forPage: numberOfPages - 1)]
    let x = min(ends[0].minX, ends[1].minX)
    let y = min(ends[0].minY, ends[1].minY)
    let row = Rect(x: x, y: y, width: max(ends[0].maxX, ends[1].maxX) - x, height: max(ends[0].maxY, ends[1].maxY) - y)
    return row.insetBy(dx: -Self.gap, dy: -Self.gap)
  }

  /// Returns the page whose dot is nearest to a position along the row.
  public func page(nearestTo position: Double) -> Int {
    guard numberOfPages > 0, position.isFinite else { return 0 }
    let index = (position - self.position(ofPage: 0)) / (Self.dotSide + Self.gap)
    // Beyond the ends is no farther, and keeps the conversion in range.
    return Int(min(max(index, 0), Double(numberOfPages - 1)) + 0.5)
  }

  /// Returns the page whose dot a point is on, `nil` between and beside the dots.
  public func page(at point: Point) -> Int? {
    guard numberOfPages > 0 else { return nil }
    let page = page(nearestTo: position(of: point))
    return dotRect(forPage: page).contains(point) ? page : nil
  }
}
