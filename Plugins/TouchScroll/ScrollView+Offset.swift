import TouchScrollView
public import TouchViews

extension ScrollView {
  /// Shows an offset, which an override of the property may change, and reports it if it changed (XS-1).
  ///
  /// - Returns: whether the callback left what the scroll view does as it was.
  @discardableResult
  final func show(_ offset: Point) -> Bool {
    guard offset.isFinite, offset != bounds.origin else { return true }
    return isUnchangedAfter { set(offset, as: .step) }
  }

  /// Sets the property, so that an override observes the change.
  final func set(_ offset: Point, as change: ScrollingState.OffsetChange) {
    let outer = scrolling.offsetChange
    scrolling.offsetChange = change
    contentOffset = offset
    scrolling.offsetChange = outer
  }

  /// Shows what an override made of a step.
  final func takeStep(to offset: Point) {
    // The delegate may move the content by code.
    scrolling.offsetChange = .assignment
    place(at: offset)
  }

  /// Moves the content to an offset that code assigned.
  final func assign(_ offset: Point) {
    note(.isMoved(to: offset, .assignment))
    jump(to: offset)
  }

  /// Shows an offset unchanged, and reports it if it differs from the previous one.
  private func place(at offset: Point) {
    guard offset != bounds.origin else { return }
    scrolling.isPlacing = true
    bounds = Rect(origin: offset, size: bounds.size)
    scrolling.isPlacing = false
    tell(.didScroll(offset))
  }

  /// Moves the content immediately, as code requests; a drag or glide continues from there.
  final func jump(to wanted: Point) {
    if isScrollAnimating { endMotion() }
    updateGeometry()
    let offset = scrollGeometry.grid.rounded(wanted)
    guard offset != bounds.origin else { return }
    // The motion continues from there before the callback, which may move the content again.
    bounds.origin = offset
    tell(.didScroll(offset))
  }

  /// Continues a drag or glide after code moved the content by a distance.
  final func shiftMotion(by distance: Point) {
    if isDecelerating { _ = scrolling.advanceMotion { $0.shift(by: distance, in: scrollGeometry) } }
    rebaseDrag()
  }

  /// Returns how far a stretch moves to hold another: the smallest way, by the far end where it sticks out on both sides.
  static func shift(_ from: Double, _ to: Double, showing first: Double, _ last: Double) -> Double {
    if last > to { return last - to }
    return first < from ? first - from : 0
  }

  // MARK: To the top

  /// Scrolls the one scroll view of a tree that takes it to the top, as a tap on the status bar does (SE-5).
  ///
  /// Nothing happens unless exactly one visible scroll view has ``scrollsToTop``.
  /// - Returns: whether it scrolls.
  @discardableResult
  public static func scrollToTop(in root: View) -> Bool {
    var found: ScrollView?
    var pending = [root]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      if let candidate = view as? ScrollView, candidate.scrollsToTop, candidate.isSeen(in: root) {
        guard found == nil else { return false }
        found = candidate
      }
      pending.append(contentsOf: view.subviews)
    }
    return found?.scrollToTop() ?? false
  }

  private func isSeen(in root: View) -> Bool {
    self === root || convert(bounds, to: root).intersects(root.bounds)
  }

  /// Scrolls to the top, unless something speaks against it, and returns whether it does (SE-5).
  @discardableResult
  public final func scrollToTop() -> Bool {
    let top = Point(x: bounds.origin.x, y: scrollGeometry.vertical.lower)
    guard scrollsToTop, isUserInteractionEnabled, isScrollEnabled, scrollGeometry.vertical.scrolls,
      top != bounds.origin, !isTracking, !isZooming
    else { return false }
    let agrees = delegate?.scrollViewShouldScrollToTop(self) ?? true
    note(.shouldScrollToTop(agrees))
    guard agrees else { return false }
    endMotion()
    guard let context else {
      show(top)
      tell(.didScrollToTop)
      return true
    }
    start(.toTop(from: bounds.origin, to: top.y, start: context.now, grid: scrollGeometry.grid), in: context)
    return true
  }
}
