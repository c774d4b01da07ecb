// Touches that end otherwise than by their fingers: interruptions, and views that leave.
extension TouchDispatcher {
  /// Cancels touches: by an event of their own, or immediately inside one, before it continues (TB-12, R-16).
  ///
  /// Recognizers receive the cancel first, then the responders (GR-8).
  func cancel(_ touches: [Touch], _ origin: TouchOrigin) {
    guard !touches.isEmpty, let event = course.event else { return }
    for touch in touches {
      touch.enter(.cancelled)
      touch.moment.timestamp = context.now
      sequencer.noteCancel(touch)
    }
    guard isProcessing else {
      for touch in sequencer.down where touch.phase != .cancelled { touch.moment.phase = .stationary }
      event.touches = sequencer.down + touches.filter { !sequencer.down.contains($0) }
      return sendEvent(touches, event, origin)
    }
    if origin != .leaving { context.trace?.record(.input(.touches(touches, origin))) }
    cancelImmediately(touches, event)
  }

  /// Cancels every touch that is down, and every lifted one whose end is still delayed, as at an interruption (TB-12).
  ///
  /// Pointers without contact end, too, and with them what would be kept for ever otherwise. A window cancels its own.
  func cancelAll(sentTo source: ObjectIdentifier?) {
    let isConcerned = { (touch: Touch) in
      touch.press == nil && !touch.isWithdrawn && (source == nil || touch.source == source)
    }
    let delayed = context.deliverer.kept.live.filter { $0.delivery.isDelayed && !$0.isDown }
    cancel(inOrder((sequencer.down.filter { $0.isDown } + delayed).filter(isConcerned)), .interruption)
    context.trace?.record(.input(.interruption))
    course.hoverPointer = nil
    context.hoveredNode = nil
    inEvent { context.gestures?.interrupt() }
  }

  /// Ends everything for a dispatcher that goes: recognizers are set back, and responders receive cancels.
  func endAll() {
    perform(at: context.now) { [self] in
      course.activity = .inEvent
      context.gestures?.resetAll()
      course.activity = .taking
      cancelAll(sentTo: nil)
      for press in context.deliverer.kept.live where press.press != nil { cancelPress(press) }
    }
  }

  /// Cancels the touches of nodes that are about to leave the tree, while they are still in the chain (R-16, TB-11).
  func nodeWillLeave(_ node: any TouchNode) {
    let wasOutsideOfEvents = isOutsideOfEvents
    isOutsideOfEvents = !isProcessing
    defer { isOutsideOfEvents = wasOutsideOfEvents }
    let deliverer: TouchDeliverer = context.deliverer
    var leaving = inOrder(
      (sequencer.down + deliverer.kept.live).filter { touch in
        // A press that is being cancelled is left to that: its recognizer may be what removes the node.
        touch.delivery.hasView && !touch.delivery.isOver && (touch.press == nil || touch.phase != .cancelled)
          && touch.hitNode?.isInside(node) ?? false
      })
    lose(leaving.filter { $0.isDown && $0.press == nil })
    let presses = leaving.filter { $0.press != nil }
    for press in presses { cancelPress(press) }
    leaving.removeAll { $0.press != nil }
    // View by view, by their lowest touch.
    while let first = leaving.first {
      cancel(leaving.filter { $0.hitNode === first.hitNode && $0.delivery.isLive }, .leaving)
      leaving.removeAll { $0.hitNode === first.hitNode }
    }
    deliverer.nodeWillLeave(node)
    guard context.gestures != nil else { return }
    inEvent { context.gestures?.nodeWillLeave(node) }
    context.gestures?.resetRecognizers(in: node)
    handleInputs()
  }

  /// Returns the presses of a sender that are over while their ends are delayed (TB-12, PR-3).
  package func delayedPresses(sentBy sender: ObjectIdentifier) -> [Touch] {
    context.deliverer.kept.live.filter {
      $0.press?.sender == sender && !$0.isDown && $0.delivery.isDelayed
    }
  }

  /// Cancels a press whose responder is about to leave: its recognizers receive it first, like those of a touch (PR-1).
  private func cancelPress(_ press: Touch) {
    press.press?.phase = .cancelled
    let event = PressesEvent(timestamp: context.now, context: context)
    event.allPresses = press.press.map { [$0] } ?? []
    sendPresses([press], phase: .cancelled, event: event)
    // Recognizers remember the latest event, which must not keep the tree.
    event.allPresses = []
  }

  /// Reports touches that are taken away inside an event, after whose decisions it may be: an update follows.
  func cancelImmediately(_ touches: [Touch], _ event: TouchEvent) {
    if let gestures = context.gestures {
      gestures.hand(touches, event)
      context.state.needsUpdate = true
    }
    let deliverer: TouchDeliverer = context.deliverer
    for touch in touches { touch.contact.stage = .withdrawn }
    deliverer.dropUndelivered(touches)
    deliverer.deliver(touches, event)
  }

  /// Returns the touches by their numbers, each once: views are called in the order of their lowest touch.
  func inOrder(_ touches: [Touch]) -> [Touch] {
    var ordered: [Touch] = []
    for touch in touches { context.deliverer.insert(touch, into: &ordered) }
    return ordered
  }

  /// Cancels touches whose fingers stay down, as a transition does with those in its views (IT-7).
  package func cancelAndLose(_ touches: [Touch]) {
    lose(touches)
    cancel(touches, .interruption)
  }

  /// Ignores the samples of the contacts of touches silently until they lift.
  private func lose(_ touches: [Touch]) { for touch in touches { sequencer.lose(touch.id, touch.source) } }
}
