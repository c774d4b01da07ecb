import TouchEvents

// The recognizers behind the arbiter's places: all its questions are asked here.
extension GestureEnvironment: ArbiterDelegate {
  func areRelated(_ left: Int, _ right: Int) -> Bool {
    let isSameNode = entries[left].node == entries[right].node
    // Different nodes of one depth are not inside each other. Depths are worth counting where there are many pairs.
    if entries.count > 12, !isSameNode, depth(of: left) == depth(of: right) { return false }
    let (first, second) = (entries[left].who.recognizer, entries[right].who.recognizer)
    // Recognizers of pointers without contact prevent no other, and no other prevents them (HO-2).
    guard !first.receivesHover, !second.receivesHover else { return false }
    if isSameNode { return first.node != nil }
    guard let leftNode = first.node, let rightNode = second.node else { return false }
    return leftNode.isInside(rightNode) || rightNode.isInside(leftNode)
  }

  private func depth(of place: Int) -> Int {
    if let depth = entries[place].depth { return depth }
    let depth = entries[place].who.recognizer.node.map(TreeOrder.depth) ?? 0
    entries[place].depth = depth
    return depth
  }

  func prevents(_ winner: Int, _ other: Int) -> Bool {
    let (winner, other) = (entries[winner].who.recognizer, entries[other].who.recognizer)
    let isSideBySide = has(.asksSideBySide)
    return ask(.canPrevent, winner, other) { winner.canPrevent(other) }
      && !(isSideBySide && allows(winner, other))
      && ask(.canBePrevented, other, winner) { other.canBePrevented(by: winner) }
      && !allows(other, winner) && (isSideBySide || !allows(winner, other))
  }

  private func allows(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let delegate = recognizer.askedDelegate else { return false }
    let answer = delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    tell(.simultaneous, recognizer, other, answer)
    return answer
  }

  func isUndecided(_ contender: Int) -> Bool {
    entries[contender].who.isMeant && entries[contender].who.recognizer.isUndecided
  }

  func didDecide(_ contender: Int) {
    entries[contender].who.recognizer.attempt.take(.granted)
    giveTurn(to: contender)
  }

  /// Gives a contender its turn in EO-5.
  private func giveTurn(to contender: Int) {
    addDecision(entries[contender].who.recognizer, entries[contender].wasAssigned)
  }

  func didHold(_ contender: Int) {
    let recognizer = entries[contender].who.recognizer
    recognizer.attempt.take(.blocked)
    guard isTraced else { return }
    forEachRequirement(of: recognizer) { other in
      if other.isUndecided { record(.waiting(recognizer, for: other)) }
    }
  }

  func didList(_ contender: Int) {
    let who = entries[contender].who
    let recognizer = who.recognizer
    if recognizer.attempt.state == .failed, !recognizer.attempt.isStopped, has(.failedGetTouchesCancelled) {
      cancelTouches(of: recognizer)
      recognizer.unbindAll()
    }
    if who.isInSameAttempt { giveTurn(to: contender) }
  }

  func didFail(_ contender: Int, _ cause: ArbitrationCause) {
    let who = entries[contender].who
    let recognizer = who.recognizer
    switch cause {
    case .excluded, .excludedByActive:
      guard has(.preventedGetTouchesCancelled) else { break }
      cancelTouches(of: recognizer)
      guard !isUndecided(contender) else { break }
      // A recognizer that failed by itself in the call is still included in this update.
      if who.isMeant { giveTurn(to: contender) }
      return
    case .requirement: break
    case .cycle: context.report(.requirementCycle)
    }
    move(recognizer, .prevented, recorded(cause))
    recognizer.unbindAll()
    giveTurn(to: contender)
  }

  /// Returns the cause with the recognizers behind the places.
  private func recorded(_ cause: ArbitrationCause) -> TransitionCause {
    switch cause {
    case .excluded(let winner): .prevented(by: entries[winner].who.recognizer, .recognized)
    case .excludedByActive(let winner): .prevented(by: entries[winner].who.recognizer, .alreadyActive)
    case .requirement(let other): .requirement(entries[other].who.recognizer)
    case .cycle: .cycle
    }
  }
}
