import TouchEvents

// The recognizers behind the arbiter's places: all its questions are asked here.
extension GestureEnvironment: ArbiterDelegate {
  func areRelated(_ left: Int, _ right: Int) -> Bool {
    // Different nodes of one depth are not inside each other. Depths are worth counting where there are many pairs.
    withUnretained(left, right) { first, second in
      let isSameNode = first.attachment.identity == second.attachment.identity
      if entries.count > 12, !isSameNode, depth(of: left) == depth(of: right) { return false }
      // Recognizers of pointers without contact prevent no other, and no other prevents them (HO-2).
      guard !first.receivesHover, !second.receivesHover else { return false }
      if isSameNode { return first.node != nil }
      guard let leftNode = first.node, let rightNode = second.node else { return false }
      return leftNode.isInside(rightNode) || rightNode.isInside(leftNode)
    }
  }

  private func depth(of place: Int) -> Int {
    if let depth = entries[place].depth { return depth }
    let depth = entries[place].recognizer.node.map(TreeOrder.depth) ?? 0
    entries[place].depth = depth
    return depth
  }

  @inline(__always)
  private func withUnretained<Result>(
    _ first: Int, _ second: Int, _ body: (GestureRecognizer, GestureRecognizer) -> Result
  ) -> Result {
    let (first, second) = (entries[first].unretained, entries[second].unretained)
    return first.withUnretained { first in second.withUnretained { body(first, $0) } }
  }

  func prevents(_ winner: Int, _ other: Int) -> Bool {
    withUnretained(winner, other) { winner, other in
      let isSideBySide = has(.asksSideBySide)
      let isObserved = isObserved
      return ask(.canPrevent, winner, other, isObserved) { winner.canPrevent(other) }
        && !(isSideBySide && allows(winner, other))
        && ask(.canBePrevented, other, winner, isObserved) { other.canBePrevented(by: winner) }
        && !allows(other, winner) && (isSideBySide || !allows(winner, other))
    }
  }

  private func allows(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let delegate = recognizer.askedDelegate else { return false }
    let answer = delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    tell(.simultaneous, recognizer, other, answer)
    return answer
  }

  func isUndecided(_ contender: Int) -> Bool {
    let attempt = entries[contender].attempt
    return entries[contender].unretained.withUnretained {
      $0.attempt.number == attempt && $0.isUndecided && !$0.attempt.isStopped
    }
  }

  func didDecide(_ contender: Int) {
    entries[contender].unretained.withUnretained { recognizer in
      recognizer.attempt.take(.granted)
      list(recognizer, entries[contender].wasAssigned)
    }
  }

  func didHold(_ contender: Int) {
    let recognizer = entries[contender].recognizer
    recognizer.attempt.take(.blocked)
    guard isTraced else { return }
    forEachRequirement(of: recognizer) { other in
      if other.isUndecided { record(.waiting(recognizer, for: other)) }
    }
  }

  func didList(_ contender: Int) {
    let attempt = entries[contender].attempt
    entries[contender].unretained.withUnretained { recognizer in
      if recognizer.attempt.state == .failed, !recognizer.attempt.isStopped, has(.failedGetTouchesCancelled) {
        callCancelled(recognizer)
        recognizer.unbindAll()
      }
      if recognizer.attempt.number == attempt { list(recognizer, entries[contender].wasAssigned) }
    }
  }

  func didFail(_ contender: Int, _ cause: ArbitrationCause) {
    entries[contender].unretained.withUnretained { recognizer in
      switch cause {
      case .excluded, .excludedByActive:
        guard has(.preventedGetTouchesCancelled) else { break }
        callCancelled(recognizer)
        guard !isUndecided(contender) else { break }
        // A recognizer that failed by itself in the call is still included in this update.
        let isSameAttempt = recognizer.attempt.number == entries[contender].attempt
        if isSameAttempt, !recognizer.attempt.isStopped { list(recognizer, entries[contender].wasAssigned) }
        return
      case .requirement: break
      case .cycle: context.report(.requirementCycle)
      }
      move(recognizer, .prevented, recorded(cause))
      recognizer.unbindAll()
      list(recognizer, entries[contender].wasAssigned)
    }
  }

  /// Returns the cause with the recognizers behind the places.
  private func recorded(_ cause: ArbitrationCause) -> TransitionCause {
    switch cause {
    case .excluded(let winner): .prevented(by: entries[winner].recognizer, .recognized)
    case .excludedByActive(let winner): .prevented(by: entries[winner].recognizer, .alreadyActive)
    case .requirement(let other): .requirement(entries[other].recognizer)
    case .cycle: .cycle
    }
  }
}
