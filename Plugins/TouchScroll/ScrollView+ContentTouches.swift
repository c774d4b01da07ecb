import TouchGestures
import TouchPan
import TouchScrollView
public import TouchViews

// What happens to touches on the content (SC-1 to SC-15).
extension ScrollView {
  /// Returns whether a recognizer is one of those that the scroll view attached to itself.
  public final func attachedByItself(_ recognizer: any GestureRecognizing) -> Bool {
    recognizer === pinch || pan.scrollRecognizers.contains(recognizer)
  }

  /// Decides about a new touch strictly inside.
  final func contentDecision(about touch: Touch) -> ContentTouchDecision {
    guard isScrollEnabled else { return .pass }
    guard delaysContentTouches, let context else { return .deliver }
    let delay = contentTouchDelay ?? context.settings.contentTouchDelay
    guard delay.isFinite, delay > 0 else { return .deliver }
    scrolling.delayed.removeAll { !$0.touch.isDown }
    scrolling.delayed.append((touch, pan.screenLocation(of: touch)))
    scrolling.delayEnd = context.now + delay
    return .hold(until: scrolling.delayEnd)
  }

  /// Starts the delay when its recognizer's turn comes: those that received the touches before have older deadlines.
  final func startDelay(of touches: [Touch]) {
    guard scrolling.delayed.contains(where: { own in touches.contains { $0 === own.touch } }) else { return }
    context?.restartContentDelay(of: self, until: scrolling.delayEnd)
  }

  /// Returns whether a touch is still delayed after the decisions of an event (SC-13, SC-14).
  final func isStillHolding(_ touch: Touch, _ event: TouchEvent?) -> Bool {
    // A touch that was lifted waits as long as another finger keeps the pan from failing (SC-14).
    guard touch.isDown || scrolling.touches.contains(where: { $0.touch.isDown }), pan.isEnabled else {
      return false
    }
    let state = pan.state
    guard state != .failed, state != .cancelled else { return false }
    return !isForControl(touch, event)
  }

  /// Returns whether a control gets what is delayed before its time: the fingers go where there is nothing to scroll.
  private func isForControl(_ touch: Touch, _ event: TouchEvent?) -> Bool {
    guard let touches = event?.allTouches else { return false }
    let held = scrolling.delayed.filter { own in
      own.touch.isDown && own.touch.node != nil && !own.touch.isDelivered
        && !(scrolling.isDragging && scrolling.touches.contains { $0.touch === own.touch })
    }
    let moved = touches.contains { other in
      other.phase == .moved && held.contains { $0.touch === other }
        && (other.node?.touchPolicy.contains(.keepsTouchesWhenScrolled) ?? false)
    }
    guard moved, !held.isEmpty else { return false }
    var way = Point.zero
    for other in held { way += pan.screenLocation(of: other.touch) - other.start }
    let local = localVector(way * (1 / Double(held.count)))
    return (!scrollGeometry.horizontal.scrolls && local.x.magnitude.exceeds(pan.slop))
      || (!scrollGeometry.vertical.scrolls && local.y.magnitude.exceeds(pan.slop))
  }

  /// Asks ``touchesShouldBegin(_:with:in:)`` when the touches would be delivered.
  public final func contentTouchesShouldBegin(
    _ touches: [Touch], with event: TouchEvent?, in node: any TouchNode
  ) -> Bool {
    guard let view = node as? View else { return true }
    let answer = touchesShouldBegin(touches, with: event, in: view)
    note(.touchesShouldBegin(view, answer))
    // At the end of the delay a refusal prevents others; where the pan failed it prevents no other (SC-3, SC-14).
    if !answer, pan.state == .possible { pan.refuseContentTouches(touches) }
    return answer
  }

  /// Whether its touches are forwarded up the chain: never, unless a setting requires it while scrolling is off (SC-15).
  final var forwardsTouches: Bool { !isScrollEnabled && profileContains(.scrollViewsForwardTouches) }

  // MARK: The pan and the pinch

  /// Notes a touch that the pan is offered, and returns whether a recognizer of its own takes it.
  final func admits(_ touch: Touch, _ recognizer: any GestureRecognizing) -> Bool {
    if recognizer === pinch { return zoomLimits.allowZooming }
    if recognizer === pan {
      scrolling.touches.append((touch, pan.screenLocation(of: touch)))
      // While the content moves its pan keeps the touch from it, since it may take it yet.
      pan.delaysTouchesBegan = isDecelerating
    }
    return true
  }

  /// The rules by which the pan follows fingers.
  final var panRules: PanRules {
    let canZoom = zoomLimits.minimum != zoomLimits.maximum
    return PanRules(
      axes: scrollGeometry.axes, maximumNumberOfTouches: canZoom ? 2 : .max, leavesOutRestingFingers: !canZoom,
      isDirectionalLockEnabled: isDirectionalLockEnabled)
  }

  /// Prepares for an event that the pan may be handed; a wheel's movement is left to a scroll view that can scroll that way.
  final func prepare(for event: TouchEvent) -> Bool {
    scrolling.touches.removeAll { !$0.touch.isDown }
    scrolling.device = nil
    guard let movement = event.scrollMovement else { return true }
    // The finger's translation and the offset have opposite signs.
    let direction = scrollGeometry.scrollable(localVector(-movement.delta))
    guard direction != .zero, hasRoom(towards: direction) || !hasParent(thatScrolls: direction) else { return false }
    scrolling.device = movement.kind
    if isDecelerating { endMotion() }
    return true
  }

  /// Returns the decision about the pan when its fingers have moved a distance (NE-2, SC-7).
  final func panAttempt(after distance: Point) -> PanAttempt {
    guard !scrollGeometry.axes.isEmpty else { return .wait }
    if let parent = scrollViewAround, leaves(distance, to: parent) { return .wait }
    return contentGivesTouches(scrolling.touches.map { $0.touch }, to: pan) ? .begin : .fail
  }

  /// Returns whether the content views that have touches of the pan or pinch may lose them to it (SC-7).
  final func contentGivesTouches(_ touches: [Touch], to recognizer: any GestureRecognizing) -> Bool {
    guard recognizer.cancelsTouchesInView else { return true }
    var asked: [View] = []
    for touch in touches where touch.isDelivered {
      guard let view = touch.view, view !== self, !asked.contains(view), view.isDescendant(of: self) else {
        continue
      }
      asked.append(view)
      guard canCancelContentTouches else {
        note(.contentKeepsTouch(view))
        return false
      }
      let answer = touchesShouldCancel(in: view)
      note(.touchesShouldCancel(view, answer))
      if !answer { return false }
    }
    return true
  }

  // MARK: Catching

  /// Stops content that moves by itself under a finger that lands, and returns whether the pan begins at once (SC-10).
  final func catchContent(with touch: Touch) -> Bool {
    scrolling.streak.touchDown(at: context?.now ?? 0)
    if isScrollAnimating {
      endMotion()
      return false
    }
    guard let motion = scrolling.motion, isScrollEnabled else { return false }
    if let page = motion.pageTarget, let way = motion.pageWay { scrolling.caughtPage = (page, way) }
    if scrollGeometry.isLegal(bounds.origin) {
      scrolling.isPaused = true
      link.stopAnimating()
      scrolling.caught = .paused
    } else {
      endMotion()
      scrolling.caught = .beyondEdge
    }
    return true
  }

  /// Lets caught content go whose pan did not begin.
  final func releaseCaught() {
    guard let caught = scrolling.caught, !scrolling.isDragging else { return }
    scrolling.caught = nil
    scrolling.caughtPage = nil
    switch caught {
    case .paused: if scrolling.isPaused { endMotion() }
    case .beyondEdge: returnFromBeyondEdge()
    case .moved: break
    }
  }

  private func returnFromBeyondEdge() {
    guard scrolling.motion == nil, let context else { return }
    var unpaged = scrollGeometry
    unpaged.isPaging = false
    let release = ScrollRelease(offset: bounds.origin, speed: ReleaseSpeed(), in: unpaged)
    if let motion = release.motion(to: release.target, at: context.now) { decelerate(motion) }
  }

  // MARK: Page swipes

  /// A Boolean value that indicates whether the content is on its way to a page.
  final var isMovingToPage: Bool { scrolling.motion?.pageTarget != nil }

  /// Extends a page motion to the page after its target (PH-6a).
  final func advanceOnePage() {
    guard let motion = scrolling.motion, let page = motion.pageTarget, let way = motion.pageWay, let context
    else { return }
    let target = Point(
      x: Self.nextPage(after: page.x, way.x, scrollGeometry.horizontal),
      y: Self.nextPage(after: page.y, way.y, scrollGeometry.vertical))
    scrolling.caught = nil
    scrolling.caughtPage = nil
    scrolling.isPaused = false
    scrolling.motion = .pages(
      PageSpring(from: motion.exactOffset, velocity: motion.velocity, to: target, in: scrollGeometry),
      start: context.now, grid: scrollGeometry.grid)
    link.startAnimating(in: context)
  }

  private static func nextPage(after page: Double, _ way: Double, _ axis: ScrollAxis) -> Double {
    guard axis.scrolls, way != 0 else { return page }
    return axis.page(after: page, goingUp: way > 0)
  }
}
