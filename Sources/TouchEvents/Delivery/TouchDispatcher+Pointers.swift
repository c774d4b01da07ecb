// Pointers without contact, wheels and trackpads, presses, and corrected estimates.
extension TouchDispatcher {
  /// Reports a pointer without contact at a place, in points of the samples' coordinates (HO-1); ``endHover(at:)`` when it
  /// leaves.
  ///
  /// A pencil also has a height over the surface, from 0 to 1, and angles in radians, as in ``TouchSample``. Samples whose
  /// phase is that of a region do the same.
  public func sendHover(
    at location: Point, type: Touch.TouchType = .indirectPointer, zOffset: Double = 0, altitudeAngle: Double = .pi / 2,
    azimuthAngle: Double = 0, rollAngle: Double = 0, buttonMask: TouchEvent.ButtonMask = [],
    modifierFlags: KeyModifierFlags = [], timestamp: Timestamp
  ) {
    var sample = TouchSample(id: .hover, phase: .regionMoved, location: location, timestamp: timestamp)
    sample.type = type
    sample.zOffset = zOffset
    sample.altitudeAngle = altitudeAngle
    sample.azimuthAngle = azimuthAngle
    sample.rollAngle = rollAngle
    sample.buttonMask = buttonMask
    sample.modifierFlags = modifierFlags
    perform(at: timestamp) { [self] in hover(sample) }
  }

  /// Reports that the pointer without contact is gone.
  public func endHover(at timestamp: Timestamp) {
    perform(at: timestamp) { [self] in endHover() }
  }

  private func endHover() {
    context.trace?.record(.input(.hoverEnded))
    guard var last = course.hoverPointer?.sample else { return }
    last.phase = .regionExited
    show(last)
  }

  func hover(_ sample: TouchSample) {
    guard sample.phase != .regionExited else { return endHover() }
    guard sample.location.isPlace, sample.zOffset.isFinite, sample.altitudeAngle.isFinite, sample.azimuthAngle.isFinite,
      sample.rollAngle.isFinite
    else { return context.report(.nonFiniteSample(sample.id)) }
    // Another device: the recognizers of the one before receive its end.
    if let last = course.hoverPointer, last.type != sample.type { endHover() }
    context.trace?.record(.input(.hover(sample)))
    show(sample)
  }

  private func show(_ sample: TouchSample) {
    let event = TouchEvent(type: .hover, timestamp: context.now, context: context)
    event.show(sample.buttonMask, sample.modifierFlags)
    let isLeaving = sample.phase == .regionExited || ignoresInteraction
    let hit: TouchHit = isLeaving ? (nil, nil) : hitTest(sample.location, event, passes: 1)
    context.hoveredNode = hit.node
    let pointer: Touch
    if let last = course.hoverPointer, hit.root == nil || last.rootNode === hit.root {
      pointer = last
      pointer.moment.previousLocation = pointer.sample.location
      pointer.moment.sample = sample
    } else {
      pointer = Touch(
        sample: sample, number: 0, tapCount: 0, sequence: 0, root: hit.root, node: nil, context: context)
    }
    pointer.enter(sample.phase)
    pointer.moment.timestamp = context.now
    course.hoverPointer = sample.phase == .regionExited ? nil : pointer
    event.touches = [pointer]
    findGestures(from: hit.node)
    inEvent {
      context.gestures?.hover(event, pointer, over: hit.node)
      steps([], event)
    }
    if course.hoverPointer == nil { event.touches = [] }
  }

  /// Offers a movement of a wheel or trackpad to the recognizers over which the pointer is (SD-6).
  public func sendScroll(_ movement: ScrollMovement) {
    guard movement.timestamp.isTime else { return context.report(.nonFiniteTime) }
    guard movement.location.isPlace, movement.delta.isPlace else {
      return context.report(.invalidArgument("a movement of a wheel or trackpad must be of finite numbers"))
    }
    perform(at: movement.timestamp) { [self] in
      context.trace?.record(.input(.scroll(movement)))
      let event = TouchEvent(type: .scroll, timestamp: context.now, context: context)
      event.scrollMovement = movement
      guard !ignoresInteraction, let node = hitTest(movement.location, event, passes: 1).node else { return }
      findGestures(from: node)
      inEvent {
        context.gestures?.scroll(event, movement, over: node)
        steps([], event)
      }
    }
  }

  /// Makes the touch that stands for a press in the arbitration.
  package func beginPress(_ press: Press, event: PressesEvent, node: any TouchNode) -> Touch {
    let id = TouchID(Int.min &+ 1 &+ press.type.rawValue)
    let sample = TouchSample(id: id, phase: .began, location: .zero, timestamp: context.now)
    let touch = Touch(
      sample: sample, number: context.nextTouchNumber(), tapCount: 1, sequence: sequencer.sequence,
      root: node.rootNode, node: node, press: press, context: context)
    press.touch = touch
    context.deliverer.offerToView(touch, among: [], [], roots, event)
    findGestures(from: node)
    return touch
  }

  /// Delivers presses of one phase to responders, through the recognizers of their nodes (PR-1, PR-2).
  ///
  /// Inside an event only those come whose chain leaves: they are cancelled at once, unless they were already.
  package func sendPresses(_ touches: [Touch], phase: TouchPhase, event: PressesEvent) {
    let isInside = isProcessing
    let touches = isInside ? touches.filter { !$0.isWithdrawn } : touches
    guard !touches.isEmpty else { return }
    for touch in touches {
      touch.enter(phase)
      touch.moment.timestamp = context.now
    }
    event.touches = touches
    if isInside { cancelImmediately(touches, event) } else { inEvent { run(touches, event) } }
    // Recognizers remember the latest event, which must not keep the tree.
    event.touches.removeAll { !$0.isDown }
  }

  /// Corrects estimated properties of earlier samples (TP-9); unknown indices are ignored.
  public func sendEstimatedPropertiesUpdate(_ samples: [TouchSample]) {
    var corrections: [(touch: Touch, sample: TouchSample)] = []
    for sample in samples where sample.location.isPlace {
      let expected = course.estimates?.touch(correctedBy: sample)
      if let touch = expected ?? sequencer.touch(of: sample.id, nil) { corrections.append((touch, sample)) }
    }
    sendEstimates(corrections)
  }

  /// Notifies recognizers and then responders that properties of earlier reports have changed, or are final (TP-9).
  func sendEstimates(_ corrections: [(touch: Touch, sample: TouchSample)]) {
    guard !corrections.isEmpty else { return }
    inEvent {
      for (touch, sample) in corrections {
        let isLatest = touch.sample.estimationUpdateIndex == sample.estimationUpdateIndex
        if isLatest { touch.correct(with: sample) }
        let shown = isLatest ? touch : touch.copy(showing: sample)
        context.gestures?.estimatesWereUpdated(shown, of: touch)
        // A view whose touch was cancelled receives nothing more; one whose touch ended does.
        if touch.delivery.receivesCorrections { touch.responder?.touchesEstimatedPropertiesUpdated([shown]) }
      }
    }
    for (touch, _) in corrections where !presentTouches.contains(touch) { leaveTree(touch) }
  }
}

extension Touch {
  /// Applies a later report of an estimated sample (TP-9).
  fileprivate func correct(with other: TouchSample) {
    moment.sample.force = other.force
    moment.sample.azimuthAngle = other.azimuthAngle
    moment.sample.altitudeAngle = other.altitudeAngle
    moment.sample.rollAngle = other.rollAngle
    moment.sample.estimatedProperties = other.estimatedProperties
    moment.sample.estimatedPropertiesExpectingUpdates = other.estimatedPropertiesExpectingUpdates
  }
}
