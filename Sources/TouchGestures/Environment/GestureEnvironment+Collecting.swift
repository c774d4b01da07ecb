package import TouchEvents

// EO-2: which recognizers get a new touch.
extension GestureEnvironment {
  /// Offers new touches to the recognizers of the hit node and its ancestors (GC-1, GC-12).
  package func collect(_ touches: [Touch], _ event: TouchEvent) {
    if course.lastEvent !== event { course.lastEvent = event }
    guard touches.have(.began) else { return }
    var candidates: [GestureRecognizer] = []
    swap(&candidates, &spare.recognizers)
    for touch in touches where touch.phase == .began && touch.claim == nil {
      touch.claim = TouchParticipation()
      offer(touch, event, &candidates)
    }
    for recognizer in candidates {
      recognizer.standing.isCandidate = false
      var offered: [Touch] = []
      swap(&offered, &recognizer.given.offered)
      offered.removeAll { !recognizer.isStillOffered($0) }
      swap(&offered, &recognizer.given.offered)
      guard !recognizer.given.offered.isEmpty else { continue }
      let accepted = recognizer.acceptedTouches(recognizer.given.offered, with: event)
      for touch in accepted where recognizer.isStillOffered(touch) { bind(touch, to: recognizer) }
    }
    for recognizer in candidates { recognizer.given.offered.removeAll(keepingCapacity: true) }
    // `false` counts for this event alone, and so does `true` of a recognizer that receives no touch (GC-5).
    for recognizer in candidates where recognizer.progress.receivesEvents == false || recognizer.given.bound.isEmpty {
      if !recognizer.progress.isTouched { recognizer.progress.receivesEvents = nil }
    }
    candidates.removeAll(keepingCapacity: true)
    swap(&candidates, &spare.recognizers)
  }

  private func offer(_ touch: Touch, _ event: TouchEvent, _ candidates: inout [GestureRecognizer]) {
    var node = touch.hitNode
    while let current = node {
      let first = candidates.count
      // A snapshot: those asked may add and remove.
      for (number, attached) in current.attachedGestureRecognizers.enumerated() {
        guard let recognizer = attached as? GestureRecognizer else {
          context.report(.foreignRecognizer)
          continue
        }
        guard recognizer.node === current else { continue }
        recognizer.standing.number = number
        // A callback may have taken the view away: no view receives the touch any more.
        guard touch.hasPhase(.began) else { return }
        if !recognizer.standing.isCandidate {
          recognizer.standing.isCandidate = true
          // The last one added comes first.
          candidates.insert(recognizer, at: first)
        }
        if let refusal = refusal(of: recognizer, on: current, touch, event) {
          record(.notOffered(recognizer, touch, refusal))
        } else {
          recognizer.given.offered.append(touch)
        }
      }
      node = current.parentNode
    }
  }

  /// Asks whether a recognizer takes a touch; the first no ends the questions (GC-12).
  private func refusal(
    of recognizer: GestureRecognizer, on node: any TouchNode, _ touch: Touch, _ event: TouchEvent
  ) -> OfferRefusal? {
    if touch.press != nil {
      guard recognizer.receivesPresses else { return .touchType }
    } else {
      if recognizer.requiresExclusiveTouchType, let first = recognizer.firstType, first != touch.type {
        return .otherTouchType
      }
      guard recognizer.allowedTouchTypes.contains(touch.type) else { return .touchType }
    }
    guard recognizer.isEnabled else { return .disabled }
    // What was assigned outside an attempt is void: nothing may stick.
    if recognizer.current != .possible, !recognizer.standing.isParticipant { recognizer.forgetAttempt() }
    if recognizer.current == .ended, recognizer.progress.isHeld { return .heldAndComplete }
    guard !recognizer.current.isFinal else { return .failedBefore }
    guard context.deliverer.admits(node, touch) else { return .exclusiveTouch }
    guard receives(recognizer, event) else { return .event }
    if let press = touch.press, !recognizer.allowedPressTypes.contains(press.type) { return .touchType }
    return accepts(touch, recognizer.askedDelegate, recognizer) ? nil : .delegate
  }

  /// Returns whether a recognizer and its delegate receive an event; asked once per attempt, or once per event after `false` (GC-5).
  func receives(_ recognizer: GestureRecognizer, _ event: TouchEvent) -> Bool {
    if let answer = recognizer.progress.receivesEvents { return answer }
    var answer = recognizer.shouldReceive(event)
    if answer, let delegate = recognizer.askedDelegate {
      answer = delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }
    record(.question(GestureQuestion(.shouldReceiveEvent, recognizer, answer: answer)))
    recognizer.progress.receivesEvents = answer
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

  private func bind(_ touch: Touch, to recognizer: GestureRecognizer) {
    guard let participation = touch.participation else { return }
    if !recognizer.progress.isTouched, recognizer.given.bound.isEmpty {
      recognizer.given.startLocation = touch.screenLocation
    }
    if !recognizer.given.bound.contains(where: { $0.isDown }) { recognizer.given.acceptedType = touch.type }
    join(recognizer)
    recognizer.bind(touch, participation)
  }

  // MARK: Order of priority

  /// Puts the participants in order of priority.
  func sortParticipants() {
    var index = 1
    // Insertion: they are in order already as a rule.
    while index < participants.count {
      if comes(index, before: index - 1) {
        var (low, high) = (0, index - 1)
        while low < high {
          let middle = (low + high) / 2
          if comes(index, before: middle) { high = middle } else { low = middle + 1 }
        }
        participants.insert(participants.remove(at: index), at: low)
      }
      index += 1
    }
  }

  /// Returns whether the participant at a place is before the one at another.
  private func comes(_ place: Int, before other: Int) -> Bool {
    let (own, other) = (participants[place], participants[other])
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
    if given.tracked.contains(where: { $0.isDown }) { return given.acceptedType }
    return given.offered.first?.type
  }

  /// Returns whether it and the touch are where they were when it was offered it: a callback may have changed that.
  fileprivate func isStillOffered(_ touch: Touch) -> Bool {
    guard isEnabled, !current.isFinal, let node else { return false }
    return touch.isOffered(in: node) && !given.bound.contains(touch)
  }
}
