public import TouchEvents

/// Which page a tap on a page control goes to, with the memory of the taps before it (PC-1, PC-2).
public struct PageTaps: Hashable, Sendable {
  /// How long a tap's direction and place are remembered, in seconds (PC-2).
  public static var memory: Timestamp { 0.75 }
  /// The distance along the row within which a tap repeats the direction of the tap before, in points (PC-1).
  public static var reach: Double { PageControlGeometry.gap }

  /// The direction of the last tap, 1 or -1, and 0 for none.
  private var direction = 0
  private var position = 0.0
  private var time: Timestamp?

  /// Creates a memory without taps.
  public init() {}

  /// Takes a tap, and returns the page that it goes to; it may be the present one.
  ///
  /// The point is in the control's coordinates, the time in seconds. A pointer on a dot goes to its page.
  public mutating func tap(
    at point: Point, time now: Timestamp, isPointer: Bool = false, currentPage: Int, in geometry: PageControlGeometry
  ) -> Int {
    let place = geometry.position(of: point)
    let isRemembered = time.map { (now - $0).nanoseconds < Self.memory.nanoseconds } ?? false
    let remembered = isRemembered ? direction : 0
    let isNear = (place - position).magnitude <= Self.reach
    var target: Int?
    if isPointer, let page = geometry.page(at: point) {
      target = page
      direction = (page - currentPage).signum()
    } else if geometry.numberOfPages == 2 {
      direction = currentPage == 0 ? 1 : -1
    } else if remembered != 0, isNear {
      direction = remembered
    } else if geometry.dotRect(forPage: currentPage).contains(point) {
      direction = remembered
    } else {
      direction = place > geometry.position(ofPage: currentPage) ? 1 : -1
    }
    time = now
    position = place
    return min(max(target ?? currentPage + direction, 0), max(geometry.numberOfPages - 1, 0))
  }
}
