import TouchEvents

// EO-4: which recognizers recognize.
extension GestureEnvironment {
  /// Asks newcomers for failure requirements and lets the arbiter decide; no action is sent here.
  package func decide() {
    // No recognizer has requested anything new: active ones only have their own updates.
    guard anyAffectsOthers else { return listActive() }
    sortParticipants()
    queryRequirements()
    // Newcomers that only received their first touch are asked, and leave nothing to decide.
    guard anyAffectsOthers else { return listActive() }
    // The entries refer to them.
    let all = participants
    addContenders(all)
    arbiter.decide(asking: self)
    arbiter.removeAll()
    entries.empty()
    withExtendedLifetime(all) {}
  }

  private var anyAffectsOthers: Bool { participants.indices.contains { participants[$0].affectsOthers } }

  private func listActive() {
    participants.forEachUnretained { recognizer in
      guard recognizer.isMarked else { return }
      let wasAssigned = recognizer.attempt.takeMarks()
      if recognizer.attempt.state != .possible { list(recognizer, wasAssigned) }
    }
  }

  func list(_ recognizer: GestureRecognizer, _ wasAssigned: Bool) { updates.append(Update(recognizer, wasAssigned)) }

  /// Writes down what the arbiter has to know of the participants.
  private func addContenders(_ all: [GestureRecognizer]) {
    all.forEachUnretained { recognizer in
      recognizer.standing.place = entries.count
      entries.append(Entry(recognizer))
    }
    all.forEachUnretained { recognizer in
      var contender = Contender(state: recognizer.attempt.state)
      contender.node = recognizer.attachment.identity
      contender.rank = recognizer.decisionRank
      contender.wasDecided = recognizer.attempt.isGranted
      contender.endsNow = recognizer.attempt.endsNow
      contender.isHeld = recognizer.attempt.isHeld
      contender.isMarked = recognizer.isMarked
      contender.isTouched = recognizer.attempt.isTouched
      contender.canBlock =
        recognizer.links.areRequired && recognizer.attempt.isTouched && recognizer.isEnabled && recognizer.isAttached
      contender.hasPresentTouch = !recognizer.given.bound.isEmpty
      arbiter.add(contender)
      entries[recognizer.standing.place].wasAssigned = recognizer.attempt.takeMarks()
      if !recognizer.links.areRequiring { return }
      forEachRequirement(of: recognizer) { other in
        // A callback may bring in one more, whose turn comes with the next update.
        let place = other.standing.place
        if place < entries.count, entries[place].unretained.refers(to: other) { arbiter.addRequirement(place) }
      }
    }
  }

  /// Goes over the participants that a recognizer requires to fail, each once (GF-1, GF-2).
  @inline(__always)
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

  /// A recognizer that is asked, or asked about, with the delegate that answers for it.
  struct Asked {
    let unretained: OwnerReference<GestureRecognizer>
    let hasDelegate: Bool
    let isNewcomer: Bool
  }

  /// Asks each pair with a newcomer for requirements, in order of priority (GF-2, R-28).
  private func queryRequirements() {
    guard participants.indices.contains(where: { participants[$0].attempt.marks.contains(.newcomer) }) else { return }
    // What follows refers to them.
    let kept = participants
    if kept.count == 1 { return kept[0].attempt.marks.subtract(.newcomer) }
    var all: [Asked] = []
    swap(&all, &spare.asked)
    kept.forEachUnretained { recognizer in
      guard recognizer.attempt.isTouched,
        recognizer.attempt.state == .possible || recognizer.attempt.state.isActive || recognizer.isUndecided
      else { return }
      all.append(
        Asked(
          unretained: OwnerReference(wrappedValue: recognizer), hasDelegate: recognizer.askedDelegate != nil,
          isNewcomer: recognizer.attempt.marks.contains(.newcomer)))
    }
    withExtendedLifetime(kept) {
      queryPairs(all)
      for asked in all { asked.unretained.withUnretained { $0.attempt.marks.subtract(.newcomer) } }
    }
    all.empty()
    swap(&all, &spare.asked)
  }

  /// Asks each of two whether it waits for the other, where one is new.
  private func queryPairs(_ all: [Asked]) {
    let isObserved = isObserved
    for place in all.indices {
      let first = all[place]
      for next in (place + 1)..<all.count where first.isNewcomer || all[next].isNewcomer {
        let second = all[next]
        first.unretained.withUnretained { own in
          second.unretained.withUnretained { other in
            // As a rule only the two themselves are asked.
            guard isObserved || first.hasDelegate || second.hasDelegate else {
              if own.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: own) {
                addEdge(from: own, to: other)
              }
              if other.shouldRequireFailure(of: own) || own.shouldBeRequiredToFail(by: other) {
                addEdge(from: other, to: own)
              }
              return
            }
            let delegates = (first.hasDelegate, second.hasDelegate)
            if waits(own, for: other, delegates, isObserved) { addEdge(from: own, to: other) }
            if waits(other, for: own, (delegates.1, delegates.0), isObserved) { addEdge(from: other, to: own) }
          }
        }
      }
    }
  }

  /// Asks whether one waits for another to fail; the first yes ends the questions.
  @inline(never)
  private func waits(
    _ own: GestureRecognizer, for other: GestureRecognizer, _ delegates: (own: Bool, other: Bool),
    _ isObserved: Bool
  ) -> Bool {
    if ask(.subclassRequiresFailure, own, other, isObserved, { own.shouldRequireFailure(of: other) }) { return true }
    if delegates.own, let delegate = own.askedDelegate {
      let answer = delegate.gestureRecognizer(own, shouldRequireFailureOf: other)
      tell(.requiresFailure, own, other, answer)
      if answer { return true }
    }
    if ask(.subclassRequiredToFail, other, own, isObserved, { other.shouldBeRequiredToFail(by: own) }) { return true }
    guard delegates.other, let delegate = other.askedDelegate else { return false }
    let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: own)
    tell(.requiredToFail, other, own, answer)
    return answer
  }

  /// Whether a sink records questions, or a script answers in place of overrides; read once for many of them.
  var isObserved: Bool { isTraced || contextReference.withUnretained { $0.link.answers != nil } }

  /// Asks a recognizer's own hook, or the script in its place, about another recognizer.
  @inline(__always)
  func ask(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ isObserved: Bool,
    _ hook: () -> Bool
  ) -> Bool {
    guard isObserved else { return hook() }
    let script = contextReference.withUnretained { $0.link.answers }
    let answer = script?.answer(.hook(kind), of: asked, about: other) ?? hook()
    tell(kind, asked, other, answer)
    return answer
  }

  func tell(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ answer: Bool
  ) { record(.question(GestureQuestion(kind, asked, other: other, answer: answer))) }

  @inline(never)
  private func addEdge(from waiter: GestureRecognizer, to other: GestureRecognizer) {
    // Those asked may have removed one of them, whose edges would not be cleared.
    guard waiter.standing.isParticipant, other.standing.isParticipant else { return }
    waiter.links.dynamicRequirements.append(
      AttemptEdge(other: other, otherAttempt: other.attempt.number, ownAttempt: waiter.attempt.number))
    other.links.dynamicDependents.append(
      AttemptEdge(other: waiter, otherAttempt: waiter.attempt.number, ownAttempt: other.attempt.number))
  }
}

extension GestureRecognizer {
  /// Whether an update has to check the recognizer: it received a touch in this event, or was assigned a state.
  var isMarked: Bool { !attempt.marks.isDisjoint(with: [.handed, .assigned]) }

  /// Whether its part in this update is more than an update of its own.
  fileprivate var affectsOthers: Bool {
    attempt.isHeld || attempt.marks.contains(.newcomer)
      || isMarked && !attempt.isGranted && attempt.state != .possible
  }
}

extension GestureRecognizer {
  /// The recognizers that this one requires to fail, by `require(toFail:)`; for tooling.
  package final var requiredToFail: [GestureRecognizer] { links.requirements.compactMap { $0.wrappedValue } }
}
