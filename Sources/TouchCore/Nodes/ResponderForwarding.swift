/// Limits of the responder chain, which end a chain that is a cycle (RC-7).
package enum ResponderForwarding {
  /// The most responders other than plain views that forward inside each other; one more is reported and ends the
  /// chain.
  package static var deepestOverrides: Int { 1_000 }
  /// The most responders that a walk along a chain visits; a longer chain counts as a cycle.
  package static var longestChain: Int { 1_000_000 }
}

extension Responder {
  /// The responder and those up its chain, each read when it is come to; a cycle ends somewhere (RC-7).
  package var chain: PrefixSequence<UnfoldFirstSequence<any Responder>> {
    sequence(first: self, next: { $0.next }).prefix(ResponderForwarding.longestChain)
  }

  /// Passes touches to the next responder that may react, as far as their records admit it (RF-2).
  ///
  /// Plain views on the way are passed without recursion. A responder whose next is itself passes to nobody (RF-1).
  func forwardTouches(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    var from: any Responder = self
    var steps = 0
    while let responder = from.next, responder !== from, from.passes(phase, touches, to: responder) {
      guard let view = responder.asView, view.isPlain else {
        return forward(event) { responder.call(phase, touches, event) }
      }
      event?.trace?.record(.responder(view, phase, touches))
      from = view
      steps += 1
      guard steps < ResponderForwarding.longestChain else {
        event?.report(.endlessResponderChain)
        return
      }
    }
  }

  /// Passes presses to the next responder that may react; plain views on the way are passed without recursion.
  func forwardPresses(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    let trace = event?.trace
    passOn(
      event, { trace?.record(.pressResponder($0, phase, presses)) }, to: { $0.call(phase, presses, event) })
  }

  /// Passes a motion to the next responder that may react.
  func forwardMotion(_ phase: TouchPhase, _ motion: TouchEvent.EventSubtype, _ event: TouchEvent?) {
    let trace = event?.trace
    passOn(
      event, { trace?.record(.motionResponder($0, phase, motion)) }, to: { $0.call(phase, motion: motion, event) })
  }

  /// Makes a call on the next responder that may react, and another for each plain view on the way.
  func passOn(
    _ event: TouchEvent?, _ passing: (View) -> Void = { _ in }, to call: (any Responder) -> Void
  ) {
    var candidate = next
    var steps = 0
    while let view = candidate?.asView, view.isPlain {
      passing(view)
      candidate = view.next
      steps += 1
      guard steps < ResponderForwarding.longestChain else {
        event?.report(.endlessResponderChain)
        return
      }
    }
    guard let candidate, candidate !== self else { return }
    forward(event) { call(candidate) }
  }

  /// Makes a call on a responder, unless too many are on the stack already.
  private func forward(_ event: TouchEvent?, _ call: () -> Void) {
    guard let event else { return call() }
    guard event.forwardingDepth < ResponderForwarding.deepestOverrides else {
      return event.report(.endlessResponderChain)
    }
    event.forwardingDepth += 1
    call()
    event.forwardingDepth -= 1
  }

  /// Calls the touch method of a phase and records the call.
  func call(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    event?.trace?.record(.responder(self, phase, touches))
    if let script = answerScript, !script.responder(self, willHandle: phase, touches) { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }

  /// Calls the press method of a phase and records the call.
  func call(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    event?.trace?.record(.pressResponder(self, phase, presses))
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed, .stationary: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  /// Calls the motion method of a phase and records the call.
  package func call(_ phase: TouchPhase, motion: TouchEvent.EventSubtype, _ event: TouchEvent?) {
    event?.trace?.record(.motionResponder(self, phase, motion))
    switch phase {
    case .began: motionBegan(motion, with: event)
    case .ended: motionEnded(motion, with: event)
    default: motionCancelled(motion, with: event)
    }
  }
}
