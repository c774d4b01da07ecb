package import TouchEvents

// Pointers without contact, wheels and trackpads: touches of no finger.
extension GestureEnvironment {
  /// Notifies the recognizers that accept it of a pointer without contact that is over a node, or over none (HO-1).
  package func hover(_ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?) {
    course.lastEvent = event
    let inside = recognizersForHover(over: node)
    let before = hovering
    // In order of priority: those whose view the pointer left have their place among the others.
    var all = inside
    for recognizer in before where !inside.contains(where: { $0 === recognizer }) {
      all.insert(recognizer, at: all.firstIndex { comesBefore(recognizer, $0) } ?? all.count)
    }
    for recognizer in all {
      let isInside = inside.contains { $0 === recognizer }
      if before.contains(where: { $0 === recognizer }) {
        guard hovering.contains(where: { $0 === recognizer }) else { continue }
        recognizer.attempt.marks.insert(.handed)
        if isInside {
          callInAttempt(recognizer) { $0.hoverMoved(pointer, with: event) }
          continue
        }
        hovering.removeAll { $0 === recognizer }
        callInAttempt(recognizer) { $0.hoverExited(pointer, with: event) }
        if recognizer.attempt.state == .possible, recognizer.standing.isParticipant {
          reset(recognizer)
        } else {
          recognizer.unbindAll()
        }
      } else if !recognizer.standing.isParticipant, receivesNow(recognizer, event) {
        hovering.append(recognizer)
        join(recognizer, pointer)
        callInAttempt(recognizer) { $0.hoverEntered(pointer, with: event) }
      }
    }
    setNeedsUpdate()
  }

  private func recognizersForHover(over node: (any TouchNode)?) -> [GestureRecognizer] {
    var inside: [GestureRecognizer] = []
    var current = node
    var walk = CycleGuard()
    while let here = current {
      guard walk.admits(here) else {
        context.report(.cyclicTree)
        break
      }
      for recognizer in here.attachedGestureRecognizers.reversed() {
        guard let recognizer = recognizer as? GestureRecognizer, recognizer.receivesHover, recognizer.isEnabled
        else { continue }
        takeOver(recognizer)
        inside.append(recognizer)
      }
      current = here.parentNode
    }
    return inside
  }

  /// Offers a movement of a wheel or trackpad to the recognizers of a node and its ancestors (SD-6).
  package func scroll(_ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode) {
    course.lastEvent = event
    if movement.kind == .continuous, movement.phase == .began || movement.phase.isFinal {
      trackpadIsTouched = movement.phase == .began
      receivedTrackpad = []
    }
    guard let recognizer = recognizer(of: event, movement, over: node) else { return }
    var movement = movement
    // No recognizer may have accepted the trackpad's first report, which as a rule has no direction yet.
    if recognizer.attempt.state == .possible, trackpadIsTouched { movement.phase = .began }
    // The trackpad's own end only: a button of a mouse may be down on the same recognizer.
    for touch in recognizer.given.bound where touch.isPointer && movement.phase.isFinal { touch.enter(movement.phase) }
    recognizer.attempt.marks.insert(.handed)
    callInAttempt(recognizer) { $0.scrolled(movement, with: event) }
    setNeedsUpdate()
  }

  /// Returns the recognizer of a movement: the one that has it already, wherever the pointer is, or the first that accepts it.
  private func recognizer(
    of event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode
  ) -> GestureRecognizer? {
    for recognizer in participants where !hovering.contains(where: { $0 === recognizer }) {
      if recognizer.followsPointer { return recognizer }
    }
    // What ends now began where no recognizer accepted it.
    guard !movement.phase.isFinal else { return nil }
    var current: (any TouchNode)? = node
    var walk = CycleGuard()
    while let here = current {
      guard walk.admits(here) else {
        context.report(.cyclicTree)
        break
      }
      for recognizer in here.attachedGestureRecognizers.reversed() {
        guard let recognizer = recognizer as? GestureRecognizer, recognizer.isEnabled,
          recognizer.acceptsScroll(movement)
        else { continue }
        takeOver(recognizer)
        guard !recognizer.standing.isParticipant,
          !receivedTrackpad.contains(where: { $0 === recognizer }), receivesNow(recognizer, event)
        else { continue }
        // A recognizer that is reset ignores the rest of the movement, as to a touch (GR-2).
        if trackpadIsTouched { receivedTrackpad.append(recognizer) }
        join(recognizer, makePointer(movement, here))
        return recognizer
      }
      current = here.parentNode
    }
    return nil
  }

  /// Returns whether a recognizer receives an event; `false` is not remembered, nor is `true` of one that left in the callback,
  /// or whose pointer was interrupted.
  private func receivesNow(_ recognizer: GestureRecognizer, _ event: TouchEvent) -> Bool {
    let (node, root) = (recognizer.node, recognizer.node?.rootNode)
    let before = interruptions
    let answer =
      receives(recognizer, event) && recognizer.node === node && node?.rootNode === root && interruptions == before
    if !answer { recognizer.standing.receivesEvents = nil }
    return answer
  }

  /// Stands for the wheel or trackpad among the touches of the one recognizer that took its movement.
  private func makePointer(_ movement: ScrollMovement, _ node: any TouchNode) -> Touch {
    var sample = TouchSample(
      id: TouchID(Int.min), phase: movement.kind == .discrete ? .ended : .moved, location: movement.location,
      timestamp: movement.timestamp)
    sample.type = .indirectPointer
    return Touch(
      sample: sample, number: 0, tapCount: 0, sequence: 0, root: node.rootNode, node: nil, context: context)
  }

  /// Lets a recognizer participate with something that is no touch of a finger.
  private func join(_ recognizer: GestureRecognizer, _ pointer: Touch) {
    join(recognizer)
    recognizer.given.startLocation = pointer.screenLocation
    if !recognizer.given.bound.contains(where: { $0.isDown }) { recognizer.given.acceptedType = pointer.type }
    recognizer.given.bound.append(pointer)
    recognizer.given.tracked.append(pointer)
    recognizer.attempt.take(.handed)
  }

  /// Breaks off what pointers without contact and trackpads move (TB-12).
  ///
  /// Recognizers that never decided about fingers are reset before the next one lands (GR-3).
  package func interrupt() {
    // What is remembered of them must not keep the tree.
    course.lastEvent?.touches.removeAll { $0.isPointer }
    // A movement after that is a separate one.
    receivedTrackpad = []
    interruptions += 1
    var acting: [GestureRecognizer] = []
    for recognizer in participants where recognizer.followsPointer {
      recognizer.unbindAll()
      if recognizer.attempt.acting != nil {
        acting.append(recognizer)
      } else {
        stopImmediately(recognizer, .systemCancel)
      }
    }
    setNeedsUpdate()
    guard !acting.isEmpty else { return }
    // An action that gives up the application is not called again before it returns.
    context.performAfterEvent { [self] in
      for recognizer in acting { stopImmediately(recognizer, .systemCancel) }
    }
  }

  /// Stops the recognizers of nodes that are about to leave the tree; inside events it sets them back, too (R-16, GR-7).
  package func nodeWillLeave(_ node: any TouchNode) {
    // A recognizer that failed before waits for its group (GR-2).
    for recognizer in participants where recognizer.node?.isInside(node) ?? false {
      if recognizer.attempt.state == .failed { continue }
      stopImmediately(recognizer, .removed)
      if context.isInEvent, recognizer.standing.isParticipant { reset(recognizer) }
    }
  }

  /// Sets back those that were stopped outside events, after the update in which others received it (GR-7).
  package func resetRecognizers(in node: any TouchNode) {
    for recognizer in participants where recognizer.standing.isParticipant && recognizer.node?.isInside(node) ?? false {
      if recognizer.attempt.isStopped || recognizer.attempt.state != .failed { reset(recognizer) }
    }
  }
}

extension GestureRecognizer {
  /// Whether what it follows is no touch of a finger.
  fileprivate var followsPointer: Bool { given.bound.contains { $0.isPointer } }
}
