import TouchCore

extension GestureEnvironment {
  /// Step 4: takes requests one at a time from the top, until none can be taken.
  func decide() {
    let state = state
    guard state.pointee.needsDecision else {
      if state.pointee.needsToGoOn { goOn() }
      return settleHolds()
    }
    state.pointee.needsDecision = false
    state.pointee.needsToGoOn = false
    var changes = 0
    var index = 0
    // The first of those that another was to go before that has to wait for others, perhaps for this very one.
    var firstPassedOver = Int.max
    var mayHaveHeld = false
    state.pointee.isNumbered = false
    while index < state.pointee.participants.count {
      let record = state.pointee.participants[index].record
      index += 1
      if record.pointee.isHeld { mayHaveHeld = true }
      if record.pointee.request != nil {
        if record.pointee.request == .changed, record.pointee.committed.isActive,
          state.pointee.shared.pointee.trace == nil
        {
          goOn(record, .passUnretained(state.pointee.participants[index - 1]))
        } else {
          if !state.pointee.isNumbered { number() }
          state.pointee.firstToRecheck = Int.max
          let asking = state.pointee.participants[index - 1]
          let taken = asking.committed == .possible ? upper(of: asking) : asking
          let isTaken = take(taken)
          if !isTaken {
            mayHaveHeld = true
            if taken !== asking { firstPassedOver = min(firstPassedOver, index - 1) }
          }
          if isTaken || !state.pointee.isNumbered {
            // From the top, as far as anything can have changed for those above, or those asked changed the list.
            index = state.pointee.isNumbered ? min(index - 1, state.pointee.firstToRecheck, firstPassedOver) : 0
            firstPassedOver = Int.max
            changes += 1
            guard changes < 100_000 else {
              context.report(.endlessArbitration)
              break
            }
          }
        }
      }
      // Nothing more fails, so those that go before and wait still do: it is the turn of those behind them.
      if index >= state.pointee.participants.count, firstPassedOver < Int.max {
        index = firstPassedOver
        firstPassedOver = Int.max
      }
      if index >= state.pointee.participants.count, mayHaveHeld, failCircle() { index = 0 }
    }
    state.pointee.needsDecision = false
    state.pointee.needsToGoOn = false
    if !state.pointee.dirtyTouches.isEmpty { settleHolds() }
  }

  /// Writes down the participants' places and what they ask for.
  private func number() {
    let state = state
    state.pointee.isNumbered = true
    state.pointee.mostTaps = 0
    state.pointee.hasPanRequest = false
    state.pointee.mayHaveActive = false
    for (position, recognizer) in state.pointee.participants.enumerated() {
      let record = recognizer.record
      record.pointee.position = position
      record.pointee.asking = .other
      if record.pointee.committed.isActive { state.pointee.mayHaveActive = true }
      guard record.pointee.committed == .possible, let request = record.pointee.request, request != .failed
      else { continue }
      let traits = recognizer.traits
      switch traits.kind {
      case .tap:
        record.pointee.asking = .tap
        record.pointee.taps = traits.numberOfTaps
        state.pointee.mostTaps = max(state.pointee.mostTaps, traits.numberOfTaps)
      case .pinch: record.pointee.asking = .pinch
      case .pan:
        record.pointee.asking = .pan
        state.pointee.hasPanRequest = true
      default: break
      }
    }
  }

  /// The same when nobody asks for anything but to go on, as in most frames.
  func goOn() {
    let state = state
    state.pointee.needsToGoOn = false
    var index = 0
    while index < state.pointee.participants.count {
      let record = state.pointee.participants[index].record
      if let request = record.pointee.request {
        guard request == .changed, record.pointee.committed.isActive else {
          state.pointee.needsDecision = true
          return decide()
        }
        goOn(record, .passUnretained(state.pointee.participants[index]))
      }
      index += 1
    }
  }

  /// Takes the request of an active recognizer, which nobody can be against.
  @inline(__always)
  private func goOn(_ record: UnsafeMutablePointer<RecognizerRecord>, _ recognizer: Unmanaged<GestureRecognizer>) {
    guard let request = record.pointee.request else { return }
    record.pointee.request = nil
    record.pointee.committed = request
    state.pointee.actions.append(PendingAction(recognizer: recognizer, state: request))
  }

  /// The recognizer that goes before another of its node although it comes after it: more taps, pan over pinch.
  private func upper(of recognizer: GestureRecognizer) -> GestureRecognizer {
    let record = recognizer.record
    guard record.pointee.request != .failed else { return recognizer }
    let asking = record.pointee.asking
    let mayComeLater =
      asking == .tap ? state.pointee.mostTaps > record.pointee.taps : asking == .pinch && state.pointee.hasPanRequest
    guard mayComeLater else { return recognizer }
    var best = recognizer
    var mostTaps = record.pointee.taps
    for other in participants where other !== recognizer {
      let otherRecord = other.record
      guard otherRecord.pointee.nodeID == record.pointee.nodeID, otherRecord.pointee.committed == .possible,
        let request = otherRecord.pointee.request, request != .failed
      else { continue }
      if asking == .tap, otherRecord.pointee.asking == .tap, otherRecord.pointee.taps > mostTaps {
        // One that waits for others cannot go first yet.
        guard share(other, recognizer), !other.isHeld || blockers(of: other) == .none else { continue }
        best = other
        mostTaps = otherRecord.pointee.taps
      } else if asking == .pinch, otherRecord.pointee.asking == .pan, !other.isHeld, share(other, recognizer) {
        return other
      }
    }
    return best
  }

  /// Takes a recognizer's request; whether that may have changed what others can do.
  private func take(_ recognizer: GestureRecognizer) -> Bool {
    guard let request = recognizer.request else { return false }
    switch (recognizer.committed, request) {
    case (.possible, .failed):
      fail(recognizer, recognizer.requestCause)
      return true
    case (.possible, .began), (.possible, .ended): return begin(recognizer, request)
    case (.began, _), (.changed, _):
      recognizer.request = nil
      let touches = recognizer.gestureTouches
      commit(recognizer, request, recognizer.requestCause)
      guard request.isFinal else { return false }
      // Those that joined its touches late were not there when it began, and may not act on them either (GX-1).
      excludeOthers(than: recognizer, on: touches)
      return true
    default:
      recognizer.request = nil
      return false
    }
  }

  /// Lets a recognizer leave possible, if nothing is against it; whether anything changed.
  private func begin(_ recognizer: GestureRecognizer, _ request: GestureState) -> Bool {
    if recognizer.isHeld, case .waits = blockers(of: recognizer) { return false }
    if let active = activeExcluder(of: recognizer) {
      prevent(recognizer, by: active, .alreadyActive)
      return true
    }
    switch blockers(of: recognizer) {
    case .lost(let winner):
      fail(recognizer, .requirement(winner))
      return true
    case .waits:
      recognizer.isHeld = true
      tellWaits(of: recognizer)
      return false
    case .none: break
    }
    recognizer.isHeld = false
    let veto = veto(of: recognizer)
    // Those asked may have switched it off.
    guard recognizer.isParticipating, recognizer.committed == .possible else {
      if !recognizer.isParticipating { recognizer.request = nil }
      return true
    }
    if let veto {
      fail(recognizer, veto)
      return true
    }
    let followUp = recognizer.followUp
    recognizer.request = nil
    recognizer.followUp = nil
    // What it was recognized on, and who waited for it then: those asked from here on may switch it off.
    let touches = recognizer.gestureTouches
    let dependents = dependents(of: recognizer)
    commit(recognizer, request, recognizer.requestCause)
    if recognizer.cancelsTouchesInView {
      for touch in touches { commands.append(TouchCommand(.cancel, touch, by: accountable(recognizer))) }
    }
    for touch in touches { if let claim = touch.gestureClaim { markDirty(claim) } }
    excludeOthers(than: recognizer, on: touches)
    fail(dependents, of: recognizer, on: touches)
    if request == .began, let followUp, recognizer.committed == .began {
      recognizer.request = followUp
      recognizer.requestCause = .unstated
    }
    return true
  }

  func commit(_ recognizer: GestureRecognizer, _ state: GestureState, _ cause: TransitionCause) {
    let from = recognizer.committed
    recognizer.committed = state
    if state.isFinal { self.state.pointee.needsResets = true }
    self.state.pointee.mayHaveActive = true
    // A sink that removes the recognizer finds its action, which is void then.
    self.state.pointee.actions.append(PendingAction(recognizer: .passUnretained(recognizer), state: state))
    if context.isTraced { context.trace?.record(.state(recognizer, from: from, to: state, cause)) }
  }

  /// Lets a recognizer fail: no action, and its touches are no longer its own (GX-13).
  func fail(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    recognizer.committed = .failed
    state.pointee.needsResets = true
    recognizer.request = nil
    recognizer.followUp = nil
    recognizer.isHeld = false
    context.trace?.record(.state(recognizer, from: .possible, to: .failed, cause))
    release(recognizer)
    recognizer.forgetTracked()
    cancelDeadlines(of: recognizer)
    // Those that waited for it may go on.
    for edge in recognizer.dependents { recheck(edge.recognizer) }
    for edge in recognizer.dynamicDependents { recheck(edge.other) }
  }

  private func recheck(_ recognizer: GestureRecognizer) {
    state.pointee.firstToRecheck = min(state.pointee.firstToRecheck, recognizer.record.pointee.position)
  }

  // MARK: Exclusion

  func share(_ left: GestureRecognizer, _ right: GestureRecognizer) -> Bool { share(left, right.gestureTouches) }

  private func share(_ recognizer: GestureRecognizer, _ touches: [Touch]) -> Bool {
    recognizer.gestureTouches.contains { touch in touches.contains { $0 === touch } }
  }

  /// An active recognizer that keeps this one from beginning (GX-9).
  private func activeExcluder(of recognizer: GestureRecognizer) -> GestureRecognizer? {
    guard state.pointee.mayHaveActive else { return nil }
    for other in participants where other !== recognizer && other.committed.isActive && share(other, recognizer) {
      if prevents(other, recognizer) { return other }
    }
    return nil
  }

  /// Prevents those that share a touch with one that just began or was recognized on these touches (GX-1, GX-12).
  private func excludeOthers(than winner: GestureRecognizer, on touches: [Touch]) {
    let all = participants
    for other in all where other !== winner && other.committed == .possible && share(other, touches) {
      guard prevents(winner, other) else { continue }
      // Those asked may have switched it off.
      if other.isParticipating, other.committed == .possible { prevent(other, by: winner, .recognized) }
    }
  }

  /// Whether one recognizer keeps another out: both hooks say so and no delegate allows both (GX-2).
  private func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    let can = winner.script?.recognizer(winner, canPrevent: other) ?? winner.canPrevent(other)
    context.trace?.record(.question(GestureQuestion(.canPrevent, winner, other: other, answer: can)))
    guard can else { return false }
    let canBe = other.script?.recognizer(other, canBePreventedBy: winner) ?? other.canBePrevented(by: winner)
    context.trace?.record(.question(GestureQuestion(.canBePrevented, other, other: winner, answer: canBe)))
    guard canBe else { return false }
    return !allows(winner, other) && !allows(other, winner)
  }

  private func allows(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate else { return false }
    let answer = delegate.gestureRecognizer(
      recognizer as any GestureRecognizing, shouldRecognizeSimultaneouslyWith: other)
    context.trace?.record(.question(GestureQuestion(.simultaneous, recognizer, other: other, answer: answer)))
    return answer
  }

  /// Tells a recognizer that its touches that are still down are taken from it, and lets it fail (GX-8, R-7).
  private func prevent(_ recognizer: GestureRecognizer, by winner: GestureRecognizer, _ rule: PreventionRule) {
    let down = recognizer.tracked
    if context.settings.preventedGetsTouchesCancelled, !down.isEmpty, let lastEvent {
      let phases = down.map { $0.phase }
      call(recognizer, .cancelled, down, lastEvent)
      for (touch, phase) in zip(down, phases) { touch.phase = phase }
    }
    guard recognizer.isParticipating, recognizer.committed == .possible else { return }
    fail(recognizer, .prevented(by: winner, rule))
  }

  // MARK: Should begin

  /// Asks the touched nodes, the registered gates and the delegate, all of them; the cause when one said no (GB-1, R-24).
  ///
  /// The one place where a node's `gestureRecognizerShouldBegin` is called.
  private func veto(of recognizer: GestureRecognizer) -> TransitionCause? {
    var veto: TransitionCause?
    var asked: [any TouchNode] = []
    for touch in recognizer.gestureTouches {
      guard let node = touch.hitNode, !asked.contains(where: { $0 === node }) else { continue }
      let wouldCancel = recognizer.cancelsTouchesInView && touch.delivery.isLive
      if wouldCancel {
        asked.append(node)
        let answer = node.asView.map { $0.allowsToBegin(recognizer) } ?? node.gestureRecognizerShouldBegin(recognizer)
        context.trace?.record(.question(GestureQuestion(.nodeShouldBegin, recognizer, node: node, answer: answer)))
        if !answer { veto = veto ?? .nodeVeto(node) }
      }
    }
    for gate in context.registry.gates {
      for node in asked {
        let answer = gate.gestureRecognizer(recognizer, shouldBeginOver: node)
        context.trace?.record(.question(GestureQuestion(.gateShouldBegin, recognizer, node: node, answer: answer)))
        if !answer { veto = veto ?? .gateVeto }
      }
    }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizerShouldBegin(recognizer as any GestureRecognizing)
      context.trace?.record(.question(GestureQuestion(.shouldBegin, recognizer, answer: answer)))
      if !answer { veto = veto ?? .delegateVeto }
    }
    return veto
  }
}

extension GestureRecognizer {
  func forgetTracked() {
    if !tracked.isEmpty { lastScreenLocation = Self.centroid(of: tracked) }
    tracked.removeAll(keepingCapacity: true)
  }
}
