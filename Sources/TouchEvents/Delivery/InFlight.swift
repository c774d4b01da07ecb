/// An event on its way through application and windows, and which of its changed touches have arrived at their roots.
struct InFlight {
  /// The event, which its sender keeps.
  private let event: ObjectIdentifier
  /// The touches at whose roots it has not arrived.
  var touches: [Touch]
  /// Those of the roots that it has been to, while it concerns others besides.
  private var arrived: [Touch] = []
  /// Whether the steps of a root are on their way, which those of another wait for.
  var isRunning = false

  init(_ event: TouchEvent, _ touches: [Touch]) {
    self.event = ObjectIdentifier(event)
    self.touches = touches
  }

  /// Returns whether an event is this one.
  func isOf(_ other: TouchEvent) -> Bool { event == ObjectIdentifier(other) }

  /// Takes note that an event arrived at a root; returns all touches, once it has been to the last root.
  mutating func arrive(_ other: TouchEvent, at root: any TouchNode) -> [Touch] {
    guard isOf(other), !isRunning else { return [] }
    let root = ObjectIdentifier(root as AnyObject)
    var own = touches
    touches = []
    if own.contains(where: { !$0.landed(in: root) }) {
      touches = own.filter { !$0.landed(in: root) }
      own.removeAll { !$0.landed(in: root) }
    }
    if touches.isEmpty, arrived.isEmpty { return own }
    guard !own.isEmpty else { return [] }
    for touch in own { arrived.insertByNumber(touch) }
    return touches.isEmpty ? takeArrived() : []
  }

  /// Takes the touches of the roots that the event has been to.
  mutating func takeArrived() -> [Touch] {
    let taken = arrived
    arrived = []
    return taken
  }

  /// Returns the touches that wait together with one; empty when it does not wait.
  func waiting(with touch: Touch) -> [Touch] {
    if touches.contains(touch) { return touches }
    return arrived.contains(touch) ? arrived : []
  }
}

// What overrides of `sendEvent` do to the route of an event.
extension TouchDispatcher {
  /// Runs the touches of the roots that an event has been to.
  func runArrived(_ event: TouchEvent) {
    guard let touches = course.inFlight?.takeArrived(), !touches.isEmpty else { return }
    run(touches, event)
  }

  /// Cancels touches whose end an override of `sendEvent` kept to itself, so that no recognizer waits for it for ever.
  func cancelSwallowed(_ event: TouchEvent) {
    guard let left = course.inFlight?.touches, !left.isEmpty else { return }
    // The moves that were delayed with it are not delivered.
    course.inFlight?.touches = left.filter { $0.phase.isFinal }
    // A recognizer whose touch's began was dropped with the event receives nothing of the touch.
    for touch in left where touch.phase == .began { context.gestures?.touchDidFinish(touch) }
    for touch in left where touch.phase.isFinal {
      for other in left where other.phase == .ended { other.moment.phase = .cancelled }
      if let root = touch.rootNode { process(event, in: root) }
    }
    runArrived(event)
  }

  /// Offers the new touches of a root while their event is on its way to it, for a `sendEvent` that asks which recognizers
  /// receive one (HT-15).
  func offerEarly(for touch: Touch) {
    guard touch.phase == .began, !touch.contact.wasOffered, let gestures = context.gestures,
      let event = course.event, let inFlight = course.inFlight, inFlight.isOf(event), !inFlight.isRunning,
      let root = touch.rootNode
    else { return }
    let waiting = inFlight.waiting(with: touch)
    if !waiting.isEmpty { gestures.offer(waiting.filter { $0.rootNode === root }, event) }
  }
}
