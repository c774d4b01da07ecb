import TouchCore

extension GestureEnvironment {
  /// More changes than any event brings that no callback keeps going by changing recognizers again and again.
  private static var mostChanges: Int { 100_000 }

  /// Step 4: takes requests one at a time from the top; from the top again after each change.
  func decide() {
    guard needsDecision else { return settleHolds() }
    var changes = 0
    repeat {
      needsDecision = false
      while takeOne() || failCycle() {
        changes += 1
        guard changes < Self.mostChanges else {
          context.report(.endlessArbitration)
          break
        }
      }
    } while needsDecision && changes < Self.mostChanges
    needsDecision = false
    settleHolds()
  }

  /// Takes the first request that changes something; whether there was one.
  private func takeOne() -> Bool {
    let all = participants
    var passedOver: [GestureRecognizer] = []
    for recognizer in all where recognizer.request != nil {
      let first = firstToGo(before: recognizer, among: all)
      if take(first) { return true }
      if first !== recognizer { passedOver.append(recognizer) }
    }
    // Whoever was to go before them has to wait, perhaps for these very ones.
    for recognizer in passedOver where take(recognizer) { return true }
    return false
  }

  /// The recognizer of the same node that goes before another although it comes after it.
  private func firstToGo(before recognizer: GestureRecognizer, among all: [GestureRecognizer]) -> GestureRecognizer {
    guard recognizer.wantsToAct else { return recognizer }
    var first = recognizer
    for other in all where other !== first && other.wantsToAct && other.nodeID == recognizer.nodeID {
      guard other.goesBefore(first), share(other, recognizer) else { continue }
      // One that waits for others cannot go first yet.
      if !other.isHeld || blockers(of: other) == .none { first = other }
    }
    return first
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
    for touch in touches { if let participation = touch.participation { markDirty(participation) } }
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
    if state.isFinal { self.needsResets = true }
    // A sink that removes the recognizer finds its action, which is void then.
    self.actions.append(PendingAction(recognizer: recognizer, state: state))
    context.trace?.record(.state(recognizer, from: from, to: state, cause))
  }

  /// Lets a recognizer fail: no action, and its touches are no longer its own (GX-13).
  func fail(_ recognizer: GestureRecognizer, _ cause: TransitionCause) {
    recognizer.committed = .failed
    needsResets = true
    recognizer.request = nil
    recognizer.followUp = nil
    recognizer.isHeld = false
    context.trace?.record(.state(recognizer, from: .possible, to: .failed, cause))
    release(recognizer)
    recognizer.forgetTracked()
    context.deadlines.cancelAll(of: recognizer)
  }

  // MARK: Exclusion

  func share(_ left: GestureRecognizer, _ right: GestureRecognizer) -> Bool { share(left, right.gestureTouches) }

  private func share(_ recognizer: GestureRecognizer, _ touches: [Touch]) -> Bool {
    recognizer.gestureTouches.contains { touch in touches.contains { $0 === touch } }
  }

  /// An active recognizer that keeps this one from beginning (GX-9).
  private func activeExcluder(of recognizer: GestureRecognizer) -> GestureRecognizer? {
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
  /// Whether it asks to leave possible for began or ended.
  var wantsToAct: Bool { committed == .possible && request != nil && request != .failed }

  func forgetTracked() {
    if !tracked.isEmpty { lastScreenLocation = Self.centroid(of: tracked) }
    tracked.removeAll(keepingCapacity: true)
  }
}
