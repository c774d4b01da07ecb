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
    case .ended: endDrag()
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
    scrolling.drag = ScrollDrag(from: bounds.origin, in: scrollGeometry)
    scrolling.speed = ReleaseSpeed()
    scrolling.consumedByParent = .zero
    scrolling.isDragging = true
    scrolling.mayRefresh = true
    scrolling.pullsKeyboard = false
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
    scrolling.drag?.move(to: translation)
    showDrag()
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

  /// Shows the offset that the fingers request: the part beyond an edge may move a parent's pages, the rest stretches the band.
  final func showDrag() {
    guard let drag = scrolling.drag else { return }
    let consumed = parentConsumption(of: drag.wanted)
    let own = drag.wanted - consumed
    let shown = scrolling.device == .discrete ? scrollGeometry.clamped(own) : scrollGeometry.shown(own)
    // On the way back the parent comes first, as it was last on the way out.
    let isComingBack = consumed.length < scrolling.consumedByParent.length
    if isComingBack { moveParent(by: consumed) }
    // A callback may end the drag.
    guard scrolling.drag != nil else { return }
    show(scrollGeometry.moved(from: bounds.origin, to: scrollGeometry.grid.rounded(shown)))
    guard scrolling.drag != nil, !isComingBack else { return }
    moveParent(by: consumed)
  }

  /// Continues a drag from the current offset, and with what the parent has consumed.
  final func rebaseDrag() {
    let wanted = scrollGeometry.wanted(forShown: bounds.origin) + scrolling.consumedByParent
    scrolling.drag?.rebase(to: wanted, translation: pan.translation(in: self))
  }

  // MARK: Ending

  /// Ends a drag as a lift does: reports it, lets the delegate set the target, and releases the content (SE-1).
  private func endDrag() {
    guard scrolling.drag != nil, !scrolling.isEnding else { return }
    scrolling.isEnding = true
    defer { scrolling.isEnding = false }
    makeRoomForRefresh()
    dismissKeyboardUnderFinger()
    let speed = releaseSpeed
    let time = context?.now ?? 0
    let isHeld = scrolling.caught == .paused
    let parent = scrolling.parent
    scrolling.streak.released(
      velocity: speed.latest, isLegal: scrollGeometry.isLegal(bounds.origin), isPaging: isPagingEnabled, at: time)
    let geometry = scrollGeometry
    let release = ScrollRelease(
      offset: bounds.origin, speed: parent?.isOffPage(speed: speed) ?? false ? ReleaseSpeed() : speed, in: geometry,
      stretch: scrolling.streak.stretch, caughtPage: scrolling.caughtPage)
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
      decelerate(motion, after: scrolling.latestCallback)
    } else if isHeld, scrolling.isPaused, let context {
      // The delegate receives in the next frame that the motion which the finger stopped is over.
      scrolling.isPaused = false
      scrolling.motion = .rest(at: bounds.origin, start: time)
      link.startAnimating(in: context)
    }
    if let parent { parent.turnToPage(speed: speed) }
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
  private func askForTarget(_ release: ScrollRelease) -> (target: Point, isUnchanged: Bool) {
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
    scrolling.parent = nil
    scrolling.consumedByParent = .zero
    tell(.didEndDragging(willDecelerate: willDecelerate))
  }

  /// Ends a drag whose touches the system took: the content is put within its edges and nothing moves on (SD-7).
  private func cancelDrag() {
    guard scrolling.drag != nil, !scrolling.isEnding else { return }
    scrolling.isEnding = true
    defer { scrolling.isEnding = false }
    let parent = scrolling.parent
    makeRoomForRefresh()
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
    if let parent { parent.turnToPage(speed: ReleaseSpeed()) }
  }
}
