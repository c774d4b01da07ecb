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

  /// Passes an event to the next responder that may react; those that pass everything on are passed without recursion.
  func forward(_ event: ResponderEvent) {
    var candidate = nextInChain
    var steps = 0
    while let responder = candidate, responder.passesEverythingOn {
      responder.record(event)
      candidate = responder.nextInChain
      steps += 1
      guard steps < CycleGuard.longest else {
        event.touchEvent?.context?.report(.endlessResponderChain)
        return
      }
    }
    guard let candidate, candidate !== self else { return }
    guard let touchEvent = event.touchEvent else { return candidate.receive(event) }
    touchEvent.nest { candidate.receive(event) }
  }

  /// Lets the responder handle an event, and records it.
  package func receive(_ event: ResponderEvent) {
    record(event)
    handle(event)
  }

  private func record(_ event: ResponderEvent) {
    guard let trace = event.touchEvent?.context?.trace else { return }
    switch event {
    case .presses(let phase, let presses, _): trace.record(.pressResponder(self, phase, presses))
    case .motion(let phase, let motion, _): trace.record(.motionResponder(self, phase, motion))
    case .remoteControl(let event): trace.record(.motionResponder(self, .began, event?.subtype ?? .none))
    }
  }
}
