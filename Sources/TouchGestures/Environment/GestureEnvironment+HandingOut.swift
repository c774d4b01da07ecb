import TouchCore

extension GestureEnvironment {
  /// Step 3: every recognizer receives its touches, before any responder.
  ///
  /// Callbacks may let others leave; these keep their places on the list until all have had their turn.
  func handOut(_ touches: [Touch], _ event: TouchEvent) {
    let keptPlaces = keepPlaces()
    var index = 0
    while index < participants.count {
      let recognizer = participants[index]
      index += 1
      guard !recognizer.committed.isFinal, !recognizer.tracked.isEmpty else { continue }
      hand(recognizer, touches, event)
    }
    closeGaps(unless: keptPlaces)
  }

  /// Hands a recognizer what changed of its touches, phase by phase.
  private func hand(_ recognizer: GestureRecognizer, _ touches: [Touch], _ event: TouchEvent) {
    let isLifted = recognizer.tracked.contains { $0.phase.isFinal && touches.contains($0) }
    let attempt = recognizer.attempt
    if isLifted {
      recognizer.forgetLifted()
      // A cycle of waiting recognizers fails in the event that lifts its last finger (GF-9).
      if recognizer.isHeld { needsDecision = true }
    }
    for phase in Self.phases {
      guard recognizer.attempt == attempt else { return }
      var batch = takeBatch()
      for touch in recognizer.gestureTouches where touch.phase == phase && touches.contains(touch) {
        batch.append(touch)
      }
      let isCancelled = phase == .cancelled && !batch.isEmpty
      call(recognizer, phase, batch, event)
      giveBack(&batch)
      if isCancelled { noteSystemCancel(of: recognizer) }
    }
    if isLifted, recognizer.isHeld { needsDecision = true }
  }

  private static let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]

  /// A recognizer that only says "cancelled" was told so by the system, which also ends the waiting of a held one.
  private func noteSystemCancel(of recognizer: GestureRecognizer) {
    if recognizer.request != nil, case .unstated = recognizer.requestCause { recognizer.requestCause = .systemCancel }
    guard recognizer.isHeld else { return }
    recognizer.isHeld = false
    recognizer.request = .failed
    recognizer.requestCause = .systemCancel
    needsDecision = true
  }

  /// A list for the touches of one call, which is used again; a call inside of it gets another.
  private func takeBatch() -> [Touch] {
    var batch: [Touch] = []
    swap(&batch, &spareTouches)
    return batch
  }

  private func giveBack(_ batch: inout [Touch]) {
    batch.removeAll(keepingCapacity: true)
    swap(&batch, &spareTouches)
  }

  func call(_ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) {
    // An earlier callback of this event may have switched it off.
    guard !touches.isEmpty, recognizer.isParticipating else { return }
    context.trace?.record(.received(recognizer, phase, touches))
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
      guard let participation = touch.participation else { continue }
      if let active = participation.recognizers.first(where: { $0.committed.isActive && $0.cancelsTouchesInView }) {
        commands.append(TouchCommand(.drop, touch, by: accountable(active)))
      }
    }
  }
}
