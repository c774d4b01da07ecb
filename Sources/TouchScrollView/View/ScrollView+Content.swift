import TouchCore

extension ScrollView {
  final func isOwn(_ recognizer: any GestureRecognizing) -> Bool {
    recognizer === panGestureRecognizer || recognizer === pinchGestureRecognizer
  }

  // MARK: New touches

  final func decide(about touch: Touch) -> ContentTouchDecision {
    let decision = decision(about: touch)
    tell(.contentTouch(touch, decision))
    return decision
  }

  private func decision(about touch: Touch) -> ContentTouchDecision {
    // With scrolling off nothing is delayed, asked for later or caught (SC-11).
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return .deliver }
    if isDecelerating {
      catchMotion()
      // The motion may have been over by now, which the next frame would have shown.
      if doing.hasCaught { return .never }
    }
    guard delaysContentTouches, let host else { return .deliver }
    let delay = contentTouchDelay ?? host.settings.contentTouchDelay
    guard delay.isFinite, delay > 0 else { return .deliver }
    return .hold(until: host.now + delay)
  }

  final func askContent(_ touches: [Touch], _ event: TouchEvent?, _ node: any TouchNode) -> Bool {
    guard let view = node.asView else { return true }
    let answer =
      contentTouchReplay?.shouldBegin(view) ?? contentTouchAnswers.shouldBegin
      ?? touchesShouldBegin(touches, with: event, in: view)
    tell(.touchesShouldBegin(view, answer))
    return answer
  }

  final func receives(_ event: TouchEvent, by recognizer: any GestureRecognizing) -> Bool {
    guard recognizer === panGestureRecognizer else { return true }
    panGestureRecognizer.scrollableAxes = scrollGeometry.axes
    doing.candidates.removeAll { !$0.isDown }
    doing.isWheelStep = false
    guard let movement = event.scrollMovement else { return true }
    // The finger's translation and the offset have opposite signs.
    var direction = localVector(-movement.delta)
    if !scrollGeometry.horizontal.scrolls { direction.x = 0 }
    if !scrollGeometry.vertical.scrolls { direction.y = 0 }
    guard direction != .zero, canScroll(along: direction) || takerAround(along: direction) == nil else {
      return false
    }
    doing.isWheelStep = movement.kind == .discrete
    if isDecelerating { catchMotion() }
    return true
  }

  final func receives(_ touch: Touch, by recognizer: any GestureRecognizing) -> Bool {
    if recognizer === pinchGestureRecognizer {
      // Another pair of fingers holds another place.
      doing.zoomAnchor = nil
      return zoomLimits.allowZooming && zoomView != nil
    }
    guard recognizer === panGestureRecognizer else { return true }
    doing.candidates.append(touch)
    if isDecelerating { catchMotion() }
    return true
  }

  // MARK: Beginning

  final func mayBegin(_ recognizer: any GestureRecognizing) -> Bool {
    if recognizer === pinchGestureRecognizer {
      return zoomLimits.allowZooming && zoomView != nil && !isZoomBouncing
    }
    guard recognizer === panGestureRecognizer else { return true }
    // A bounce of the zoom moves the offset itself, for half a second at most.
    guard !scrollGeometry.axes.isEmpty, !isZoomBouncing else { return false }
    let direction = -panGestureRecognizer.translation(inNode: self)
    // Two fingers may zoom where one could not scroll, and drag what they zoom.
    if !doing.isZooming, !canScroll(along: direction), let taker = takerAround(along: direction) {
      tell(.leavesDrag(to: taker, horizontally: Self.isHorizontal(direction, scrollGeometry.axes)))
      return false
    }
    return contentGivesItsTouches()
  }

  /// Whether the content views that have touches of the pan may lose them (SC-7).
  private func contentGivesItsTouches() -> Bool {
    guard panGestureRecognizer.cancelsTouchesInView else { return true }
    var asked: [View] = []
    for touch in doing.candidates
    where touch.isDown && touch.delivery.isLive && touch.delivery.beganIsDelivered {
      guard let view = touch.view, view !== self, !asked.contains(view), view.isDescendant(of: self) else {
        continue
      }
      asked.append(view)
      guard canCancelContentTouches else {
        tell(.contentKeepsTouch(view))
        return false
      }
      let answer =
        contentTouchReplay?.shouldCancel(view) ?? contentTouchAnswers.shouldCancel ?? touchesShouldCancel(in: view)
      tell(.touchesShouldCancel(view, answer))
      if !answer { return false }
    }
    return true
  }
}
