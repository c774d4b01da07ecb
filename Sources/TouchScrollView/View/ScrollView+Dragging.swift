import TouchCore

extension ScrollView {
  /// The time before a lift that counts for the velocity of a fling, in seconds (PH-2, R-14).
  static var releaseWindow: Double { 0.1 }

  final func panChanged(_ state: GestureState) {
    switch state {
    case .began: beginDrag()
    case .changed: moveDrag()
    case .ended: endDrag(with: -panGestureRecognizer.releaseVelocity(over: Self.releaseWindow, inNode: self))
    case .cancelled: endDrag(with: .zero)
    case .possible, .failed: break
    }
  }

  final func panWasReset() {
    doing.isWheelStep = false
    // Touches keep their window, and those of this attempt are over.
    doing.candidates.removeAll()
    releaseCaught()
  }

  private func beginDrag() {
    doing.hasCaught = false
    // A finger of its own takes over from a scroll view inside.
    endGuestDrag(velocity: .zero, at: host?.now ?? 0)
    endMotion()
    let pan = panGestureRecognizer
    let translation = pan.translation(inNode: self)
    let excess = pan.slopExcess(inNode: self)
    let axes = scrollGeometry.axes
    let direction = Point(
      x: axes.contains(.horizontal) ? translation.x : 0, y: axes.contains(.vertical) ? translation.y : 0)
    doing.drag = ScrollDrag(
      from: bounds.origin, translation: translation - excess,
      direction: isDirectionalLockEnabled ? direction : nil,
      in: scrollGeometry)
    doing.dragStart = bounds.origin
    doing.handedOver = .zero
    doing.isDragging = true
    tell(.willBeginDragging)
    delegate?.scrollViewWillBeginDragging(self)
    moveDrag()
  }

  private func moveDrag() {
    guard doing.drag != nil else { return }
    let translation = panGestureRecognizer.translation(inNode: self)
    doing.drag?.move(to: translation)
    showDrag()
  }

  /// Shows what the fingers ask for: what is beyond the edge goes to the scroll views around, the rest to the band.
  final func showDrag() {
    guard let drag = doing.drag else { return }
    // Two fingers that zoom take the content with them already.
    if isPinching { return rebaseDrag() }
    doing.zoomAnchor = nil
    let shares = shareOut(drag.wanted)
    let wanted = drag.wanted - shares.total
    let own = doing.isWheelStep ? scrollGeometry.clamped(wanted) : scrollGeometry.shown(wanted)
    // Along an axis that the drag leaves alone the content stays where it is, even beyond its edge.
    let axes = drag.axes
    let present = bounds.origin
    doing.handedOver = shares.total
    show(
      Point(
        x: axes.contains(.horizontal) ? own.x : present.x, y: axes.contains(.vertical) ? own.y : present.y))
    give(shares)
  }

  /// Lets a drag go on from the present offset, and with the share that others have taken.
  final func rebaseDrag() {
    let wanted = scrollGeometry.wanted(forShown: bounds.origin) + doing.handedOver
    doing.drag?.rebase(to: wanted)
  }

  /// Ends a drag with a velocity of the offset, in points a second (SE-1).
  private func endDrag(with velocity: Point) {
    guard let drag = doing.drag, doing.isDragging else { return }
    let time = host?.now ?? 0
    var own = velocity
    if !drag.axes.contains(.horizontal) { own.x = 0 }
    if !drag.axes.contains(.vertical) { own.y = 0 }
    if !own.isFinite || doing.isZooming || doing.zoomMotion != nil { own = .zero }
    let takers = doing.takers
    let handedOver = doing.handedOver
    let given = Point(x: handedOver.x != 0 ? own.x : 0, y: handedOver.y != 0 ? own.y : 0)
    own -= given
    finishDrag(drag, velocity: own, reported: own + given, at: time)
    doing.takers.removeAll()
    doing.handedOver = .zero
    for (index, taker) in takers.enumerated() {
      taker.endGuestDrag(velocity: index == takers.count - 1 ? given : .zero, at: time)
    }
  }

  /// Tells of the end of a drag, lets the delegate aim, and lets the content go.
  final func finishDrag(_ drag: ScrollDrag?, velocity: Point, reported: Point, at time: Timestamp) {
    let axes = drag?.axes ?? scrollGeometry.axes
    let release = ScrollRelease(
      offset: bounds.origin, velocity: shownVelocity(velocity, drag), in: scrollGeometry,
      dragStart: doing.dragStart, axes: axes)
    var target = release.target
    let perMillisecond = reported / 1000
    tell(.willEndDragging(velocity: perMillisecond, target: target))
    let count = doing.motionCount
    if let delegate {
      withUnsafeMutablePointer(to: &target) {
        delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
      }
    }
    if target != release.target { tell(.aims(at: target)) }
    doing.drag = nil
    doing.isDragging = false
    // A pinch that ends with the drag brings the content back itself.
    let staysPut = doing.isZooming || doing.zoomMotion != nil || count != doing.motionCount
    let motion = staysPut ? nil : self.release(release, to: target, at: time)
    tell(.didEndDragging(willDecelerate: motion != nil))
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    if let motion, count == doing.motionCount, !doing.isDragging { start(motion) }
  }

  /// How fast the content moves that the fingers move at a velocity: less beyond the edge (PH-3).
  private func shownVelocity(_ velocity: Point, _ drag: ScrollDrag?) -> Point {
    guard let drag else { return velocity }
    let wanted = drag.wanted - doing.handedOver
    return Point(
      x: Self.shownVelocity(velocity.x, wanted.x, scrollGeometry.horizontal),
      y: Self.shownVelocity(velocity.y, wanted.y, scrollGeometry.vertical))
  }

  private static func shownVelocity(_ velocity: Double, _ wanted: Double, _ axis: ScrollAxis) -> Double {
    let overshoot = axis.overshoot(of: wanted)
    guard overshoot != 0 else { return velocity }
    return axis.bounces ? velocity * RubberBand(dimension: axis.extent).slope(atOvershoot: overshoot) : 0
  }
}
