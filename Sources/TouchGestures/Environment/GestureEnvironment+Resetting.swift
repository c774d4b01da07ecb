import TouchEvents

// EO-7: resets.
extension GestureEnvironment {
  /// Resets each group of recognizers in which one has finished and none is active (GR-2).
  package func resetGroups() {
    // A further update is part of the event, in which they count (GL-1).
    if course.hasLifted, !state.needsUpdate {
      course.hasLifted = false
      for recognizer in participants { recognizer.forgetLifted() }
    }
    guard participants.contains(where: { $0.isFinished }) else { return }
    sortParticipants()
    // A snapshot: those asked may take others out.
    let all = participants
    // Those that were searched, group by group; taken out, since those asked may come here again.
    var seen = course.spareGroup
    course.spareGroup = []
    for recognizer in all where recognizer.isFinished && !recognizer.standing.isInGroup {
      let first = seen.count
      if !recognizer.links.areEmpty, addGroup(of: recognizer, to: &seen) { continue }
      if seen.count == first { recognizer.standing.isDue = recognizer.standing.isParticipant }
      for member in seen[first...] where member.standing.isParticipant { member.standing.isDue = true }
    }
    while let member = seen.popLast() { member.standing.isInGroup = false }
    // All marks go before the first reset: what that calls may come here again.
    for recognizer in all.reversed() where recognizer.standing.isDue {
      recognizer.standing.isDue = false
      seen.append(recognizer)
    }
    while let recognizer = seen.popLast() { if recognizer.standing.isParticipant { reset(recognizer) } }
    course.spareGroup = seen
  }

  /// Adds a recognizer and all connected with it by failure requirements, in either direction; returns whether any
  /// of them is active.
  private func addGroup(of recognizer: GestureRecognizer, to seen: inout [GestureRecognizer]) -> Bool {
    var next = seen.count
    var goesOn = false
    recognizer.standing.isInGroup = true
    seen.append(recognizer)
    while next < seen.count {
      goesOn = goesOn || seen[next].isActiveMember
      addNeighbours(of: seen[next], to: &seen)
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
