public import TouchCore

extension ScrollView {
  /// Where the content is: the point of it at the upper left corner of the view; the origin of the bounds.
  ///
  /// Setting it moves the content at once, with one call of the delegate when that changes anything (SE-3). What moves
  /// the content at the time, a finger or a fling, goes on from there. Points that are no numbers are refused.
  public final var contentOffset: Point {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return refuse(()) }
      let old = bounds.origin
      guard newValue != old else { return }
      endAnimation()
      show(newValue)
      if doing.guestBase != nil { doing.guestBase? += newValue - old }
      if doing.drag != nil {
        rebaseDrag()
      } else if doing.motion != nil {
        planAnew(shiftedBy: newValue - old)
      }
    }
  }

  /// Shows an offset, and tells of it when it is another one.
  final func show(_ offset: Point) {
    guard offset.isFinite, offset != bounds.origin else { return }
    bounds = Rect(origin: offset, size: bounds.size)
    tell(.didScroll(offset))
    delegate?.scrollViewDidScroll(self)
  }

  final func changeOffset(to target: Point, _ animated: Bool) {
    guard target.isFinite else { return refuse(()) }
    if doing.zoomMotion != nil { finishZoomMotion() }
    guard animated, target != bounds.origin, let host else {
      endMotion()
      contentOffset = target
      return
    }
    endMotion()
    start(.animation(.ease(from: bounds.origin, to: target, start: host.now), toTop: false))
  }

  final func reveal(_ rect: Rect, _ animated: Bool) {
    guard rect.isFinite else { return refuse(()) }
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    let offset = Point(
      x: bounds.origin.x + Self.shift(seen.minX, seen.maxX, showing: rect.minX, rect.maxX),
      y: bounds.origin.y + Self.shift(seen.minY, seen.maxY, showing: rect.minY, rect.maxY))
    let target = scrollGeometry.clamped(offset)
    if target != bounds.origin { setContentOffset(target, animated: animated) }
  }

  /// How far a stretch moves to hold another, by its nearer end; one that is longer shows its start.
  private static func shift(_ from: Double, _ to: Double, showing first: Double, _ last: Double) -> Double {
    if first < from || last - first > to - from { return first - from }
    return last > to ? last - to : 0
  }

  // MARK: To the top

  /// Scrolls the one scroll view of a tree that takes it to the top, as a tap on the status bar does (SE-5).
  ///
  /// Nothing happens unless exactly one scroll view that is seen has ``scrollsToTop``; its delegate is asked.
  /// - Returns: whether it scrolls, or is at the top already.
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

  /// Scrolls to the top when the delegate agrees; whether it does (SE-5).
  @discardableResult
  public final func scrollToTop() -> Bool {
    let agrees = delegate?.scrollViewShouldScrollToTop(self) ?? true
    tell(.shouldScrollToTop(agrees))
    guard agrees else { return false }
    let top = Point(x: bounds.origin.x, y: scrollGeometry.vertical.lower)
    endMotion()
    guard top != bounds.origin, let host else {
      show(top)
      tellTop()
      return true
    }
    start(.animation(.ease(from: bounds.origin, to: top, start: host.now), toTop: true))
    return true
  }

  final func tellTop() {
    tell(.didScrollToTop)
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Keys

  /// Whether a press that went down scrolls; its end is not passed on then.
  final func takes(_ press: Press) -> Bool {
    guard isScrollEnabled, scroll(by: press.type) else { return false }
    doing.presses.append(press)
    return true
  }

  final func hasTaken(_ press: Press) -> Bool { doing.presses.contains { $0 === press } }

  final func gaveBack(_ press: Press) -> Bool {
    guard hasTaken(press) else { return false }
    doing.presses.removeAll { $0 === press }
    return true
  }

  /// Scrolls by an arrow or page key; whether there was anything to scroll that way.
  private func scroll(by key: Press.PressType) -> Bool {
    let page = bounds.size
    let step = keyboardScrollDistance
    switch key {
    case .upArrow: return scroll(by: Point(x: 0, y: isPagingEnabled ? -page.height : -step))
    case .downArrow: return scroll(by: Point(x: 0, y: isPagingEnabled ? page.height : step))
    case .leftArrow: return scroll(by: Point(x: isPagingEnabled ? -page.width : -step, y: 0))
    case .rightArrow: return scroll(by: Point(x: isPagingEnabled ? page.width : step, y: 0))
    // A step of what was seen stays in sight, so that one finds the place again.
    case .pageUp:
      return scroll(by: Point(x: 0, y: -max(isPagingEnabled ? page.height : page.height - step, step)))
    case .pageDown:
      return scroll(by: Point(x: 0, y: max(isPagingEnabled ? page.height : page.height - step, step)))
    default: return false
    }
  }

  private func scroll(by distance: Point) -> Bool {
    var start = bounds.origin
    // A key that repeats adds to where the last one is going.
    if case .animation(let motion, _) = doing.motion { start = motion.target }
    let target = scrollGeometry.clamped(start + distance)
    guard distance.isFinite, target != scrollGeometry.clamped(start), !doing.isDragging else { return false }
    setContentOffset(target, animated: true)
    return true
  }
}
