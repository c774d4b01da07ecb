public import TouchCore

extension GestureRecognizer {
  /// The touches that are tracked, in the order of their arrival.
  public final var trackedTouches: [Touch] { tracked }

  /// Where the gesture is, in a node's coordinates; `nil` asks for the root's (GC-11).
  public final func location(inNode node: (any TouchNode)?) -> Point {
    convertFromScreen(screenLocation, to: node)
  }

  /// Where the first finger landed, in a node's coordinates; `nil` asks for the root's.
  public final func startLocation(in node: (any TouchNode)?) -> Point {
    convertFromScreen(startScreenLocation, to: node)
  }

  /// A point of the samples' coordinates in a node's; `nil` means the root's.
  public final func convertFromScreen(_ point: Point, to node: (any TouchNode)?) -> Point {
    guard let target = node ?? self.node?.rootNode else { return point }
    return target.pointFromScreen(point)
  }

  /// The centre of touches in the coordinates of the samples; the origin when there are none.
  public static func centroid(of touches: [Touch]) -> Point {
    guard !touches.isEmpty else { return .zero }
    var sum = Point.zero
    for touch in touches { sum += touch.screenLocation }
    return touches.count == 1 ? sum : sum * (1 / Double(touches.count))
  }

  /// The centre of the tracked touches in the coordinates of the samples; the origin when there are none.
  ///
  /// The same as the ``centroid(of:)`` of ``trackedTouches``, without handing out the list.
  public final var trackedCentroid: Point {
    record.pointee.tracked.withUnsafeBufferPointer { touches in
      guard touches.count != 1 else { return touches[0].record.pointee.sample.location }
      var sum = Point.zero
      var index = 0
      while index < touches.count {
        sum += touches[index].record.pointee.sample.location
        index += 1
      }
      return touches.isEmpty ? sum : sum * (1 / Double(touches.count))
    }
  }

  /// A touch's place in the coordinates of the samples, for recognizers that compare places among each other.
  public final func screenLocation(of touch: Touch) -> Point { touch.screenLocation }

  /// Asks for a call of ``deadlineReached(_:at:)`` at a time, in place of an earlier one of the same tag.
  ///
  /// It is forgotten at the reset. An inclusive deadline comes after samples of its own time.
  public final func scheduleDeadline(at time: Timestamp, tag: Int = 0, isInclusive: Bool = false) {
    guard let environment else { return }
    if record.pointee.hasDeadlines {
      environment.context.deadlines.schedule(self, tag: tag, at: time, isInclusive: isInclusive)
    } else {
      record.pointee.hasDeadlines = true
      environment.context.deadlines.add(self, tag: tag, at: time, isInclusive: isInclusive)
    }
  }

  /// Takes back a deadline.
  public final func cancelDeadline(tag: Int = 0) {
    if record.pointee.hasDeadlines { environment?.context.deadlines.cancel(self, tag: tag) }
  }

  /// The time of the event or deadline at hand, in seconds.
  public final var currentTime: Timestamp { environment?.context.now ?? 0 }

  // MARK: Requests

  /// Takes a request for a state: kept for the arbitration, or taken at once where there is none (GS-10).
  func ask(for wanted: GestureState, _ cause: TransitionCause) {
    guard let environment, isParticipating else {
      if self.environment == nil { committed = wanted }
      return
    }
    // A sink may drop the engine.
    let context = environment.context
    defer { withExtendedLifetime(context) {} }
    if context.isTraced { context.trace?.record(.requested(self, wanted, cause)) }
    switch committed {
    case .possible: askFromPossible(wanted, cause, environment)
    case .began, .changed: askFromActive(wanted, cause, environment)
    case .ended, .cancelled, .failed: return
    }
    guard request != nil else { return }
    environment.state.pointee.isNumbered = false
    environment.needsDecision = true
    context.decideSoon()
  }

  /// The common request, of an active recognizer to go on, in few steps; whether that was all.
  @inline(__always)
  func goesOn() -> Bool {
    let record = record
    guard record.pointee.committed.isActive, record.pointee.request == nil, !record.pointee.gestureTouches.isEmpty,
      let environment = record.pointee.shared, environment.pointee.shared.pointee.trace == nil
    else { return false }
    record.pointee.request = .changed
    environment.pointee.needsToGoOn = true
    let dispatcher = environment.pointee.shared.pointee.dispatcherState
    if let dispatcher, dispatcher.pointee.isProcessing { return true }
    environment.pointee.context.decideSoon()
    return true
  }

  private func askFromPossible(_ wanted: GestureState, _ cause: TransitionCause, _ environment: GestureEnvironment) {
    switch wanted {
    case .possible: return
    case .changed:
      if !isHeld { environment.context.report(.illegalTransition(from: committed, to: wanted)) }
      return
    case .began, .ended:
      if request == .failed { return }
      if isHeld {
        if request == .began, wanted == .ended { followUp = .ended }
        return
      }
      set(wanted, cause)
    case .failed, .cancelled:
      if isHeld && request == .ended { return }
      isHeld = false
      if request != .failed { set(.failed, cause) }
    }
  }

  private func askFromActive(_ wanted: GestureState, _ cause: TransitionCause, _ environment: GestureEnvironment) {
    switch wanted {
    case .possible, .began: environment.context.report(.illegalTransition(from: committed, to: wanted))
    case .changed, .ended: if request != .cancelled { set(wanted, cause) }
    case .failed, .cancelled: set(.cancelled, cause)
    }
  }

  private func set(_ wanted: GestureState, _ cause: TransitionCause) {
    request = wanted
    // Copying a cause costs more than a frame may; nobody reads it without a sink.
    if environment?.context.isTraced ?? false { requestCause = cause }
  }

  /// Whether touches, or a pointer without contact, concern the recognizer at present.
  var isParticipating: Bool { !gestureTouches.isEmpty }
}
