import TouchCore

/// What a drag hands to the scroll views around, the nearest first.
struct SharedDrag {
  /// The scroll views and how far each moves from where it was at its first share, in points.
  var shares: [(taker: ScrollView, distance: Point)] = []
  /// All of it together, in points.
  var total = Point.zero
}

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

  /// Whether the content can still move in the larger part of a direction of the offset, without bouncing.
  final func canScroll(along direction: Point) -> Bool {
    let axes = scrollGeometry.axes
    let offset = bounds.origin
    if Self.isHorizontal(direction, axes) {
      return scrollGeometry.horizontal.hasRoom(from: offset.x, towards: direction.x)
    }
    return scrollGeometry.vertical.hasRoom(from: offset.y, towards: direction.y)
  }

  /// The scroll view around this one that would take a movement in the larger part of a direction (NE-2).
  final func takerAround(along direction: Point) -> ScrollView? {
    let isHorizontal = Self.isHorizontal(direction, scrollGeometry.axes)
    var inner = self
    // What this view cannot scroll at all is not its to keep.
    var asks = isHorizontal ? !scrollGeometry.horizontal.scrolls : !scrollGeometry.vertical.scrolls
    while let outer = inner.scrollViewAround {
      let transfers =
        isHorizontal ? inner.transfersHorizontalScrollingToParent : inner.transfersVerticalScrollingToParent
      guard transfers || asks else { return nil }
      if outer.canBeMoved(direction, horizontally: isHorizontal) { return outer }
      asks = isHorizontal ? !outer.scrollGeometry.horizontal.scrolls : !outer.scrollGeometry.vertical.scrolls
      inner = outer
    }
    return nil
  }

  /// The larger part of a direction among the axes that scroll; of all when none does.
  static func isHorizontal(_ direction: Point, _ axes: GestureAxes) -> Bool {
    if axes == .horizontal { return true }
    if axes == .vertical { return false }
    return direction.x.magnitude > direction.y.magnitude
  }

  private func canBeMoved(_ direction: Point, horizontally: Bool) -> Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled, !doing.isZooming, doing.zoomMotion == nil else {
      return false
    }
    let offset = bounds.origin
    return horizontally
      ? scrollGeometry.horizontal.hasRoom(from: offset.x, towards: direction.x)
      : scrollGeometry.vertical.hasRoom(from: offset.y, towards: direction.y)
  }

  // MARK: Drags

  /// Works out what the scroll views around take of a drag that asks for an offset beyond the edges (NE-2).
  ///
  /// A pure function of that offset: a finger that comes back moves them back first.
  final func shareOut(_ wanted: Point) -> SharedDrag {
    let over = wanted - scrollGeometry.clamped(wanted)
    var left = Point(
      x: doing.drag?.axes.contains(.horizontal) ?? false ? over.x : 0,
      y: doing.drag?.axes.contains(.vertical) ?? false ? over.y : 0)
    var shared = SharedDrag()
    if left == .zero, doing.takers.isEmpty { return shared }
    var inner = self
    while let outer = inner.scrollViewAround {
      if !inner.transfersHorizontalScrollingToParent { left.x = 0 }
      if !inner.transfersVerticalScrollingToParent { left.y = 0 }
      let isTaker = doing.takers.contains(outer)
      if !isTaker, left == .zero { break }
      let share = outer.room(for: left, isTaker: isTaker)
      if isTaker || share != .zero { shared.shares.append((outer, share)) }
      shared.total += share
      left -= share
      inner = outer
    }
    return shared
  }

  /// How much of a distance this view can move from where it was, without bouncing.
  private func room(for distance: Point, isTaker: Bool) -> Point {
    guard doing.drag == nil, isTaker || !doing.isDragging else { return .zero }
    let base = doing.guestBase ?? bounds.origin
    guard isScrollEnabled, panGestureRecognizer.isEnabled, !doing.isZooming, doing.zoomMotion == nil else {
      return .zero
    }
    return Point(
      x: Self.room(from: base.x, for: distance.x, scrollGeometry.horizontal),
      y: Self.room(from: base.y, for: distance.y, scrollGeometry.vertical))
  }

  private static func room(from offset: Double, for distance: Double, _ axis: ScrollAxis) -> Double {
    guard axis.scrolls else { return 0 }
    return distance > 0
      ? min(distance, max(axis.upper - offset, 0)) : max(distance, min(axis.lower - offset, 0))
  }

  /// Moves the scroll views around by their shares.
  final func give(_ shared: SharedDrag) {
    for share in shared.shares {
      if !doing.takers.contains(share.taker) {
        tell(.handsOver(to: share.taker))
        doing.takers.append(share.taker)
        share.taker.beginGuestDrag()
      }
      share.taker.moveGuestDrag(by: share.distance)
    }
  }

  private func beginGuestDrag() {
    doing.hasCaught = false
    endMotion()
    doing.guestBase = bounds.origin
    doing.dragStart = bounds.origin
    doing.isDragging = true
    tell(.willBeginDragging)
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func moveGuestDrag(by distance: Point) {
    guard let base = doing.guestBase else { return }
    show(base + distance)
  }

  /// Ends what a scroll view inside handed over, with what is left of its velocity, in points a second.
  final func endGuestDrag(velocity: Point, at time: Timestamp) {
    guard doing.guestBase != nil else { return }
    doing.guestBase = nil
    finishDrag(nil, velocity: velocity, reported: velocity, at: time)
  }

  // MARK: Flings

  /// Hands a fling that arrived at an edge to a scroll view around, with what is left of its velocity.
  final func handFlingOver(at time: Timestamp) {
    guard case .deceleration(var motion, let isAimed) = doing.motion else { return }
    let passed = time - motion.start
    if let arrival = motion.horizontal.arrival, arrival.time.nanoseconds <= passed.nanoseconds,
      let taker = taker(of: Point(x: arrival.velocity, y: 0), horizontally: true)
    {
      motion.horizontal = .rest(at: arrival.edge)
      hand(
        motion, isAimed, Point(x: arrival.velocity, y: 0), to: taker, at: motion.start + arrival.time, time)
    }
    guard case .deceleration(var motion, let isAimed) = doing.motion else { return }
    if let arrival = motion.vertical.arrival, arrival.time.nanoseconds <= passed.nanoseconds,
      let taker = taker(of: Point(x: 0, y: arrival.velocity), horizontally: false)
    {
      motion.vertical = .rest(at: arrival.edge)
      hand(
        motion, isAimed, Point(x: 0, y: arrival.velocity), to: taker, at: motion.start + arrival.time, time)
    }
  }

  /// The nearest scroll view around that can go on with a velocity and that all in between let it go to.
  private func taker(of velocity: Point, horizontally: Bool) -> ScrollView? {
    var inner = self
    while let outer = inner.scrollViewAround {
      let transfers =
        horizontally ? inner.transfersHorizontalScrollingToParent : inner.transfersVerticalScrollingToParent
      guard transfers else { return nil }
      if outer.canBeMoved(velocity, horizontally: horizontally), !outer.isTracking { return outer }
      inner = outer
    }
    return nil
  }

  private func hand(
    _ rest: ScrollMotion, _ isAimed: Bool, _ velocity: Point, to taker: ScrollView, at arrival: Timestamp,
    _ time: Timestamp
  ) {
    tell(.handsOver(to: taker))
    doing.motionCount += 1
    let count = doing.motionCount
    doing.motion = .deceleration(rest, isAimed: isAimed)
    if rest.isOver(at: time) {
      show(rest.target)
      if count == doing.motionCount { endMotion() }
    }
    taker.takeFling(velocity, from: arrival, at: time)
  }

  /// Goes on with a fling from a moment that is past already, as if it had been there in time.
  private func takeFling(_ velocity: Point, from arrival: Timestamp, at time: Timestamp) {
    var speed = velocity
    if case .deceleration(let motion, _) = doing.motion { speed += motion.velocity(at: arrival) }
    endMotion()
    doing.dragStart = bounds.origin
    let release = ScrollRelease(offset: bounds.origin, velocity: speed, in: scrollGeometry)
    guard let motion = self.release(release, to: release.target, at: arrival) else { return }
    start(motion)
    animate(to: time)
  }
}
