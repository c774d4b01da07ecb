public import TouchCore

extension ScrollView {
  /// Whether a finger is on the content, whether or not it has moved it yet (SD-5).
  public final var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 || doing.isDragging }
  /// Whether the user scrolls; `true` from the begin of the drag to the lift (SD-5).
  public final var isDragging: Bool { doing.isDragging }
  /// Whether the content moves by itself after a finger lifted: a fling, a bounce, the way to a page (SD-5).
  public final var isDecelerating: Bool {
    if case .deceleration = doing.motion { return true }
    return false
  }
  /// Whether the content moves to an offset that code asked for.
  public final var isScrollAnimating: Bool {
    if case .animation = doing.motion { return true }
    return false
  }
  /// Whether a pinch zooms at present.
  public final var isZooming: Bool { doing.isZooming }
  /// Whether the scale goes back to a limit (PH-7).
  public final var isZoomBouncing: Bool { doing.zoomMotion != nil && doing.isZoomBouncing }

  /// The smallest legal offset, in points (PH-8).
  public final var minimumContentOffset: Point {
    Point(x: scrollGeometry.horizontal.lower, y: scrollGeometry.vertical.lower)
  }
  /// The largest legal offset, in points (PH-8).
  public final var maximumContentOffset: Point {
    Point(x: scrollGeometry.horizontal.upper, y: scrollGeometry.vertical.upper)
  }

  /// Gives back the value that takes the place of one that is no number, and reports it.
  final func refuse<Value>(_ old: Value) -> Value {
    host?.report(.nonFiniteGeometry)
    return old
  }

  final func setUpRecognizers() {
    let link = link
    panGestureRecognizer.gestureDelegate = self
    panGestureRecognizer.allowedScrollTypesMask = .all
    // As UIKit prints of its own in every log: a finger that lifts ends its touch though another one may still drag.
    panGestureRecognizer.delaysTouchesEnded = false
    panGestureRecognizer.addPanHandler { link.view?.panChanged($0) }
    panGestureRecognizer.addResetHandler { link.view?.panWasReset() }
    addGestureRecognizer(panGestureRecognizer)
    guard let pinchGestureRecognizer else { return }
    pinchGestureRecognizer.gestureDelegate = self
    pinchGestureRecognizer.delaysTouchesEnded = false
    pinchGestureRecognizer.addPinchHandler { link.view?.pinchChanged($0) }
    addGestureRecognizer(pinchGestureRecognizer)
    updateZoomLimits()
  }

  /// Works the axes out of the properties, and lets what is going on follow them.
  final func updateGeometry() {
    let insets = adjustedContentInset
    let size = bounds.size
    let new = ScrollGeometry(
      horizontal: ScrollAxis(
        content: contentSize.width, viewport: size.width.magnitude, leadingInset: insets.left,
        trailingInset: insets.right, bounces: bounces, alwaysBounces: alwaysBounceHorizontal),
      vertical: ScrollAxis(
        content: contentSize.height, viewport: size.height.magnitude, leadingInset: insets.top,
        trailingInset: insets.bottom, bounces: bounces, alwaysBounces: alwaysBounceVertical),
      decelerationRate: decelerationRate, isPaging: isPagingEnabled)
    guard new != scrollGeometry else { return }
    let old = scrollGeometry
    scrollGeometry = new
    panGestureRecognizer.scrollableAxes = new.axes
    followGeometry(from: old)
  }

  private func followGeometry(from old: ScrollGeometry) {
    if doing.isResizingByZoom || doing.isZooming || doing.zoomMotion != nil { return }
    if doing.drag != nil {
      rebaseDrag()
    } else if case .deceleration = doing.motion {
      planAnew(shiftedBy: .zero)
    } else if doing.motion == nil, doing.guestBase == nil {
      // Content that code put beyond the edges stays there; only what was legal is brought back.
      let offset = bounds.origin
      if old.clamped(offset) == offset { show(scrollGeometry.clamped(offset)) }
    }
  }
}
