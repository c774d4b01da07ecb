package import TouchCore

// EO-3: the recognizers' callbacks.
extension GestureEnvironment {
  /// Hands every recognizer its touches of an event, before any responder hears of them.
  package func handOut(_ touches: [Touch], _ event: TouchEvent) {
    if lastEvent !== event { lastEvent = event }
    // Frames of moves bring nobody new.
    let phases = TouchPhases(of: touches)
    if phases.contains(.began) || phases.contains(.ended) || phases.contains(.cancelled) { sortParticipants() }
    hasLifted = hasLifted || phases.contains(.ended) || phases.contains(.cancelled)
    var batch: [Touch] = []
    swap(&batch, &spareTouches)
    let all = participants
    for recognizer in all where !recognizer.current.isFinal && !recognizer.bound.isEmpty && recognizer.isEnabled {
      hand(recognizer, touches, phases, &batch, event)
    }
    swap(&batch, &spareTouches)
  }

  /// Hands a recognizer what changed of its touches, phase by phase; its state was looked at once, before the first.
  private func hand(
    _ recognizer: GestureRecognizer, _ touches: [Touch], _ phases: TouchPhases, _ batch: inout [Touch],
    _ event: TouchEvent
  ) {
    let bound = recognizer.bound
    guard Self.share(touches, bound) else { return }
    let attempt = recognizer.attempt
    let keepsBack = phases.contains(.began) && context.deliverer.isWithholding(recognizer)
    let isNew = !recognizer.isTouched
    recognizer.isTouched = true
    recognizer.isNewcomer = recognizer.isNewcomer || isNew
    recognizer.isHanded = true
    /// Hands it those of one phase; whether it is still in this attempt.
    func hand(_ phase: TouchPhase) -> Bool {
      guard phases.contains(phase) else { return true }
      // One that failed by itself keeps what is left of this event; one that ignores a touch does not.
      let own = recognizer.current == .failed ? bound : recognizer.bound
      for index in touches.indices where touches[index].isHanded(as: phase) && Self.isAmong(own, touches[index]) {
        batch.append(touches[index])
      }
      if !batch.isEmpty {
        note(batch, phase, of: recognizer, keepsBack)
        call(recognizer, phase, batch, event)
      }
      while !batch.isEmpty { batch.removeLast() }
      return recognizer.attempt == attempt && !recognizer.isStopped
    }
    guard hand(.began), hand(.moved), hand(.ended), hand(.cancelled) else { return }
    // What it passed to `ignore` in the same event was never handed to it.
    if recognizer.bound.count < bound.count { recognizer.isHanded = Self.share(touches, recognizer.bound) }
    guard isNew, recognizer.current == .possible, recognizer.bound.isEmpty else { return }
    recognizer.isTouched = false
    recognizer.isNewcomer = false
    recognizer.isAssigned = false
    recognizer.receivesEvents = nil
    leave(recognizer)
  }

  /// Whether a touch is in a list.
  private static func isAmong(_ list: [Touch], _ touch: Touch) -> Bool {
    for index in list.indices where list[index] === touch { return true }
    return false
  }

  /// Whether two lists have a touch in common.
  private static func share(_ touches: [Touch], _ others: [Touch]) -> Bool {
    for index in touches.indices where isAmong(others, touches[index]) { return true }
    return false
  }

  /// Calls a recognizer's method for a phase, or that of presses.
  func call(_ recognizer: GestureRecognizer, _ phase: TouchPhase, _ touches: [Touch], _ event: TouchEvent) {
    record(.received(recognizer, phase, touches))
    if touches[0].press != nil { return callPresses(recognizer, phase, touches, event) }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default:
      let wasHandingCancel = isHandingCancel
      isHandingCancel = true
      recognizer.touchesCancelled(touches, with: event)
      isHandingCancel = wasHandingCancel
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

  // MARK: Withholding

  /// Notes what an undecided recognizer withholds from views, directly before the call (GE-1, GD-1).
  ///
  /// One that keeps something back since an earlier event keeps back the began of each further touch, too.
  private func note(_ touches: [Touch], _ phase: TouchPhase, of recognizer: GestureRecognizer, _ keepsBack: Bool) {
    guard recognizer.isUndecided else { return }
    let withholds: Bool
    switch phase {
    case .began:
      withholds = recognizer.delaysTouchesBegan || keepsBack && context.settings.doubleTapProfile == .observed
    case .ended: withholds = recognizer.delaysTouchesEnded
    default: withholds = false
    }
    guard withholds else { return }
    for touch in touches where touch.isLive {
      recognizer.hasWithheld = true
      context.deliverer.hold(touch, by: recognizer)
    }
  }
}

extension GestureRecognizer {
  /// Whether nothing was decided about it: it is possible, or wants to act and was not let through yet.
  var isUndecided: Bool { !isDecided && (current == .possible || current.isActive || current == .ended) }
}
