import TouchEvents

// EO-4: which recognizers recognize.
extension GestureEnvironment {
  /// Asks newcomers for failure requirements and lets the arbiter decide; no action is sent here.
  package func decide() {
    // No recognizer has requested anything new: active ones only have their own updates.
    guard anyAffectsOthers else { return listActive() }
    sortParticipants()
    queryRequirements()
    var arbiter = Arbiter()
    swap(&arbiter, &spareArbiter)
    addContenders(to: &arbiter)
    arbiter.decide(asking: self)
    arbiter.removeAll()
    swap(&arbiter, &spareArbiter)
    entries.removeAll(keepingCapacity: true)
  }

  private var anyAffectsOthers: Bool {
    for index in participants.indices where participants[index].affectsOthers { return true }
    return false
  }

  private func listActive() {
    for index in participants.indices where participants[index].isMarked {
      OwnerReference(wrappedValue: participants[index]).withUnretained { recognizer in
        recognizer.progress.takeMarks()
        if recognizer.current != .possible { list(recognizer) }
      }
    }
  }

  private func list(_ recognizer: GestureRecognizer) { updates.append(Entry(recognizer)) }

  /// Writes down what the arbiter has to know of the participants.
  private func addContenders(to arbiter: inout Arbiter) {
    for place in participants.indices {
      participants[place].place = place
      entries.append(Entry(participants[place]))
    }
    for place in entries.indices {
      entries[place].unretained.withUnretained { recognizer in
        var contender = Contender(state: recognizer.current)
        contender.node = recognizer.attachedTo
        contender.wasDecided = recognizer.progress.isDecided
        contender.endsNow =
          recognizer.current == .ended && (recognizer.progress.endsNow || !recognizer.progress.hasSentEnd)
        contender.isHeld = recognizer.progress.isHeld
        contender.isMarked = recognizer.isMarked
        contender.isTouched = recognizer.progress.isTouched
        contender.canBlock = recognizer.progress.isTouched && recognizer.isEnabled && recognizer.node != nil
        contender.hasPresentTouch = !recognizer.bound.isEmpty
        arbiter.add(contender)
        forEachRequirement(of: recognizer) { other in
          // A callback may bring in one more, whose turn comes with the next update.
          let place = other.place
          if place < entries.count, entries[place].recognizer === other { arbiter.addRequirement(place) }
        }
        recognizer.progress.takeMarks()
      }
    }
  }

  /// Goes over the participants that a recognizer requires to fail, each once (GF-1, GF-2).
  private func forEachRequirement(of recognizer: GestureRecognizer, _ body: (GestureRecognizer) -> Void) {
    // By place: a callback may drop others, which leave this list then. Participants are kept by the entries.
    var place = 0
    while place < recognizer.requirements.count {
      recognizer.requirements[place].unretained.withUnretained { if counts($0, for: recognizer) { body($0) } }
      place += 1
    }
    for edge in recognizer.dynamicRequirements where edge.holds(for: recognizer) && counts(edge.other, for: recognizer)
    {
      if !recognizer.requirements.contains(where: { $0.recognizer === edge.other }) { body(edge.other) }
    }
  }

  private func counts(_ required: GestureRecognizer, for waiter: GestureRecognizer) -> Bool {
    required.isParticipant && required.environmentReference.refers(to: self) && required.canBeRequiredToFail(by: waiter)
  }

  // MARK: Failure requirements of this attempt

  /// A recognizer that is asked, or asked about, with the delegate that answers for it.
  private struct Asked {
    let entry: Entry
    let delegate: (any GestureRecognizerDelegate)?
    let isNewcomer: Bool
  }

  /// Asks each pair with a newcomer for requirements, in order of priority (GF-2, R-28).
  private func queryRequirements() {
    guard participants.contains(where: { $0.progress.isNewcomer }) else { return }
    var all: [Asked] = []
    all.reserveCapacity(participants.count)
    for recognizer in participants where recognizer.progress.isTouched && recognizer.isUndecidedOrActive {
      let isNewcomer = recognizer.progress.isNewcomer
      all.append(Asked(entry: Entry(recognizer), delegate: recognizer.askedDelegate, isNewcomer: isNewcomer))
    }
    let asking = asking
    for place in all.indices {
      for next in (place + 1)..<all.count where all[place].isNewcomer || all[next].isNewcomer {
        let (first, second) = (all[place].entry.unretained, all[next].entry.unretained)
        first.withUnretained { first in
          second.withUnretained { second in
            if waits(first, for: second, all, place, next, asking) { addEdge(from: first, to: second) }
            if waits(second, for: first, all, next, place, asking) { addEdge(from: second, to: first) }
          }
        }
      }
    }
    for asked in all { asked.entry.recognizer.progress.isNewcomer = false }
  }

  /// Asks whether one waits for another to fail; the first yes ends the questions.
  @inline(__always)
  private func waits(
    _ own: GestureRecognizer, for required: GestureRecognizer, _ all: [Asked], _ place: Int, _ other: Int,
    _ asking: Asking
  ) -> Bool {
    let requires = ask(.subclassRequiresFailure, own, required, asking) { own.shouldRequireFailure(of: required) }
    if requires { return true }
    if let delegate = all[place].delegate {
      let answer = delegate.gestureRecognizer(own, shouldRequireFailureOf: required)
      tell(.requiresFailure, own, required, answer)
      if answer { return true }
    }
    let isRequired = ask(.subclassRequiredToFail, required, own, asking) { required.shouldBeRequiredToFail(by: own) }
    if isRequired { return true }
    guard let delegate = all[other].delegate else { return false }
    let answer = delegate.gestureRecognizer(required, shouldBeRequiredToFailBy: own)
    tell(.requiredToFail, required, own, answer)
    return answer
  }

  /// Whether a sink records questions, and what answers instead of overrides; read once for many of them.
  private typealias Asking = (isTraced: Bool, script: (any AnswerSource)?)
  private var asking: Asking { (isTraced, contextReference.withUnretained { $0.link.answers }) }

  /// Asks a recognizer's own hook, or the script in its place, about another recognizer.
  @inline(__always)
  private func ask(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ asking: Asking,
    _ hook: () -> Bool
  ) -> Bool {
    let answer = asking.script?.answer(.hook(kind), of: asked, about: other) ?? hook()
    if asking.isTraced { tell(kind, asked, other, answer) }
    return answer
  }

  private func tell(
    _ kind: GestureQuestion.Kind, _ asked: GestureRecognizer, _ other: GestureRecognizer, _ answer: Bool
  ) {
    record(.question(GestureQuestion(kind, asked, other: other, answer: answer)))
  }

  private func addEdge(from waiter: GestureRecognizer, to other: GestureRecognizer) {
    // Those asked may have removed one of them, whose edges would not be cleared.
    guard waiter.isParticipant, other.isParticipant else { return }
    waiter.dynamicRequirements.append(
      AttemptEdge(other: other, otherAttempt: other.attempt, ownAttempt: waiter.attempt))
    other.dynamicDependents.append(
      AttemptEdge(other: waiter, otherAttempt: waiter.attempt, ownAttempt: other.attempt))
  }
}

// The recognizers behind the arbiter's places: all its questions are asked here.
extension GestureEnvironment: ArbiterDelegate {
  func hasPriority(_ first: Int, over second: Int) -> Bool {
    let (first, second) = (entries[first].unretained, entries[second].unretained)
    return first.withUnretained { first in second.withUnretained { first.hasPriority(over: $0) } }
  }

  func areRelated(_ left: Int, _ right: Int) -> Bool {
    // Different nodes of one depth are not inside each other. Depths are worth counting where there are many pairs.
    if entries.count > 12, entries[left].recognizer.attachedTo != entries[right].recognizer.attachedTo {
      guard depth(of: left) != depth(of: right) else { return false }
    }
    // Recognizers of pointers without contact prevent no other, and no other prevents them (HO-2).
    guard !entries[left].recognizer.receivesHover, !entries[right].recognizer.receivesHover,
      let leftNode = entries[left].recognizer.node, let rightNode = entries[right].recognizer.node
    else {
      return false
    }
    return leftNode.isInside(rightNode) || rightNode.isInside(leftNode)
  }

  private func depth(of place: Int) -> Int {
    if let depth = entries[place].depth { return depth }
    let depth = entries[place].recognizer.node.map(TreeOrder.depth) ?? 0
    entries[place].depth = depth
    return depth
  }

  func prevents(_ winner: Int, _ other: Int) -> Bool {
    let (winner, other) = (entries[winner].recognizer, entries[other].recognizer)
    let isSideBySide = has(.asksSideBySide)
    return ask(.canPrevent, winner, other, asking) { winner.canPrevent(other) }
      && !(isSideBySide && allows(winner, other))
      && ask(.canBePrevented, other, winner, asking) { other.canBePrevented(by: winner) }
      && !allows(other, winner) && (isSideBySide || !allows(winner, other))
  }

  private func allows(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let delegate = recognizer.askedDelegate else { return false }
    let answer = delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    tell(.simultaneous, recognizer, other, answer)
    return answer
  }

  func isUndecided(_ contender: Int) -> Bool {
    let entry = entries[contender]
    return entry.recognizer.attempt == entry.attempt && entry.recognizer.isUndecided
      && !entry.recognizer.progress.isStopped
  }

  func didDecide(_ contender: Int) {
    let recognizer = entries[contender].recognizer
    recognizer.progress.isDecided = true
    recognizer.progress.isHeld = false
    list(recognizer)
  }

  func didHold(_ contender: Int) {
    let recognizer = entries[contender].recognizer
    recognizer.progress.isHeld = true
    recognizer.progress.wasHeld = true
    guard isTraced else { return }
    forEachRequirement(of: recognizer) { other in
      if other.isUndecided { record(.waiting(recognizer, for: other)) }
    }
  }

  func didList(_ contender: Int) {
    let recognizer = entries[contender].recognizer
    recognizer.progress.isHeld = false
    if recognizer.current == .failed, !recognizer.progress.isStopped, has(.failedGetTouchesCancelled) {
      callCancelled(recognizer)
      recognizer.unbindAll()
    }
    if recognizer.attempt == entries[contender].attempt { list(recognizer) }
  }

  func didFail(_ contender: Int, _ cause: ArbitrationCause) {
    let recognizer = entries[contender].recognizer
    recognizer.progress.isHeld = false
    let told: TransitionCause
    switch cause {
    case .excluded(let winner): told = .prevented(by: entries[winner].recognizer, .recognized)
    case .excludedByActive(let winner): told = .prevented(by: entries[winner].recognizer, .alreadyActive)
    case .requirement(let other): told = .requirement(entries[other].recognizer)
    case .cycle:
      context.report(.requirementCycle)
      told = .cycle
    }
    if case .prevented = told, context.profile.contains(.preventedGetTouchesCancelled) {
      callCancelled(recognizer)
      guard isUndecided(contender) else {
        // A recognizer that failed by itself in the call is still included in this update.
        if recognizer.attempt == entries[contender].attempt, !recognizer.progress.isStopped { list(recognizer) }
        return
      }
    }
    become(.failed, recognizer, told)
    recognizer.unbindAll()
    list(recognizer)
  }
}

extension GestureRecognizer {
  /// Whether an update has to check the recognizer: it received a touch in this event, or was assigned a state.
  var isMarked: Bool { progress.hasInput || progress.isAssigned }

  /// Whether its part in this update is more than an update of its own.
  fileprivate var affectsOthers: Bool {
    progress.isHeld || progress.isNewcomer || isMarked && !progress.isDecided && current != .possible
  }

  /// Whether it is possible, began or changed, or requests recognition.
  fileprivate var isUndecidedOrActive: Bool { current == .possible || current.isActive || isUndecided }
}

extension GestureRecognizer {
  /// The recognizers that this one requires to fail, by `require(toFail:)`; for tooling.
  package final var requiredToFail: [GestureRecognizer] { requirements.map { $0.recognizer } }
}
