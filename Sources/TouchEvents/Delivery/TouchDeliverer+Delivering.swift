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
      if present.contains(.began) { deliver(.began, touches, from: index, event) }
      if present.contains(.moved) { deliver(.moved, touches, from: index, event) }
      if present.contains(.ended) { deliver(.ended, touches, from: index, event) }
      if present.contains(.cancelled) { deliver(.cancelled, touches, from: index, event) }
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
  private func deliver(_ phase: TouchPhase, _ touches: [Touch], from first: Int, _ event: TouchEvent?) {
    var count = 0
    // As long as all are notified of, as a rule, their own list will do.
    while count < touches.count, isIncluded(count, touches, first, phase) { count += 1 }
    if count == touches.count { return tell(phase, touches, event) }
    var batch = takeBatch()
    batch.append(contentsOf: touches[..<count])
    for index in count..<touches.count {
      if index > count, isIncluded(index, touches, first, phase) { batch.append(touches[index]) }
    }
    tell(phase, batch, event)
    recycleBatch(&batch)
  }

  private func tell(_ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent?) {
    call(phase, touches, event)
    if phase.isFinal { OwnerReference.forEach(in: touches) { $0.delivery.hasView = false } }
  }

  /// Takes a change of the event if it is for the responder of the first touch; returns whether it is delivered now.
  private func isIncluded(_ index: Int, _ touches: [Touch], _ first: Int, _ phase: TouchPhase) -> Bool {
    guard touches[index].phase == phase else { return false }
    if index != first, touches[index].responderIdentity != touches[first].responderIdentity { return false }
    if phase == .moved, touches[index].delivery.isFollowed { return true }
    return OwnerReference(wrappedValue: touches[index]).withUnretained { deliversNow($0, phase) }
  }

  /// Takes a change of the event: returns whether it is delivered now; else it is delayed or lost.
  private func deliversNow(_ touch: Touch, _ phase: TouchPhase) -> Bool {
    guard touch.delivery.isLive else { return false }
    if let delayed = touch.delivery.delayed, delayed.moment.phase == .began {
      if phase == .moved { touch.delivery.hasDelayedMove = true }
      return false
    }
    // An override of `sendEvent` may have kept its began: then there is no end to delay (GD-6).
    if phase == .began || phase == .ended && touch.delivery.beganIsDelivered, kept.ledger.isHeld(touch) {
      touch.delivery.delayed = DelayedMoment(touch.shown.as(phase))
      kept.delays = true
      let change: DeliveryChange = phase == .began ? .beganHeld : .endHeld
      context.trace?.record(.delivery(touch, change, kept.ledger.account(of: touch)))
      return false
    }
    if phase == .began { touch.delivery.beganIsDelivered = true }
    let isHeard = touch.delivery.beganIsDelivered
    if phase.isFinal {
      touch.delivery.isOver = true
      if !isHeard { touch.delivery.hasView = false }
    }
    return isHeard
  }
}
