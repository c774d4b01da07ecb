import TouchCore

extension ScrollView {
  // MARK: Starting

  /// Lets the content move by itself; without a host, which has the time, it is at the end at once.
  final func start(_ motion: ScrollState.Motion) {
    doing.motionCount += 1
    doing.motion = motion
    if case .deceleration = motion {
      let count = doing.motionCount
      tell(.willBeginDecelerating)
      delegate?.scrollViewWillBeginDecelerating(self)
      guard count == doing.motionCount else { return }
    }
    guard let host else {
      show(motion.motion.target)
      return endMotion()
    }
    link.startAnimating(in: host)
  }

  /// Starts the fling, bounce or way to a page that a release makes; whether there is any.
  final func release(_ release: ScrollRelease, to target: Point, at time: Timestamp) -> ScrollState.Motion? {
    let motion = release.motion(to: target, at: time)
    guard !motion.isRest else {
      // Content that does not bounce may still have to come back to its edge.
      show(motion.target)
      return nil
    }
    return .deceleration(motion, isAimed: target != release.target)
  }

  /// Plans a deceleration anew from here and now: content or frame changed their sizes, or code moved the content.
  final func planAnew(shiftedBy shift: Point) {
    guard case .deceleration(let motion, let isAimed) = doing.motion, let now = host?.now else { return }
    doing.dragStart += shift
    // The last frame may be older than the change.
    var offset = shift == .zero ? motion.offset(at: now) : bounds.origin
    if !bounces { offset = scrollGeometry.clamped(offset) }
    let release = ScrollRelease(
      offset: offset, velocity: motion.velocity(at: now), in: scrollGeometry, dragStart: doing.dragStart,
      isMoving: true)
    let next = release.motion(to: isAimed ? motion.target + shift : release.target, at: now)
    doing.motionCount += 1
    doing.motion = .deceleration(next, isAimed: isAimed)
  }

  // MARK: Frames

  /// Shows the state of a moment.
  final func animate(to time: Timestamp) {
    if doing.zoomMotion != nil { animateZoom(to: time) }
    animateOffset(to: time)
    stopAnimatingIfIdle()
  }

  private func animateOffset(to time: Timestamp) {
    if case .deceleration = doing.motion { handFlingOver(at: time) }
    guard let motion = doing.motion?.motion else { return }
    let count = doing.motionCount
    let isOver = motion.isOver(at: time)
    let offset = isOver ? motion.target : motion.offset(at: time)
    // A spring that carries a velocity may swing beyond its target.
    show(bounces || isScrollAnimating ? offset : scrollGeometry.clamped(offset))
    if isOver, count == doing.motionCount { endMotion() }
  }

  final func stopAnimatingIfIdle() {
    if doing.motion == nil, doing.zoomMotion == nil { link.stopAnimating() }
  }

  // MARK: Ending

  /// Ends what moves the content by itself, wherever it is, and tells of it.
  final func endMotion() {
    guard let motion = doing.motion else { return }
    doing.motionCount += 1
    doing.motion = nil
    switch motion {
    case .deceleration:
      tell(.didEndDecelerating)
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation(_, let toTop):
      tell(.didEndScrollingAnimation)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      if toTop { tellTop() }
    case .settling: break
    }
    stopAnimatingIfIdle()
  }

  /// Ends a change by code only.
  final func endAnimation() {
    if isScrollAnimating { endMotion() }
  }

  /// Stops content that moves by itself under a finger that lands: at the offset of this moment, not of the last frame.
  final func catchMotion() {
    guard case .deceleration(let motion, _) = doing.motion, let now = host?.now else { return }
    let count = doing.motionCount
    if !motion.isOver(at: now) {
      let offset = motion.offset(at: now)
      show(bounces ? offset : scrollGeometry.clamped(offset))
      doing.hasCaught = true
    } else {
      show(motion.target)
    }
    if count == doing.motionCount { endMotion() }
  }

  /// Lets content that a finger caught and let go without a drag go on to where it can rest (SC-10).
  final func releaseCaught() {
    guard doing.hasCaught else { return }
    doing.hasCaught = false
    guard !doing.isDragging, doing.motion == nil, doing.zoomMotion == nil, let host else { return }
    let release = ScrollRelease(
      offset: bounds.origin, velocity: .zero, in: scrollGeometry, dragStart: bounds.origin)
    if let motion = self.release(release, to: release.target, at: host.now) { start(motion) }
  }

  final func stopEverything() {
    if doing.zoomMotion != nil { finishZoomMotion() }
    let wasMoving = doing.motion != nil
    endMotion()
    if wasMoving { show(scrollGeometry.clamped(bounds.origin)) }
  }

  /// Ends everything when the view is no longer in a window: nobody would draw its frames.
  final func leaveWindowIfGone() {
    guard host == nil || (link.context != nil && link.context !== host) else { return }
    doing.candidates.removeAll()
    doing.presses.removeAll()
    doing.hasCaught = false
    if doing.isZooming { pinchChanged(.cancelled) }
    if doing.drag != nil { panChanged(.cancelled) }
    if doing.guestBase != nil { endGuestDrag(velocity: .zero, at: 0) }
    stopEverything()
    doing.zoomMotion = nil
  }
}
