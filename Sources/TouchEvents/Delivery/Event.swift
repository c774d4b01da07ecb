/// The way of one event, top to bottom. `→` marks the calls of the program's code; there are no others.
///
/// What the program does in such a call acts on its *own object* at once: a state that a recognizer assigns (GS-10), a stop
/// (GR-6), a removal (GR-7), a view that leaves or `cancelAllTouches` (R-16, TB-12), `ignore` (GR-5). What follows *for others*
/// waits in one of three places:
///
/// 1. `needsUpdate` and the marks of the attempts, until `decide`: of EO-1 to EO-3 in this event, else in a further update
///    (GS-14), which `settle` makes.
/// 2. `performAfterEvent`, until EO-9.
/// 3. `inputs` (`send`, `advance`, `perform`, pointers, wheels, presses), until the present input is done.
///
/// So a step never continues with what it knew before a call: it asks whether its recognizer is still in the same attempt and
/// was not stopped, or whether its touch is still live, and continues with the next one.
extension TouchDispatcher {
  /// Plays the samples of one moment, in which no contact occurs twice, as one event.
  func play(_ frame: SampleFrame) {
    advanceClock(toFirstOf: frame)  // → deadlines, each an update of its own
    if frame.hasNew { cancelDuplicates(frame) }
    var changed = course.spareRoom.take()
    let pointers = change(frame, &changed)  // touches that moved or ended; pointers without contact come after them
    if frame.hasNew { reportSilentTouches() }
    let begins = frame.hasNew && !ignoresInteraction
    if begins || !changed.isEmpty {
      inEvent {
        let event = eventForTouches(beginsSequence: begins)  // EO-1, GR-3 → a cancelled action, reset()
        event.show(frame.buttons, frame.modifiers)
        if frame.hasNew { land(frame, event, &changed) }  // EO-1 → hitTest, touchPolicy, contentTouchDecision
        // A diagnostics hook may have ended touches, and undecided recognizers were reset (GR-3).
        guard !changed.isEmpty else { return context.state.needsUpdate = true }
        watch()
        sendEvent(changed, event, .samples)
      }
    } else if frame.hasNew {
      ignore(frame)
    }
    course.spareRoom.giveBack(&changed)
    for pointer in pointers { hover(pointer) }  // → events of their own
  }

  /// Sends an event of touches that changed through application and windows; each root ends in ``process(_:in:)``.
  func sendEvent(_ changed: [Touch], _ event: TouchEvent, _ origin: TouchOrigin) {
    inEvent {
      event.show(context.now)
      if context.isTraced { context.trace?.record(.input(.touches(changed, origin))) }
      course.inFlight = InFlight(event, changed)
      if let roots {
        roots.route(event)  // → sendEvent of application and windows
        runArrived(event)  // what other roots kept to themselves does not keep these waiting
      } else if let root {
        process(event, in: root)
      }
      cancelSwallowed(event)
      course.inFlight = nil
    }
  }

  /// Runs the touches of one root through recognizers and responders; the end of every route of an event.
  ///
  /// Those of an event that concerns several roots wait for each other, since all recognizers receive them before any
  /// view does (EO-3, EO-8). A second call for the same event and root does nothing, and so does one from inside the
  /// steps of another root: those come when the event gets there.
  public func process(_ event: TouchEvent, in root: any TouchNode) {
    guard let touches = course.inFlight?.arrive(event, at: root), !touches.isEmpty else { return }
    run(touches, event)
  }

  /// Runs the steps of touches, and the updates that these need, before `super.sendEvent` returns to an override.
  func run(_ touches: [Touch], _ event: TouchEvent) {
    course.inFlight?.isRunning = true
    steps(touches, event)
    settle(event)
    course.inFlight?.isRunning = false
  }

  /// EO-2 to EO-8; without touches it is the update after a deadline or an assignment (GS-12, GS-14).
  func steps(_ touches: [Touch], _ event: TouchEvent?) {
    let (gestures, deliverer) = (context.gestures, context.deliverer)
    if let event, !touches.isEmpty {
      gestures?.offer(touches, event)  // EO-2 → shouldReceive of recognizers and delegates, acceptedTouches
      gestures?.hand(touches, event)  // EO-3 → touchesBegan and so on; in them shouldBegin of nodes, gates, delegates
    }
    context.state.needsUpdate = false  // what was assigned until now is decided now
    gestures?.decide()  // EO-4 → failure requirements, canPrevent, simultaneous recognition
    gestures?.act(event)  // EO-5 → actions, and touchesCancelled of views
    deliverer.release(touches, event)  // EO-6 → keepsContentTouch; views, late
    gestures?.resetGroups()  // EO-7 → reset()
    if !touches.isEmpty { deliverer.deliver(touches, event) }  // EO-8 → views
  }

  /// EO-9, first half: further updates, for what callbacks changed after the decisions (GS-14).
  func settle(_ event: TouchEvent?) {
    var rounds = 0
    while context.state.needsUpdate, rounds < 100 {
      steps([], event)
      rounds += 1
    }
    if context.state.needsUpdate { context.report(.endlessArbitration) }
  }

  /// Makes what is done inside a part of one event; the outermost part ends the event (EO-9).
  func inEvent(_ body: () -> Void) {
    let outer = course.activity
    course.activity = .inEvent
    body()
    if outer != .inEvent {
      var rounds = 0
      repeat {
        settle(course.event)
        context.performDeferred()  // → what waited for the end of the event
        rounds += 1
      } while rounds < 100 && context.state.needsUpdate
      if context.state.needsUpdate { context.report(.endlessArbitration) }
      letGo()
    }
    course.activity = outer
  }

  /// Decides what code changed while no event is on its way; inside one that is done with the event (GS-14).
  func setNeedsArbitration() {
    guard !isProcessing, context.state.needsUpdate else { return }
    inEvent { steps([], course.event) }
    handleInputs()
  }

  /// Releases touches that are over: they are bound to no recognizer from now on (TB-13).
  private func letGo() {
    let deliverer = context.deliverer
    var over = course.spareRoom.take()
    if sequencer.hasFinished || deliverer.hasFinished {
      deliverer.takeFinished(into: &over)
      over.remove { $0.isDown }
      for touch in sequencer.down where !touch.isDown && !touch.delivery.isLive && !over.contains(touch) {
        over.append(touch)
      }
      for touch in over { context.gestures?.touchDidFinish(touch) }
      // A shared list would be copied when it changes.
      course.event?.touches = []
      sequencer.forgetFinished()
      if !sequencer.down.isEmpty { course.event?.touches = sequencer.down }
    }
    if deliverer.hasExclusive { deliverer.releaseUnusedOwners(sequencer.down) }
    for touch in over { leaveTree(touch) }
    course.spareRoom.giveBack(&over)
  }

  /// Lets a touch that is over let go of its tree, unless its view still waits for a correction (TB-13, TP-9).
  func leaveTree(_ touch: Touch) {
    guard !touch.isDown, !touch.delivery.isLive, touch.contact.expectedCorrections == 0 else { return }
    touch.leaveTree()
  }
}
