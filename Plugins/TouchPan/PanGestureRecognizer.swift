public import TouchGestures

/// Recognizes a drag: fingers whose center moves.
///
/// It begins when the center moved far enough along one of its view's axes, and ends when its last finger lifts. A
/// subclass that begins by another rule overrides ``judgeMovement(with:)`` and calls ``begin(takingOff:because:)``; one
/// that counts other fingers or steps overrides ``follow(_:with:)`` and ``lose(_:with:)``.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let pan = PanGestureRecognizer()
/// pan.addAction { print($0.state, $0.translation(in: $0.view)) }
/// window.addGestureRecognizer(pan)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 60, y: 30), timestamp: 0.1)])
/// // Prints "began Point(x: 20.0, y: 0.0)"
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 60, y: 30), timestamp: 0.2)])
/// // Prints "ended Point(x: 20.0, y: 0.0)"
/// ```
open class PanGestureRecognizer: GestureRecognizer {
  /// UIKit calls the kinds of wheels and trackpads `UIScrollTypeMask`.
  public typealias ScrollTypeMask = TouchEvents.ScrollTypeMask

  /// The default of ``slop``: 10 points (PA-2).
  public static var defaultSlop: Double { 10 }
  /// The default of ``trackpadTimeout``: 0.1 seconds, chosen.
  public static var defaultTrackpadTimeout: Double { 0.1 }
  /// How long a wheel or trackpad may rest before it ends without losing its velocity, in seconds (PA-5).
  public static var longestScrollRest: Double { 0.13 }

  /// The least number of fingers; 1 by default (PA-1).
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default (PA-1, PA-7).
  open var maximumNumberOfTouches = Int.max
  /// The kinds of wheels and trackpads that pan; none by default (PA-1).
  open var allowedScrollTypesMask: ScrollTypeMask = []
  /// How far the fingers' center must move on one axis for the pan to begin, in window points; 10 by default (PA-2).
  open var slop = PanGestureRecognizer.defaultSlop
  /// How long a trackpad that doesn't report the ends of movements may rest within one, in seconds.
  open var trackpadTimeout = PanGestureRecognizer.defaultTrackpadTimeout
  /// The axes of its view along which it may pan; both by default (PA-14).
  open var scrollableAxes: GestureAxes = .all

  /// How the fingers moved, in window coordinates or along the view's own axes; set by subclasses.
  public final var motion: PanMotion {
    get { ownMotion }
    set { ownMotion = newValue }
  }
  private var ownMotion = PanMotion()
  /// A Boolean value that indicates whether ``motion`` counts along the axes of its view, however that turns.
  ///
  /// It does in points of the window, so that 10 are 10 in a scaled view, too; `false` by default.
  public final var countsAlongView = false
  /// The fingers that count, in order of landing (PA-13); set by subclasses.
  public final var fingers: [Touch] {
    get { ownFingers }
    set { changeFingers { $0 = newValue } }
  }
  private var ownFingers: [Touch] = []
  /// A Boolean value that indicates whether it began in this attempt and is not over; it may still have to wait for
  /// others to fail.
  public final var hasBegun: Bool { state.isActive }

  /// The axes on which the center went far enough in this attempt when it might not pan along them (PA-14).
  private var refusedAxes: GestureAxes = []
  private var isScrolling = false
  private var lastScroll: Timestamp = 0
  /// The most fingers that were down at once in this attempt.
  private var mostFingers = 0
  /// Whether the trackpad reports when a movement begins, and so also when it ends.
  private var reportsPhases = false

  open override var receivesPresses: Bool { false }

  open override var traits: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: max(1, minimumNumberOfTouches), axes: scrollableAxes, isContinuous: true)
  }

  // MARK: Values

  /// Returns how far the fingers' center moved, in a node's coordinates (PA-3).
  ///
  /// It counts from the first finger's landing, less the 10 points of each axis that the start took off, or from zero at
  /// the moment when the pan no longer had to wait for others (PA-11).
  open override func translation(in node: (any TouchNode)?) -> Point { vector(ownMotion.translation, in: node) }

  /// Returns how far the fingers' center moved since the first finger landed, in a node's coordinates, with the points that
  /// the start takes off the translation.
  open override func movement(in node: (any TouchNode)?) -> Point { vector(ownMotion.movement, in: node) }

  /// Lets the translation count from another value, in a node's coordinates; the velocity is unaffected (PA-3).
  ///
  /// Has no effect while no finger is tracked.
  open func setTranslation(_ translation: Point, in node: (any TouchNode)?) {
    guard translation.isFinite, !ownFingers.isEmpty || isScrolling else { return }
    let target = node ?? self.node?.rootNode
    ownMotion.translation = ownSteps(of: target.map { $0.screenVector(translation) } ?? translation)
  }

  /// Returns how fast the fingers' center moves, in points per second in a node's coordinates (PA-5).
  ///
  /// It blends the last two steps, and a rest before the lift does not age it.
  open func velocity(in node: (any TouchNode)?) -> Point { vector(ownMotion.velocity, in: node) }

  open override var numberOfTouches: Int { ownFingers.count }

  open override var screenLocation: Point { ownMotion.reference }

  open override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    precondition(ownFingers.indices.contains(touchIndex), "the recognizer tracks no touch of this index")
    return convertFromScreen(screenLocation(of: ownFingers[touchIndex]), to: node)
  }

  private func vector(_ motion: Point, in node: (any TouchNode)?) -> Point {
    let movement = countsAlongView ? nodeAxes.vector(motion) : motion
    guard let target = node ?? self.node?.rootNode else { return movement }
    return target.localVector(movement)
  }

  /// Returns a movement of the window along the axes of the motion.
  public final func ownSteps(of movement: Point) -> Point {
    countsAlongView ? nodeAxes.components(of: movement) : movement
  }

  private var nodeAxes: ViewAxes { node.map { ViewAxes(of: $0) } ?? .window }

  // MARK: Touches

  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    _ = follow(touches, with: event)
    let wasEmpty = ownFingers.isEmpty
    let most = hasBegun ? maximumNumberOfTouches : .max
    changeFingers { fingers in
      for touch in touches where fingers.count < most { fingers.append(touch) }
    }
    if wasEmpty, !hasBegun {
      changeMotion { $0.start(at: Self.centroid(of: fingers), time: event.timestamp) }
    } else if !fingers.isEmpty {
      changeMotion { $0.change(to: Self.centroid(of: fingers)) }
    }
    if !hasBegun, ownFingers.count > maximumNumberOfTouches {
      fail(
        because: GestureReason(
          "PA-7", "took too many fingers", measured: Double(ownFingers.count), limit: Double(maximumNumberOfTouches),
          unit: "fingers", property: "maximumNumberOfTouches"))
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard follow(touches, with: event) else { return }
    if hasBegun {
      state = .changed
    } else if ownFingers.count >= minimumNumberOfTouches {
      refuseAxes()
      judgeMovement(with: event)
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    guard lose(touches, with: event) else { return }
    if hasBegun {
      state = .ended
    } else {
      fail(because: missReason)
    }
  }

  /// Continues with the fingers that are left, or ends the gesture when none is (PA-12).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    if isScrolling || lose(touches, with: event) { state = .cancelled }
  }

  /// Stops counting a finger that it leaves to its view; without any finger left it ends, as after a lift (GR-5, PA-6).
  open override func ignore(_ touch: Touch, for event: TouchEvent) {
    super.ignore(touch, for: event)
    guard ownFingers.contains(where: { $0 === touch }) else { return }
    if lose([touch], with: event), hasBegun { state = .ended }
  }

  /// Forgets the drag, but not its last values, which actions may still be read for.
  open override func reset() {
    if !ownFingers.isEmpty { changeFingers { $0.removeAll(keepingCapacity: true) } }
    isScrolling = false
    refusedAxes = []
  }

  /// Counts from zero: the movement while it waited is left out (PA-11).
  open override func failureRequirementsResolved() {
    if !ownFingers.isEmpty { ownMotion.translation = .zero }
  }

  /// Changes a copy and puts it back: a property that is only read and set needs no check of each access at run time.
  private func changeMotion(_ change: (inout PanMotion) -> Void) {
    var motion = ownMotion
    change(&motion)
    ownMotion = motion
  }

  /// Changes the fingers likewise; without a copy, which would be a list of its own.
  private func changeFingers(_ change: (inout [Touch]) -> Void) {
    var fingers = ownFingers
    if fingers.isEmpty { mostFingers = 0 }
    ownFingers = []
    change(&fingers)
    ownFingers = fingers
    mostFingers = max(mostFingers, fingers.count)
  }

  /// Takes the movement of the fingers that count so far, before others join or leave (PA-4).
  ///
  /// - Returns: whether the motion may have changed.
  open func follow(_ touches: [Touch], with event: TouchEvent) -> Bool {
    guard !ownFingers.isEmpty else { return true }
    let centroid = Self.centroid(of: ownFingers)
    changeMotion { $0.move(to: centroid, time: event.timestamp) }
    return true
  }

  /// Stops counting fingers, whose center jumps then, and the movement does not (PA-4).
  ///
  /// - Returns: whether none is left now.
  open func lose(_ touches: [Touch], with event: TouchEvent) -> Bool {
    guard !ownFingers.isEmpty else { return false }
    _ = follow(touches, with: event)
    changeFingers { $0.removeAll { touches.contains($0) } }
    if ownFingers.isEmpty { return true }
    let centroid = Self.centroid(of: ownFingers)
    changeMotion { $0.change(to: centroid) }
    return false
  }

  // MARK: Beginning

  /// Decides whether to begin, after a movement that left the pan possible with enough fingers down.
  ///
  /// It begins when the center moved ``slop`` along one of its view's axes along which it may pan (PA-2, PA-14).
  open func judgeMovement(with event: TouchEvent) {
    let moved = movementTowardsStart
    guard moved.reaches(slop) else { return }
    begin(
      takingOff: slop,
      because: GestureReason("PA-2", "moved enough", measured: moved, limit: slop, unit: "pt", property: "slop"))
  }

  /// Requests to begin, with some points taken off each axis of the translation (PA-3).
  public final func begin(takingOff slop: Double, because reason: @autoclosure () -> GestureReason) {
    guard state == .possible else { return }
    changeMotion { $0.begin(takingOff: slop, along: viewAxes, axes: presentAxes) }
    ask(for: .began, because: reason())
  }

  /// The axes of its view, as ``motion`` sees them.
  private var viewAxes: ViewAxes { countsAlongView ? .window : nodeAxes }

  /// The axes along which it may pan in this attempt.
  private var presentAxes: GestureAxes { scrollableAxes.subtracting(refusedAxes) }

  /// Asks itself about the axes on which the center went far enough; a no holds for the whole attempt (PA-14).
  private func refuseAxes() {
    // As a rule nothing is to be asked, or the center has not gone far enough.
    guard countsAlongView || scrollableAxes != .all else { return }
    let parts = viewAxes.components(of: ownMotion.translation)
    guard max(abs(parts.x), abs(parts.y)).reaches(slop) else { return }
    let axes = presentAxes
    if !axes.contains(.horizontal), abs(parts.x).reaches(slop) { refusedAxes.insert(.horizontal) }
    if !axes.contains(.vertical), abs(parts.y).reaches(slop) { refusedAxes.insert(.vertical) }
  }

  /// How far the center moved along the axis on which it moved farthest, of those that count, in points.
  public final var movementTowardsStart: Double {
    let axes = presentAxes
    let parts = viewAxes.components(of: ownMotion.translation)
    return max(axes.contains(.horizontal) ? abs(parts.x) : 0, axes.contains(.vertical) ? abs(parts.y) : 0)
  }

  /// What was missing when all fingers were up before it began.
  private var missReason: GestureReason {
    if mostFingers < minimumNumberOfTouches {
      return GestureReason(
        "PA-2", "took too few fingers", measured: Double(mostFingers), limit: Double(minimumNumberOfTouches),
        unit: "fingers", property: "minimumNumberOfTouches")
    }
    let moved = movementTowardsStart
    switch presentAxes {
    case .vertical:
      return GestureReason(
        "PA-8", "lifted before it had moved enough up or down", measured: moved, limit: slop, unit: "pt",
        property: "scrollableAxes")
    case .horizontal:
      return GestureReason(
        "PA-8", "lifted before it had moved enough to a side", measured: moved, limit: slop, unit: "pt",
        property: "scrollableAxes")
    case []:
      return GestureReason("PA-8", "has no axis along which movement counts", property: "scrollableAxes")
    default:
      return GestureReason(
        "PA-8", "lifted before it had moved enough", measured: moved, limit: slop, unit: "pt", property: "slop")
    }
  }

  /// Above pinches.
  open override var decisionRank: DecisionRank { DecisionRank(family: 2, rank: 1) }

  // MARK: Wheels and trackpads

  open override func acceptsScroll(_ movement: ScrollMovement) -> Bool {
    allowedScrollTypesMask.contains(ScrollTypeMask(rawValue: movement.kind.rawValue))
  }

  /// Pans by a wheel's notch at once, or along a trackpad's movement (PA-1, SD-6).
  ///
  /// A movement whose beginning was not reported ends after a rest of ``trackpadTimeout``.
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    if !isScrolling {
      isScrolling = true
      changeMotion { $0.start(at: movement.location, time: movement.timestamp) }
      reportsPhases = movement.phase == .began
    }
    let time = movement.timestamp
    let rest = (time - lastScroll).nanoseconds
    if movement.phase.isFinal, movement.delta == .zero, rest > Self.longestScrollRest.nanoseconds {
      changeMotion { $0.forgetVelocity() }
    }
    if movement.delta != .zero { lastScroll = time }
    let step = ownSteps(of: movement.delta)
    changeMotion { $0.move(by: step, counting: step, time: time) }
    if movement.phase.isFinal {
      state = movement.phase == .ended ? .ended : .cancelled
    } else if hasBegun {
      state = .changed
    } else if movement.delta != .zero || movement.kind == .discrete {
      changeMotion { $0.begin(takingOff: 0, along: viewAxes, axes: scrollableAxes) }
      if movement.kind == .discrete { return recognizeImmediately() }
      state = .began
    }
    if !reportsPhases { scheduleDeadline(at: time + trackpadTimeout) }
  }

  /// Ends a trackpad's movement that rests.
  open override func deadlineReached(_ tag: Int, at time: Timestamp) { state = .ended }
}
