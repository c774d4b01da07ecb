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
    let attempt = recognizer.standing.attempt
    stopImmediately(recognizer, .removed)
    if !context.isProcessing { context.setNeedsArbitration() }
    if recognizer.standing.isParticipant, recognizer.standing.attempt == attempt { reset(recognizer) }
    context.setNeedsArbitration()
  }

  func stopImmediately(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    let outerCause = course.stopCause
    course.stopCause = cause
    defer { course.stopCause = outerCause }
    hovering.removeAll { $0 === recognizer }
    guard recognizer.standing.isParticipant, !recognizer.progress.isStopped else { return }
    guard recognizer.progress.isTouched else { return recognizer.unbindAll() }
    // Others may have waited for it.
    setNeedsUpdate()
    recognizer.progress.isStopped = true
    recognizer.progress.isAssigned = true
    let attempt = recognizer.standing.attempt
    if recognizer.current == .possible || recognizer.current.isActive { callCancelled(recognizer) }
    guard recognizer.standing.attempt == attempt else { return }
    recognizer.progress.isHeld = false
    switch recognizer.current {
    case .possible: become(.failed, recognizer, cause)
    case .began, .changed: become(.cancelled, recognizer, cause)
    case .ended where !recognizer.progress.hasSentEnd && !recognizer.progress.hasSentBegan:
      become(.failed, recognizer, cause)
    default: break
    }
    let isOver = recognizer.current == .cancelled || recognizer.current == .ended
    if isOver, recognizer.progress.isDecided, recognizer.progress.hasSentBegan { sendEnd(of: recognizer) }
    // After the action, which can still read the fingers that are down (GL-1).
    if recognizer.standing.attempt == attempt { recognizer.unbindAll() }
  }

  /// Shows a state from now on that was not assigned.
  func become(_ state: GestureState, _ recognizer: GestureRecognizer, _ cause: @autoclosure () -> TransitionCause) {
    let before = recognizer.current
    recognizer.current = state
    recognizer.shown = nil
    record(.state(recognizer, from: before, to: state, cause()))
  }

  /// Cancels a recognizer's touches that are down, whose phase is cancelled during the call.
  ///
  /// What stands for a pointer without contact or a trackpad is no touch that is down.
  func callCancelled(_ recognizer: GestureRecognizer) {
    let down = recognizer.given.bound.filter { $0.isDown && !$0.isPointer }
    guard !down.isEmpty, let event = course.lastEvent else { return }
    down.show(.cancelled) { callCancelled(recognizer, down, event) }
  }
}
