import TouchCore

// EO-4: who may act.
extension GestureEnvironment {
  /// Asks newcomers for failure requirements and lets the arbiter decide; no action is sent here.
  package func decide() {
    needsUpdate = false
    // Nobody wants anything new: those that go on only have their own updates.
    guard participants.contains(where: { $0.concernsOthers }) else { return listThoseThatGoOn() }
    sortParticipants()
    askForRequirements()
    var arbiter = Arbiter(takeContenders())
    arbiter.decide(in: self)
    contenders = arbiter.contenders
    contenders.removeAll(keepingCapacity: true)
    parties.removeAll(keepingCapacity: true)
  }

  private func listThoseThatGoOn() {
    for recognizer in participants where recognizer.isMarked {
      recognizer.isHanded = false
      recognizer.isAssigned = false
      if recognizer.current != .possible { list(recognizer) }
    }
  }

  private func list(_ recognizer: GestureRecognizer) {
    updates.append(OwnUpdate(recognizer: recognizer, attempt: recognizer.attempt))
  }

  /// Writes down what the arbiter has to know of the participants.
  private func takeContenders() -> [Contender] {
    var list: [Contender] = []
    swap(&list, &contenders)
    for (place, recognizer) in participants.enumerated() {
      recognizer.place = place
      parties.append(Party(recognizer: recognizer, attempt: recognizer.attempt))
    }
    for recognizer in participants {
      var contender = Contender(state: recognizer.current)
      contender.wasDecided = recognizer.isDecided
      contender.isHeld = recognizer.isHeld
      contender.isMarked = recognizer.isMarked
      contender.canBlock = recognizer.isTouched && recognizer.isEnabled && recognizer.node != nil
      contender.hasPresentTouch = !recognizer.bound.isEmpty
      forEachRequirement(of: recognizer) { contender.requirements.append($0.place) }
      recognizer.isHanded = false
      recognizer.isAssigned = false
      list.append(contender)
    }
    return list
  }

  /// Goes over the participants that a recognizer requires to fail, each once (GF-1, GF-2).
  private func forEachRequirement(of recognizer: GestureRecognizer, _ body: (GestureRecognizer) -> Void) {
    for edge in recognizer.requirements where counts(edge.recognizer, for: recognizer) { body(edge.recognizer) }
    for edge in recognizer.dynamicRequirements where edge.holds(for: recognizer) && counts(edge.other, for: recognizer)
    {
      if !recognizer.requirements.contains(where: { $0.recognizer === edge.other }) { body(edge.other) }
    }
  }

  private func counts(_ required: GestureRecognizer, for waiter: GestureRecognizer) -> Bool {
    required.isParticipant && required.environment === self && required.canBeRequiredToFail(by: waiter)
  }

  // MARK: Failure requirements of this attempt

  /// Asks each pair with a newcomer for requirements, in order of priority (GF-2, R-28).
  private func askForRequirements() {
    guard participants.contains(where: { $0.isNewcomer }) else { return }
    let all = participants.filter { $0.isTouched && $0.isUndecidedOrActive }
    for (place, first) in all.enumerated() {
      for second in all[(place + 1)...] where first.isNewcomer || second.isNewcomer {
        if waits(first, for: second) { addEdge(from: first, to: second) }
        if waits(second, for: first) { addEdge(from: second, to: first) }
      }
    }
    for recognizer in all { recognizer.isNewcomer = false }
  }

  /// Asks whether one waits for another to fail; the first yes ends the questions.
  private func waits(_ waiter: GestureRecognizer, for other: GestureRecognizer) -> Bool {
    let requires =
      waiter.script?.recognizer(waiter, .subclassRequiresFailure, other) ?? waiter.shouldRequireFailure(of: other)
    tell(.subclassRequiresFailure, waiter, other, requires)
    if requires { return true }
    if let delegate = waiter.gestureDelegate {
      let answer = delegate.gestureRecognizer(waiter as any GestureRecognizing, shouldRequireFailureOf: other)
      tell(.requiresFailure, waiter, other, answer)
      if answer { return true }
    }
    let required =
      other.script?.recognizer(other, .subclassRequiredToFail, waiter) ?? other.shouldBeRequiredToFail(by: waiter)
    tell(.subclassRequiredToFail, other, waiter, required)
    if required { return true }
    guard let delegate = other.gestureDelegate else { return false }
    let answer = delegate.gestureRecognizer(other as any GestureRecognizing, shouldBeRequiredToFailBy: waiter)
    tell(.requiredToFail, other, waiter, answer)
    return answer
  }

  private func tell(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ answer: Bool
  ) {
    guard context.isTraced else { return }
    context.trace?.record(.question(GestureQuestion(kind, asked, other: other, answer: answer)))
  }

  private func addEdge(from waiter: GestureRecognizer, to other: GestureRecognizer) {
    // Those asked may have taken one of them out, whose edges nobody would clear.
    guard waiter.isParticipant, other.isParticipant else { return }
    waiter.dynamicRequirements.append(
      AttemptEdge(other: other, otherAttempt: other.attempt, ownAttempt: waiter.attempt))
    other.dynamicDependents.append(
      AttemptEdge(other: waiter, otherAttempt: waiter.attempt, ownAttempt: other.attempt))
  }
}

// The recognizers behind the arbiter's places: all its questions are asked here.
extension GestureEnvironment: ArbitrationCourt {
  func goes(_ first: Int, before second: Int) -> Bool {
    let (recognizer, other) = (parties[first].recognizer, parties[second].recognizer)
    return recognizer.node === other.node && recognizer.goesBefore(other)
  }

  func areRelated(_ left: Int, _ right: Int) -> Bool {
    guard let leftNode = parties[left].recognizer.node, let rightNode = parties[right].recognizer.node else {
      return false
    }
    return leftNode.isInside(rightNode) || rightNode.isInside(leftNode)
  }

  func prevents(_ winner: Int, _ other: Int) -> Bool {
    let (winner, other) = (parties[winner].recognizer, parties[other].recognizer)
    let can = winner.script?.recognizer(winner, .canPrevent, other) ?? winner.canPrevent(other)
    tell(.canPrevent, winner, other, can)
    guard can else { return false }
    let canBe = other.script?.recognizer(other, .canBePrevented, winner) ?? other.canBePrevented(by: winner)
    tell(.canBePrevented, other, winner, canBe)
    return canBe && !allows(other, winner) && !allows(winner, other)
  }

  private func allows(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let delegate = recognizer.gestureDelegate else { return false }
    let answer = delegate.gestureRecognizer(
      recognizer as any GestureRecognizing, shouldRecognizeSimultaneouslyWith: other)
    tell(.simultaneous, recognizer, other, answer)
    return answer
  }

  func isUndecided(_ contender: Int) -> Bool {
    let party = parties[contender]
    return party.recognizer.attempt == party.attempt && party.recognizer.isUndecided && !party.recognizer.isStopped
  }

  func decided(_ contender: Int) {
    let recognizer = parties[contender].recognizer
    recognizer.isDecided = true
    recognizer.isHeld = false
    list(recognizer)
  }

  func held(_ contender: Int) {
    let recognizer = parties[contender].recognizer
    recognizer.isHeld = true
    recognizer.wasHeld = true
    guard let trace = context.trace else { return }
    forEachRequirement(of: recognizer) { other in
      if other.isUndecided { trace.record(.waiting(recognizer, for: other)) }
    }
  }

  func listed(_ contender: Int) {
    let recognizer = parties[contender].recognizer
    recognizer.isHeld = false
    if recognizer.attempt == parties[contender].attempt { list(recognizer) }
  }

  func failed(_ contender: Int, _ cause: ArbitrationCause) {
    let recognizer = parties[contender].recognizer
    recognizer.isHeld = false
    let told: TransitionCause
    switch cause {
    case .excluded(let winner): told = .prevented(by: parties[winner].recognizer, .recognized)
    case .excludedByActive(let winner): told = .prevented(by: parties[winner].recognizer, .alreadyActive)
    case .requirement(let other): told = .requirement(parties[other].recognizer)
    case .cycle:
      context.report(.requirementCycle)
      told = .cycle
    }
    if case .prevented = told, context.settings.preventedGetsTouchesCancelled {
      callCancelled(recognizer)
      guard isUndecided(contender) else { return }
    }
    let before = recognizer.current
    recognizer.current = .failed
    recognizer.shown = nil
    context.trace?.record(.state(recognizer, from: before, to: .failed, told))
    recognizer.unbindAll()
    list(recognizer)
  }
}

extension GestureRecognizer {
  /// Whether an update has to look at it: it was handed a touch in this event, or assigned a state.
  var isMarked: Bool { isHanded || isAssigned }

  /// Whether its part in this update is more than an update of its own.
  fileprivate var concernsOthers: Bool { isHeld || isNewcomer || isMarked && !isDecided && current != .possible }

  /// Whether it is possible, began or changed, or wants to act.
  fileprivate var isUndecidedOrActive: Bool { current == .possible || current.isActive || isUndecided }
}

extension GestureRecognizer {
  /// Those that this one was told to let fail first, by `require(toFail:)`; for tooling.
  package final var requiredToFail: [GestureRecognizer] { requirements.map { $0.recognizer } }
}
