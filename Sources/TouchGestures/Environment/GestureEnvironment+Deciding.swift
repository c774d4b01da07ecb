import TouchEvents

// EO-4: which recognizers recognize.
extension GestureEnvironment {
  /// Asks newcomers for failure requirements and lets the arbiter decide; no action is sent here.
  package func decide() {
    // No recognizer has requested anything new: active ones only have their own decisions.
    guard anyAffectsOthers else { return listActive() }
    sortParticipants()
    queryRequirements()
    // Newcomers that only received their first touch are asked, and leave nothing to decide.
    guard anyAffectsOthers else { return listActive() }
    addContenders()
    arbiter.decide(asking: self)
    arbiter.removeAll()
    entries.empty()
  }

  private var anyAffectsOthers: Bool { participants.contains { $0.affectsOthers } }

  private func listActive() {
    for recognizer in participants where recognizer.isMarked {
      let wasAssigned = recognizer.attempt.takeMarks()
      if recognizer.attempt.state != .possible { addDecision(recognizer, wasAssigned) }
    }
  }

  func addDecision(_ recognizer: GestureRecognizer, _ wasAssigned: Bool) {
    decisions.append(Decision(who: Meant(recognizer), wasAssigned: wasAssigned))
  }

  /// Writes down what the arbiter has to know of the participants.
  private func addContenders() {
    for recognizer in participants {
      recognizer.standing.place = entries.count
      entries.append(Entry(who: Meant(recognizer), node: recognizer.attachment.identity))
    }
    for place in entries.indices {
      let recognizer = entries[place].who.recognizer
      arbiter.add(Contender(recognizer))
      entries[place].wasAssigned = recognizer.attempt.takeMarks()
      if !recognizer.links.areRequiring { continue }
      forEachRequirement(of: recognizer) { other in
        // A callback may bring in one more, whose turn comes with the next update.
        let place = other.standing.place
        if place < entries.count, entries[place].who.recognizer === other { arbiter.addRequirement(place) }
      }
    }
  }

  /// Goes over the participants that a recognizer requires to fail, each once (GF-1, GF-2).
  func forEachRequirement(of recognizer: GestureRecognizer, _ body: (GestureRecognizer) -> Void) {
    // By place: a callback may drop others, which leave this list then.
    var place = 0
    while place < recognizer.links.requirements.count {
      // One that joined in a callback is kept by nothing else.
      if let other = recognizer.links.requirements[place].wrappedValue, counts(other, for: recognizer) { body(other) }
      place += 1
    }
    if recognizer.links.dynamicRequirements.isEmpty { return }
    for edge in recognizer.links.dynamicRequirements where edge.holds(for: recognizer) {
      guard counts(edge.other, for: recognizer) else { continue }
      if !recognizer.links.requirements.contains(where: { $0.refers(to: edge.other) }) { body(edge.other) }
    }
  }

  private func counts(_ required: GestureRecognizer, for waiter: GestureRecognizer) -> Bool {
    required.standing.isParticipant && required.environmentReference.refers(to: self)
      && required.canBeRequiredToFail(by: waiter)
  }

  // MARK: Failure requirements of this attempt

  /// Asks each pair with a newcomer for requirements, in order of priority (GF-2, R-28).
  private func queryRequirements() {
    guard participants.contains(where: { $0.isNewcomer && $0.isAsked }) else { return }
    var all = participants
    all.removeAll { !$0.isAsked }
    // As a rule only the two of a pair are asked.
    let areAlone = !isObserved && !all.contains { $0.askedDelegate != nil }
    for place in all.indices {
      let own = all[place]
      for other in all[(place + 1)...] where own.isNewcomer || other.isNewcomer {
        if waits(own, for: other, areAlone) { addEdge(from: own, to: other) }
        if waits(other, for: own, areAlone) { addEdge(from: other, to: own) }
      }
    }
    for recognizer in all { recognizer.attempt.marks.subtract(.newcomer) }
  }

  /// Asks whether one waits for another to fail; the first yes ends the questions.
  private func waits(_ own: GestureRecognizer, for other: GestureRecognizer, _ areAlone: Bool) -> Bool {
    if areAlone { return own.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: own) }
    if ask(.subclassRequiresFailure, own, other, { own.shouldRequireFailure(of: other) }) { return true }
    if let delegate = own.askedDelegate {
      let answer = delegate.gestureRecognizer(own, shouldRequireFailureOf: other)
      tell(.requiresFailure, own, other, answer)
      if answer { return true }
    }
    if ask(.subclassRequiredToFail, other, own, { other.shouldBeRequiredToFail(by: own) }) { return true }
    guard let delegate = other.askedDelegate else { return false }
    let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: own)
    tell(.requiredToFail, other, own, answer)
    return answer
  }

  /// Whether a sink records questions, or a script answers in place of overrides.
  private var isObserved: Bool { isTraced || state.answers != nil }

  /// Asks a recognizer's own hook, or the script in its place, about another recognizer.
  func ask(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ hook: () -> Bool
  ) -> Bool {
    guard isObserved else { return hook() }
    let answer = state.answers?.answer(.hook(kind), of: asked, about: other) ?? hook()
    tell(kind, asked, other, answer)
    return answer
  }

  func tell(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ answer: Bool
  ) { record(.question(GestureQuestion(kind, asked, other: other, answer: answer))) }

  private func addEdge(from waiter: GestureRecognizer, to other: GestureRecognizer) {
    // Those asked may have removed one of them, whose edges would not be cleared.
    guard waiter.standing.isParticipant, other.standing.isParticipant else { return }
    waiter.links.dynamicRequirements.append(
      AttemptEdge(other: other, otherAttempt: other.attempt.number, ownAttempt: waiter.attempt.number))
    other.links.dynamicDependents.append(
      AttemptEdge(other: waiter, otherAttempt: waiter.attempt.number, ownAttempt: other.attempt.number))
  }
}

extension Contender {
  /// What the arbiter has to know of a recognizer.
  fileprivate init(_ recognizer: GestureRecognizer) {
    state = recognizer.attempt.state
    node = recognizer.attachment.identity
    rank = recognizer.decisionRank
    wasDecided = recognizer.attempt.isGranted
    endsNow = recognizer.attempt.endsNow
    isHeld = recognizer.attempt.isHeld
    isMarked = recognizer.isMarked
    isTouched = recognizer.attempt.isTouched
    canBlock =
      recognizer.links.areRequired && recognizer.attempt.isTouched && recognizer.isEnabled && recognizer.isAttached
    hasPresentTouch = !recognizer.given.bound.isEmpty
  }
}

extension GestureRecognizer {
  /// Whether an update has to check the recognizer: it received a touch in this event, or was assigned a state.
  var isMarked: Bool { !attempt.marks.isDisjoint(with: [.handed, .assigned]) }

  /// Whether it is asked about others: it has touches, and is not over.
  fileprivate var isAsked: Bool { attempt.isTouched && (isUndecided || attempt.state.isActive) }

  /// Whether it was handed its first touch in this event.
  fileprivate var isNewcomer: Bool { attempt.marks.contains(.newcomer) }

  /// Whether its part in this update is more than an update of its own.
  fileprivate var affectsOthers: Bool {
    attempt.isHeld || isNewcomer
      || isMarked && !attempt.isGranted && attempt.state != .possible
  }
}

extension GestureRecognizer {
  /// The recognizers that this one requires to fail, by `require(toFail:)`; for tooling.
  package final var requiredToFail: [GestureRecognizer] { links.requirements.compactMap { $0.wrappedValue } }
}
