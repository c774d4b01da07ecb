// EO-6: what was delayed and is not any longer (GD-3).
extension TouchDeliverer {
  /// A call that is due for a touch, with what the touch showed at the time that it is about.
  private struct LateCall {
    let touch: Touch
    let moment: TouchMoment

    /// By time stamp, began before moved before ended, then by number.
    func comes(before other: LateCall) -> Bool {
      if moment.timestamp != other.moment.timestamp { return moment.timestamp < other.moment.timestamp }
      if moment.phase != other.moment.phase { return moment.phase.rawValue < other.moment.phase.rawValue }
      return touch.isNumbered(below: other.touch)
    }
  }

  /// Delivers touches that are no longer delayed, given the touches that the current event changed.
  func release(_ changed: [Touch], _ event: TouchEvent?) {
    forgetFinished()
    if changed.have(.cancelled) { dropUndelivered(changed) }
    if !kept.contentHolds.isEmpty { askAboutContent(event) }
    guard delaysAny else { return }
    var calls: [LateCall] = []
    for touch in kept.live where touch.delivery.isDelayed && !kept.ledger.isHeld(touch) {
      collect(touch, changed, into: &calls)
    }
    calls.sort { $0.comes(before: $1) }
    var start = 0
    while start < calls.count {
      var end = start + 1
      while end < calls.count, calls[end].moment.phase == calls[start].moment.phase,
        calls[end].touch.responder === calls[start].touch.responder
      { end += 1 }
      make(calls[start..<end], event)
      start = end
    }
    forgetFinished()
  }

  /// Drops touches that the system cancels before their delivery; the cancel replaces a delayed end (TB-12).
  func dropUndelivered(_ changed: [Touch]) {
    for index in changed.indices where changed[index].phase == .cancelled {
      let touch = changed[index]
      guard touch.delivery.isDelivered else {
        drop(touch, .unattributed)
        continue
      }
      kept.ledger.forget(touch)
      touch.delivery.take(.released(isLifted: false, isMoving: false))
    }
  }

  /// At most two calls for a touch: its delayed phase, then a later one of a touch whose began was delayed.
  private func collect(_ touch: Touch, _ changed: [Touch], into calls: inout [LateCall]) {
    guard let delayed = touch.delivery.delayed else { return }
    let isMoving = !touch.isDown || touch.phase == .moved && changed.contains(touch)
    let due = touch.delivery.take(.released(isLifted: touch.phase == .ended, isMoving: isMoving))
    context.trace?.record(.delivery(touch, .released, .unattributed))
    calls.append(LateCall(touch: touch, moment: delayed))
    guard due.contains(.began) else { return }
    if due.contains(.ended) { calls.append(LateCall(touch: touch, moment: touch.moment.as(.ended))) }
    if due.contains(.moved) { calls.append(LateCall(touch: touch, moment: touch.moment.as(.moved))) }
  }

  /// Makes one call; while it lasts the touches show what they were at the time.
  private func make(_ calls: ArraySlice<LateCall>, _ event: TouchEvent?) {
    var batch: [Touch] = []
    var present: [TouchMoment] = []
    for call in calls where call.touch.delivery.isLive {
      let touch = call.touch
      batch.append(touch)
      present.append(touch.moment)
      touch.moment = call.moment.as(touch.phase)
      switch call.moment.phase {
      case .began:
        touch.delivery.take(.began)
        // As it came down, it came from nowhere (TP-11).
        touch.moment.previousLocation = call.moment.sample.location
        touch.moment.previousPreciseLocation = call.moment.sample.preciseLocation
      case .ended: touch.delivery.take(.ended)
      default: break
      }
    }
    if let phase = calls.first?.moment.phase {
      call(phase, batch, event)
      for (touch, before) in zip(batch, present) {
        touch.moment = before.as(touch.phase)
        if phase == .ended { touch.delivery.take(.called) }
      }
    }
  }
}
