// EO-6: what was delayed and is not any longer (GD-3).
extension TouchDeliverer {
  /// A call that is due for a touch, with what the touch showed at the time that it is about.
  private struct LateCall {
    let touch: Touch
    let shown: TouchMoment

    /// By time stamp, began before moved before ended, then by number.
    func comes(before other: LateCall) -> Bool {
      if shown.timestamp != other.shown.timestamp { return shown.timestamp < other.shown.timestamp }
      if shown.phase != other.shown.phase { return shown.phase.rawValue < other.shown.phase.rawValue }
      return touch.isNumbered(below: other.touch)
    }
  }

  /// Delivers touches that are no longer delayed, given the touches that the current event changed.
  func release(_ changed: [Touch], _ event: TouchEvent?) {
    if kept.hasTaken { forgetFinished() }
    kept.hasTaken = false
    if changed.have(.cancelled) { dropUndelivered(changed) }
    if !kept.contentHolds.isEmpty { askAboutContent(event) }
    guard kept.delays else { return }
    var calls: [LateCall] = []
    for touch in kept.live where touch.delivery.isLive && !kept.ledger.isHeld(touch) {
      if touch.delivery.isDelayed { collect(touch, changed, into: &calls) }
    }
    calls.sort { $0.comes(before: $1) }
    var start = 0
    while start < calls.count {
      var end = start + 1
      while end < calls.count, calls[end].shown.phase == calls[start].shown.phase,
        calls[end].touch.responder === calls[start].touch.responder
      { end += 1 }
      make(calls[start..<end], event)
      start = end
    }
    forgetFinished()
    kept.delays = kept.live.contains { $0.delivery.isDelayed }
  }

  /// Drops touches that the system cancels before their delivery; the cancel replaces a delayed end (TB-12).
  func dropUndelivered(_ changed: [Touch]) {
    for index in changed.indices where changed[index].phase == .cancelled {
      let touch = changed[index]
      guard touch.delivery.isLive else { continue }
      if touch.delivery.beganIsDelivered { forgetDelayed(touch) } else { drop(touch, .unattributed) }
    }
  }

  /// At most two calls for a touch: its delayed phase, then a later one of a touch whose began was delayed.
  private func collect(_ touch: Touch, _ changed: [Touch], into calls: inout [LateCall]) {
    guard let delayed = touch.delivery.delayed else { return }
    let hasMoved = touch.delivery.hasDelayedMove
    touch.delivery.delayed = nil
    touch.delivery.hasDelayedMove = false
    context.trace?.record(.delivery(touch, .released, .unattributed))
    calls.append(LateCall(touch: touch, shown: delayed.moment))
    guard delayed.moment.phase == .began else { return }
    if touch.phase == .ended {
      calls.append(LateCall(touch: touch, shown: touch.shown.as(.ended)))
    } else if touch.isDown, hasMoved, !(touch.phase == .moved && changed.contains(touch)) {
      calls.append(LateCall(touch: touch, shown: touch.shown.as(.moved)))
    }
  }

  /// Makes one call; while it lasts the touches show what they were at the time.
  private func make(_ calls: ArraySlice<LateCall>, _ event: TouchEvent?) {
    var batch: [Touch] = []
    var present: [TouchMoment] = []
    for call in calls where call.touch.delivery.isLive {
      let touch = call.touch
      batch.append(touch)
      present.append(touch.shown)
      touch.shown = call.shown.as(touch.phase)
      switch call.shown.phase {
      case .began:
        touch.delivery.beganIsDelivered = true
        // As it came down, it came from nowhere (TP-11).
        touch.shown.previousLocation = call.shown.sample.location
        touch.shown.previousPreciseLocation = call.shown.sample.preciseLocation
      case .ended: touch.delivery.isOver = true
      default: break
      }
    }
    if let phase = calls.first?.shown.phase {
      call(phase, batch, event)
      for (touch, before) in zip(batch, present) {
        touch.shown = before.as(touch.phase)
        if phase == .ended { touch.delivery.hasView = false }
      }
    }
  }
}
