import TouchCore

extension GestureEnvironment {
  /// Step 3: every recognizer receives its touches, before any responder.
  func handOut(_ touches: [Touch], _ event: TouchEvent) {
    guard let number = touches.firstChange else { return }
    forEachListener { index in
      hand(state.pointee.participants[index], touches, number, event)
    }
  }

  /// The same for touches that all moved: most recognizers track just these.
  func handOutMoves(_ touches: [Touch], _ event: TouchEvent) {
    guard let number = touches.firstChange else { return }
    let isTold = number == 0 || state.pointee.shared.pointee.trace != nil
    forEachListener { index in
      let tracked = state.pointee.participants[index].record
      if !isTold, [Touch].areSame(&tracked.pointee.tracked, touches) {
        Unmanaged.passUnretained(state.pointee.participants[index])._withUnsafeGuaranteedRef {
          $0.touchesMoved(touches, with: event)
        }
      } else {
        hand(state.pointee.participants[index], touches, number, event)
      }
    }
  }

  /// Goes over those that may be handed touches; their callbacks may let others leave, which keep their places, and
  /// with them their lives, until all have had their turn.
  @inline(__always)
  private func forEachListener(_ hand: (Int) -> Void) {
    let state = state
    let keptPlaces = keepPlaces()
    var index = 0
    while index < state.pointee.participants.count {
      let record = state.pointee.participants[index].record
      if !record.pointee.committed.isFinal, !record.pointee.tracked.isEmpty { hand(index) }
      index += 1
    }
    closeGaps(unless: keptPlaces)
  }

  /// Hands over what an event changed of a recognizer's touches.
  private func hand(_ recognizer: GestureRecognizer, _ touches: [Touch], _ number: Int, _ event: TouchEvent) {
    let record = recognizer.record
    let change =
      number > 0
      ? [Touch].change(&record.pointee.tracked, in: number) : record.pointee.tracked.change(of: touches)
    switch change {
    case .none: break
    case .allMoved: call(recognizer, .moved, record.pointee.tracked, event)
    case .someMoved where number > 0: handMoved(recognizer, number, event)
    case .someMoved, .mixed: hand(recognizer, touches, event)
    }
  }

  /// Hands over those of a recognizer's touches that moved while the others rested, in a list that is used again.
  private func handMoved(_ recognizer: GestureRecognizer, _ number: Int, _ event: TouchEvent) {
    var moved: [Touch] = []
    swap(&moved, &state.pointee.spareTouches)
    for touch in recognizer.tracked where touch.record.pointee.changedIn == number { moved.append(touch) }
    call(recognizer, .moved, moved, event)
    moved.removeAll(keepingCapacity: true)
    swap(&moved, &state.pointee.spareTouches)
  }

  /// Hands over what changed of a recognizer's touches, phase by phase.
  private func hand(_ recognizer: GestureRecognizer, _ touches: [Touch], _ event: TouchEvent) {
    var inbox = TouchInbox()
    for touch in recognizer.tracked where touches.contains(where: { $0 === touch }) { inbox.add(touch) }
    if !inbox.ended.isEmpty || !inbox.cancelled.isEmpty {
      recognizer.forgetLifted()
      // A circle of waiting recognizers fails in the event that lifts its last finger.
      if recognizer.isHeld { needsDecision = true }
    }
    call(recognizer, .began, inbox.began, event)
    call(recognizer, .moved, inbox.moved, event)
    call(recognizer, .ended, inbox.ended, event)
    // The last finger of a circle of requirements may be up now, whether or not anybody asks for a state.
    if recognizer.isHeld, !inbox.ended.isEmpty { needsDecision = true }
    call(recognizer, .cancelled, inbox.cancelled, event)
    guard !inbox.cancelled.isEmpty else { return }
    // A recognizer that only says "cancelled" was told so by the system.
    if context.isTraced, recognizer.request != nil, case .unstated = recognizer.requestCause {
      recognizer.requestCause = .systemCancel
    }
    if recognizer.isHeld {
      recognizer.isHeld = false
      recognizer.request = .failed
      recognizer.requestCause = .systemCancel
      needsDecision = true
    }
  }

  func call(_ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) {
    // An earlier callback of this event may have switched it off.
    guard !touches.isEmpty, recognizer.isParticipating else { return }
    if context.isTraced { context.trace?.record(.received(recognizer, phase, touches)) }
    if touches[0].press != nil { return callPresses(recognizer, phase, touches, event) }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default: recognizer.touchesCancelled(touches, with: event)
    }
  }

  private func callPresses(
    _ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent
  ) {
    guard let event = event as? PressesEvent else { return }
    let presses = touches.compactMap { $0.press }
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .moved: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    default: recognizer.pressesCancelled(presses, with: event)
    }
  }

  /// A finger that joins an active recognizer belongs to its gesture; its view hears nothing.
  func dropTouchesOfActive(_ touches: [Touch]) {
    for touch in touches where touch.phase == .began {
      guard let claim = touch.gestureClaim else { continue }
      if let active = claim.recognizers.first(where: { $0.committed.isActive && $0.cancelsTouchesInView }) {
        commands.append(TouchCommand(.drop, touch, by: accountable(active)))
      }
    }
  }
}
