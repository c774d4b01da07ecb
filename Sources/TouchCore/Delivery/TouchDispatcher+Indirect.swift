extension TouchDispatcher {
  /// Tells of a pointer without contact at a place (HO-1); ``endHover(at:)`` when it leaves.
  public func sendHover(at location: Point, timestamp: Timestamp) {
    perform(at: timestamp) { [self] in
      context.trace?.record(.input(.hover(location)))
      hover(TouchSample(id: TouchID(Int.min), phase: .regionMoved, location: location, timestamp: timestamp))
    }
  }

  /// Tells that the pointer without contact is gone.
  public func endHover(at timestamp: Timestamp) {
    perform(at: timestamp) { [self] in
      context.trace?.record(.input(.hoverEnded))
      guard let last = hoverPointer?.sample.location else { return }
      hover(TouchSample(id: TouchID(Int.min), phase: .regionExited, location: last, timestamp: timestamp))
    }
  }

  func hover(_ sample: TouchSample) {
    guard sample.location.isPlace else { return context.report(.nonFiniteSample(sample.id)) }
    let event = TouchEvent(type: .hover, timestamp: context.now, context: context)
    let hit = sample.phase == .regionExited || ignoresInteraction ? nil : hitTest(sample.location, event)
    let pointer: Touch
    if let hoverPointer, hit == nil || hoverPointer.rootNode === hit?.root {
      pointer = hoverPointer
      pointer.previousScreenLocation = pointer.sample.location
      pointer.sample = sample
    } else {
      pointer = Touch(
        sample: sample, number: 0, tapCount: 0, sequence: 0, root: hit?.root, node: nil, responder: nil,
        context: context)
    }
    pointer.phase = sample.phase
    pointer.timestamp = context.now
    hoverPointer = sample.phase == .regionExited ? nil : pointer
    event.touches = [pointer]
    inCycle {
      var commands: [TouchCommand] = []
      for interceptor in context.interceptors {
        interceptor.hover(event, pointer, over: hit?.node, into: &commands)
      }
      decideAndDeliver()
    }
    if hoverPointer == nil { event.touches = [] }
  }

  /// Offers a movement of a wheel or trackpad to the recognizers over which the pointer is (SD-6).
  public func sendScroll(_ movement: ScrollMovement) {
    guard movement.location.isPlace, movement.delta.isPlace, movement.timestamp.isFinite else {
      return context.report(.nonFiniteTime)
    }
    perform(at: movement.timestamp) { [self] in
      context.trace?.record(.input(.scroll(movement)))
      let event = TouchEvent(type: .scroll, timestamp: context.now, context: context)
      event.scrollMovement = movement
      guard !ignoresInteraction, let hit = hitTest(movement.location, event) else { return }
      inCycle {
        var commands: [TouchCommand] = []
        for interceptor in context.interceptors
        where interceptor.scroll(event, movement, over: hit.node, into: &commands) { break }
        decideAndDeliver()
      }
    }
  }

  /// Tells a responder of a press, through the recognizers of its node (PR-1, PR-2, R-40).
  package func sendPress(
    _ press: Press, phase: TouchPhase, event: PressesEvent, node: any TouchNode, touch existing: Touch?
  ) -> Touch {
    let touch =
      existing
      ?? {
        let id = TouchID(Int.min &+ 1 &+ press.type.rawValue)
        let sample = TouchSample(id: id, phase: .began, location: .zero, timestamp: context.now)
        let made = Touch(
          sample: sample, number: context.nextTouchNumber(), tapCount: 1, sequence: sequencer.sequence,
          root: node.rootNode, node: node, responder: press.responder, press: press, context: context)
        deliverer.accept(made, event)
        return made
      }()
    touch.phase = phase
    touch.timestamp = context.now
    event.touches = [touch]
    dispatchPress(touch, event)
    return touch
  }

  private func dispatchPress(_ touch: Touch, _ event: PressesEvent) {
    inCycle {
      var commands: [TouchCommand] = []
      for interceptor in context.interceptors { interceptor.intercept(event, [touch], into: &commands) }
      carryOut(&commands, [touch], event, context.chain)
    }
    decideOutsideOfEvents()
    // Recognizers remember the latest event, which must not keep the tree.
    event.touches.removeAll { $0.phase.isFinal }
  }
}

/// Cancels touches whose hardware no longer reports them, when the host enables it.
final class TouchWatchdog: DeadlineHandler {
  unowned(unsafe) var dispatcher: TouchDispatcher?

  func deadlineReached(_ tag: Int, at time: Timestamp) { dispatcher?.cancelLostTouches() }
}

extension TouchDispatcher {
  /// Sets the time at which the touch that was silent the longest counts as lost.
  func watch() {
    guard let timeout = context.settings.lostTouchTimeout else { return }
    let silentSince = sequencer.down.lazy.filter { $0.isDown }.map { $0.timestamp }.min()
    guard let oldest = silentSince else { return context.deadlines.cancel(watchdog, tag: 0) }
    context.deadlines.schedule(watchdog, at: oldest + timeout)
  }

  /// Cancels the touches that were silent for too long.
  func cancelLostTouches() {
    guard let timeout = context.settings.lostTouchTimeout else { return }
    let lost = sequencer.down.filter {
      ($0.timestamp + timeout).nanoseconds <= context.now.nanoseconds
    }
    for touch in lost { context.report(.lostTouch(touch.id)) }
    if !lost.isEmpty { cancelTouches(lost.map { $0.id }, at: context.now) }
    watch()
  }
}
