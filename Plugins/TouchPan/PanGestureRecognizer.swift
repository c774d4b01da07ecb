public import TouchCore
public import TouchGestures

/// Recognizes a drag: fingers whose centre moves (4.3).
open class PanGestureRecognizer: GestureRecognizer, PanGestureRecognizing {
  /// UIKit calls the kinds of wheels and trackpads `UIScrollTypeMask`.
  public typealias ScrollTypeMask = TouchCore.ScrollTypeMask

  /// The default of ``slop``: 10 points, as measured for scroll views (PA-2).
  public static var defaultSlop: Double { 10 }

  /// How far the fingers' centre must move for a pan to begin, in points; 10 by default (PA-2).
  open var slop = PanGestureRecognizer.defaultSlop

  /// The least number of fingers; 1 by default (PA-1).
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default (PA-1, PA-7).
  open var maximumNumberOfTouches = Int.max
  /// The kinds of wheels and trackpads that pan; none by default (PA-1).
  open var allowedScrollTypesMask: ScrollTypeMask = []
  /// The axes, of its view, whose movement counts towards the start; both by default.
  public final var scrollableAxes: GestureAxes = .all

  /// What changes with every movement.
  private var motion = PanMotion()
  private var resetHandlers: [() -> Void] = []

  /// A drag along the axes that count.
  open override var traits: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: max(1, minimumNumberOfTouches), axes: scrollableAxes, isContinuous: true)
  }

  // MARK: Scroll views

  /// What it drags and asks: nothing, unless a subclass is made for scroll views.
  open var panContent: (any PanContent)? {
    get { nil }
    set {}
  }
  /// The recognizers that a scroll view attaches with it: the pan alone.
  open var scrollRecognizers: [any GestureRecognizing] { [self] }
  /// Lets the translation start from zero.
  open func restartPan() { setTranslation(.zero, inNode: nil) }
  /// Does nothing: there is no content.
  open func refuseContentTouches() {}

  // MARK: Values

  /// How far the fingers' centre has moved since they landed, in a view's coordinates and points (PA-3).
  ///
  /// The distance that it took to begin is included (decision 15).
  open func translation(in view: View?) -> Point { translation(inNode: view) }

  /// How far the fingers' centre has moved since they landed, in a node's coordinates and points (PA-3).
  open override func translation(inNode node: (any TouchNode)?) -> Point {
    vector(motion.tracker.movement - motion.origin, in: node)
  }

  /// Lets the translation count from another value, and sets the velocity back (PA-3).
  open func setTranslation(_ translation: Point, in view: View?) { setTranslation(translation, inNode: view) }

  /// Lets the translation count from another value, and sets the velocity back (PA-3).
  open func setTranslation(_ translation: Point, inNode node: (any TouchNode)?) {
    guard translation.isFinite else { return }
    let target = node ?? self.node?.rootNode
    let start = target.map { $0.screenVector(translation) } ?? translation
    motion.origin = motion.tracker.movement - start
    motion.forgetVelocity()
    motion.note(at: currentTime)
  }

  /// How fast the fingers' centre moves, in points a second in a view's coordinates.
  ///
  /// The least-squares estimate over the last 100 ms; zero after a rest of over 40 ms, and with fewer than 3 samples.
  open func velocity(in view: View?) -> Point { velocity(inNode: view) }

  /// How fast the fingers' centre moves, in points a second in a node's coordinates.
  open func velocity(inNode node: (any TouchNode)?) -> Point {
    vector(motion.velocityTracker.velocity(at: currentTime), in: node)
  }

  /// How fast the fingers' centre moved between the first and the last movement of the latest seconds (PH-2, R-14).
  public final func releaseVelocity(over seconds: Double, inNode node: (any TouchNode)?) -> Point {
    vector(motion.releaseTracker.velocity(over: seconds, until: currentTime), in: node)
  }

  /// The part of the translation that went beyond the slop when the pan began, in a node's coordinates (SD-2, R-19).
  public final func slopExcess(inNode node: (any TouchNode)?) -> Point { vector(motion.excess, in: node) }

  /// Calls a closure at each action, with the pan's state then.
  public final func addPanHandler(_ handler: @escaping (GestureState) -> Void) {
    addAction { pan in handler(pan.state) }
  }

  /// Calls a closure when the pan is set back.
  open func addResetHandler(_ handler: @escaping () -> Void) { resetHandlers.append(handler) }

  private func vector(_ movement: Point, in node: (any TouchNode)?) -> Point {
    guard let target = node ?? self.node?.rootNode else { return movement }
    return target.localVector(movement)
  }

  // MARK: Touches

  /// Counts fingers in; one that is too many fails it before it began and is left alone after (PA-7).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let isActive = state != .possible || isWaitingForFailure
    let before = numberOfTouches - touches.count
    motion.mostFingers = before == 0 ? numberOfTouches : max(motion.mostFingers, numberOfTouches)
    if isActive {
      var room = maximumNumberOfTouches - before
      for touch in touches {
        if room <= 0 { ignore(touch, for: event) }
        room -= 1
      }
      return join(touches, event)
    }
    if numberOfTouches > maximumNumberOfTouches {
      return fail(
        because: GestureReason(
          "PA-7", "took too many fingers", measured: Double(numberOfTouches), limit: Double(maximumNumberOfTouches),
          unit: "fingers", property: "maximumNumberOfTouches"))
    }
    if motion.isCounting {
      join(touches, event)
    } else if numberOfTouches >= minimumNumberOfTouches {
      startCounting(event)
    }
  }

  /// Begins when the centre moved far enough (PA-2); goes on with each movement after (PA-9).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard motion.isCounting else { return }
    motion.tracker.move(to: trackedCentroid)
    motion.note(at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if !isWaitingForFailure {
      beginIfMovedEnough()
    }
  }

  /// Ends below the least number of fingers (PA-6); fails when all are up before it began (PA-8).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    let isActive = state != .possible || isWaitingForFailure
    if numberOfTouches < minimumNumberOfTouches || trackedTouches.isEmpty {
      if isActive {
        state = .ended
      } else if trackedTouches.isEmpty {
        fail(because: missReason)
      } else {
        motion.isCounting = false
      }
      return
    }
    guard motion.isCounting else { return }
    // A lift is no movement: the old set's centre is taken where the fingers were before it.
    motion.tracker.change(from: motion.tracker.latest, to: trackedCentroid)
    motion.countedFingers = numberOfTouches
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  /// Forgets the drag, but not its last values, which actions may still be read for.
  open override func reset() {
    motion.isCounting = false
    for handler in resetHandlers { handler() }
  }

  /// Goes before pinches.
  open override func goesBefore(_ otherGestureRecognizer: GestureRecognizer) -> Bool {
    otherGestureRecognizer.traits.kind == .pinch
  }

  // MARK: Wheels and trackpads

  /// Whether the kind of wheel or trackpad is allowed.
  open override func acceptsScroll(_ movement: ScrollMovement) -> Bool {
    allowedScrollTypesMask.contains(ScrollTypeMask(rawValue: movement.kind.rawValue))
  }

  /// The default of ``trackpadTimeout``: 0.1 seconds, chosen.
  public static var defaultTrackpadTimeout: Double { 0.1 }

  /// How long a trackpad that never says when a movement begins and ends may rest within one, in seconds.
  open var trackpadTimeout = PanGestureRecognizer.defaultTrackpadTimeout

  /// Pans by a wheel's step at once, or along a trackpad's movement (SD-6).
  ///
  /// A movement that began without saying so ends after a rest of ``trackpadTimeout``.
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    if !motion.isCounting {
      motion.tracker.start(at: .zero)
      motion.origin = .zero
      motion.excess = .zero
      motion.forgetVelocity()
      motion.isCounting = true
      motion.saysItsPhases = movement.phase == .began
    }
    motion.tracker.move(to: motion.tracker.latest + movement.delta)
    motion.note(at: movement.timestamp)
    if movement.phase.isFinal {
      state = movement.phase == .ended ? .ended : .cancelled
    } else if state != .possible {
      state = .changed
    } else if movement.kind == .discrete {
      motion.excess = motion.tracker.movement
      return askToBeginAndEnd()
    } else if movement.delta != .zero {
      motion.excess = motion.tracker.movement
      state = .began
    }
    if !motion.saysItsPhases { scheduleDeadline(at: movement.timestamp + trackpadTimeout) }
  }

  /// Ends a trackpad's movement that rests.
  open override func deadlineReached(_ tag: Int, at time: Timestamp) { state = .ended }

  // MARK: Counting

  private func startCounting(_ event: TouchEvent) {
    motion.isCounting = true
    motion.tracker.start(at: trackedCentroid)
    motion.countedFingers = numberOfTouches
    motion.origin = .zero
    motion.excess = .zero
    motion.forgetVelocity()
    motion.note(at: event.timestamp)
  }

  private func join(_ touches: [Touch], _ event: TouchEvent) {
    let before = trackedTouches.filter { touch in !touches.contains { $0 === touch } }
    guard !before.isEmpty else { return }
    if !motion.isCounting { return startCounting(event) }
    // When another finger lifted in this very event, what is left of the old set says nothing of its centre (PA-4).
    let old =
      before.count < motion.countedFingers ? motion.tracker.latest : Self.centroid(of: before)
    motion.tracker.change(from: old, to: trackedCentroid)
    motion.countedFingers = numberOfTouches
  }

  /// The movement along the axes that count, in the samples' coordinates.
  private var countedMovement: Point {
    guard scrollableAxes != .all, let node else { return motion.tracker.movement }
    var local = node.localVector(motion.tracker.movement)
    if !scrollableAxes.contains(.horizontal) { local.x = 0 }
    if !scrollableAxes.contains(.vertical) { local.y = 0 }
    return node.screenVector(local)
  }

  private var countedDistance: Double { motion.isCounting ? countedMovement.length : 0 }

  /// What was missing when all fingers were up before it began.
  private var missReason: GestureReason {
    if motion.mostFingers < minimumNumberOfTouches {
      return GestureReason(
        "PA-2", "took too few fingers", measured: Double(motion.mostFingers),
        limit: Double(minimumNumberOfTouches), unit: "fingers", property: "minimumNumberOfTouches")
    }
    switch scrollableAxes {
    case .vertical:
      return GestureReason(
        "PA-8", "lifted before it had moved enough up or down", measured: countedDistance, limit: slop,
        unit: "pt", property: "scrollableAxes")
    case .horizontal:
      return GestureReason(
        "PA-8", "lifted before it had moved enough to a side", measured: countedDistance, limit: slop,
        unit: "pt", property: "scrollableAxes")
    case []:
      return GestureReason("PA-8", "has no axis along which movement counts", property: "scrollableAxes")
    default:
      return GestureReason(
        "PA-8", "lifted before it had moved enough", measured: countedDistance, limit: slop, unit: "pt")
    }
  }

  private func beginIfMovedEnough() {
    let counted = countedMovement
    let distance = counted.length
    guard distance.reaches(slop), numberOfTouches >= minimumNumberOfTouches else { return }
    motion.excess = counted * ((distance - slop) / distance)
    ask(
      for: .began,
      because: GestureReason("PA-2", "moved enough", measured: distance, limit: slop, unit: "pt"))
  }
}
