/// Limits of the responder chain, which end a chain that is a cycle (RC-7).
package enum ResponderForwarding {
  /// The most responders other than plain views that forward inside each other; one more is reported and ends the
  /// chain.
  package static var deepestOverrides: Int { 1_000 }
  /// The most responders that a walk along a chain visits; a longer chain counts as a cycle.
  package static var longestChain: Int { 1_000_000 }
}

extension Responder {
  /// Passes touches to the next responder that may react; plain views on the way are passed without recursion.
  func forwardTouches(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    var candidate = next
    var steps = 0
    while let responder = candidate {
      if let view = responder.asView, view.isPlain {
        event?.trace?.record(.responder(responder, phase, touches))
        candidate = view.next
        steps += 1
        guard steps < ResponderForwarding.longestChain else {
          event?.report(.endlessResponderChain)
          return
        }
        continue
      }
      guard let event else { return responder.call(phase, touches, nil) }
      guard event.forwardingDepth < ResponderForwarding.deepestOverrides else {
        return event.report(.endlessResponderChain)
      }
      event.forwardingDepth += 1
      responder.call(phase, touches, event)
      event.forwardingDepth -= 1
      return
    }
  }

  /// Passes presses to the next responder that may react; plain views on the way are passed without recursion.
  func forwardPresses(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    let trace = event?.trace
    passOn(
      event, { trace?.record(.pressResponder($0, phase, presses)) }, to: { $0.call(phase, presses, event) })
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
    guard let candidate else { return }
    guard let event else { return call(candidate) }
    guard event.forwardingDepth < ResponderForwarding.deepestOverrides else {
      return event.report(.endlessResponderChain)
    }
    event.forwardingDepth += 1
    call(candidate)
    event.forwardingDepth -= 1
  }

  /// Calls the touch method of a phase and records the call.
  func call(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    event?.trace?.record(.responder(self, phase, touches))
    if let view = asView, let script = view.script, !script.view(view, willHandle: phase, touches, event) {
      return
    }
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
}
