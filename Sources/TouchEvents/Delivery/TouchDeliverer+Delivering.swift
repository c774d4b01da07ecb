// EO-8: the event's own touches.
extension TouchDeliverer {
  /// Delivers the changes of an event that are not delayed, view by view (TB-10, R-26).
  func deliver(_ touches: [Touch], _ event: TouchEvent?) {
    if touches.areDelivered { deliverPhases(of: touches, event) }
    forgetFinished()
  }

  private func deliverPhases(of touches: [Touch], _ event: TouchEvent?) {
    let present = TouchPhases(of: touches)
    for index in touches.indices where isFirst(index, of: touches) {
      if present.contains(.began) { deliverPhase(.began, touches, from: index, event) }
      if present.contains(.moved) { deliverPhase(.moved, touches, from: index, event) }
      if present.contains(.ended) { deliverPhase(.ended, touches, from: index, event) }
      if present.contains(.cancelled) { deliverPhase(.cancelled, touches, from: index, event) }
    }
  }

  /// Returns whether a touch is the first one of its responder.
  private func isFirst(_ index: Int, of touches: [Touch]) -> Bool {
    for other in 0..<index where touches[other].responderIdentity == touches[index].responderIdentity { return false }
    return touches[index].responderIdentity != nil
  }

  /// Delivers one phase of the touches whose responder is that of the first of them.
  ///
  /// Which touches a call reports is decided directly before it: a callback may take touches away.
  private func deliverPhase(_ phase: TouchPhase, _ touches: [Touch], from first: Int, _ event: TouchEvent?) {
    var count = 0
    // As long as all are in the call, as a rule, their own list will do.
    while count < touches.count, include(count, touches, first, phase) { count += 1 }
    if count == touches.count { return makeCall(phase, touches, event) }
    var batch = kept.spareBatch.take()
    batch.append(contentsOf: touches[..<count])
    for index in count..<touches.count {
      if index > count, include(index, touches, first, phase) { batch.append(touches[index]) }
    }
    makeCall(phase, batch, event)
    kept.spareBatch.giveBack(&batch)
  }

  private func makeCall(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    call(phase, touches, event)
    if phase.isFinal { for touch in touches { touch.delivery.take(.called) } }
  }

  /// Takes a change of the event if it is for the responder of the first touch; returns whether it is delivered now.
  private func include(_ index: Int, _ touches: [Touch], _ first: Int, _ phase: TouchPhase) -> Bool {
    guard touches[index].phase == phase else { return false }
    if index != first, touches[index].responderIdentity != touches[first].responderIdentity { return false }
    return takeChange(of: touches[index], phase)
  }

  /// Takes a change of the event: returns whether it is delivered now; else it is delayed or lost.
  private func takeChange(of touch: Touch, _ phase: TouchPhase) -> Bool {
    switch phase {
    case .moved: return touch.delivery.take(.moved) == .moved
    case .began:
      if delays(touch, .began) { return false }
      return touch.delivery.take(.began) == .began
    case .ended:
      // An override of `sendEvent` may have kept its began: then there is no end to delay (GD-6).
      if touch.delivery.isDelivered, delays(touch, .ended) { return false }
      return touch.delivery.take(.ended) == .ended
    default: return touch.delivery.take(.cancelled) == .cancelled
    }
  }

  /// Keeps a phase from the view, if anybody delays the touch; returns whether it does.
  private func delays(_ touch: Touch, _ phase: TouchPhase) -> Bool {
    guard touch.delivery.isLive, kept.ledger.isHeld(touch) else { return false }
    touch.delivery.take(.delayed(touch.moment.as(phase)))
    let change: DeliveryChange = phase == .began ? .beganHeld : .endHeld
    context.trace?.record(.delivery(touch, change, kept.ledger.account(of: touch)))
    return true
  }
}
