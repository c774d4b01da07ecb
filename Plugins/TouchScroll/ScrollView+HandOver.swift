public import TouchScrollView
import TouchViews

// What a scroll view takes of a finger's way, of its own drag or of one that began further in or out (NH-1 to NH-10).
extension ScrollView: HandOverScroller {
  /// The view itself.
  public final var handOverNode: any TouchNode { self }
  /// Whether the user can scroll it; not while a finger of its own drags it, or two zoom it.
  public final var isHandOverEnabled: Bool {
    isScrollEnabled && pan.isEnabled && !scrolling.isDragging && !isZooming
  }
  /// Whether it scrolls by pages (NE-4).
  public final var isHandOverPaging: Bool { isPagingEnabled }

  /// Returns how far the content can still go toward each edge; `nil` on an axis that does not scroll (SD-3).
  public final func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    let isX = axis == .horizontal
    let axis = isX ? scrollGeometry.horizontal : scrollGeometry.vertical
    guard axis.scrolls else { return nil }
    let drag = drag(in: gesture) ?? ScrollDrag(from: bounds.origin, in: scrollGeometry)
    let (begin, offset) = isX ? (drag.begin.x, drag.wanted.x) : (drag.begin.y, drag.wanted.y)
    // One that was caught beyond an edge comes back to where it began (NH-5).
    return HandOverRoom(
      smaller: max(offset - min(axis.lower, begin), 0), larger: max(max(axis.upper, begin) - offset, 0),
      bounces: axis.bounces)
  }

  private func drag(in gesture: HandOverGesture) -> ScrollDrag? {
    scrolling.gesture === gesture ? scrolling.drag : scrolling.handedOver?.drag
  }

  // MARK: Moving

  /// Moves the content by a way of the finger; what goes beyond an edge stretches the rubber band (PH-3).
  public final func takeHandOver(_ way: Point, in gesture: HandOverGesture) {
    if scrolling.gesture === gesture {
      scrolling.drag?.move(by: way)
    } else {
      if scrolling.handedOver?.gesture !== gesture { takeOver(by: gesture) }
      scrolling.handedOver?.drag.move(by: way)
    }
    showDrag(drag(in: gesture))
    if scrolling.handedOver?.gesture === gesture { pullRefreshControl() }
  }

  /// Ends what moves by itself where it is, since a drag of another scroller moves the content from here (NH-1).
  private func takeOver(by gesture: HandOverGesture) {
    if let node = gesture.beganNode as? ScrollView { node.note(.transfersDrag(to: self)) }
    endMotion()
    scrolling.handedOver = (gesture, ScrollDrag(from: bounds.origin, in: scrollGeometry))
    scrolling.mayRefresh = true
  }

  /// Shows the offset that the fingers request, or the nearest valid one to a wheel (SD-6).
  final func showDrag(_ drag: ScrollDrag?) {
    guard let wanted = drag?.wanted else { return }
    scrolling.hasShownDrag = true
    let isWheel = drag == scrolling.drag && scrolling.device == .discrete
    let shown = isWheel ? scrollGeometry.clamped(wanted) : scrollGeometry.shown(wanted)
    show(scrollGeometry.moved(from: bounds.origin, to: scrollGeometry.grid.rounded(shown)))
  }

  /// Continues its drag, or another's, from the current offset, which code or a pinch has changed.
  final func rebaseDrag() {
    let place = ScrollDrag(from: bounds.origin, in: scrollGeometry)
    if scrolling.drag != nil {
      scrolling.drag = place
      scrolling.sharedTranslation = pan.translation(in: self)
      scrolling.gesture?.forgetRest(of: self)
    }
    if let gesture = scrolling.handedOver?.gesture {
      scrolling.handedOver = (gesture, place)
      gesture.forgetRest(of: self)
    }
  }

  // MARK: The end

  /// Ends its part in a gesture: its own drag, or what another's has moved (NH-7 to NH-9).
  public final func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) {
    guard scrolling.gesture !== gesture else { return endOwnDrag(end) }
    guard scrolling.handedOver?.gesture === gesture else { return }
    scrolling.handedOver = nil
    makeRoomForRefresh()
    // An animation that code started since goes on.
    let isAnimated = scrolling.motion != nil
    switch end {
    case .left: if !isAnimated { show(scrollGeometry.clamped(bounds.origin)) }
    // Nothing else would bring a pager to a page (NH-9).
    case .cancelled:
      let place = scrollGeometry.clamped(bounds.origin)
      if !isAnimated { show(isPagingEnabled ? scrollGeometry.page(from: place, speed: .zero) : place) }
    case .stays(let latestCallback): returnFromRest(after: latestCallback)
    case .turnsPage(let speed): turnToPage(speed: speed)
    case .movesOn(let speed, let latestCallback, let glide):
      let release = ScrollRelease(offset: bounds.origin, speed: speed, in: scrollGeometry)
      let (target, isUnchanged) = askForTarget(release)
      let motion = isUnchanged && !isAnimated ? release.motion(to: target, at: context?.now ?? 0) : nil
      let isUndisturbed = tell(.didEndDragging(willDecelerate: motion != nil))
      if let motion, isUndisturbed { decelerate(motion, after: latestCallback, passing: glide) }
    }
  }

  /// Goes back from beyond an edge, or to a page, from rest (PH-4, PH-6).
  final func returnFromRest(after latestCallback: Timestamp) {
    guard scrolling.motion == nil, !scrolling.isDragging, let context else { return }
    let release = ScrollRelease(offset: bounds.origin, speed: ReleaseSpeed(), in: scrollGeometry)
    if let motion = release.motion(to: release.target, at: context.now) {
      decelerate(motion, after: latestCallback)
    }
  }

  // MARK: Pages

  /// Returns whether a scroll view inside has moved its pages, and a release with a speed lets it turn to one (NE-4).
  public final func turnsPage(at speed: ReleaseSpeed) -> Bool {
    scrolling.handedOver != nil && scrollGeometry.page(from: bounds.origin, speed: speed.latest) != bounds.origin
  }

  /// Moves to a page after a scroll view inside has moved this one, with its speed and from rest (NE-4).
  private func turnToPage(speed: ReleaseSpeed) {
    guard scrolling.motion == nil, !scrolling.isDragging, let context else { return }
    let offset = bounds.origin
    let target = scrollGeometry.page(from: offset, speed: speed.latest)
    guard target != offset else { return }
    decelerate(
      .pages(
        PageSpring(from: offset, velocity: .zero, to: target, in: scrollGeometry), start: context.now,
        grid: scrollGeometry.grid))
  }

  // MARK: Glides

  /// Returns whether the content can go on that way, and no finger holds it (NH-8).
  public final func canTakeGlide(_ speed: Point) -> Bool {
    guard isHandOverEnabled, !isTracking, context != nil else { return false }
    // A pager on a page stays there, at whatever speed (PH-6).
    if isPagingEnabled, scrollGeometry.page(from: bounds.origin, speed: speed) == bounds.origin { return false }
    return Self.hasRoom(scrollGeometry.horizontal, from: bounds.origin.x, toward: speed.x)
      || Self.hasRoom(scrollGeometry.vertical, from: bounds.origin.y, toward: speed.y)
  }

  private static func hasRoom(_ axis: ScrollAxis, from offset: Double, toward speed: Double) -> Bool {
    axis.scrolls && (speed > 0 && offset < axis.upper || speed < 0 && offset > axis.lower)
  }

  /// Glides on with the speed of a scroller that met its end, or turns to a page with it (NH-8).
  public final func takeGlide(_ speed: Point, from glide: HandOverGlide) {
    endMotion()
    guard let context, scrolling.motion == nil else { return }
    let (offset, geometry) = (bounds.origin, scrollGeometry)
    let motion: ScrollMotion
    if geometry.isPaging {
      let page = geometry.page(from: offset, speed: speed)
      guard page != offset else { return }
      motion = .pages(
        PageSpring(from: offset, velocity: speed, to: page, in: geometry), start: context.now, grid: geometry.grid)
    } else {
      let course = GlideCourse(velocity: speed, rate: geometry.decelerationRate)
      motion = .glide(
        ScrollGlide(from: offset, along: course, in: geometry), start: context.now, grid: geometry.grid)
    }
    decelerate(motion, passing: glide)
  }

  /// Lets the next scroller go on with what is left of a glide that met the end of the content in this frame (NH-8).
  final func passGlideOn() {
    guard let glide = scrolling.glide, let speed = scrolling.motion?.speedAtEdge, speed != .zero else { return }
    for axis in HandOverAxis.allCases {
      let left = axis == .horizontal ? speed.x : speed.y
      guard left != 0, let successor = glide.successor(speed: left, along: axis) else { continue }
      guard let motion = scrolling.advanceMotion({ $0.stopAtEdge(along: axis) }) else { return }
      scrolling.streak.end()
      if motion.isOver, show(motion.offset) { endMotion() }
      successor.start()
    }
  }
}
