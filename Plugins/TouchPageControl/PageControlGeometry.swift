public import TouchCore

/// What a place on a page control means.
public struct PageControlGeometry: Hashable, Sendable {
  /// The page control's bounds, in points.
  public var bounds: Rect
  /// Whether the pages go from right to left.
  public var isRightToLeft: Bool

  /// Makes the geometry of a page control.
  public init(bounds: Rect, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// How many pages a tap at a point goes on: 1 in the trailing half, -1 in the leading one (PC-1).
  ///
  /// The point is in the control's coordinates; the middle belongs to the right half.
  public func step(at point: Point) -> Int { (point.x >= bounds.midX) != isRightToLeft ? 1 : -1 }

  /// How many pages a scrub goes on whose finger went this far to the right, in points (PC-2).
  ///
  /// The pages share the width equally; one share is one page.
  public func pages(scrubbedBy distance: Double, numberOfPages: Int) -> Int {
    guard numberOfPages > 0, bounds.width > 0, distance.isFinite else { return 0 }
    let pages = distance / (bounds.width / Double(numberOfPages))
    // Farther than all pages is no farther, and keeps the conversion in range.
    let limit = Double(numberOfPages)
    return Int(min(max(isRightToLeft ? -pages : pages, -limit), limit))
  }
}
