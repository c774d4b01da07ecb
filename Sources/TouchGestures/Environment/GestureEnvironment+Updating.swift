package import TouchEvents

// EO-5 and EO-7: actions, cancels, and resets.
extension GestureEnvironment {
  /// EO-5: each listed recognizer's actions and then its views' cancels, as one unit; then delayed touches are released.
  package func sendUpdates(_ event: TouchEvent?) {
    guard !updates.isEmpty else { return }
    // By place: actions may add to the list.
    var index = 0
    while index < updates.count {
      // An earlier action may have stopped it.
      if updates[index].isMeant { sendOwnUpdate(of: updates[index], event) }
      index += 1
    }
    for update in updates where update.isCurrent {
      update.recognizer.attempt.marks.remove(.changed)
      releaseAll(by: update.recognizer)
    }
    // One by one, since the last reference to a tree may go with one; no recognizer is listed before the next decisions.
    while !updates.isEmpty { updates.removeLast() }
  }

  /// Releases all touches that a recognizer delays (GD-6).
  private func releaseAll(by recognizer: GestureRecognizer) {
    guard recognizer.standing.hasDelayed else { return }
    recognizer.standing.hasDelayed = false
    contextReference.withUnretained { $0.deliverer.releaseAll(by: recognizer) }
  }

  private func sendOwnUpdate(of update: Meant, _ event: TouchEvent?) {
    let recognizer = update.recognizer
    guard recognizer.attempt.isGranted else { return }
    guard recognizer.cancelsTouchesInView, !recognizer.given.areTaken else { return sendActions(of: update) }
    recognizer.given.areTaken = true
    // An own action may stop it, but takes nothing back of what it was recognized on.
    let touches = recognizer.given.bound
    let actsFirst = !has(.cancelBeforeAction)
    if actsFirst { sendActions(of: update) }
    contextReference.withUnretained { $0.deliverer.cancelInViews(touches, for: recognizer, event) }
    if !actsFirst { sendActions(of: update) }
  }

  /// Sends what a recognizer owes: the notice, began, whatever has become of it since, the last; or changed (GS-7).
  private func sendActions(of update: Meant) {
    let recognizer = update.recognizer
    if recognizer.attempt.pays(.notice) {
      recognizer.failureRequirementsResolved()
      guard update.isMeant else { return }
    }
    let owesLast = recognizer.attempt.owed.contains(.last)
    if recognizer.attempt.pays(.began) {
      send(.began, of: recognizer)
      if owesLast, update.isMeant { sendEnd(of: recognizer) }
    } else if case .active = recognizer.attempt.stage {
      if update.wasAssigned || !has(.changedOnlyWhenAssigned) { sendChanged(of: recognizer) }
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

  // MARK: Resets

  /// EO-7: resets each group of recognizers in which one has finished and none is active (GR-2).
  package func resetGroups() {
    // A further update is part of the event, in which they count (GL-1).
    if course.hasLifted, !contextReference.withUnretained({ $0.needsUpdate }) {
      course.hasLifted = false
      for recognizer in participants { recognizer.forgetLifted() }
    }
    guard participants.contains(where: { $0.isFinished }) else { return }
    sortParticipants()
    course.searches &+= 1
    let search = course.searches
    let all = participants
    for recognizer in all where recognizer.isFinished && recognizer.standing.searchedIn != search {
      let group = group(of: recognizer, in: search)
      if group.contains(where: { $0.isActiveMember }) { continue }
      for member in group { member.standing.isDueIn = search }
    }
    for recognizer in all where recognizer.standing.isDueIn == search && recognizer.standing.isParticipant {
      reset(recognizer)
    }
  }

  /// Returns a recognizer and all connected with it by failure requirements, in either direction.
  private func group(of recognizer: GestureRecognizer, in search: Int) -> [GestureRecognizer] {
    recognizer.standing.searchedIn = search
    var group = [recognizer]
    var next = 0
    while next < group.count {
      let member = group[next]
      next += 1
      if member.links.areEmpty { continue }
      // Copies: a callback may drop others, which leave these lists then.
      let links = member.links
      let required =
        links.requirements.compactMap { $0.wrappedValue }
        + links.dynamicRequirements.compactMap { $0.holds(for: member) ? $0.other : nil }
      let dependent =
        links.dependents.compactMap { $0.wrappedValue }
        + links.dynamicDependents.compactMap { $0.holds(for: member) ? $0.other : nil }
      // A requirement without effect connects nothing (HO-2).
      for other in required where other.standing.searchedIn != search && other.canBeRequiredToFail(by: member) {
        other.standing.searchedIn = search
        group.append(other)
      }
      for other in dependent where other.standing.searchedIn != search && member.canBeRequiredToFail(by: other) {
        other.standing.searchedIn = search
        group.append(other)
      }
    }
    return group
  }

  /// Sets a recognizer back to possible; it ignores its old touches from now on (GR-1).
  func reset(_ recognizer: GestureRecognizer) {
    releaseAll(by: recognizer)
    leave(recognizer)
    recognizer.unbindAll()
    forgetDeadlines(of: recognizer)
    record(.reset(recognizer))
    recognizer.standing.isBusy = true
    if has(.resetReadsPossible) { recognizer.attempt.take(.emptied) }
    recognizer.reset()
    recognizer.standing.isBusy = false
    forgetDeadlines(of: recognizer)
    recognizer.forgetAttempt()
  }

  private func forgetDeadlines(of recognizer: GestureRecognizer) {
    guard recognizer.standing.hasDeadline else { return }
    recognizer.standing.hasDeadline = false
    withDeadlines { $0.cancelAll(of: recognizer) }
  }
}

extension GestureRecognizer {
  /// Whether it is over and only waits for its reset.
  fileprivate var isFinished: Bool { attempt.state.isFinal && !attempt.isHeld && !needsDecision }

  /// Whether the recognizer is active and so keeps its group from being reset (GF-6).
  fileprivate var isActiveMember: Bool {
    needsDecision
      || (attempt.state == .possible || attempt.state.isActive) && attempt.isTouched && isEnabled && isAttached
  }

  /// Whether it was assigned its end since the decisions, so that the next update has to check it (GS-14).
  private var needsDecision: Bool {
    guard attempt.marks.contains(.assigned) else { return false }
    switch attempt.state {
    case .ended, .cancelled: return true
    case .failed: return attempt.isStopped
    default: return false
    }
  }
}
