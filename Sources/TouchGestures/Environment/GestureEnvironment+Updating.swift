package import TouchEvents

// EO-5 and EO-7: actions, cancels, and resets.
extension GestureEnvironment {
  /// EO-5: each listed recognizer's actions and then its views' cancels, as one unit; then delayed touches are released.
  package func sendUpdates(_ event: TouchEvent?) {
    guard !updates.isEmpty else { return }
    var index = 0
    while index < updates.count {
      let attempt = updates[index].attempt
      // The list keeps it: actions only add to it.
      updates[index].unretained.withUnretained { recognizer in
        // An earlier action may have stopped it.
        guard recognizer.attempt.number == attempt, !recognizer.attempt.isStopped else { return }
        sendOwnUpdate(of: recognizer, updates[index].wasAssigned, event)
      }
      index += 1
    }
    for index in updates.indices where updates[index].recognizer.attempt.number == updates[index].attempt {
      updates[index].unretained.withUnretained { recognizer in
        recognizer.attempt.marks.remove(.changed)
        releaseAll(by: recognizer)
      }
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

  private func sendOwnUpdate(of recognizer: GestureRecognizer, _ wasAssigned: Bool, _ event: TouchEvent?) {
    guard recognizer.attempt.isGranted else { return }
    guard recognizer.cancelsTouchesInView, !recognizer.given.areTaken else {
      return sendActions(of: recognizer, wasAssigned)
    }
    recognizer.given.areTaken = true
    // An own action may stop it, but takes nothing back of what it was recognized on.
    let touches = recognizer.given.bound
    let actsFirst = !has(.cancelBeforeAction)
    if actsFirst { sendActions(of: recognizer, wasAssigned) }
    contextReference.withUnretained { $0.deliverer.cancelInViews(touches, for: recognizer, event) }
    if !actsFirst { sendActions(of: recognizer, wasAssigned) }
  }

  /// Sends what a recognizer owes: the notice, began, whatever has become of it since, the last; or changed (GS-7).
  private func sendActions(of recognizer: GestureRecognizer, _ wasAssigned: Bool) {
    let number = recognizer.attempt.number
    if recognizer.attempt.pays(.notice) {
      recognizer.failureRequirementsResolved()
      guard recognizer.attempt.number == number, !recognizer.attempt.isStopped else { return }
    }
    let owesLast = recognizer.attempt.owed.contains(.last)
    if recognizer.attempt.pays(.began) {
      send(.began, of: recognizer)
      guard owesLast, recognizer.attempt.number == number, !recognizer.attempt.isStopped else { return }
      return sendEnd(of: recognizer)
    }
    if case .active = recognizer.attempt.stage {
      if wasAssigned || !has(.changedOnlyWhenAssigned) { sendChanged(of: recognizer) }
      return
    }
    course.hasLifted = course.hasLifted || owesLast && recognizer.attempt.hasBegun
    sendEnd(of: recognizer)
  }

  @inline(__always)
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

  @inline(__always)
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
      let all = participants
      all.forEachUnretained { $0.forgetLifted() }
    }
    guard hasFinished else { return }
    sortParticipants()
    // Those that were checked, group by group.
    var seen: [GestureRecognizer] = []
    swap(&seen, &spare.recognizers)
    // A snapshot: those asked may take others out.
    let all = participants
    all.forEachUnretained { recognizer in
      guard recognizer.isFinished, !recognizer.standing.isInGroup else { return }
      if recognizer.links.areEmpty { return recognizer.standing.isDue = recognizer.standing.isParticipant }
      let first = seen.count
      if addGroup(of: recognizer, to: &seen) { return }
      for member in first..<seen.count where seen[member].standing.isParticipant { seen[member].standing.isDue = true }
    }
    seen.forEachUnretained { $0.standing.isInGroup = false }
    seen.empty()
    for index in all.indices where all[index].standing.isDue { seen.append(all[index]) }
    seen.forEachUnretained { recognizer in
      recognizer.standing.isDue = false
      if recognizer.standing.isParticipant { reset(recognizer) }
    }
    seen.empty()
    swap(&seen, &spare.recognizers)
  }

  private var hasFinished: Bool { participants.indices.contains { participants[$0].isFinished } }

  /// Adds a recognizer and all connected with it by failure requirements, in either direction; returns whether any
  /// of them is active.
  private func addGroup(of recognizer: GestureRecognizer, to seen: inout [GestureRecognizer]) -> Bool {
    var next = seen.count
    var goesOn = false
    recognizer.standing.isInGroup = true
    seen.append(recognizer)
    while next < seen.count {
      // The list keeps it.
      OwnerReference(wrappedValue: seen[next]).withUnretained { member in
        goesOn = goesOn || member.isActiveMember
        addNeighbours(of: member, to: &seen)
      }
      next += 1
    }
    return goesOn
  }

  private func addNeighbours(of member: GestureRecognizer, to seen: inout [GestureRecognizer]) {
    // By place: a callback may drop others, which leave these lists then.
    var place = 0
    while place < member.links.requirements.count {
      add(member.links.requirements[place].wrappedValue, isRequired: true, with: member, to: &seen)
      place += 1
    }
    place = 0
    while place < member.links.dependents.count {
      add(member.links.dependents[place].wrappedValue, isRequired: false, with: member, to: &seen)
      place += 1
    }
    if member.links.dynamicRequirements.isEmpty, member.links.dynamicDependents.isEmpty { return }
    for edge in member.links.dynamicRequirements where edge.holds(for: member) {
      add(edge.other, isRequired: true, with: member, to: &seen)
    }
    for edge in member.links.dynamicDependents where edge.holds(for: member) {
      add(edge.other, isRequired: false, with: member, to: &seen)
    }
  }

  /// Adds a neighbour of a member, unless a requirement has no effect and so connects no recognizers (HO-2).
  private func add(
    _ other: GestureRecognizer?, isRequired: Bool, with member: GestureRecognizer, to seen: inout [GestureRecognizer]
  ) {
    // One that is going is in no group any more.
    guard let other, !other.standing.isInGroup else { return }
    let connects = isRequired ? other.canBeRequiredToFail(by: member) : member.canBeRequiredToFail(by: other)
    guard connects, !other.standing.isInGroup else { return }
    other.standing.isInGroup = true
    seen.append(other)
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
  ///
  /// Of one on no view nothing is checked: the assignment was all (GS-10).
  private var needsDecision: Bool {
    guard attempt.marks.contains(.assigned), isAttached else { return false }
    switch attempt.state {
    case .ended, .cancelled: return true
    case .failed: return attempt.isStopped
    default: return false
    }
  }
}
