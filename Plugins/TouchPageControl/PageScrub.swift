public import TouchEvents

/// How a finger held on a page control's dots scrubs through the pages (PC-3).
public struct PageScrub: Hashable, Sendable {
  /// How long a finger is held before it scrubs, in seconds.
  public static var delay: Timestamp { 0.15 }
  /// How far along the row it goes, and more, before pages follow it, in points.
  public static var slop: Double { 16 }
  /// How long one page is shown at least, in seconds.
  public static var frame: Timestamp { 1 / 60 }

  private let start: Double
  /// How far the dot of the current page was from the dot nearest to the finger.
  private let offset: Double
  private var hasLeft = false
  private var position: Double

  /// Begins to scrub at a point, in the control's coordinates.
  public init(at point: Point, currentPage: Int, in geometry: PageControlGeometry) {
    start = geometry.position(of: point)
    position = start
    let nearest = geometry.page(nearestTo: start)
    offset = geometry.position(ofPage: currentPage) - geometry.position(ofPage: nearest)
  }

  /// Follows the finger to a point, in the control's coordinates.
  public mutating func move(to point: Point, in geometry: PageControlGeometry) {
    position = geometry.position(of: point)
    if (position - start).magnitude > Self.slop { hasLeft = true }
  }

  /// Returns the page to show next on the way to the finger's: a neighbour of the current one, or `nil` for no change.
  public func nextPage(after currentPage: Int, in geometry: PageControlGeometry) -> Int? {
    guard hasLeft else { return nil }
    let step = (geometry.page(nearestTo: position + offset) - currentPage).signum()
    return step == 0 ? nil : currentPage + step
  }
}
