import TouchGestures
import TouchPan
import TouchScrollView
import TouchViews

// Scroll views inside each other (NE-1, NE-2).
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
}
