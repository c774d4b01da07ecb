public import TouchCore

extension GestureEnvironment {
  /// Tells the recognizers that want it of a pointer without contact that is over a node, or over none (HO-1).
  public func hover(
    _ event: TouchEvent, _ pointer: Touch, over node: (any TouchNode)?, into commands: inout [TouchCommand]
  ) {
    lastEvent = event
    var inside: [GestureRecognizer] = []
    var steps = 0
    var current = node
    while let here = current {
      for (index, recognizer) in here.attachedGestureRecognizers.enumerated().reversed() {
        guard let recognizer = recognizer as? GestureRecognizer, recognizer.receivesHover, recognizer.isEnabled
        else { continue }
        inside.append(recognizer)
        guard !recognizer.isParticipating else { continue }
        recognizer.depth = -steps
        recognizer.order = index
      }
      steps += 1
      current = here.parentNode
    }
    for recognizer in inside where !recognizer.isParticipating { recognizer.depth += steps }
    let before = hovering
    for recognizer in before where !inside.contains(where: { $0 === recognizer }) {
      hovering.removeAll { $0 === recognizer }
      recognizer.hoverExited(pointer, with: event)
      recognizer.forgetTracked()
      if recognizer.committed == .failed || recognizer.request == nil { reset(recognizer) }
    }
    for recognizer in inside {
      if before.contains(where: { $0 === recognizer }) {
        recognizer.hoverMoved(pointer, with: event)
      } else if !recognizer.isParticipating {
        hovering.append(recognizer)
        join(recognizer, pointer)
        recognizer.hoverEntered(pointer, with: event)
      }
    }
    // The deeper node first, as with touches.
    sortParticipants()
    decide()
    drain(into: &commands)
  }

  /// Offers a movement of a wheel or trackpad to the recognizers of a node and its ancestors (SD-6).
  public func scroll(
    _ event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode, into commands: inout [TouchCommand]
  ) -> Bool {
    lastEvent = event
    if movement.kind == .continuous, movement.phase == .began || movement.phase.isFinal {
      trackpadIsTouched = movement.phase == .began
    }
    guard let recognizer = recognizer(of: event, movement, over: node) else { return false }
    var movement = movement
    // Nobody may have wanted the trackpad's first report, which as a rule has no direction yet.
    if recognizer.state == .possible, trackpadIsTouched { movement.phase = .began }
    if movement.phase.isFinal { for touch in recognizer.gestureTouches { touch.phase = movement.phase } }
    recognizer.scrolled(movement, with: event)
    decide()
    // One that failed is deaf to the rest of the movement, as far as anybody knows when that ends.
    if recognizer.committed == .failed, movement.phase.isFinal || !trackpadIsTouched {
      reset(recognizer)
    }
    drain(into: &commands)
    return true
  }

  /// Who takes a movement: whoever is taking it already, wherever the pointer is now, or the first that wants it.
  private func recognizer(
    of event: TouchEvent, _ movement: ScrollMovement, over node: any TouchNode
  ) -> GestureRecognizer? {
    for recognizer in participants where !hovering.contains(where: { $0 === recognizer }) {
      if recognizer.followsPointer { return recognizer }
    }
    // What ends now began where nobody wanted it.
    guard !movement.phase.isFinal else { return nil }
    var current: (any TouchNode)? = node
    while let here = current {
      for recognizer in here.attachedGestureRecognizers.reversed() {
        guard let recognizer = recognizer as? GestureRecognizer, recognizer.isEnabled,
          recognizer.acceptsScroll(movement), !recognizer.isParticipating, receives(recognizer, event)
        else { continue }
        join(recognizer, makePointer(movement, here))
        return recognizer
      }
      current = here.parentNode
    }
    return nil
  }

  /// Stands for the wheel or trackpad among the touches of the one recognizer that took its movement.
  private func makePointer(_ movement: ScrollMovement, _ node: any TouchNode) -> Touch {
    var sample = TouchSample(
      id: TouchID(Int.min), phase: movement.kind == .discrete ? .ended : .moved, location: movement.location,
      timestamp: movement.timestamp)
    sample.type = .indirectPointer
    return Touch(
      sample: sample, number: 0, tapCount: 0, sequence: 0, root: node.rootNode, node: nil, responder: nil,
      context: context)
  }

  /// Lets a recognizer take part with something that is no touch of a finger.
  private func join(_ recognizer: GestureRecognizer, _ pointer: Touch) {
    enrol(recognizer)
    recognizer.startScreenLocation = pointer.screenLocation
    recognizer.gestureTouches.append(pointer)
    recognizer.tracked.append(pointer)
    participants.append(recognizer)
    needsDecision = true
  }

  /// Breaks off the recognizers that follow a pointer without contact or a trackpad.
  func endPointers() {
    // What is remembered of them must not keep the tree.
    lastEvent?.touches.removeAll { $0.isPointer }
    let all = participants
    let keptPlaces = keepPlaces()
    for recognizer in all where recognizer.followsPointer { end(recognizer, .systemCancel) }
    closeGaps(unless: keptPlaces)
  }

  /// Breaks off the recognizers of nodes that are about to leave the tree.
  public func nodeWillLeave(_ node: any TouchNode, into commands: inout [TouchCommand]) {
    let all = participants
    for recognizer in all where recognizer.node?.isInside(node) ?? false { end(recognizer, .removed) }
    settleHolds()
    drain(into: &commands)
  }
}

extension GestureRecognizer {
  /// Whether what it follows is no touch of a finger.
  fileprivate var followsPointer: Bool { gestureTouches.contains { $0.isPointer } }
}
