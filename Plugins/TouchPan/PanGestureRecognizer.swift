public import TouchCore
public import TouchGestures

/// Recognizes a drag: fingers whose centre moves (4.3).
open class PanGestureRecognizer: GestureRecognizer, PanGestureRecognizing {
  /// UIKit calls the kinds of wheels and trackpads `UIScrollTypeMask`.
  public typealias ScrollTypeMask = TouchCore.ScrollTypeMask

  /// How far the fingers' centre must move for a pan to begin, in points (PA-2: measured for scroll views).
  public static var slop: Double { 10 }

  /// The least number of fingers; 1 by default (PA-1).
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; unlimited by default (PA-1, PA-7).
  open var maximumNumberOfTouches = Int.max
  /// The kinds of wheels and trackpads that pan; none by default (PA-1).
  open var allowedScrollTypesMask: ScrollTypeMask = []
  /// The axes, of its view, whose movement counts towards the start; both by default.
  public final var scrollableAxes: GestureAxes = .all

  private var tracker = CentroidTracker()
  private var velocityTracker = VelocityTracker()
  private var releaseTracker = ReleaseVelocityTracker()
  private var resetHandlers: [() -> Void] = []
  /// The movement, in the samples' coordinates, at which the translation is zero.
  private var origin = Point.zero
  private var excess = Point.zero
  private var isCounting = false
  /// How many fingers the centre that is followed belongs to.
  private var countedFingers = 0
  /// Whether the trackpad says when a movement begins, and so also when it ends.
  private var saysItsPhases = false

  /// A drag along the axes that count.
  open override var traits: GestureTraits {
    GestureTraits(kind: .pan, numberOfTouches: max(1, minimumNumberOfTouches), axes: scrollableAxes, isContinuous: true)
  }

  // MARK: Values

  /// How far the fingers' centre has moved since they landed, in a view's coordinates and points (PA-3).
  ///
  /// The distance that it took to begin is included (decision 15).
  open func translation(in view: View?) -> Point { translation(inNode: view) }

  /// How far the fingers' centre has moved since they landed, in a node's coordinates and points (PA-3).
  open override func translation(inNode node: (any TouchNode)?) -> Point {
    vector(tracker.movement - origin, in: node)
  }

  /// Lets the translation count from another value, and sets the velocity back (PA-3).
  open func setTranslation(_ translation: Point, in view: View?) { setTranslation(translation, inNode: view) }

  /// Lets the translation count from another value, and sets the velocity back (PA-3).
  public final func setTranslation(_ translation: Point, inNode node: (any TouchNode)?) {
    guard translation.isFinite else { return }
    let target = node ?? self.node?.rootNode
    origin = tracker.movement - (target.map { $0.screenVector(translation) } ?? translation)
    forgetVelocity()
    note(at: currentTime)
  }

  /// How fast the fingers' centre moves, in points a second in a view's coordinates.
  ///
  /// The least-squares estimate over the last 100 ms; zero after a rest of over 40 ms, and with fewer than 3 samples.
  open func velocity(in view: View?) -> Point { velocity(inNode: view) }

  /// How fast the fingers' centre moves, in points a second in a node's coordinates.
  public final func velocity(inNode node: (any TouchNode)?) -> Point {
    vector(velocityTracker.velocity(at: currentTime), in: node)
  }

  /// How fast the fingers' centre moved between the first and the last movement of the latest seconds (PH-2, R-14).
  public final func releaseVelocity(over seconds: Double, inNode node: (any TouchNode)?) -> Point {
    vector(releaseTracker.velocity(over: seconds, until: currentTime), in: node)
  }

  /// The part of the translation that went beyond the slop when the pan began, in a node's coordinates (SD-2, R-19).
  public final func slopExcess(inNode node: (any TouchNode)?) -> Point { vector(excess, in: node) }

  /// Calls a closure at each action, with the pan's state then.
  public final func addPanHandler(_ handler: @escaping (GestureState) -> Void) {
    addAction { pan in handler(pan.state) }
  }

  /// Calls a closure when the pan is set back.
  public final func addResetHandler(_ handler: @escaping () -> Void) { resetHandlers.append(handler) }

  private func note(at time: Timestamp) {
    velocityTracker.add(time: time, position: tracker.movement)
    releaseTracker.add(time: time, position: tracker.movement)
  }

  private func forgetVelocity() {
    velocityTracker.reset()
    releaseTracker.reset()
  }

  private func vector(_ movement: Point, in node: (any TouchNode)?) -> Point {
    guard let target = node ?? self.node?.rootNode else { return movement }
    return target.localVector(movement)
  }

  // MARK: Touches

  /// Counts fingers in; one that is too many fails it before it began and is left alone after (PA-7).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let isActive = state != .possible || isWaitingForFailure
    if isActive {
      var room = maximumNumberOfTouches - (numberOfTouches - touches.count)
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
    if isCounting {
      join(touches, event)
    } else if numberOfTouches >= minimumNumberOfTouches {
      startCounting(event)
    }
  }

  /// Begins when the centre moved far enough (PA-2); goes on with each movement after (PA-9).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard isCounting else { return }
    tracker.move(to: Self.centroid(of: trackedTouches))
    note(at: event.timestamp)
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
        fail(
          because: GestureReason(
            "PA-8", "lifted before it had moved enough", measured: countedDistance, limit: Self.slop, unit: "pt"))
      } else {
        isCounting = false
      }
      return
    }
    guard isCounting else { return }
    // A lift is no movement: the old set's centre is taken where the fingers were before it.
    tracker.change(from: tracker.latest, to: Self.centroid(of: trackedTouches))
    countedFingers = numberOfTouches
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  /// Forgets the drag, but not its last values, which actions may still be read for.
  open override func reset() {
    isCounting = false
    for handler in resetHandlers { handler() }
  }

  // MARK: Wheels and trackpads

  /// Whether the kind of wheel or trackpad is allowed.
  open override func acceptsScroll(_ movement: ScrollMovement) -> Bool {
    allowedScrollTypesMask.contains(ScrollTypeMask(rawValue: movement.kind.rawValue))
  }

  /// How long a trackpad that never says when a movement begins and ends may rest within one, in seconds; chosen.
  public static var trackpadTimeout: Double { 0.1 }

  /// Pans by a wheel's step at once, or along a trackpad's movement (SD-6).
  ///
  /// A movement that began without saying so ends after a rest of ``trackpadTimeout``.
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    if !isCounting {
      tracker.start(at: .zero)
      origin = .zero
      excess = .zero
      forgetVelocity()
      isCounting = true
      saysItsPhases = movement.phase == .began
    }
    tracker.move(to: tracker.latest + movement.delta)
    note(at: movement.timestamp)
    if movement.phase.isFinal {
      state = movement.phase == .ended ? .ended : .cancelled
    } else if state != .possible {
      state = .changed
    } else if movement.kind == .discrete {
      excess = tracker.movement
      return askToBeginAndEnd()
    } else if movement.delta != .zero {
      excess = tracker.movement
      state = .began
    }
    if !saysItsPhases { scheduleDeadline(at: movement.timestamp + Self.trackpadTimeout) }
  }

  /// Ends a trackpad's movement that rests.
  open override func deadlineReached(_ tag: Int, at time: Timestamp) { state = .ended }

  // MARK: Counting

  private func startCounting(_ event: TouchEvent) {
    isCounting = true
    tracker.start(at: Self.centroid(of: trackedTouches))
    countedFingers = numberOfTouches
    origin = .zero
    excess = .zero
    forgetVelocity()
    note(at: event.timestamp)
  }

  private func join(_ touches: [Touch], _ event: TouchEvent) {
    let before = trackedTouches.filter { touch in !touches.contains { $0 === touch } }
    guard !before.isEmpty else { return }
    if !isCounting { return startCounting(event) }
    // When another finger lifted in this very event, what is left of the old set says nothing of its centre (PA-4).
    let old = before.count < countedFingers ? tracker.latest : Self.centroid(of: before)
    tracker.change(from: old, to: Self.centroid(of: trackedTouches))
    countedFingers = numberOfTouches
  }

  /// The movement along the axes that count, in the samples' coordinates.
  private var countedMovement: Point {
    guard scrollableAxes != .all, let node else { return tracker.movement }
    var local = node.localVector(tracker.movement)
    if !scrollableAxes.contains(.horizontal) { local.x = 0 }
    if !scrollableAxes.contains(.vertical) { local.y = 0 }
    return node.screenVector(local)
  }

  private var countedDistance: Double { isCounting ? countedMovement.length : 0 }

  private func beginIfMovedEnough() {
    let counted = countedMovement
    let distance = counted.length
    guard distance.reaches(Self.slop), numberOfTouches >= minimumNumberOfTouches else { return }
    excess = counted * ((distance - Self.slop) / distance)
    ask(
      for: .began,
      because: GestureReason("PA-2", "moved enough", measured: distance, limit: Self.slop, unit: "pt"))
  }
}
