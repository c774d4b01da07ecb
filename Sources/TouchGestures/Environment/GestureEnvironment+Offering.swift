package import TouchEvents

// EO-2: which recognizers get a new touch.
extension GestureEnvironment {
  /// Offers new touches to the recognizers of the hit node and its ancestors (GC-1, GC-12).
  package func offer(_ touches: [Touch], _ event: TouchEvent) {
    if course.lastEvent !== event { course.lastEvent = event }
    guard touches.have(.began) else { return }
    let number = course.handOuts
    var candidates: [GestureRecognizer] = []
    candidates.reserveCapacity(8)
    for touch in touches where touch.phase == .began && touch.beginOffer() { collect(touch, event, &candidates) }
    for recognizer in candidates {
      recognizer.standing.isCandidate = false
      var offered = recognizer.given.offered
      for index in offered.indices.reversed() where !isOffered(offered[index], to: recognizer, number) {
        offered.drop(at: index)
      }
      recognizer.given.offered = offered
      guard !offered.isEmpty else { continue }
      // An override may return any.
      for touch in recognizer.acceptedTouches(offered, with: event) where recognizer.given.offered.contains(touch) {
        if isOffered(touch, to: recognizer, number) { bind(touch, to: recognizer) }
      }
    }
    for recognizer in candidates {
      recognizer.given.offered.empty()
      // `false` counts for this event alone, and so does `true` of a recognizer that receives no touch (GC-5).
      if recognizer.standing.receivesEvents == false || recognizer.given.bound.isEmpty,
        !recognizer.attempt.isTouched
      {
        recognizer.standing.receivesEvents = nil
      }
    }
  }

  private func collect(_ touch: Touch, _ event: TouchEvent, _ candidates: inout [GestureRecognizer]) {
    var node = touch.hitNode
    var walk = CycleGuard()
    while let current = node {
      guard walk.admits(current) else { return context.report(.cyclicTree) }
      let first = candidates.count
      // A snapshot: those asked may add and remove.
      let attached = current.attachedGestureRecognizers
      for number in attached.indices {
        guard let recognizer = attached[number] as? GestureRecognizer else {
          context.report(.foreignRecognizer)
          continue
        }
        takeOver(recognizer)
        guard recognizer.attachment.identity == ObjectIdentifier(current as AnyObject) else { continue }
        recognizer.standing.number = number
        // A callback may have taken the view away: no view receives the touch any more.
        guard touch.hasPhase(.began) else { return }
        // The last one added comes first.
        if !recognizer.standing.isCandidate { candidates.insert(recognizer, at: first) }
        offer(touch, event, to: recognizer, on: current)
      }
      node = current.parentNode
    }
  }

  private func offer(_ touch: Touch, _ event: TouchEvent, to recognizer: GestureRecognizer, on node: any TouchNode) {
    recognizer.standing.isCandidate = true
    // A callback may have moved it since an earlier touch was offered.
    if recognizer.standing.offeredOn != recognizer.attachment.identity { recognizer.given.offered = [] }
    recognizer.standing.offeredOn = recognizer.attachment.identity
    if let refusal = refusal(of: recognizer, on: node, touch, event) {
      record(.notOffered(recognizer, touch, refusal))
    } else {
      recognizer.given.offered.append(touch)
    }
  }

  /// Asks whether a recognizer takes a touch; the first no ends the questions (GC-12).
  private func refusal(
    of recognizer: GestureRecognizer, on node: any TouchNode, _ touch: Touch, _ event: TouchEvent
  ) -> OfferRefusal? {
    if touch.press != nil {
      guard recognizer.receivesPresses else { return .touchType }
    } else {
      if let first = recognizer.firstType, first != touch.type, recognizer.requiresExclusiveTouchType {
        return .otherTouchType
      }
      guard recognizer.allowedTouchTypes.contains(touch.type) else { return .touchType }
    }
    guard recognizer.isEnabled else { return .disabled }
    // What was assigned outside an attempt is void: nothing may stick.
    if recognizer.attempt.state != .possible, !recognizer.standing.isParticipant { recognizer.forgetAttempt() }
    if recognizer.attempt.state == .ended, recognizer.attempt.isHeld { return .heldAndComplete }
    guard !recognizer.attempt.state.isFinal else { return .failedBefore }
    guard deliverer.admits(node, touch) else { return .exclusiveTouch }
    guard receives(recognizer, event) else { return .event }
    if let press = touch.press, !recognizer.allowedPressTypes.contains(press.type) { return .touchType }
    return accepts(touch, recognizer.askedDelegate, recognizer) ? nil : .delegate
  }

  /// Returns whether a recognizer and its delegate receive an event; asked once per attempt, or once per event after `false` (GC-5).
  func receives(_ recognizer: GestureRecognizer, _ event: TouchEvent) -> Bool {
    if let answer = recognizer.standing.receivesEvents { return answer }
    var answer = recognizer.shouldReceive(event)
    if answer, let delegate = recognizer.askedDelegate {
      answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }
    record(.question(GestureQuestion(.shouldReceiveEvent, recognizer, answer: answer)))
    recognizer.standing.receivesEvents = answer
    return answer
  }

  private func accepts(
    _ touch: Touch, _ delegate: (any GestureRecognizerDelegate)?, _ recognizer: GestureRecognizer
  ) -> Bool {
    guard let delegate else { return true }
    let answer =
      touch.press.map { delegate.gestureRecognizer(recognizer, shouldReceive: $0) }
      ?? delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    let kind: GestureQuestion.Kind = touch.press == nil ? .shouldReceiveTouch : .shouldReceivePress
    record(.question(GestureQuestion(kind, recognizer, touch: touch, answer: answer)))
    return answer
  }

  /// Returns whether a recognizer and a touch are where they were when it was offered it: a callback may have changed that.
  ///
  /// A touch whose node left the tree has been cancelled, and so handed out, since there were this many.
  private func isOffered(_ touch: Touch, to recognizer: GestureRecognizer, _ number: Int) -> Bool {
    recognizer.isEnabled && !recognizer.attempt.state.isFinal
      && recognizer.attachment.identity == recognizer.standing.offeredOn
      && (course.handOuts == number || touch.hasPhase(.began)) && !recognizer.given.bound.contains(touch)
  }

  private func bind(_ touch: Touch, to recognizer: GestureRecognizer) {
    let isFirst = recognizer.given.bound.isEmpty
    if isFirst, !recognizer.attempt.isTouched { recognizer.given.startLocation = touch.screenLocation }
    if isFirst || !recognizer.given.bound.contains(where: { $0.isDown }) { recognizer.given.acceptedType = touch.type }
    join(recognizer)
    recognizer.bind(touch)
  }

  // MARK: Order of priority

  /// Puts the participants in order of priority.
  func sortParticipants() { if participants.count > 1 { sortSeveral() } }

  private func sortSeveral() {
    // A copy: who is asked for the order may take recognizers out and bring others in.
    var sorted = participants
    var isMoved = false
    // Insertion: they are in order already as a rule.
    for index in 1..<sorted.count where comes(sorted[index], before: sorted[index - 1]) {
      var (low, high) = (0, index - 1)
      while low < high {
        let middle = (low + high) / 2
        if comes(sorted[index], before: sorted[middle]) { high = middle } else { low = middle + 1 }
      }
      sorted.insert(sorted.remove(at: index), at: low)
      isMoved = true
    }
    guard isMoved else { return }
    sorted.removeAll { !$0.standing.isParticipant || !$0.environmentReference.refers(to: self) }
    if sorted.count < participants.count {
      let all = sorted
      sorted += participants.filter { one in !all.contains { $0 === one } }
    }
    participants = sorted
  }

  /// Returns whether a recognizer is before another.
  private func comes(_ own: GestureRecognizer, before other: GestureRecognizer) -> Bool {
    guard own.attachment.identity == other.attachment.identity else { return comesBefore(own, other) }
    return own.standing.number > other.standing.number
  }

  /// Returns whether a recognizer is before one of another view: on the front branch, or on the deeper view.
  func comesBefore(_ left: GestureRecognizer, _ right: GestureRecognizer) -> Bool {
    guard let leftNode = left.node, let rightNode = right.node else { return false }
    if let isBefore = TreeOrder.isBefore(leftNode, rightNode) { return isBefore }
    return context.dispatcher?.roots?.isInFront(leftNode.rootNode, of: rightNode.rootNode) ?? false
  }
}

/// The order of nodes read from the front: descendants before their ancestors, front branches before those behind.
enum TreeOrder {
  /// Returns whether a node comes before another of the same tree; `nil` for nodes of different trees.
  static func isBefore(_ left: any TouchNode, _ right: any TouchNode) -> Bool? {
    if right.isInside(left) { return false }
    if left.isInside(right) { return true }
    var (leftNode, rightNode) = (left, right)
    let (leftDepth, rightDepth) = (depth(of: left), depth(of: right))
    for _ in 0..<max(0, leftDepth - rightDepth) { leftNode = leftNode.parentNode ?? leftNode }
    for _ in 0..<max(0, rightDepth - leftDepth) { rightNode = rightNode.parentNode ?? rightNode }
    var walk = CycleGuard()
    while let leftParent = leftNode.parentNode, let rightParent = rightNode.parentNode, walk.admits(leftParent) {
      if leftParent === rightParent { return leftParent.isChild(leftNode, inFrontOf: rightNode) }
      (leftNode, rightNode) = (leftParent, rightParent)
    }
    return nil
  }

  /// Returns how many nodes are above a node.
  static func depth(of node: any TouchNode) -> Int {
    var depth = 0
    var parent = node.parentNode
    var walk = CycleGuard()
    while let current = parent, walk.admits(current) {
      depth += 1
      parent = current.parentNode
    }
    return depth
  }
}

extension GestureRecognizer {
  /// The type of the first touch that it accepted, while any of its touches is down or offered to it (GC-3).
  fileprivate var firstType: Touch.TouchType? {
    if !given.tracked.isEmpty, given.tracked.contains(where: { $0.isDown }) { return given.acceptedType }
    return given.offered.first?.type
  }
}
