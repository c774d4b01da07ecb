import TouchCore

extension GestureEnvironment {
  /// Step 1: asks the recognizers of the hit node and its ancestors whether they take a new touch (GC-1 to GC-5).
  func offer(_ touch: Touch, _ event: TouchEvent) {
    let participation = TouchParticipation(touch)
    touch.claim = participation
    var depth = 0
    // Whether somebody was asked who may have changed the tree.
    var hasAsked = false
    var node = touch.hitNode
    while let current = node {
      depth += 1
      node = current.parentNode
    }
    node = touch.hitNode
    while let current = node {
      // A snapshot: those asked may add and remove.
      let recognizers = current.attachedGestureRecognizers
      var index = recognizers.count
      while index > 0 {
        index -= 1
        guard let recognizer = recognizers[index] as? GestureRecognizer else {
          context.report(.foreignRecognizer)
          continue
        }
        if hasAsked, !recognizer.isStill(on: current, of: touch) { continue }
        hasAsked = hasAsked || recognizer.delegate != nil
        recognizer.depth = depth
        recognizer.order = index
        if let refusal = refusal(of: recognizer, touch, event) {
          context.trace?.record(.notOffered(recognizer, touch, refusal))
        } else if !hasAsked || recognizer.isStill(on: current, of: touch) {
          take(touch, participation, by: recognizer)
        }
      }
      depth -= 1
      node = current.parentNode
    }
  }

  private func refusal(of recognizer: GestureRecognizer, _ touch: Touch, _ event: TouchEvent) -> OfferRefusal? {
    guard recognizer.isEnabled else { return .disabled }
    if let press = touch.press {
      guard recognizer.allowedPressTypes.contains(press.type) else { return .touchType }
    } else {
      guard recognizer.allowedTouchTypes.contains(touch.type) else { return .touchType }
      if recognizer.requiresExclusiveTouchType, let first = recognizer.tracked.first, first.type != touch.type {
        return .otherTouchType
      }
    }
    if recognizer.committed.isFinal { return .failedBefore }
    if recognizer.isHeld && recognizer.request == .ended { return .heldAndComplete }
    guard receives(recognizer, event) else { return .event }
    guard let delegate = recognizer.delegate else { return nil }
    let answer: Bool
    if let press = touch.press {
      answer = delegate.gestureRecognizer(recognizer, shouldReceive: press)
    } else {
      answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    context.trace?.record(
      .question(
        GestureQuestion(
          touch.press == nil ? .shouldReceiveTouch : .shouldReceivePress, recognizer, touch: touch, answer: answer)))
    return answer ? nil : .delegate
  }

  /// Whether the recognizer sees the event; asked once an event (GC-5).
  func receives(_ recognizer: GestureRecognizer, _ event: TouchEvent) -> Bool {
    if recognizer.receivesEvent == nil || !recognizer.isParticipating {
      var answer = recognizer.shouldReceive(event)
      if answer, let delegate = recognizer.delegate {
        answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
      }
      context.trace?.record(.question(GestureQuestion(.shouldReceiveEvent, recognizer, answer: answer)))
      recognizer.receivesEvent = answer
    }
    return recognizer.receivesEvent ?? false
  }

  private func take(_ touch: Touch, _ participation: TouchParticipation, by recognizer: GestureRecognizer) {
    if !recognizer.isParticipating {
      enrol(recognizer)
      recognizer.startScreenLocation = touch.screenLocation
      participants.append(recognizer)
    }
    recognizer.gestureTouches.append(touch)
    recognizer.tracked.append(touch)
    participation.add(recognizer)
    markDirty(participation)
    needsDecision = true
  }

  /// Puts the deeper node first, then the node whose recognizers have the lower touch, then the last added.
  func sortParticipants() {
    var index = 1
    // Insertion: those of one touch arrive in order already, so this is linear as a rule.
    while index < participants.count {
      let recognizer = participants[index]
      var place = index
      while place > 0, comesBefore(recognizer, participants[place - 1]) { place -= 1 }
      if place != index {
        participants.remove(at: index)
        participants.insert(recognizer, at: place)
      }
      index += 1
    }
  }

  private func comesBefore(_ left: GestureRecognizer, _ right: GestureRecognizer) -> Bool {
    if left.depth != right.depth { return left.depth > right.depth }
    let (leftNode, rightNode) = (left.nodeID, right.nodeID)
    if leftNode == rightNode { return left.order > right.order }
    return lowestTouch(on: leftNode) < lowestTouch(on: rightNode)
  }

  private func lowestTouch(on node: ObjectIdentifier?) -> Int {
    var lowest = Int.max
    for recognizer in participants where recognizer.nodeID == node {
      for touch in recognizer.gestureTouches { lowest = min(lowest, touch.id.rawValue) }
    }
    return lowest
  }

  // MARK: Step 2

  /// Asks pairs that share a touch for the first time for requirements of this attempt (GF-2, R-28).
  func askForRequirements(_ touches: [Touch]) {
    let all = participants
    for (index, first) in all.enumerated() {
      // A pair whose upper recognizer took no new touch shares none either, so nothing is missed.
      guard first.gestureTouches.contains(where: { isNew($0, touches) }) else { continue }
      for second in all[(index + 1)...] where shareOnlyNewTouches(first, second, touches) { ask(first, second) }
    }
  }

  private func isNew(_ touch: Touch, _ touches: [Touch]) -> Bool {
    touch.phase == .began && touches.contains { $0 === touch }
  }

  private func shareOnlyNewTouches(
    _ first: GestureRecognizer, _ second: GestureRecognizer, _ touches: [Touch]
  ) -> Bool {
    var sharesNew = false
    for touch in first.gestureTouches where second.gestureTouches.contains(where: { $0 === touch }) {
      if !isNew(touch, touches) { return false }
      sharesNew = true
    }
    return sharesNew
  }

  private func ask(_ first: GestureRecognizer, _ second: GestureRecognizer) {
    let firstByHooks = hooks(of: first, awaiting: second)
    let secondByHooks = hooks(of: second, awaiting: first)
    let firstByDelegates = delegates(of: first, awaiting: second)
    let secondByDelegates = delegates(of: second, awaiting: first)
    if firstByHooks || firstByDelegates { addEdge(from: first, to: second) }
    if secondByHooks || secondByDelegates { addEdge(from: second, to: first) }
  }

  private func hooks(of waiter: GestureRecognizer, awaiting other: GestureRecognizer) -> Bool {
    let requires =
      waiter.script?.recognizer(waiter, shouldRequireFailureOf: other) ?? waiter.shouldRequireFailure(of: other)
    let required =
      other.script?.recognizer(other, shouldBeRequiredToFailBy: waiter) ?? other.shouldBeRequiredToFail(by: waiter)
    if let trace = context.trace {
      trace.record(.question(GestureQuestion(.subclassRequiresFailure, waiter, other: other, answer: requires)))
      trace.record(.question(GestureQuestion(.subclassRequiredToFail, other, other: waiter, answer: required)))
    }
    return requires || required
  }

  private func delegates(of waiter: GestureRecognizer, awaiting other: GestureRecognizer) -> Bool {
    var answer = false
    if let delegate = waiter.delegate {
      let requires = delegate.gestureRecognizer(waiter as any GestureRecognizing, shouldRequireFailureOf: other)
      context.trace?.record(.question(GestureQuestion(.requiresFailure, waiter, other: other, answer: requires)))
      answer = requires
    }
    if let delegate = other.delegate {
      let required = delegate.gestureRecognizer(other as any GestureRecognizing, shouldBeRequiredToFailBy: waiter)
      context.trace?.record(.question(GestureQuestion(.requiredToFail, other, other: waiter, answer: required)))
      answer = answer || required
    }
    return answer
  }

  private func addEdge(from waiter: GestureRecognizer, to other: GestureRecognizer) {
    // Those asked may have taken one of them out, whose edges nobody would clear.
    guard waiter.isParticipating, other.isParticipating else { return }
    waiter.dynamicRequirements.append(
      AttemptEdge(other: other, otherAttempt: other.attempt, ownAttempt: waiter.attempt))
    other.dynamicDependents.append(
      AttemptEdge(other: waiter, otherAttempt: waiter.attempt, ownAttempt: other.attempt))
  }
}

extension GestureRecognizer {
  /// Whether it is where it was, and takes part: who was asked about a touch may have changed that (GR-9).
  fileprivate func isStill(on node: any TouchNode, of touch: Touch) -> Bool {
    isEnabled && self.node === node && node.rootNode === touch.rootNode
  }
}
