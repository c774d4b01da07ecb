import TouchScrollView
import TouchViews

// Content that is pulled down to refresh it (XS-8).
extension ScrollView {
  /// Takes a new control in, and lets the old one go.
  final func exchangeRefreshControl(_ old: (any RefreshControlling)?) {
    if let old {
      old.setRefreshHandler(nil)
      if let view = old as? View, view.superview === self { view.removeFromSuperview() }
    }
    if let control = refreshControl {
      // The scroll view that it was in before lets go of it.
      if let view = control as? View, view.superview !== self { insertSubview(view, at: 0) }
      control.setRefreshHandler { [link] in link.view?.refreshingChanged() }
      placeRefreshControl()
    }
    refreshingChanged()
  }

  /// Puts the control above the content, as wide as the view.
  final func placeRefreshControl() {
    guard let control = refreshControl, let view = control as? View else { return }
    view.frame = Rect(
      x: 0, y: -control.refreshHeight, width: bounds.width, height: control.refreshHeight)
  }

  /// Passes the control the distance by which a finger has pulled the content; after a refresh starts, this drag starts no other.
  final func pullRefreshControl() {
    guard scrolling.mayRefresh, scrolling.caught == nil || scrolling.caught == .moved, let control = refreshControl,
      !control.isRefreshing
    else { return }
    control.contentPulled(
      by: scrollGeometry.vertical.lower - bounds.minY,
      of: context?.scrollSettings.refreshDistance ?? control.refreshHeight)
    if control.isRefreshing { scrolling.mayRefresh = false }
  }

  /// Makes room for a refresh that began under the finger.
  final func makeRoomForRefresh() {
    guard let control = refreshControl, control.isRefreshing, scrolling.refreshInset == 0 else { return }
    scrolling.refreshInset = max(control.refreshHeight, 0)
    updateGeometry()
  }

  /// Makes room for a refresh, or takes it back: the content goes up again by itself, unless a finger holds it.
  private func refreshingChanged() {
    if let control = refreshControl, control.isRefreshing {
      if !scrolling.isDragging, scrolling.handedOver == nil { makeRoomForRefresh() }
      return
    }
    guard scrolling.refreshInset != 0 else { return }
    scrolling.refreshInset = 0
    scrolling.isReleasing = true
    updateGeometry()
    scrolling.isReleasing = false
    guard scrolling.drag == nil, scrolling.handedOver == nil, scrolling.motion == nil else { return }
    setContentOffset(scrollGeometry.clamped(bounds.origin), animated: true)
  }
}
