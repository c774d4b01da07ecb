public import TouchGestures
public import TouchPan
public import TouchScrollView
import TouchViews

/// The pan of a scroll view: counts the axes that can scroll, catches moving content, and leaves drags to others.
///
/// What its scroll view answers through ``panContent`` decides when it begins (SD-2, SC-10, NE-2); without one it drags
/// along both axes. Of what every pan has, `minimumNumberOfTouches` and `maximumNumberOfTouches` count here, too; its
/// axes and its slop are the scroll view's, and `slop`, `scrollableAxes`, `fingers` and `motion` stay unused. Subclass it
/// to drag by another rule, and pass it to ``ScrollView/init(frame:pan:pinch:)``.
open class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// The content that it drags; retained, so a scroll view passes a part that refers back to it.
  public final var panContent: (any PanContent)? {
    didSet { pageSwipeGestureRecognizer.content = panContent }
  }
  /// Keeps other recognizers from touches that the content refuses (SC-3).
  public let delayGestureRecognizer = ScrollDelayGestureRecognizer()
  /// Turns one page more when a finger flicks while pages move (PH-6a).
  public let pageSwipeGestureRecognizer = PageSwipeGestureRecognizer()

  /// A finger that counts, and where it was last.
  private struct Finger {
    let touch: Touch
    var location: Point
  }
  private var scrollFingers: [Finger] = []
  /// The most fingers that counted at once since the first landed.
  private var mostFingers = 0
  private var tracker = DragTracker()
  private var latestLocation = Point.zero
  private var scroll: ScrollMovement?

  /// Creates a pan that calls an action on a target, which it does not retain (GA-2).
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
    // Longer than the rest that leaves a trackpad no speed (PH-2).
    trackpadTimeout = 0.14
    require(toFail: pageSwipeGestureRecognizer)
    addAction { pan in pan.panContent?.panChanged(to: pan.state) }
  }

  /// A drag along the axes that can scroll.
  open override var traits: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: max(1, minimumNumberOfTouches), axes: rules.axes, isContinuous: true)
  }

  /// Its delegate; that of a scroll view's pan stays (SD-1) and reads as the scroll view, if that adopts the protocol.
  open override var delegate: (any GestureRecognizerDelegate)? {
    get { (super.delegate as? ScrollLink).map { $0.view?.delegateOfRecognizers } ?? super.delegate }
    set {
      guard let link = super.delegate as? ScrollLink else { return super.delegate = newValue }
      guard let newValue, newValue !== link.view else { return }
      link.view?.context?.report(.invalidArgument("the scroll view stays the delegate of its pan"))
    }
  }

  open override var askedDelegate: (any GestureRecognizerDelegate)? { super.delegate }

  // MARK: Scroll views

  /// The delay, the pan and the page swipe, in the order of their attachment.
  public final var scrollRecognizers: [any GestureRecognizing] {
    [delayGestureRecognizer, self, pageSwipeGestureRecognizer]
  }

  /// Resets translation, velocity and the directional lock after a zoom (PH-7, SD-4).
  public final func restartPan() { tracker.restart() }

  /// Lets the delay prevent the recognizers of touches that the content refuses (SC-3).
  public final func refuseContentTouches(_ touches: [Touch]) { delayGestureRecognizer.refuse(touches) }

  private var rules: PanRules { panContent?.panRules ?? PanRules() }

  // MARK: Values

  /// How many fingers count.
  open override var numberOfTouches: Int { scrollFingers.count }

  /// Returns where a finger that counts is, in a view's coordinates; an index out of range traps (GL-1).
  open override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    precondition(scrollFingers.indices.contains(touchIndex), "the recognizer tracks no touch of this index")
    return convertFromScreen(scrollFingers[touchIndex].location, to: node)
  }

  /// The center of the fingers that count; the last one known when none is down.
  open override var screenLocation: Point { latestLocation }

  /// Returns how far the fingers went, less the slop of each axis; zero while they hold caught content (SD-2, SC-10).
  open override func translation(in node: (any TouchNode)?) -> Point { vector(tracker.translation, in: node) }

  /// Returns how far the fingers went since the first landed, with the slop and along all axes.
  open override func movement(in node: (any TouchNode)?) -> Point { vector(tracker.movement, in: node) }

  /// Lets the translation count from another value; the velocity stays (PA-3).
  open override func setTranslation(_ translation: Point, in node: (any TouchNode)?) {
    guard translation.isFinite, let own = self.node, !scrollFingers.isEmpty || scroll != nil else { return }
    tracker.setTranslation(windowSteps(of: (node ?? own.rootNode).screenVector(translation)))
  }

  /// Returns how fast the fingers move, in points per second (PA-5).
  open override func velocity(in node: (any TouchNode)?) -> Point { vector(tracker.velocity, in: node) }

  private func vector(_ own: Point, in node: (any TouchNode)?) -> Point {
    guard let origin = self.node else { return own }
    return (node ?? origin.rootNode).localVector(ViewAxes(of: origin).vector(own))
  }

  /// Returns a movement of the window along the scroll view's axes, which is what is tracked.
  ///
  /// It is in points of the window, so that 10 are 10 in a scaled view, too (PA-3).
  private func windowSteps(of vector: Point) -> Point { node.map { ViewAxes(of: $0).components(of: vector) } ?? vector }

  // MARK: Touches

  /// Counts fingers in, as many as may count; until it begins each one catches moving content (SC-10, SE-3, SD-9).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let rules = rules
    if scrollFingers.isEmpty { mostFingers = 0 }
    for touch in touches {
      guard scrollFingers.count < min(rules.maximumNumberOfTouches, maximumNumberOfTouches) else { break }
      scrollFingers.append(Finger(touch: touch, location: screenLocation(of: touch)))
      mostFingers = max(mostFingers, scrollFingers.count)
      guard state == .possible else { continue }
      let catches = panContent?.panCatchesContent(with: touch) ?? false
      // A callback may have taken the fingers away.
      guard !scrollFingers.isEmpty else { return }
      guard catches || scrollFingers.count == 1 else { continue }
      tracker.start(at: event.timestamp, catchingAlong: catches ? rules.axes : nil)
      if catches { ask(for: .began, because: GestureReason("SC-10", "caught moving content")) }
      if catches, state == .failed { panContent?.panReleased() }
    }
    noteLocation()
  }

  /// Follows the fingers that count; begins when they went far enough along an axis that can scroll (SD-2).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let rules = rules
    var step = Point.zero
    var moved = 0
    for index in scrollFingers.indices where touches.contains(where: { $0 === scrollFingers[index].touch }) {
      let location = screenLocation(of: scrollFingers[index].touch)
      if location != scrollFingers[index].location { moved += 1 }
      step += location - scrollFingers[index].location
      scrollFingers[index].location = location
    }
    guard moved > 0 else { return }
    noteLocation()
    step *= 1 / Double(rules.leavesOutRestingFingers ? moved : scrollFingers.count)
    tracker.move(
      by: windowSteps(of: step), along: rules.axes, isLocking: rules.isDirectionalLockEnabled,
      at: event.timestamp)
    if tracker.hasBegun { return state = .changed }
    if hasEnoughFingers, tracker.hasMovedEnough(along: rules.axes) { attempt(along: rules.axes) }
  }

  private var hasEnoughFingers: Bool { scrollFingers.count >= minimumNumberOfTouches }

  private func attempt(along axes: GestureAxes) {
    switch panContent?.panAttempt(after: tracker.distance) ?? .begin {
    case .wait: return
    case .fail: fail(because: GestureReason("SC-7", "the content keeps its touches"))
    case .begin:
      let distance = farthest
      tracker.begin(along: axes)
      ask(
        for: .began,
        because: GestureReason("SD-2", "moved enough", measured: distance, limit: DragTracker.slop, unit: "pt"))
    }
  }

  /// Lets fingers go; ends with the last of those that count.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    guard release(touches) else { return }
    if tracker.hasBegun { state = .ended } else { fail(because: missReason) }
  }

  /// Lets fingers go that were taken away; breaks off with the last of those that count (PA-12).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    guard release(touches) else { return }
    state = .cancelled
    panContent?.panReleased()
  }

  /// Stops counting a finger that it leaves to its view; without any finger left it ends, as after a lift (GR-5, PA-6).
  open override func ignore(_ touch: Touch, for event: TouchEvent) {
    super.ignore(touch, for: event)
    guard scrollFingers.contains(where: { $0.touch === touch }) else { return }
    if release([touch]), hasBegun { state = .ended }
  }

  /// Forgets the fingers; the values of the drag stay readable until the next.
  open override func reset() {
    scrollFingers.removeAll()
    tracker.end()
    scroll = nil
    panContent?.panWasReset()
  }

  /// Returns whether no finger is left that counts.
  private func release(_ touches: [Touch]) -> Bool {
    scrollFingers.removeAll { finger in touches.contains { $0 === finger.touch } }
    noteLocation()
    return scrollFingers.isEmpty
  }

  private func noteLocation() {
    guard !scrollFingers.isEmpty else { return }
    var sum = Point.zero
    for finger in scrollFingers { sum += finger.location }
    latestLocation = sum * (1 / Double(scrollFingers.count))
  }

  /// Starts from zero after it had to wait for others; the velocity stays (PA-11).
  open override func failureRequirementsResolved() {
    if !scrollFingers.isEmpty { tracker.setTranslation(.zero) }
  }

  // MARK: Reasons

  /// The longer way along the axes that count, in points.
  private var farthest: Double {
    let distance = tracker.distance
    let axes = rules.axes
    return max(
      axes.contains(.horizontal) ? distance.x.magnitude : 0, axes.contains(.vertical) ? distance.y.magnitude : 0)
  }

  /// What was missing when all fingers were up before it began.
  private var missReason: GestureReason {
    if mostFingers < minimumNumberOfTouches {
      return GestureReason(
        "PA-2", "took too few fingers", measured: Double(mostFingers), limit: Double(minimumNumberOfTouches),
        unit: "fingers", property: "minimumNumberOfTouches")
    }
    let what: StaticString
    switch rules.axes {
    case .vertical: what = "lifted before it had moved enough up or down"
    case .horizontal: what = "lifted before it had moved enough to a side"
    case []: return GestureReason("SD-3", "has no axis along which movement counts", property: "scrollableAxes")
    default:
      return GestureReason(
        "PA-8", "lifted before it had moved enough", measured: farthest, limit: DragTracker.slop, unit: "pt")
    }
    return GestureReason(
      "PA-8", what, measured: farthest, limit: DragTracker.slop, unit: "pt", property: "scrollableAxes")
  }

  // MARK: Wheels and trackpads

  /// Pans by a wheel's step at once, or along a trackpad's movement (SD-6).
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    let isFirst = scroll == nil
    if isFirst {
      scroll = movement
      tracker.start(at: movement.timestamp)
      latestLocation = movement.location
      tracker.beginImmediately(along: rules.axes)
    }
    tracker.move(
      by: windowSteps(of: movement.delta), along: rules.axes, isLocking: false,
      at: movement.timestamp)
    if movement.phase.isFinal {
      state = movement.phase == .ended ? .ended : .cancelled
    } else if state != .possible {
      state = .changed
    } else if movement.kind == .discrete {
      return recognizeImmediately()
    } else if movement.delta != .zero {
      state = .began
    }
    // A trackpad that never reports when it begins ends after a rest.
    if scroll?.phase != .began { scheduleDeadline(at: movement.timestamp + trackpadTimeout) }
  }
}
