import TouchCore

extension GestureEnvironment {
  /// Ends a recognizer that was switched off or removed: at once, with the cancel action of a running gesture.
  func end(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    hovering.removeAll { $0 === recognizer }
    guard recognizer.isParticipating else { return }
    // The host may drop the engine in the action.
    let context = context
    defer { withExtendedLifetime(context) {} }
    let from = recognizer.committed
    let hasActed = !waitsToBegin(recognizer)
    release(recognizer)
    if from.isActive {
      recognizer.committed = .cancelled
      context.trace?.record(.state(recognizer, from: from, to: .cancelled, cause))
      if hasActed { send(.cancelled, of: recognizer) }
    } else if from == .possible {
      recognizer.committed = .failed
      context.trace?.record(.state(recognizer, from: .possible, to: .failed, cause))
    }
    reset(recognizer)
    needsDecision = true
    context.decideSoon()
  }

  /// Whether the action of its beginning is still to be sent.
  private func waitsToBegin(_ recognizer: GestureRecognizer) -> Bool {
    actions.contains { !$0.isVoid && $0.recognizer === recognizer && $0.state == .began }
  }
}
