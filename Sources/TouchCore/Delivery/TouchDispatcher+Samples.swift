extension TouchDispatcher {
  /// Parts samples into events: those of one time, in which no contact occurs twice.
  func takeSamples(_ samples: [TouchSample]) {
    var start = 0
    while start < samples.count {
      var end = start + 1
      let time = samples[start].timestamp.nanoseconds
      while end < samples.count, samples[end].timestamp.nanoseconds == time,
        !samples[start..<end].contains(where: { $0.id == samples[end].id })
      {
        end += 1
      }
      takeFrame(samples[start..<end])
      start = end
    }
  }

  /// Takes the samples of one event.
  private func takeFrame(_ samples: ArraySlice<TouchSample>) {
    guard let first = samples.first else { return }
    var time = first.timestamp
    if !time.isFinite {
      context.report(.nonFiniteSample(first.id))
      time = context.now
    }
    if time.nanoseconds < context.now.nanoseconds {
      context.report(.timeWentBackwards(to: time, from: context.now))
      time = context.now
    }
    // Time only moves forward while samples arrive in it.
    moveClock(to: time, beforeSamples: true)
    cancelDuplicates(samples)
    var fresh: [TouchSample] = []
    var changed: [Touch] = []
    for touch in sequencer.down { touch.phase = .stationary }
    for sample in samples {
      switch sample.phase {
      case .began: fresh.append(sample)
      case .moved, .stationary, .ended, .cancelled: if let touch = update(sample) { changed.append(touch) }
      case .regionEntered, .regionMoved, .regionExited: hover(sample)
      }
    }
    guard !changed.isEmpty || !fresh.isEmpty else { return }
    let event = eventForTouches(beginsSequence: !fresh.isEmpty)
    event.buttonMask = samples.reduce(into: []) { $0.formUnion($1.buttonMask) }
    event.modifierFlags = samples.reduce(into: []) { $0.formUnion($1.modifierFlags) }
    let settled = changed
    for sample in fresh { if let touch = begin(sample, event) { changed.append(touch) } }
    guard !changed.isEmpty else { return }
    changed.sort { $0.number < $1.number }
    event.touches = sequencer.down
    decideAcceptance(of: changed, after: settled, event)
    watch()
    dispatch(changed, event)
  }

  /// The event object of the present sequence; a new one when a finger lands where none was (TB-3).
  private func eventForTouches(beginsSequence: Bool) -> TouchEvent {
    let isNew = beginsSequence && sequencer.beginSequenceIfNeeded()
    if let event, !isNew { return event }
    let made = TouchEvent(type: .touches, timestamp: context.now, context: context)
    event = made
    return made
  }

  /// Ends touches whose contacts begin a second time.
  private func cancelDuplicates(_ samples: ArraySlice<TouchSample>) {
    var doubled: [TouchID] = []
    for sample in samples where sample.phase == .began && sequencer.touch(of: sample.id) != nil {
      context.report(.duplicateBegan(sample.id))
      doubled.append(sample.id)
    }
    if !doubled.isEmpty { cancelTouches(doubled, at: context.now) }
  }

  private func update(_ sample: TouchSample) -> Touch? {
    guard let touch = sequencer.touch(of: sample.id) else {
      context.report(sample.phase.isFinal ? .endWithoutBegin(sample.id) : .unknownTouch(sample.id))
      return nil
    }
    var sample = sample
    if !sample.location.isFinite {
      context.report(.nonFiniteSample(sample.id))
      // The contact has to end all the same; where it was last is the best that is known.
      guard sample.phase.isFinal else { return nil }
      sample.location = touch.sample.location
    }
    if sample.phase == .stationary { return nil }
    touch.previousScreenLocation = touch.sample.location
    sample.type = touch.type
    touch.sample = sample
    touch.phase = sample.phase
    touch.timestamp = context.now
    return touch
  }

  private func begin(_ sample: TouchSample, _ event: TouchEvent) -> Touch? {
    guard sample.location.isFinite else {
      context.report(.nonFiniteSample(sample.id))
      return nil
    }
    guard sequencer.down.count < Self.maximumTouches else {
      context.report(.tooManyTouches(sample.id))
      return nil
    }
    let hit = ignoresInteraction ? nil : hitTest(sample.location, event)
    let touch = Touch(
      sample: sample, number: context.nextTouchNumber(),
      tapCount: sequencer.tapCount(at: sample.location, context.now, context.settings),
      sequence: sequencer.sequence, root: hit?.root, node: hit?.node, responder: hit?.node, context: context)
    touch.timestamp = context.now
    context.trace?.record(.bound(touch, hit?.node))
    sequencer.add(touch)
    return touch
  }

  /// Finds the node at a point, as often as the settings say (HT-13); the event shows no touches meanwhile (HT-15).
  func hitTest(_ point: Point, _ event: TouchEvent) -> (root: any TouchNode, node: any TouchNode)? {
    event.isHitTesting = true
    defer { event.isHitTesting = false }
    var found: (root: any TouchNode, node: any TouchNode)?
    for _ in 0..<max(1, context.settings.hitTestPasses) {
      found = nil
      if let rootSource {
        found = rootSource.hitTest(point, with: event)
      } else if let root, let node = HitTesting.node(at: point, in: root, with: event) {
        found = (root, node)
      }
    }
    return found
  }

  private func decideAcceptance(of changed: [Touch], after settled: [Touch], _ event: TouchEvent) {
    for touch in changed where touch.phase == .began && !settled.contains(where: { $0 === touch }) {
      deliverer.accept(touch, event)
    }
  }

  /// Takes touches away (TB-12): recognizers hear of it first, then the responders (GR-8).
  func cancelTouches(_ ids: [TouchID], at time: Timestamp) {
    if time.isFinite, time.nanoseconds >= context.now.nanoseconds {
      moveClock(to: time, beforeSamples: true)
    } else {
      context.report(.timeWentBackwards(to: time, from: context.now))
    }
    var changed: [Touch] = []
    for touch in sequencer.down {
      touch.phase = .stationary
      guard ids.contains(touch.id) else { continue }
      touch.phase = .cancelled
      touch.timestamp = context.now
      changed.append(touch)
    }
    guard let event, !changed.isEmpty else { return }
    event.touches = sequencer.down
    dispatch(changed, event)
  }

  /// Corrects estimated properties of earlier samples (TP-9); unknown indices are ignored.
  public func sendEstimatedPropertiesUpdate(_ samples: [TouchSample]) {
    var updated: [Touch] = []
    for sample in samples {
      guard let touch = sequencer.touch(of: sample.id), sample.location.isFinite else { continue }
      if touch.sample.estimationUpdateIndex == sample.estimationUpdateIndex {
        touch.sample.force = sample.force
        touch.sample.azimuthAngle = sample.azimuthAngle
        touch.sample.altitudeAngle = sample.altitudeAngle
        touch.sample.rollAngle = sample.rollAngle
        touch.sample.estimatedProperties = sample.estimatedProperties
        touch.sample.estimatedPropertiesExpectingUpdates = sample.estimatedPropertiesExpectingUpdates
        updated.append(touch)
      } else {
        updated.append(touch.copy(showing: sample))
      }
    }
    guard !updated.isEmpty else { return }
    inCycle {
      for touch in updated where touch.delivery.isLive && touch.delivery.beganIsDelivered {
        touch.responder?.touchesEstimatedPropertiesUpdated([touch])
      }
    }
  }
}
