import TouchGestures
import TouchScrollView
public import TouchViews

/// Scrolls while a finger that moves a row or a cell is near an edge of what is seen (TV-20, CV-3).
///
/// In each frame the offset changes by the speed of the settings times the square of the finger's share of the zone, within
/// the valid range; content in pages turns a page at once, and the next one a second after that has arrived.
public final class EdgeScroller: TouchAnimating {
  /// How long a page stays before the next one turns, in seconds; chosen (TV-20).
  public static var pageRest: Double { 1 }

  /// Called after each frame in which the content moved, to place what the finger holds.
  public var onScroll: (() -> Void)?
  private let reference: WeakNode
  private var context: TouchContext?
  /// Where the finger is, from the upper left corner of what is seen.
  private var place = Point.zero
  /// The offset before it was rounded to pixels.
  private var exact = Point.zero
  private var latestFrame: Timestamp = 0
  /// When a page may turn next.
  private var nextPage: Timestamp?

  /// Creates one for a scroll view, which it does not retain.
  public init(_ view: ScrollView) { reference = WeakNode(view) }

  private var view: ScrollView? { reference.object as? ScrollView }

  /// Takes the finger's place in the coordinates of the content, in points, and scrolls while it is near an edge.
  public func fingerMoved(to location: Point) {
    guard let view, let context = view.rootView.touchContext, location.isFinite else { return stop() }
    place = location - view.bounds.origin
    guard direction(in: view) != .zero else { return stop() }
    guard self.context == nil else { return }
    self.context = context
    exact = view.bounds.origin
    latestFrame = context.now
    context.startAnimating(self)
  }

  /// Ends the scrolling; a page that turns goes on.
  public func stop() {
    context?.stopAnimating(self)
    context = nil
    nextPage = nil
  }

  /// Returns the finger's share of the zone on each axis that scrolls, negative toward the upper and left edges.
  private func direction(in view: ScrollView) -> Point {
    let zone = view.context?.scrollSettings.edgeScrollZone ?? 0
    guard zone.isFinite, zone > 0 else { return .zero }
    let (insets, geometry) = (view.adjustedContentInset, view.scrollGeometry)
    let x = Self.share(place.x, from: insets.left, to: view.bounds.width - insets.right, zone)
    let y = Self.share(place.y, from: insets.top, to: view.bounds.height - insets.bottom, zone)
    return Point(x: geometry.horizontal.scrolls ? x : 0, y: geometry.vertical.scrolls ? y : 0)
  }

  private static func share(_ place: Double, from start: Double, to end: Double, _ zone: Double) -> Double {
    let (before, behind) = (start + zone - place, place - (end - zone))
    if behind > 0, behind >= before { return min(behind / zone, 1) }
    return before > 0 ? -min(before / zone, 1) : 0
  }

  /// Scrolls for a frame.
  public func animate(to time: Timestamp) {
    guard let view, view.context === context else { return stop() }
    let share = direction(in: view)
    let elapsed = max(time - latestFrame, 0)
    latestFrame = time
    let before = view.bounds.origin
    if view.isPagingEnabled {
      turnPage(share, view, time)
    } else {
      let speed = view.context?.scrollSettings.edgeScrollSpeed ?? 0
      guard speed.isFinite else { return stop() }
      let grid = view.scrollGeometry.grid
      // Somebody else has moved the content.
      if grid.rounded(exact) != before { exact = before }
      exact.x += speed * share.x * share.x.magnitude * elapsed
      exact.y += speed * share.y * share.y.magnitude * elapsed
      exact = view.scrollGeometry.clamped(exact)
      view.show(grid.rounded(exact))
    }
    if view.bounds.origin != before { onScroll?() }
  }

  /// Turns a page by the spring of pages, unless one turns or has just arrived (PH-6b).
  private func turnPage(_ share: Point, _ view: ScrollView, _ time: Timestamp) {
    guard view.scrolling.motion == nil else { return nextPage = .infinity }
    if nextPage == .infinity { nextPage = time + Self.pageRest }
    guard time >= nextPage ?? time else { return }
    let (offset, geometry) = (view.bounds.origin, view.scrollGeometry)
    let target = Point(
      x: share.x == 0 ? offset.x : geometry.horizontal.page(after: offset.x, goingUp: share.x > 0),
      y: share.y == 0 ? offset.y : geometry.vertical.page(after: offset.y, goingUp: share.y > 0))
    guard target != offset else { return }
    nextPage = .infinity
    view.decelerate(
      .pages(PageSpring(from: offset, velocity: .zero, to: target, in: geometry), start: time, grid: geometry.grid))
  }
}
