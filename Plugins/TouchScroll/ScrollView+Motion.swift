import TouchScrollView
import TouchViews

extension ScrollView {
  // MARK: Starting

  /// Starts a glide of the content, with an immediate first step if the lift was late (PH-10).
  final func decelerate(
    _ motion: ScrollMotion, after latestCallback: Timestamp? = nil, passing glide: HandOverGlide? = nil
  ) {
    scrolling.motion = motion
    scrolling.glide = glide
    guard tell(.willBeginDecelerating) else { return }
    guard let context else {
      show(scrollGeometry.clamped(bounds.origin))
      return endMotion()
    }
    link.startAnimating(in: context)
    // A way to a page begins with its first frame, from between two pixels, too.
    guard let latestCallback, motion.pageTarget == nil else { return }
    let frames = (context.now - latestCallback) * 60
    guard frames > 0.8 - 1e-6, frames < 2.4 + 1e-6 else { return }
    advanceMotion { $0.stepAhead(by: 1000.0 / 60) }
  }

  /// Starts a change of the offset by code.
  final func start(_ animation: ScrollMotion, in context: TouchContext) {
    scrolling.motion = animation
    link.startAnimating(in: context)
  }

  // MARK: Frames

  /// Shows the state of a frame.
  final func animate(to time: Timestamp) {
    advanceMotion { $0.advance(to: time) }
    stopAnimatingIfIdle()
  }

  private func advanceMotion(_ step: (inout ScrollMotion) -> Void) {
    guard !scrolling.isPaused, scrolling.advanceMotion(step) != nil else { return }
    if scrolling.glide != nil { passGlideOn() }
    guard let motion = scrolling.motion else { return }
    if motion.hasHitEdge || !scrollGeometry.isLegal(motion.offset) || motion.isOver { scrolling.streak.end() }
    // A callback may change the edges.
    if show(motion.offset), scrolling.motion?.isOver ?? false { endMotion() }
  }

  /// Requests no more frames when nothing moves.
  final func stopAnimatingIfIdle() {
    if scrolling.motion == nil || scrolling.isPaused { link.stopAnimating() }
  }

  // MARK: Ending

  /// Ends the current motion of the content, wherever it is, and reports that.
  final func endMotion() {
    guard let motion = scrolling.motion else { return }
    scrolling.motion = nil
    scrolling.isPaused = false
    tell(
      motion.isDeceleration ? .didEndDecelerating : motion.leadsToTop ? .didScrollToTop : .didEndScrollingAnimation)
    stopAnimatingIfIdle()
  }

  /// Ends everything without a word when the view is no longer in a window (SD-8).
  final func leaveWindowIfGone() {
    guard context == nil || (link.context != nil && link.context !== context) else { return }
    scrolling.touches.removeAll()
    scrolling.delayed.removeAll()
    scrolling.presses.removeAll()
    if isZooming { pinchChanged(.cancelled) }
    if scrolling.drag != nil { endDrag() }
    scrolling.caught = nil
    scrolling.isPaused = false
    scrolling.motion = nil
    zoomAnimationEnded()
    link.context?.leaveHandOver(self)
    scrolling.handedOver = nil
    scrolling.streak.end()
    show(scrollGeometry.clamped(bounds.origin))
    link.stopAnimating()
  }
}
