extension TouchDispatcher {
  /// Parts samples into events: those of one time, in which no contact occurs twice.
  func takeSamples(_ samples: [TouchSample]) {
    var start = 0
    while start < samples.count {
      var end = start + 1
      let time = samples[start].timestamp
      while end < samples.count, samples[end].timestamp.isSameMoment(as: time),
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
    if time < context.now, time.nanoseconds < context.now.nanoseconds {
      context.report(.timeWentBackwards(to: time, from: context.now))
      time = context.now
    }
    // Time only moves forward while samples arrive in it.
    moveClock(to: time, beforeSamples: true)
    var hasNew = false
    var buttons: TouchEvent.ButtonMask = []
    var modifiers: KeyModifierFlags = []
    for index in samples.indices {
      buttons.formUnion(samples[index].buttonMask)
      modifiers.formUnion(samples[index].modifierFlags)
      if samples[index].phase == .began { hasNew = true }
    }
    if hasNew { cancelDuplicates(samples) }
    // Taken out while it is in use, and put back with its room.
    var changed: [Touch] = []
    swap(&changed, &spareFrame)
    for touch in sequencer.down { touch.phase = .stationary }
    for index in samples.indices {
      switch samples[index].phase {
      case .began: break
      case .moved, .stationary, .ended, .cancelled:
        if let touch = update(samples, index) { changed.append(touch) }
      case .regionEntered, .regionMoved, .regionExited: hover(samples[index])
      }
    }
    if hasNew || !changed.isEmpty {
      let event = eventForTouches(beginsSequence: hasNew)
      event.buttonMask = buttons
      event.modifierFlags = modifiers
      let settled = changed.count
      if hasNew {
        for index in samples.indices where samples[index].phase == .began {
          if let touch = begin(samples[index], event) { changed.append(touch) }
        }
      }
      finishFrame(&changed, settled, event)
    }
    changed.removeAll(keepingCapacity: true)
    swap(&changed, &spareFrame)
  }

  private func finishFrame(_ changed: inout [Touch], _ settled: Int, _ event: TouchEvent) {
    guard !changed.isEmpty else { return }
    let fresh = changed.count > settled ? Array(changed[settled...]) : []
    sortByNumber(&changed)
    if event.touches.count != sequencer.down.count || !fresh.isEmpty { event.touches = sequencer.down }
    for touch in fresh { deliverer.accept(touch, event) }
    watch()
    dispatch(&changed, event)
  }

  /// Insertion, since samples come in the order of their contacts as a rule.
  private func sortByNumber(_ touches: inout [Touch]) {
    var index = 1
    while index < touches.count {
      var place = index
      while place > 0, touches[place].isNumbered(below: touches[place - 1]) {
        touches.swapAt(place - 1, place)
        place -= 1
      }
      index += 1
    }
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

  private func update(_ samples: ArraySlice<TouchSample>, _ index: Int) -> Touch? {
    let id = samples[index].id
    let phase = samples[index].phase
    guard let touch = sequencer.touch(of: id) else {
      context.report(phase.isFinal ? .endWithoutBegin(id) : .unknownTouch(id))
      return nil
    }
    if phase == .stationary { return nil }
    let before = touch.sample.location
    let isPlace = samples[index].location.isPlace
    if !isPlace {
      context.report(.nonFiniteSample(id))
      // The contact has to end all the same; where it was last is the best that is known.
      guard phase.isFinal else { return nil }
    }
    touch.previousScreenLocation = before
    touch.previousPreciseLocation = touch.sample.preciseLocation
    touch.sample = samples[index]
    if touch.sample.type != touch.type { touch.sample.type = touch.type }
    if !isPlace { touch.sample.location = before }
    touch.phase = phase
    touch.timestamp = context.now
    return touch
  }

  private func begin(_ sample: TouchSample, _ event: TouchEvent) -> Touch? {
    guard sample.location.isPlace else {
      context.report(.nonFiniteSample(sample.id))
      return nil
    }
    guard sequencer.down.count < Self.maximumTouches else {
      context.report(.tooManyTouches(sample.id))
      return nil
    }
    let hit = ignoresInteraction ? nil : hitTest(sample.location, event, passes: context.settings.hitTestPasses)
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
  func hitTest(_ point: Point, _ event: TouchEvent, passes: Int = 1) -> (root: any TouchNode, node: any TouchNode)? {
    event.isHitTesting = true
    defer { event.isHitTesting = false }
    var found: (root: any TouchNode, node: any TouchNode)?
    for _ in 0..<max(1, passes) {
      found = nil
      if let rootSource {
        found = rootSource.hitTest(point, with: event)
      } else if let root, let node = HitTesting.node(at: point, in: root, with: event) {
        found = (root, node)
      }
    }
    return found
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
    dispatch(&changed, event)
  }

  /// Corrects estimated properties of earlier samples (TP-9); unknown indices are ignored.
  public func sendEstimatedPropertiesUpdate(_ samples: [TouchSample]) {
    var updated: [Touch] = []
    for sample in samples {
      guard let touch = sequencer.touch(of: sample.id), sample.location.isPlace else { continue }
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
