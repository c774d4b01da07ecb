import TouchEvents

extension Responder {
  /// The responder and those up its chain, each read when it is come to; a cycle ends somewhere (RC-7).
  @inline(__always)
  package var chain: UnfoldFirstSequence<any Responder> {
    var walk = CycleGuard()
    return sequence(first: self) { responder in
      guard let next = responder.nextInChain, walk.admits(next) else { return nil }
      return next
    }
  }

  /// Passes presses to the next responder that may react; those that pass everything on are passed without recursion.
  func forwardPresses(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    let trace = event?.context?.trace
    passOn(
      event, { trace?.record(.pressResponder($0, phase, presses)) }, to: { $0.call(phase, presses, event) })
  }

  /// Passes a motion to the next responder that may react.
  func forwardMotion(_ phase: TouchPhase, _ motion: TouchEvent.EventSubtype, _ event: TouchEvent?) {
    let trace = event?.context?.trace
    passOn(
      event, { trace?.record(.motionResponder($0, phase, motion)) }, to: { $0.call(phase, motion: motion, event) })
  }

  /// Makes a call on the next responder that may react, and another for each on the way that passes everything on.
  func passOn(
    _ event: TouchEvent?, _ passing: (any Responder) -> Void = { _ in }, to call: (any Responder) -> Void
  ) {
    var candidate = nextInChain
    var steps = 0
    while let responder = candidate, responder.passesEverythingOn {
      passing(responder)
      candidate = responder.nextInChain
      steps += 1
      guard steps < ResponderForwarding.longestChain else {
        event?.context?.report(.endlessResponderChain)
        return
      }
    }
    guard let candidate, candidate !== self else { return }
    guard let event else { return call(candidate) }
    event.nest { call(candidate) }
  }

  /// Calls the press method of a phase and records the call.
  func call(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    event?.context?.trace?.record(.pressResponder(self, phase, presses))
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed, .stationary: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  /// Calls the motion method of a phase and records the call.
  package func call(_ phase: TouchPhase, motion: TouchEvent.EventSubtype, _ event: TouchEvent?) {
    event?.context?.trace?.record(.motionResponder(self, phase, motion))
    switch phase {
    case .began: motionBegan(motion, with: event)
    case .ended: motionEnded(motion, with: event)
    default: motionCancelled(motion, with: event)
    }
  }
}
