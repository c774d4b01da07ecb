package import TouchEvents

// EO-5: actions, and the cancels of views.
extension GestureEnvironment {
  /// Sends each decided recognizer's actions and then its views' cancels, as one unit; then releases what it delays.
  package func act(_ event: TouchEvent?) {
    // By index: an action may bring in further ones, but takes none out.
    var index = 0
    while index < decisions.count {
      let decision = decisions[index]
      // An earlier action may have stopped it.
      if decision.who.isMeant { perform(decision, event) }
      index += 1
    }
    for decision in decisions where decision.who.isInSameAttempt {
      decision.who.recognizer.attempt.marks.remove(.changed)
      releaseAll(by: decision.who.recognizer)
    }
    // One by one, since the last reference to a tree may go with one; no recognizer is listed before the next decisions.
    while !decisions.isEmpty { decisions.removeLast() }
  }

  /// Releases all touches that a recognizer delays (GD-6).
  func releaseAll(by recognizer: GestureRecognizer) {
    guard recognizer.standing.hasDelayed else { return }
    recognizer.standing.hasDelayed = false
    deliverer.releaseAll(by: recognizer)
  }

  private func perform(_ decision: Decision, _ event: TouchEvent?) {
    let recognizer = decision.who.recognizer
    guard recognizer.attempt.isGranted else { return }
    guard recognizer.cancelsTouchesInView else { return sendActions(of: decision) }
    // An own action may stop it, but takes nothing back of what it was recognized on.
    let touches = recognizer.given.bound
    let actsFirst = !has(.cancelBeforeAction)
    if actsFirst { sendActions(of: decision) }
    deliverer.cancelInViews(touches, for: recognizer, event)
    if !actsFirst { sendActions(of: decision) }
  }

  /// Sends what a recognizer owes: the notice, began, whatever has become of it since, the last; or changed (GS-7).
  private func sendActions(of decision: Decision) {
    let recognizer = decision.who.recognizer
    if recognizer.attempt.pays(.notice) {
      recognizer.failureRequirementsResolved()
      guard decision.who.isMeant else { return }
    }
    let owesLast = recognizer.attempt.owed.contains(.last)
    if recognizer.attempt.pays(.began) {
      send(.began, of: recognizer)
      if owesLast, decision.who.isMeant { sendEnd(of: recognizer) }
    } else if case .active = recognizer.attempt.stage {
      if decision.wasAssigned || !has(.changedOnlyWhenAssigned) { sendChanged(of: recognizer) }
    } else {
      course.hasLifted = course.hasLifted || owesLast && recognizer.attempt.hasBegun
      sendEnd(of: recognizer)
    }
  }

  private func sendChanged(of recognizer: GestureRecognizer) {
    let before = recognizer.attempt.state
    recognizer.attempt.take(.changed)
    if before != .changed || !recognizer.attempt.marks.contains(.changed) {
      record(.state(recognizer, from: before, to: .changed, .unstated))
    }
    send(.changed, of: recognizer)
  }

  func sendEnd(of recognizer: GestureRecognizer) {
    if recognizer.attempt.pays(.last) { send(recognizer.attempt.state, of: recognizer) }
  }

  private func send(_ state: GestureState, of recognizer: GestureRecognizer) {
    let before = recognizer.attempt.acting
    recognizer.attempt.acting = state
    record(.action(recognizer, state))
    recognizer.sendActions()
    // An assignment in the action shows at once.
    if recognizer.attempt.acting != nil { recognizer.attempt.acting = before }
  }
}
