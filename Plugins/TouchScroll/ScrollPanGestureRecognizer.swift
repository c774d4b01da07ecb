public import TouchGestures
public import TouchPan
public import TouchScrollView
import TouchViews

/// The pan of a scroll view: counts the axes that can scroll, catches moving content, and leaves drags to others.
///
/// What its scroll view answers through ``panContent`` decides when it begins (SD-2, SC-10, NE-2); without one it drags
/// along both axes. It is a pan that follows fingers along the scroll view's own axes and takes its `scrollableAxes` from
/// the content. Subclass it to drag by another rule, and pass it to ``ScrollView/init(frame:pan:pinch:)``.
open class ScrollPanGestureRecognizer: PanGestureRecognizer {
  /// The content that it drags; retained, so a scroll view passes a part that refers back to it.
  public final var panContent: (any PanContent)? {
    didSet { pageSwipeGestureRecognizer.content = panContent }
  }
  /// Keeps other recognizers from touches that the content refuses (SC-3).
  public let delayGestureRecognizer = ScrollDelayGestureRecognizer()
  /// Turns one page more when a finger flicks while pages move (PH-6a).
  public let pageSwipeGestureRecognizer = PageSwipeGestureRecognizer()

  /// Where each finger that counts was last.
  private var places: [Point] = []
  private var lock = DirectionalLock()
  /// The axes along which it caught the content that it has not moved yet; `nil` otherwise (SC-10).
  private var caughtAxes: GestureAxes?

  /// Creates a pan that calls an action on a target, which it does not retain (GA-2).
  public override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
    countsAlongView = true
    // Longer than the rest that leaves a trackpad no speed (PH-2).
    trackpadTimeout = 0.14
    require(toFail: pageSwipeGestureRecognizer)
    addAction { pan in pan.panContent?.panChanged(to: pan.state) }
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
  public final func restartPan() {
    motion.translation = .zero
    motion.forgetVelocity()
    lock.reopen()
  }

  /// Lets the delay prevent the recognizers of touches that the content refuses (SC-3).
  public final func refuseContentTouches(_ touches: [Touch]) { delayGestureRecognizer.refuse(touches) }

  private var rules: PanRules { panContent?.panRules ?? PanRules() }

  // MARK: Values

  /// The axes along which the content can scroll; its content decides, so that setting them has no effect (SD-3).
  open override var scrollableAxes: GestureAxes {
    get { rules.axes }
    set {}
  }

  /// Returns how far the fingers went, less the slop of each axis; zero while they hold caught content (SD-2, SC-10).
  open override func translation(in node: (any TouchNode)?) -> Point {
    caughtAxes == nil ? super.translation(in: node) : .zero
  }

  /// Returns how fast the fingers move, in points per second; zero while they hold caught content (PA-5).
  open override func velocity(in node: (any TouchNode)?) -> Point {
    caughtAxes == nil ? super.velocity(in: node) : .zero
  }

  // MARK: Touches

  /// Counts fingers in, as many as may count; until it begins each one catches moving content (SC-10, SE-3, SD-9).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let rules = rules
    for touch in touches {
      guard fingers.count < min(rules.maximumNumberOfTouches, maximumNumberOfTouches) else { break }
      fingers.append(touch)
      places.append(screenLocation(of: touch))
      guard state == .possible else { continue }
      let catches = panContent?.panCatchesContent(with: touch) ?? false
      // A callback may have taken the fingers away.
      guard !fingers.isEmpty else { return }
      guard catches || fingers.count == 1 else { continue }
      motion.start(at: Self.centroid(of: fingers), time: event.timestamp)
      caughtAxes = catches ? rules.axes : nil
      guard catches else {
        lock.start(at: event.timestamp)
        continue
      }
      motion.begin(takingOff: 0, along: .window, axes: rules.axes)
      ask(for: .began, because: GestureReason("SC-10", "caught moving content"))
      if state == .failed { panContent?.panReleased() }
    }
    noteLocation()
    if hasBegun { panContent?.panFingersChanged() }
  }

  /// Follows the fingers that count, by the steps of those that moved (SD-9).
  open override func follow(_ touches: [Touch], with event: TouchEvent) -> Bool {
    let (rules, fingers) = (rules, fingers)
    var way = Point.zero
    var moved = 0
    for index in fingers.indices where index < places.count && touches.contains(where: { $0 === fingers[index] }) {
      let place = screenLocation(of: fingers[index])
      if place != places[index] { moved += 1 }
      way += place - places[index]
      places[index] = place
    }
    guard moved > 0 else { return false }
    let step = ownSteps(of: way * (1 / Double(rules.leavesOutRestingFingers ? moved : fingers.count)))
    let part =
      rules.isDirectionalLockEnabled
      ? lock.admit(step, along: rules.axes, at: event.timestamp, hasBegun: hasBegun) : step
    var motion = motion
    motion.change(to: Self.centroid(of: fingers))
    motion.move(by: step, counting: part, time: event.timestamp)
    if let axes = caughtAxes, max(motion.translation.x.magnitude, motion.translation.y.magnitude).reaches(slop) {
      caughtAxes = nil
      motion.begin(takingOff: slop, along: .window, axes: axes)
    }
    self.motion = motion
    return true
  }

  /// Begins when the fingers went far enough along an axis that can scroll, and the content gives its touches (SD-2).
  open override func judgeMovement(with event: TouchEvent) {
    let moved = movementTowardsStart
    guard moved.reaches(slop) else { return }
    switch panContent?.panAttempt(after: motion.translation) ?? .begin {
    case .wait: return
    case .fail: fail(because: GestureReason("SC-7", "the content keeps its touches"))
    case .begin:
      begin(
        takingOff: slop,
        because: GestureReason("SD-2", "moved enough", measured: moved, limit: slop, unit: "pt"))
    }
  }

  /// Breaks off with the last of the fingers that count (PA-12).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    if fingers.isEmpty { panContent?.panReleased() }
  }

  /// Forgets the fingers; the values of the drag stay readable until the next.
  open override func reset() {
    super.reset()
    places.removeAll()
    panContent?.panWasReset()
  }

  /// Lets fingers go, wherever they were lifted.
  open override func lose(_ touches: [Touch], with event: TouchEvent) -> Bool {
    places = zip(fingers, places).filter { finger in !touches.contains { $0 === finger.0 } }.map { $0.1 }
    fingers = fingers.filter { finger in !touches.contains { $0 === finger } }
    noteLocation()
    if hasBegun, !fingers.isEmpty { panContent?.panFingersChanged() }
    return fingers.isEmpty
  }

  private func noteLocation() { if !fingers.isEmpty { motion.change(to: Self.centroid(of: fingers)) } }

  // MARK: Wheels and trackpads

  /// Pans by a wheel's step at once, or along a trackpad's movement (SD-6).
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    if state == .possible {
      lock.start(at: movement.timestamp)
      caughtAxes = nil
    }
    super.scrolled(movement, with: event)
  }
}
