import TouchEvents

// Recognizers that are switched off or leave their view (GR-6, GR-7).
extension GestureEnvironment {
  /// Stops a recognizer that was disabled or is being removed, at once; what follows for others comes with the update.
  ///
  /// Outside events that is done when this returns (GR-6).
  func stop(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    // The host may drop the engine in the action.
    let context = context
    defer { withExtendedLifetime(context) {} }
    stopImmediately(recognizer, cause)
    context.setNeedsArbitration()
  }

  /// Stops a recognizer that leaves its node, and sets it back in any case (GR-7): inside events at once, outside
  /// them after the update in which the recognizers that require them to fail are updated.
  func remove(_ recognizer: GestureRecognizer) {
    let context = context
    defer { withExtendedLifetime(context) {} }
    let attempt = recognizer.attempt.number
    stopImmediately(recognizer, .removed)
    if !context.isProcessing { context.setNeedsArbitration() }
    if recognizer.standing.isParticipant, recognizer.attempt.number == attempt { reset(recognizer) }
    context.setNeedsArbitration()
  }

  func stopImmediately(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    let outerCause = course.stopCause
    course.stopCause = cause
    defer { course.stopCause = outerCause }
    hovering.removeAll { $0 === recognizer }
    guard recognizer.standing.isParticipant, !recognizer.attempt.isStopped else { return }
    guard recognizer.attempt.isTouched else { return recognizer.unbindAll() }
    // Others may have waited for it.
    setNeedsUpdate()
    recognizer.attempt.take(.stopping)
    let attempt = recognizer.attempt.number
    if recognizer.attempt.state == .possible || recognizer.attempt.state.isActive { cancelTouches(of: recognizer) }
    guard recognizer.attempt.number == attempt else { return }
    move(recognizer, .stopped, cause)
    if recognizer.attempt.hasBegun { sendEnd(of: recognizer) }
    // After the action, which can still read the fingers that are down (GL-1).
    if recognizer.attempt.number == attempt { recognizer.unbindAll() }
  }

  /// Moves a recognizer's attempt by a step that was not assigned, and records the change of its state.
  func move(_ recognizer: GestureRecognizer, _ step: Attempt.Step, _ cause: @autoclosure () -> TransitionCause) {
    let before = recognizer.attempt.state
    recognizer.attempt.take(step)
    let after = recognizer.attempt.state
    if before == after { return }
    recognizer.attempt.acting = nil
    record(.state(recognizer, from: before, to: after, cause()))
  }

  /// Cancels a recognizer's touches that are down, whose phase is cancelled during the call.
  ///
  /// What stands for a pointer without contact or a trackpad is no touch that is down.
  func cancelTouches(of recognizer: GestureRecognizer) {
    let down = recognizer.given.bound.filter { $0.isDown && !$0.isPointer }
    guard !down.isEmpty, let event = course.lastEvent else { return }
    down.show(.cancelled) { callCancelled(recognizer, down, event) }
  }
}
