import TouchGestures
import TouchPan
import TouchScrollView
public import TouchViews

extension ScrollView {
  /// Whether a finger drags, or is on content that can scroll.
  final var hasFingers: Bool {
    if scrolling.isDragging { return true }
    return isScrollEnabled && !scrollGeometry.axes.isEmpty && scrolling.touches.contains { $0.touch.isDown }
  }

  /// The smallest valid offset, in points (PH-8).
  public final var minimumContentOffset: Point {
    Point(x: scrollGeometry.horizontal.lower, y: scrollGeometry.vertical.lower)
  }
  /// The largest valid offset, in points (PH-8).
  public final var maximumContentOffset: Point {
    Point(x: scrollGeometry.horizontal.upper, y: scrollGeometry.vertical.upper)
  }

  /// Returns the value that takes the place of one that is NaN, and reports it.
  final func refuse<Value>(_ old: Value) -> Value {
    context?.report(.nonFiniteGeometry)
    return old
  }

  /// Returns the value that takes the place of a scale that is no positive number, and reports it.
  final func refuseScale<Value>(_ old: Value) -> Value {
    context?.report(.invalidArgument("the scale of a zoom must be a positive number"))
    return old
  }

  /// Attaches the recognizers and listens to them.
  final func setUpRecognizers() {
    pinch.delegate = link
    pinch.delaysTouchesEnded = false
    pinch.addAction { [link] pinch in link.view?.pinchChanged(pinch.state) }
    addGestureRecognizer(pinch)
    updateZoomLimits()
    pan.delegate = link
    pan.allowedScrollTypesMask = .all
    pan.panContent = link
    for recognizer in pan.scrollRecognizers { addGestureRecognizer(recognizer) }
  }

  /// Computes the axes from the properties, adapts the current motion to them, and reports changed insets (XS-4).
  final func updateGeometry() { if applyGeometry() { adjustedContentInsetDidChange() } }

  /// Works the axes out of the properties, and returns whether the insets in force are others than before.
  final func applyGeometry() -> Bool {
    let insets = adjustedContentInset
    let areNew = insets != scrolling.insets
    scrolling.insets = insets
    let new = geometry(of: contentSize, insets, grid: PixelGrid(scale: context?.settings.displayScale ?? 1))
    guard new != scrollGeometry else { return areNew }
    let old = scrollGeometry
    scrollGeometry = new
    followGeometry(from: old)
    return areNew
  }

  /// Returns the axes by the properties, for content of a size.
  final func geometry(of content: Size, _ insets: EdgeInsets, grid: PixelGrid) -> ScrollGeometry {
    ScrollGeometry(
      horizontal: ScrollAxis(
        content: content.width, viewport: bounds.width, leadingInset: insets.left, trailingInset: insets.right,
        alignment: contentAlignmentPoint.x, bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal,
        grid: grid),
      vertical: ScrollAxis(
        content: content.height, viewport: bounds.height, leadingInset: insets.top, trailingInset: insets.bottom,
        alignment: contentAlignmentPoint.y, bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical,
        grid: grid),
      decelerationRate: decelerationRate, isPaging: isPagingEnabled, grid: grid)
  }

  /// Lets a drag go on by other edges: content goes to its edge on an axis that scrolls no more, and ends a drag that has none (NH-1).
  private func followRange(from old: ScrollGeometry) {
    let lost = old.axes.subtracting(scrollGeometry.axes)
    if !lost.isEmpty {
      let edge = scrollGeometry.clamped(bounds.origin)
      let (isX, isY) = (lost.contains(.horizontal), lost.contains(.vertical))
      show(Point(x: isX ? edge.x : bounds.origin.x, y: isY ? edge.y : bounds.origin.y))
    }
    rebaseDrag()
    if scrolling.drag != nil, scrollGeometry.axes.isEmpty { endDrag() }
  }

  private func followGeometry(from old: ScrollGeometry) {
    if scrolling.isResizingByZoom || scrolling.isZooming { return }
    if scrolling.drag != nil || scrolling.handedOver != nil {
      followRange(from: old)
    } else if scrolling.motion?.isDeceleration ?? false {
      // The motion continues: a callback that changes the edges neither begins nor ends a motion.
      _ = scrolling.advanceMotion { $0.adapt(to: scrollGeometry) }
    } else if scrolling.motion == nil, !scrolling.isReleasing {
      // Content that code put beyond the edges stays there; only what was valid is brought back.
      let offset = bounds.origin
      if old.clamped(offset) == offset { show(scrollGeometry.clamped(offset)) }
    }
  }
}
