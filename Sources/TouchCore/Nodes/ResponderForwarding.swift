/// Limits of the responder chain, so that one that runs in a circle ends (RC-7).
package enum ResponderForwarding {
  /// How many responders that may override the touch methods can stand on the stack; documented, reported when reached.
  package static var deepestOverrides: Int { 1_000 }
  /// How many responders a walk along the chain visits before it counts as a circle.
  package static var longestChain: Int { 1_000_000 }
}

extension Responder {
  /// Hands touches to the next responder that may react, walking over plain views without recursion.
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

  /// Hands presses to the next responder that may react, walking over plain views without recursion.
  func forwardPresses(_ phase: Press.Phase, _ presses: [Press], _ event: PressesEvent?) {
    let trace = event?.trace
    passOn(
      event, { trace?.record(.pressResponder($0, phase, presses)) }, to: { $0.call(phase, presses, event) })
  }

  /// Makes a call on the next responder that may react, and another on each plain view on the way to it.
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

  /// Calls the method of a phase, with a record of it; the one way in which responders are told of touches.
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

  /// Calls the method of a press phase, with a record of it.
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
