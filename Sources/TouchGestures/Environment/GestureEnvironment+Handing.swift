package import TouchEvents

// EO-3: the recognizers' callbacks.
extension GestureEnvironment {
  /// Delivers the touches of an event to each recognizer, before any responder receives them.
  package func hand(_ touches: [Touch], _ event: TouchEvent) {
    if course.lastEvent !== event { course.lastEvent = event }
    let phases = TouchPhases(of: touches)
    // Frames of moves add no recognizer.
    if phases.containsLifecyclePhase {
      sortParticipants()
      course.hasLifted = course.hasLifted || phases.contains(.ended) || phases.contains(.cancelled)
    }
    course.handOuts &+= 1
    let number = course.handOuts
    let phase = phases.single
    for recognizer in participants where recognizer.isListening && recognizer.isEnabled {
      // Touches that a callback cancels are delivered as cancelled, inside this call.
      handChanges(to: recognizer, touches, phases, course.handOuts == number ? phase : nil, event)
    }
  }

  /// Delivers the changes of its touches to a recognizer, phase by phase; its state was checked once, before the first.
  private func handChanges(
    to recognizer: GestureRecognizer, _ touches: [Touch], _ phases: TouchPhases, _ phase: TouchPhase?,
    _ event: TouchEvent
  ) {
    // As a rule all of an event are in one phase and its own: their list will do.
    let whole = phase.flatMap { recognizer.tracks(allOf: touches) ? $0 : nil }
    guard whole != nil || recognizer.tracks(anyOf: touches) else { return }
    let who = Meant(recognizer)
    let count = recognizer.given.bound.count
    // It stays touched if it ignores all of them.
    recognizer.attempt.take(.handed)
    if let whole {
      handOne(recognizer, touches, whole, event)
    } else {
      handPhases(recognizer, touches, phases, event)
    }
    guard who.isMeant else { return }
    // What it passed to `ignore` in the same event was never handed to it.
    if recognizer.given.bound.count < count, !recognizer.tracks(anyOf: touches) {
      recognizer.attempt.marks.remove(.handed)
    }
  }

  /// Hands a recognizer those of its touches that are in a phase, one phase after the other, while it is in this attempt.
  private func handPhases(
    _ recognizer: GestureRecognizer, _ touches: [Touch], _ phases: TouchPhases, _ event: TouchEvent
  ) {
    // For a recognizer that fails by itself before the last phase.
    let bound = recognizer.given.bound
    let who = Meant(recognizer)
    var batch: [Touch] = []
    swap(&batch, &spareBatch)
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] where phases.contains(phase) {
      // A recognizer that failed by itself keeps the rest of this event; a recognizer that ignores a touch does not.
      let own = recognizer.attempt.state == .failed ? bound : recognizer.given.bound
      touches.add(those: phase, among: own, to: &batch)
      if !batch.isEmpty { handOne(recognizer, batch, phase, event) }
      batch.empty()
      guard who.isMeant else { break }
    }
    swap(&batch, &spareBatch)
  }

  /// Hands a recognizer touches that are all in one phase, which it may delay.
  private func handOne(_ recognizer: GestureRecognizer, _ touches: [Touch], _ phase: TouchPhase, _ event: TouchEvent) {
    if phase == .cancelled { return callCancelled(recognizer, touches, event) }
    if phase != .moved { noteDelay(touches, phase, of: recognizer) }
    call(recognizer, phase, touches, event)
  }

  /// Calls a recognizer's method for touches that are cancelled, but for those that it is receiving as cancelled.
  ///
  /// The call may cancel them again, for example by removing the recognizer's view.
  func callCancelled(_ recognizer: GestureRecognizer, _ touches: [Touch], _ event: TouchEvent) {
    let outer = recognizer.given.cancelling
    let cancelled = touches.filter { !outer.contains($0) }
    guard !cancelled.isEmpty else { return }
    recognizer.given.cancelling += cancelled
    call(recognizer, .cancelled, cancelled, event)
    recognizer.given.cancelling = outer
  }

  /// Calls a recognizer's method for a phase, or that of presses.
  func call(_ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) {
    if isTraced {
      let who = Meant(recognizer)
      record(.received(recognizer, phase, touches))
      // A sink may have taken it out.
      guard who.isInSameAttempt else { return }
    }
    callInAttempt(recognizer) { callTouches($0, phase, touches, event) }
  }

  /// Makes a call on a recognizer; what it assigns once code that it calls has ended its attempt is void (GR-1).
  func callInAttempt(_ recognizer: GestureRecognizer, _ body: (GestureRecognizer) -> Void) {
    let outer = recognizer.standing.calledAttempt
    recognizer.standing.calledAttempt = recognizer.attempt.number
    body(recognizer)
    recognizer.standing.calledAttempt = outer
  }

  /// Calls the handler of a deadline, a recognizer in its attempt.
  package func deadlineReached(_ handler: any DeadlineHandler, _ tag: Int, at time: Timestamp) {
    guard let recognizer = handler as? GestureRecognizer else { return handler.deadlineReached(tag, at: time) }
    callInAttempt(recognizer) { $0.deadlineReached(tag, at: time) }
  }

  private func callTouches(
    _ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent
  ) {
    if touches[0].press != nil { return callPresses(recognizer, phase, touches, event) }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default:
      let wasDeliveringCancel = course.isDeliveringCancel
      course.isDeliveringCancel = true
      recognizer.touchesCancelled(touches, with: event)
      course.isDeliveringCancel = wasDeliveringCancel
    }
  }

  private func callPresses(
    _ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent
  ) {
    guard let event = event as? PressesEvent else { return }
    let presses = touches.compactMap { $0.press }
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .moved: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    default: recognizer.pressesCancelled(presses, with: event)
    }
  }

  // MARK: Delaying

  /// Notes the phase that an undecided recognizer delays, directly before the call (GE-1, GD-1).
  ///
  /// A recognizer that has delayed something since an earlier event delays the began of each further touch, too.
  private func noteDelay(_ touches: [Touch], _ phase: TouchPhase, of recognizer: GestureRecognizer) {
    guard recognizer.isUndecided else { return }
    let keepsBack = phase == .began && deliverer.isDelaying(recognizer) && !has(.guideDoubleTap)
    let delays = phase == .ended ? recognizer.delaysTouchesEnded : recognizer.delaysTouchesBegan || keepsBack
    guard delays, deliverer.hold(touches, by: recognizer, isNew: !recognizer.standing.hasDelayed) else { return }
    recognizer.standing.hasDelayed = true
  }
}

extension GestureRecognizer {
  /// Whether it has touches and makes something of them.
  fileprivate var isListening: Bool { !attempt.state.isFinal && !given.bound.isEmpty }

  /// Returns whether all of some touches are its own.
  fileprivate func tracks(allOf touches: [Touch]) -> Bool { touches.allSatisfy { given.bound.contains($0) } }

  /// Returns whether any of some touches is its own.
  fileprivate func tracks(anyOf touches: [Touch]) -> Bool {
    if touches.count < 8 { return touches.contains { given.bound.contains($0) } }
    return given.bound.contains { touches.contains(numbered: $0) }
  }

  /// Whether the recognizer is undecided: possible, or requesting recognition that has not been granted yet.
  var isUndecided: Bool { attempt.isUndecided }
}
