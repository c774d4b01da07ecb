import TouchGestures
import TouchPan
import TouchScrollView
import TouchViews

// Scroll views inside each other (NE-1 to NE-4).
extension ScrollView {
  /// The nearest scroll view around this one.
  final var scrollViewAround: ScrollView? {
    var view = superview
    while let current = view {
      if let found = current as? ScrollView { return found }
      view = current.superview
    }
    return nil
  }

  // MARK: Which scroll view begins

  /// Returns whether a drag is left to the scroll view around, by the distance of the fingers in points (NE-2).
  final func leaves(_ distance: Point, to parent: ScrollView) -> Bool {
    let shares = scrolling.touches.contains { own in parent.scrolling.touches.contains { $0.touch === own.touch } }
    guard shares, parent.isScrollEnabled, parent.pan.isEnabled else { return false }
    let offset = bounds.origin
    let content = contentSize
    let insets = adjustedContentInset
    let horizontally =
      parent.scrollGeometry.horizontal.scrolls && transfersHorizontalScrollingToParent
      && !(scrollGeometry.vertical.scrolls && distance.y.magnitude.reaches(pan.slop))
      && leaves(
        distance.x, scrollGeometry.horizontal, isAtNearEnd: offset.x <= -insets.left,
        isAtFarEnd: offset.x + bounds.width >= Mathematics.floor(content.width + insets.right))
    let vertically =
      parent.scrollGeometry.vertical.scrolls && transfersVerticalScrollingToParent
      && !(scrollGeometry.horizontal.scrolls && distance.x.magnitude.reaches(pan.slop))
      && leaves(
        distance.y, scrollGeometry.vertical, isAtNearEnd: offset.y <= -insets.top,
        isAtFarEnd: offset.y + bounds.height >= Mathematics.floor(content.height + insets.bottom))
    guard horizontally || vertically else { return false }
    note(.leavesDrag(to: parent, horizontally: horizontally))
    return true
  }

  private func leaves(_ distance: Double, _ axis: ScrollAxis, isAtNearEnd: Bool, isAtFarEnd: Bool) -> Bool {
    if !axis.scrolls { return true }
    return (distance.reaches(pan.slop) && isAtNearEnd) || ((-distance).reaches(pan.slop) && isAtFarEnd)
  }

  /// Returns whether a wheel's movement of the offset has somewhere to go, along its larger part.
  final func hasRoom(towards direction: Point) -> Bool {
    let isHorizontal = direction.x.magnitude > direction.y.magnitude
    let axis = isHorizontal ? scrollGeometry.horizontal : scrollGeometry.vertical
    let way = isHorizontal ? direction.x : direction.y
    let offset = isHorizontal ? bounds.origin.x : bounds.origin.y
    return axis.scrolls && way != 0 && (way > 0 ? offset < axis.upper : offset > axis.lower)
  }

  /// Returns whether a scroll view around could take a wheel's movement in place of this one.
  final func hasParent(thatScrolls direction: Point) -> Bool {
    let isHorizontal = direction.x.magnitude > direction.y.magnitude
    var inner = self
    while let parent = inner.scrollViewAround {
      guard isHorizontal ? inner.transfersHorizontalScrollingToParent : inner.transfersVerticalScrollingToParent
      else { return false }
      if parent.isScrollEnabled, parent.pan.isEnabled, parent.hasRoom(towards: direction) { return true }
      inner = parent
    }
    return false
  }

  // MARK: Paging parents

  /// Returns how much of an offset beyond the edges moves the pages of the scroll view around (NE-4).
  final func parentConsumption(of wanted: Point) -> Point {
    let over = scrollGeometry.scrollable(wanted - scrollGeometry.clamped(wanted))
    guard let parent = scrolling.parent ?? (over == .zero ? nil : pagingParent) else { return .zero }
    let start = parent.scrolling.offsetBeforeChild ?? parent.bounds.origin
    return Point(
      x: Self.room(for: over.x, from: start.x, parent.scrollGeometry.horizontal),
      y: Self.room(for: over.y, from: start.y, parent.scrollGeometry.vertical))
  }

  private var pagingParent: ScrollView? {
    guard let parent = scrollViewAround, parent.isPagingEnabled, parent.isScrollEnabled, !parent.scrolling.isDragging,
      !parent.isZooming
    else { return nil }
    return parent
  }

  private static func room(for distance: Double, from offset: Double, _ axis: ScrollAxis) -> Double {
    guard axis.scrolls else { return 0 }
    return distance > 0 ? min(distance, max(axis.upper - offset, 0)) : max(distance, min(axis.lower - offset, 0))
  }

  /// Moves the pages of the scroll view around by what they consume of a drag.
  final func moveParent(by consumed: Point) {
    scrolling.consumedByParent = consumed
    guard let parent = scrolling.parent ?? (consumed == .zero ? nil : pagingParent) else { return }
    if scrolling.parent == nil {
      note(.transfersDrag(to: parent))
      scrolling.parent = parent
      parent.endMotion()
      parent.scrolling.offsetBeforeChild = parent.bounds.origin
    }
    guard let start = parent.scrolling.offsetBeforeChild else { return }
    parent.show(parent.scrollGeometry.grid.rounded(start + consumed))
  }

  /// Returns whether a release with a speed lets it move to a page (NE-4).
  final func isOffPage(speed: ReleaseSpeed) -> Bool {
    scrollGeometry.page(from: bounds.origin, speed: speed.latest) != bounds.origin
  }

  /// Moves to a page after a scroll view inside has moved this one, with its speed and from rest (NE-4).
  final func turnToPage(speed: ReleaseSpeed) {
    guard scrolling.offsetBeforeChild != nil else { return }
    scrolling.offsetBeforeChild = nil
    guard scrolling.motion == nil, !scrolling.isDragging, let context else { return }
    guard isOffPage(speed: speed) else { return }
    let offset = bounds.origin
    let target = scrollGeometry.page(from: offset, speed: speed.latest)
    decelerate(
      .pages(
        PageSpring(from: offset, velocity: .zero, to: target, in: scrollGeometry), start: context.now,
        grid: scrollGeometry.grid))
  }
}
