import TouchCore

extension GestureRecognizer {
  /// Takes a request for a state: kept for the arbitration, or taken at once where there is none (GS-10).
  func ask(for wanted: GestureState, _ cause: TransitionCause) {
    guard let environment, isParticipating else {
      if self.environment == nil { committed = wanted }
      return
    }
    // A sink may drop the engine.
    let context = environment.context
    defer { withExtendedLifetime(context) {} }
    context.trace?.record(.requested(self, wanted, cause))
    switch committed {
    case .possible: askFromPossible(wanted, cause, environment)
    case .began, .changed: askFromActive(wanted, cause, environment)
    case .ended, .cancelled, .failed: return
    }
    guard request != nil else { return }
    environment.needsDecision = true
    context.decideSoon()
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
    requestCause = cause
  }
}
