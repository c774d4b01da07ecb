import TouchGestures
import TouchPan
import TouchScrollView
import TouchViews

extension ScrollView {
  /// Follows the pan.
  final func panChanged(_ state: GestureState) {
    switch state {
    case .began: beginDrag()
    case .changed: moveDrag()
    case .ended: endDrag(isLifted: true)
    // The system's cancel takes the fingers away and leaves the pan on; what code broke off ends like a lift (SD-7).
    case .cancelled:
      let hasFingers = scrolling.touches.contains { $0.touch.isDown }
      if pan.isEnabled, pan.node === self, !hasFingers { cancelDrag() } else { endDrag() }
    case .possible, .failed: break
    }
  }

  /// Forgets the touches of an attempt that is over.
  final func panWasReset() {
    scrolling.device = nil
    scrolling.touches.removeAll()
    scrolling.delayed.removeAll { !$0.touch.isDown }
    releaseCaught()
  }

  private func beginDrag() {
    // The profile and the display's scale may have changed since (VN-11).
    updateGeometry()
    if scrolling.caught == nil { endMotion() }
    scrolling.handedOver = nil
    let gesture = HandOverGesture(
      of: self, policy: delegate?.scrollViewHandOver(self), showsBand: scrolling.device != .discrete)
    // What was asked may have broken the drag off.
    guard pan.state == .began else { return gesture.cancel() }
    scrolling.drag = ScrollDrag(from: bounds.origin, in: scrollGeometry)
    scrolling.sharedTranslation = .zero
    scrolling.speed = ReleaseSpeed()
    scrolling.isDragging = true
    scrolling.gesture = gesture
    scrolling.mayRefresh = true
    scrolling.leavesKeyboard = false
    if keyboardDismissMode.isOnDrag { dismissKeyboard() }
    tell(.willBeginDragging)
    moveDrag()
  }

  private func moveDrag() {
    guard scrolling.drag != nil else { return }
    let translation = pan.translation(in: self)
    scrolling.speed.note(-pan.velocity(in: self))
    scrolling.latestCallback = context?.now ?? 0
    if scrolling.caught != nil, translation != .zero { takeCaughtContent() }
    if scrolling.caught == nil || scrolling.caught == .moved, pan.state != .began {
      scrolling.streak.dragMoved(velocity: scrolling.speed.latest, length: translation.length)
    }
    // Two fingers that zoom take the content with them; the one that stays drags it on from there (PH-7).
    if isPinching { return }
    if isZooming { return endZoom() }
    let way = translation - scrolling.sharedTranslation
    scrolling.sharedTranslation = translation
    scrolling.hasShownDrag = false
    scrolling.gesture?.move(by: way)
    // Also where it took nothing: a drag shows whole pixels from its begin on (PH-11).
    if !scrolling.hasShownDrag { showDrag(scrolling.drag) }
    // Content that can no longer scroll ends the gesture as a lift does (NH-1).
    if scrolling.gesture?.hasLostItsRange ?? false { return endDrag() }
    followKeyboard()
    pullRefreshControl()
  }

  /// Ends the motion that a finger holds, without a call: the finger moves the content now (SC-10).
  private func takeCaughtContent() {
    scrolling.caught = .moved
    guard scrolling.isPaused else { return }
    scrolling.isPaused = false
    scrolling.motion = nil
  }

  // MARK: Ending

  /// Ends a drag as a lift does: the gesture lets those end that it has moved, this scroll view in its turn (NH-7).
  final func endDrag(isLifted: Bool = false) {
    guard scrolling.drag != nil, !scrolling.isEnding, let gesture = scrolling.gesture else { return }
    scrolling.isEnding = true
    defer { scrolling.isEnding = false }
    makeRoomForRefresh()
    releaseKeyboard(isLifted: isLifted)
    gesture.end(speed: releaseSpeed, latestCallback: scrolling.latestCallback)
  }

  /// Ends a drag whose touches the system took: nothing moves on (SD-7, NH-9).
  private func cancelDrag() {
    guard scrolling.drag != nil, !scrolling.isEnding, let gesture = scrolling.gesture else { return }
    scrolling.isEnding = true
    defer { scrolling.isEnding = false }
    makeRoomForRefresh()
    releaseKeyboard(isLifted: false)
    gesture.cancel()
  }

  /// Ends its own drag when the gesture comes to it.
  final func endOwnDrag(_ end: HandOverEnd) {
    switch end {
    case .movesOn(let speed, _, let glide): release(with: speed, passing: glide)
    case .stays:
      scrolling.streak.end()
      finishDrag(willDecelerate: false)
      returnFromRest(after: scrolling.latestCallback)
    case .cancelled: settleCancelled()
    case .left, .turnsPage: break
    }
  }

  /// Reports the lift, lets the delegate set the target, and releases the content with a speed (SE-1).
  private func release(with speed: ReleaseSpeed, passing glide: HandOverGlide?) {
    let time = context?.now ?? 0
    let isHeld = scrolling.caught == .paused
    scrolling.streak.released(
      velocity: releaseSpeed.latest, isLegal: scrollGeometry.isLegal(bounds.origin), isPaging: isPagingEnabled,
      at: time)
    let geometry = scrollGeometry
    let release = ScrollRelease(
      offset: bounds.origin, speed: speed, in: geometry, stretch: scrolling.streak.stretch,
      caughtPage: scrolling.caughtPage)
    let (target, isUnchanged) = askForTarget(release)
    // An animation that code started under the finger continues.
    let isAnimated = scrolling.motion != nil && !scrolling.isPaused
    let staysPut = isZooming && release.velocity == .zero || !isUnchanged || isAnimated
    var motion = staysPut ? nil : release.motion(to: target, at: time)
    if motion == nil, scrollGeometry != geometry { settleAtRest(from: geometry) }
    finishDrag(willDecelerate: motion != nil)
    if scrollGeometry != geometry { motion?.adapt(to: scrollGeometry) }
    // Content that left its window in a callback has come to rest (SD-8).
    if let motion, context != nil, scrolling.motion == nil || scrolling.isPaused, !scrolling.isDragging {
      scrolling.isPaused = false
      decelerate(motion, after: scrolling.latestCallback, passing: glide)
    } else if isHeld, scrolling.isPaused, let context {
      // The delegate receives in the next frame that the motion which the finger stopped is over.
      scrolling.isPaused = false
      scrolling.motion = .rest(at: bounds.origin, start: time)
      link.startAnimating(in: context)
    }
  }

  /// Puts content that stays where it is within the edges that the delegate has moved (PH-8).
  private func settleAtRest(from old: ScrollGeometry) {
    let offset = bounds.origin
    guard !isZooming, scrolling.motion == nil || scrolling.isPaused, old.clamped(offset) == offset else { return }
    show(scrollGeometry.clamped(offset))
  }

  /// How long a trackpad may rest before its lift without losing its speed, in seconds (PH-2).
  private static var longestTrackpadRest: Double { 0.13 }

  /// The speed below which fingers that zoom leave the content where it is, in points per millisecond (PH-1).
  private static var slowestZoomLift: Double { 0.25 }

  /// The velocities that count at a lift; none after a trackpad's rest (PH-2).
  private var releaseSpeed: ReleaseSpeed {
    let rest = (context?.now ?? 0) - scrolling.latestCallback
    let rests = scrolling.device == .continuous && rest.nanoseconds > Self.longestTrackpadRest.nanoseconds
    let isSlow = isZooming && scrollGeometry.scrollable(scrolling.speed.latest).length < Self.slowestZoomLift - 1e-9
    return rests || isSlow ? ReleaseSpeed() : scrolling.speed
  }

  /// Reports that a finger lifts, and returns the target that then holds, and whether the callback changed nothing else.
  final func askForTarget(_ release: ScrollRelease) -> (target: Point, isUnchanged: Bool) {
    var target = release.target
    note(.willEndDragging(velocity: release.velocity, target: target))
    let isUnchanged = isUnchangedAfter { target = delegate?.target(after: self, release.velocity, target) ?? target }
    if target != release.target { note(.targetSet(at: release.admitted(target))) }
    return (target, isUnchanged)
  }

  private func finishDrag(willDecelerate: Bool) {
    scrolling.drag = nil
    scrolling.isDragging = false
    scrolling.caught = nil
    scrolling.caughtPage = nil
    scrolling.gesture = nil
    tell(.didEndDragging(willDecelerate: willDecelerate))
  }

  /// Puts the content within its edges at once, and reports a lift without speed (SD-7).
  private func settleCancelled() {
    if scrolling.caught == .paused { endMotion() }
    if !isZooming { show(scrollGeometry.clamped(bounds.origin)) }
    scrolling.streak.end()
    let geometry = scrollGeometry
    var unpaged = geometry
    unpaged.isPaging = false
    let release = ScrollRelease(offset: bounds.origin, speed: ReleaseSpeed(), in: unpaged)
    let (target, isUnchanged) = askForTarget(release)
    if isUnchanged, target != release.target { show(release.admitted(target)) }
    if scrollGeometry != geometry { settleAtRest(from: geometry) }
    finishDrag(willDecelerate: false)
  }
}
