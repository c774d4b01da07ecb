// From samples to an event.
extension TouchDispatcher {
  /// Parts samples into events: those of one time, in which no contact occurs twice.
  func takeSamples(_ samples: [TouchSample], _ target: (any TouchNode)?) {
    var start = 0
    while start < samples.count {
      var end = start + 1
      let time = samples[start].timestamp
      while end < samples.count, samples[end].timestamp.isSameMoment(as: time),
        !samples[start..<end].contains(where: { $0.id == samples[end].id })
      {
        end += 1
      }
      takeFrame(samples[start..<end], target)
      start = end
    }
  }

  /// Takes the samples of one event.
  private func takeFrame(_ samples: ArraySlice<TouchSample>, _ target: (any TouchNode)?) {
    moveClock(toFirst: samples[samples.startIndex])
    let source = target.map { ObjectIdentifier($0 as AnyObject) }
    // By index: samples are large values, and a loop over them would copy each.
    var hasNew = false
    var buttons: TouchEvent.ButtonMask = []
    var modifiers: KeyModifierFlags = []
    for index in samples.indices {
      if samples[index].phase == .began { hasNew = true }
      buttons.formUnion(samples[index].buttonMask)
      modifiers.formUnion(samples[index].modifierFlags)
    }
    if hasNew { cancelDuplicates(samples, source) }
    var changed = takeRoom()
    for touch in sequencer.down { touch.phase = .stationary }
    // A pointer without contact has an event of its own, and a touch that ends here is not over before its event.
    var lateHovers: [TouchSample] = []
    for index in samples.indices {
      switch samples[index].phase {
      case .began: break
      case .moved, .stationary, .ended, .cancelled:
        if let touch = change(samples[index], source) { insert(touch, into: &changed) }
      case .regionEntered, .regionMoved, .regionExited:
        if changed.isEmpty { hover(samples[index]) } else { lateHovers.append(samples[index]) }
      }
    }
    if hasNew && !ignoresInteraction || !changed.isEmpty {
      let event = eventForTouches(beginsSequence: hasNew && !ignoresInteraction)
      event.buttonMask = buttons
      event.modifierFlags = modifiers
      if hasNew { for sample in samples where sample.phase == .began { begin(sample, target, event, &changed) } }
      if !changed.isEmpty {
        event.touches = sequencer.down
        accept(changed, event)
        watch()
        send(changed, event, .samples)
      }
    } else if hasNew {
      for sample in samples where sample.phase == .began { sequencer.lose(sample.id, source) }
    }
    giveBackRoom(&changed)
    for sample in lateHovers { hover(sample) }
  }

  /// Time only moves forward while samples arrive in it.
  private func moveClock(toFirst sample: TouchSample) {
    var time = sample.timestamp
    if !time.isFinite {
      context.report(.nonFiniteSample(sample.id))
      time = context.now
    }
    if time < context.now, time.nanoseconds < context.now.nanoseconds {
      context.report(.timeWentBackwards(to: time, from: context.now))
      time = context.now
    }
    moveClock(to: time, beforeSamples: true)
  }

  /// EO-1: the event object of the present sequence; a new one when a finger lands where none was (TB-3, GR-3).
  private func eventForTouches(beginsSequence: Bool) -> TouchEvent {
    let isNew = beginsSequence && sequencer.beginSequenceIfNeeded()
    // What this changes is decided in the steps of the event that follows.
    if isNew { asPartOfEvent { context.gestures?.sequenceWillBegin() } }
    if let event, !isNew { return event }
    let made = TouchEvent(type: .touches, timestamp: context.now, context: context)
    event = made
    return made
  }

  /// Ends touches whose contacts begin a second time.
  private func cancelDuplicates(_ samples: ArraySlice<TouchSample>, _ source: ObjectIdentifier?) {
    var doubled: [Touch] = []
    for sample in samples where sample.phase == .began {
      guard let touch = sequencer.touch(of: sample.id, source) else { continue }
      context.report(.duplicateBegan(sample.id))
      doubled.append(touch)
    }
    cancel(doubled, .samples)
  }

  /// Returns the touch that a sample changed, if anybody is to hear of it (TB-9).
  private func change(_ sample: TouchSample, _ source: ObjectIdentifier?) -> Touch? {
    guard !sequencer.isLost(sample, source) else { return nil }
    guard let touch = sequencer.touch(of: sample.id, source) else {
      context.report(sample.phase.isFinal ? .endWithoutBegin(sample.id) : .unknownTouch(sample.id))
      return nil
    }
    touch.reportedAt = context.now
    noteEstimates(sample, of: touch)
    if !sample.location.isPlace {
      context.report(.nonFiniteSample(sample.id))
      // The contact has to end all the same.
      guard sample.phase.isFinal else { return nil }
    }
    guard ignoresInteraction else { return sequencer.change(touch, to: sample, context) ? touch : nil }
    // A touch that was down when touches began to be ignored rests, and cannot end well (HT-19).
    guard sample.phase.isFinal else { return nil }
    var cancelled = sample
    cancelled.phase = .cancelled
    return sequencer.change(touch, to: cancelled, context) ? touch : nil
  }

  /// Begins a touch: finds its node and counts its taps.
  private func begin(
    _ sample: TouchSample, _ target: (any TouchNode)?, _ event: TouchEvent, _ changed: inout [Touch]
  ) {
    let source = target.map { ObjectIdentifier($0 as AnyObject) }
    guard sample.location.isPlace else { return context.report(.nonFiniteSample(sample.id)) }
    guard sequencer.down.count < Self.maximumTouches else { return context.report(.tooManyTouches(sample.id)) }
    guard !ignoresInteraction else { return sequencer.lose(sample.id, source) }
    // A beginning ends what was ignored of the contact before.
    _ = sequencer.isLost(sample, source)
    let hit = hitTest(sample.location, event, in: target, passes: context.settings.hitTestPasses)
    let touch = sequencer.begin(sample, source, hit, context)
    noteEstimates(sample, of: touch)
    context.trace?.record(.bound(touch, hit?.node))
    insert(touch, into: &changed)
  }

  /// Lets the views of new touches take or refuse them, the lowest number first.
  private func accept(_ changed: [Touch], _ event: TouchEvent) {
    var others: [Touch]?
    for touch in changed where touch.phase == .began {
      let before = others ?? sequencer.down.filter { $0.phase != .began }
      context.deliverer.accept(touch, among: before, roots, event)
      others = before + [touch]
      findGestures(from: touch.hitNode)
    }
  }

  /// Insertion, since samples come in the order of their contacts as a rule.
  private func insert(_ touch: Touch, into touches: inout [Touch]) {
    var place = touches.count
    while place > 0, touch.isNumbered(below: touches[place - 1]) { place -= 1 }
    touches.insert(touch, at: place)
  }

  /// Finds the root and the node at a point; the event shows no touches meanwhile (HT-15).
  ///
  /// The root that answered is asked a second time, and that answer decides (HT-13).
  func hitTest(_ point: Point, _ event: TouchEvent, in target: (any TouchNode)? = nil, passes: Int) -> TouchHit? {
    event.isHitTesting = true
    defer { event.isHitTesting = false }
    let first: (root: any TouchNode, node: any TouchNode)?
    if let root = target ?? (roots == nil ? root : nil) {
      first = HitTesting.node(at: point, in: root, with: event).map { (root, $0) }
    } else {
      first = roots?.hitTest(point, with: event)
    }
    guard let first else { return nil }
    guard passes > 1 else { return (first.root, first.node) }
    return (first.root, HitTesting.node(at: point, in: first.root, with: event))
  }

  /// Lets the context get to know recognizers when the first of them meets a touch.
  func findGestures(from node: (any TouchNode)?) {
    guard context.gestures == nil else { return }
    var current = node
    while let here = current, context.gestures == nil {
      here.attachedGestureRecognizers.first?.bringGestures(to: context)
      current = here.parentNode
    }
  }
}
