// From samples to the touches of an event.
extension TouchDispatcher {
  /// Parts samples into events: those of one time, in which no contact occurs twice.
  func takeSamples(_ samples: [TouchSample], _ root: (any TouchNode)?) {
    var start = 0
    while start < samples.count {
      let end = Self.end(ofEventFrom: start, samples)
      play(SampleFrame(samples, start..<end, root))
      start = end
    }
  }

  /// Returns where the event ends that begins with a sample: at another time, or at a contact that it has already.
  private static func end(ofEventFrom start: Int, _ samples: [TouchSample]) -> Int {
    let time = samples[start].timestamp
    var highest = samples[start].id
    var end = start + 1
    while end < samples.count, samples[end].timestamp.isSameMoment(as: time) {
      let id = samples[end].id
      // In the order of their numbers, as they come as a rule, none can be there already.
      if id.rawValue > highest.rawValue {
        highest = id
      } else {
        for index in start..<end where samples[index].id == id { return end }
      }
      end += 1
    }
    return end
  }

  /// Advances the time to that of the first sample; time never moves backwards.
  func advanceClock(toFirstOf frame: SampleFrame) {
    var time = frame.samples[frame.range.lowerBound].timestamp
    if !time.isTime {
      context.report(.nonFiniteSample(frame.samples[frame.range.lowerBound].id))
      time = context.now
    } else if time.nanoseconds < context.now.nanoseconds {
      context.report(.timeWentBackwards(to: time, from: context.now))
      time = context.now
    }
    advanceClock(to: time, beforeSamples: true)
  }

  /// Collects the touches that samples moved or ended; returns the pointers without contact that come after those.
  ///
  /// A pointer has an event of its own, and a touch that ends here is not over before its event.
  func change(_ frame: SampleFrame, _ changed: inout [Touch]) -> [TouchSample] {
    sequencer.rest()
    var late: [TouchSample] = []
    for index in frame.range {
      switch frame.samples[index].phase {
      case .began: break
      case .moved, .stationary, .ended, .cancelled:
        if let touch = changeTouch(frame, index) { changed.insertByNumber(touch) }
      case .regionEntered, .regionMoved, .regionExited:
        if changed.isEmpty { hover(frame.samples[index]) } else { late.append(frame.samples[index]) }
      }
    }
    return late
  }

  /// Ignores the contacts that begin while interaction is ignored, until they lift (HT-19).
  func ignore(_ frame: SampleFrame) {
    for index in frame.range where frame.samples[index].phase == .began {
      sequencer.lose(frame.samples[index].id, frame.source)
    }
  }

  /// EO-1: the event object of the present sequence; a new one when a finger lands where none was (TB-3, GR-3).
  func eventForTouches(beginsSequence: Bool) -> TouchEvent {
    let isNew = beginsSequence && sequencer.beginSequenceIfNeeded()
    // What this changes is decided in the steps of the event that follows.
    if isNew {
      context.gestures?.resetForgotten()
      context.adoptProfile()
    }
    if !isNew, let event = course.event { return event }
    let made = TouchEvent(type: .touches, timestamp: context.now, context: context)
    course.event = made
    return made
  }

  /// Ends touches whose contacts begin a second time.
  func cancelDuplicates(_ frame: SampleFrame) {
    var doubled: [Touch] = []
    for index in frame.range where frame.samples[index].phase == .began {
      guard let touch = sequencer.touch(of: frame.samples[index].id, frame.source) else { continue }
      context.report(.duplicateBegan(frame.samples[index].id))
      doubled.append(touch)
    }
    if !doubled.isEmpty { cancel(inOrder(doubled), .samples) }
  }

  /// Reports touches that are down and were silent for a minute, unless they are cancelled after a time.
  func reportSilentTouches() {
    guard context.settings.lostTouchTimeout == nil else { return }
    for touch in sequencer.down where touch.isDown && context.now - touch.contact.reportedAt >= 60 {
      let silence = context.now - touch.contact.reportedAt
      touch.contact.reportedAt = context.now
      context.report(.silentTouch(touch.id, for: silence))
    }
  }

  /// Returns the touch that a sample changed, if it is to be delivered (TB-9).
  private func changeTouch(_ frame: SampleFrame, _ index: Int) -> Touch? {
    let samples = frame.samples
    let (id, phase) = (samples[index].id, samples[index].phase)
    guard !sequencer.ignores(id, phase, frame.source) else { return nil }
    guard let touch = sequencer.touch(of: id, frame.source, at: index - frame.range.lowerBound) else {
      context.report(phase.isFinal ? .endWithoutBegin(id) : .unknownTouch(id))
      return nil
    }
    touch.contact.reportedAt = context.now
    if samples[index].estimationUpdateIndex != nil { noteEstimates(samples[index], of: touch) }
    if !samples[index].location.isPlace {
      context.report(.nonFiniteSample(id))
      // The contact has to end all the same.
      guard phase.isFinal else { return nil }
    }
    if phase.isFinal {
      // A touch that was down when touches began to be ignored cannot end well (HT-19).
      sequencer.end(touch, ignoresInteraction ? .cancelled : phase, context)
      return touch
    }
    guard !ignoresInteraction, phase == .moved else { return nil }
    guard sequencer.move(touch, to: samples, index, context) else { return nil }
    if !touch.contact.cannotCompleteTap, sequencer.taps.follows(touch) {
      let place = touch.location(in: nil)
      sequencer.taps.move(touch, to: place, context)
    }
    return touch
  }

  /// Begins the new touches of an event, and lets their views take or refuse them, the lowest number first.
  func land(_ frame: SampleFrame, _ event: TouchEvent, _ changed: inout [Touch]) {
    for index in frame.range where frame.samples[index].phase == .began { begin(frame, index, event, &changed) }
    guard !changed.isEmpty else { return }
    event.touches = sequencer.down
    for touch in changed where touch.phase == .began {
      context.deliverer.offerToView(touch, among: sequencer.down, changed, roots, event)
      if context.gestures == nil { findGestures(from: touch.hitNode) }
    }
  }

  /// Begins a touch: finds its node and counts its taps.
  private func begin(_ frame: SampleFrame, _ index: Int, _ event: TouchEvent, _ changed: inout [Touch]) {
    let (samples, source) = (frame.samples, frame.source)
    let (id, location) = (samples[index].id, samples[index].location)
    guard location.isPlace else { return context.report(.nonFiniteSample(id)) }
    guard sequencer.down.count < Self.maximumTouches else { return context.report(.tooManyTouches(id)) }
    guard !ignoresInteraction else { return sequencer.lose(id, source) }
    // A beginning ends what was ignored of the contact before.
    _ = sequencer.ignores(id, .began, source)
    let passes = context.profile.contains(.singleHitTest) ? 1 : 2
    let (root, node) = hitTest(location, event, in: frame.root, passes: passes)
    if node != nil, root?.touchContext == nil { context.report(.rootWithoutContext) }
    let place = root?.pointFromScreen(location) ?? location
    let touch = sequencer.begin(samples, index, source, TouchTarget(root: root, node: node), at: place, context)
    if samples[index].estimationUpdateIndex != nil { noteEstimates(samples[index], of: touch) }
    context.trace?.record(.bound(touch, touch.hitNode))
    changed.insertByNumber(touch)
  }

  /// Finds the root and the node at a point; the event has no touches during the test (HT-15).
  ///
  /// The root that answered is asked a second time, and that answer decides (HT-13); one of another tree drops what was to
  /// land (HT-11).
  func hitTest(_ point: Point, _ event: TouchEvent, in target: (any TouchNode)? = nil, passes: Int) -> TouchHit {
    event.isHitTesting = true
    defer { event.isHitTesting = false }
    guard let root = target ?? (roots == nil ? root : nil) else {
      guard let roots else {
        if event.type == .touches { context.report(.noRoot) }
        return (nil, nil)
      }
      guard let (root, node) = roots.hitTest(point, with: event) else { return (nil, nil) }
      return landing(in: root, passes > 1 ? HitTesting.touchAnswer(at: point, of: root, with: event) : node)
    }
    // Another dispatcher had the root, too, and has let go of it: views that leave it are known from now on.
    if root.touchContext == nil, root === self.root { root.didBecomeRoot(of: context) }
    if passes > 1, HitTesting.touchAnswer(at: point, of: root, with: event) == nil { return (nil, nil) }
    let answer = HitTesting.touchAnswer(at: point, of: root, with: event)
    return answer == nil && passes == 1 ? (nil, nil) : landing(in: root, answer)
  }

  /// Returns where a touch lands by the last answer of a root; nowhere when that does not count.
  private func landing(in root: any TouchNode, _ answer: (any TouchNode)?) -> TouchHit {
    guard let answer else { return (root, nil) }
    // Walks from node to node that follow go by way of parents, which a root of its own need not end.
    let isCyclic = root.parentNode != nil && isInCycle(root)
    if !isCyclic, HitTesting.isInTree(answer, of: root) { return (root, answer) }
    context.report(isCyclic ? .cyclicTree : .hitOutsideTree)
    return (nil, nil)
  }

  private func isInCycle(_ root: any TouchNode) -> Bool {
    var walk = CycleGuard()
    var node = root
    while let parent = node.parentNode {
      guard walk.admits(parent) else { return true }
      node = parent
    }
    return false
  }

  /// Lets the context get to know recognizers when the first of them meets a touch.
  func findGestures(from node: (any TouchNode)?) {
    guard context.gestures == nil else { return }
    var current = node
    var walk = CycleGuard()
    while let here = current, context.gestures == nil {
      guard walk.admits(here) else { return context.report(.cyclicTree) }
      here.attachedGestureRecognizers.first?.installArbitration(in: context)
      current = here.parentNode
    }
  }
}
