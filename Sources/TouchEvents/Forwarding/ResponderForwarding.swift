/// Limits of the responder chain, which end a chain that is a cycle (RC-7).
package enum ResponderForwarding {
  /// The most responders that don't pass everything on that forward inside each other; one more is reported and ends the
  /// chain.
  package static var deepestOverrides: Int { 1_000 }
}

extension TouchResponder {
  /// The responder and those up its chain, each read when it is come to; a cycle ends somewhere (RC-7).
  ///
  /// Inlined: a method of an extension that its own module does not call is left there as a stub under Embedded Swift.
  @inline(__always)
  package var responderChain: UnfoldFirstSequence<any TouchResponder> {
    var walk = CycleGuard()
    return sequence(first: self) { responder in
      guard let next = responder.nextResponder, walk.admits(next) else { return nil }
      return next
    }
  }

  /// Passes touches to the next responder that may react, as far as their records admit it (RF-2).
  ///
  /// Those that pass everything on are passed without recursion. A responder whose next is itself forwards to none (RF-1).
  package func forwardTouches(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    guard var responder = nextResponder, responder !== self, passes(phase, touches, to: responder) else { return }
    var steps = 0
    while responder.passesEverythingOn {
      event?.trace?.record(.responder(responder, phase, touches))
      guard let next = responder.nextResponder, next !== responder, responder.passes(phase, touches, to: next)
      else { return }
      responder = next
      steps += 1
      guard steps < CycleGuard.longest else {
        event?.report(.endlessResponderChain)
        return
      }
    }
    let target = responder
    forward(event) { target.call(phase, touches, event) }
  }

  /// Passes corrected estimates to the next responder that may react.
  package func forwardEstimates(of touches: [Touch]) {
    var candidate = nextResponder
    var steps = 0
    while let responder = candidate, responder.passesEverythingOn, steps < CycleGuard.longest {
      candidate = responder.nextResponder
      steps += 1
    }
    if let candidate, candidate !== self { candidate.touchesEstimatedPropertiesUpdated(touches) }
  }

  /// Makes a call on a responder, unless too many are on the stack already.
  private func forward(_ event: TouchEvent?, _ call: () -> Void) {
    guard let event else { return call() }
    event.nest(call)
  }

  /// Calls the touch method of a phase and records the call.
  package func call(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    event?.trace?.record(.responder(self, phase, touches))
    if let event, let answers = event.answers, !answers.willCall(self, phase, touches, event) { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension TouchEvent {
  /// Makes a call of a responder inside another's, unless too many are on the stack already.
  package func nest(_ call: () -> Void) {
    guard forwardingDepth < ResponderForwarding.deepestOverrides else { return report(.endlessResponderChain) }
    forwardingDepth += 1
    call()
    forwardingDepth -= 1
  }
}
