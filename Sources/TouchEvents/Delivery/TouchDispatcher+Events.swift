// The way of an event: through application and windows, then the steps EO-2 to EO-9 in `run(_:_:)`.
extension TouchDispatcher {
  /// Sends an event of touches that changed through application and windows.
  func send(_ changed: [Touch], _ event: TouchEvent, _ origin: TouchOrigin) {
    process {
      event.show(context.now)
      if context.isTraced { context.trace?.record(.input(.touches(changed, origin))) }
      course.frame.event = ObjectIdentifier(event)
      course.frame.touches = changed
      if let roots {
        roots.route(event)
        // What other roots kept to themselves does not keep these waiting.
        runAdmitted(event)
      } else if let root = root.map({ ObjectIdentifier($0 as AnyObject) }) {
        process(event, inRoot: root)
      }
      if !course.frame.touches.isEmpty { cancelSwallowed(event) }
      course.frame.event = nil
    }
  }

  /// Runs the touches of one root through recognizers and responders; the end of every route of an event.
  ///
  /// Those of an event that concerns several roots wait for each other, since all recognizers receive them before any
  /// view does (EO-3, EO-8). A second call for the same event and root does nothing, and so does one from inside the
  /// steps of another root: those come when the event gets there.
  public func process(_ event: TouchEvent, in root: any TouchNode) {
    process(event, inRoot: ObjectIdentifier(root as AnyObject))
  }

  @inline(__always)
  private func process(_ event: TouchEvent, inRoot root: ObjectIdentifier) {
    guard course.frame.event == ObjectIdentifier(event), !course.frame.isRunning else { return }
    var touches: [Touch] = []
    swap(&touches, &course.frame.touches)
    if touches.contains(where: { !$0.landed(in: root) }) {
      course.frame.touches = touches.filter { !$0.landed(in: root) }
      touches.removeAll { !$0.landed(in: root) }
    }
    guard !touches.isEmpty else { return }
    if course.frame.touches.isEmpty, course.frame.admitted.isEmpty { return runFrame(touches, event) }
    for touch in touches { course.frame.admitted.insertByNumber(touch) }
    if course.frame.touches.isEmpty { runAdmitted(event) }
  }

  private func runAdmitted(_ event: TouchEvent) {
    guard !course.frame.admitted.isEmpty else { return }
    var touches: [Touch] = []
    swap(&touches, &course.frame.admitted)
    runFrame(touches, event)
  }

  private func runFrame(_ touches: [Touch], _ event: TouchEvent) {
    course.frame.isRunning = true
    run(touches, event)
    course.frame.isRunning = false
  }

  /// Offers the new touches of a root while their event is on its way to it, for a `sendEvent` that asks which view receives one (HT-15).
  func collectEarly(for touch: Touch) {
    guard touch.phase == .began, !touch.contact.wasOffered, let gestures = context.gestures,
      let event = course.event, !course.frame.isRunning, course.frame.event == ObjectIdentifier(event),
      let root = touch.rootNode
    else { return }
    let waiting = course.frame.touches.contains(touch) ? course.frame.touches : course.frame.admitted
    guard waiting.contains(touch) else { return }
    gestures.collect(waiting.filter { $0.rootNode === root }, event)
  }

  /// Cancels touches whose end an override of `sendEvent` kept to itself, so that no recognizer waits for it for ever.
  private func cancelSwallowed(_ event: TouchEvent) {
    let left = course.frame.touches
    // The moves that were delayed with it are not delivered.
    course.frame.touches = left.filter { $0.phase.isFinal }
    // A recognizer whose touch's began was dropped with the event receives nothing of the touch.
    for touch in left where touch.phase == .began { context.gestures?.touchDidFinish(touch) }
    for touch in left where touch.phase.isFinal {
      for other in left where other.phase == .ended { other.shown.phase = .cancelled }
      if let root = touch.rootNode { process(event, in: root) }
    }
    runAdmitted(event)
    course.frame.touches = []
  }

  /// Runs the steps of one event in order; binding (EO-1) came before, and the calls that wait for its end come after.
  func run(_ touches: [Touch], _ event: TouchEvent) {
    OwnerReference<TouchDeliverer>(wrappedValue: context.deliverer).withUnretained { run(touches, event, $0) }
    if context.needsUpdate { updateWhileNeeded(event) }
  }

  @inline(__always)
  private func run(_ touches: [Touch], _ event: TouchEvent, _ deliverer: TouchDeliverer) {
    if let gestures = context.gestures {
      if touches.have(.began) { gestures.collect(touches, event) }  // EO-2
      gestures.deliverToRecognizers(touches, event)  // EO-3
      context.needsUpdate = false
      gestures.decide()  // EO-4
      gestures.sendUpdates(event)  // EO-5
      deliverer.release(touches, event)  // EO-6
      gestures.resetGroups()  // EO-7
    } else {
      deliverer.release(touches, event)
    }
    deliverer.deliver(touches, event)  // EO-8
  }

  /// Runs the same steps without touches: after a deadline, an assignment outside an event, or inside one (GS-12, GS-14).
  func update(_ event: TouchEvent?) {
    let gestures = context.gestures
    context.needsUpdate = false
    gestures?.decide()
    gestures?.sendUpdates(event)
    context.deliverer.release([], event)
    gestures?.resetGroups()
  }

  private func updateWhileNeeded(_ event: TouchEvent?) {
    var rounds = 0
    while context.needsUpdate {
      rounds += 1
      guard rounds <= 100 else { return context.report(.endlessArbitration) }
      update(event)
    }
  }

  /// Decides what code changed while no event is on its way; inside one that is done with the event (GS-14).
  func setNeedsArbitration() {
    guard !isProcessing, context.needsUpdate else { return }
    process { update(course.event) }
    handleWaiting()
  }

  /// Runs what comes before an event and belongs to it.
  func asPartOfEvent(_ body: () -> Void) {
    let before = course.activity
    course.activity = .processing
    body()
    course.activity = before
  }

  /// Runs a part of an event; the outermost ends with further updates and with the calls that wait for its end (EO-9).
  @inline(__always)
  func process(_ body: () -> Void) {
    let before = course.activity
    course.activity = .processing
    body()
    if before != .processing { finish() }
    course.activity = before
  }

  /// Ends an event with further updates and with the calls that wait for its end.
  private func finish() {
    var rounds = 0
    repeat {
      if context.needsUpdate { updateWhileNeeded(course.event) }
      context.performDeferred()
      rounds += 1
      if rounds > 100 { context.report(.endlessArbitration) }
    } while rounds <= 100 && context.needsUpdate
    forgetFinished()
  }

  /// Releases touches that are over: they are bound to no recognizer from now on (TB-13).
  @inline(__always)
  private func forgetFinished() {
    guard sequencer.hasFinished || context.deliverer.hasFinished else {
      if context.deliverer.hasExclusive { context.deliverer.releaseUnusedOwners(sequencer.down) }
      return
    }
    var over: [Touch] = []
    swap(&over, &course.spareOver)
    context.deliverer.takeFinished(into: &over)
    over.remove { $0.isDown }
    OwnerReference.forEach(in: sequencer.down) { touch in
      if !touch.isDown, !touch.delivery.isLive, !over.contains(touch) { over.append(touch) }
    }
    if let gestures = context.gestures { OwnerReference.forEach(in: over) { gestures.touchDidFinish($0) } }
    // A shared list would be copied when it changes.
    course.event?.touches = []
    sequencer.forgetFinished()
    if !sequencer.down.isEmpty { course.event?.touches = sequencer.down }
    if context.deliverer.hasExclusive { context.deliverer.releaseUnusedOwners(sequencer.down) }
    OwnerReference.forEach(in: over) { leaveTree($0) }
    over.empty()
    swap(&over, &course.spareOver)
  }

  /// Lets a touch that is over let go of its tree, unless its view still waits for a correction (TB-13, TP-9).
  func leaveTree(_ touch: Touch) {
    guard !touch.isDown, !touch.delivery.isLive, touch.contact.expectedCorrections == 0 else { return }
    touch.leaveTree()
  }
}
