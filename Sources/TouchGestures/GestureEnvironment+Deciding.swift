import TouchCore

extension GestureEnvironment {
  /// Step 4: takes requests one at a time from the top, until none can be taken.
  func decide() {
    guard needsDecision else { return settleHolds() }
    needsDecision = false
    var changes = 0
    var index = 0
    while index < participants.count {
      let record = participants[index].record
      index += 1
      if record.pointee.request != nil, decide(participants[index - 1]) {
        index = 0
        changes += 1
        guard changes < 100_000 else {
          context.report(.endlessArbitration)
          break
        }
      }
      if index == participants.count, failCircle() { index = 0 }
    }
    needsDecision = false
    settleHolds()
  }

  /// Takes a recognizer's request, or that of one which goes before it; whether anything changed for others.
  private func decide(_ recognizer: GestureRecognizer) -> Bool {
    take(recognizer.committed == .possible ? upper(of: recognizer) : recognizer)
  }

  /// The recognizer that goes before another of its node although it comes after it: more taps, pan over pinch.
  private func upper(of recognizer: GestureRecognizer) -> GestureRecognizer {
    guard recognizer.request != .failed else { return recognizer }
    let traits = recognizer.traits
    guard traits.kind == .tap || traits.kind == .pinch else { return recognizer }
    var best = recognizer
    var mostTaps = traits.numberOfTaps
    for other in participants where other !== recognizer && other.node === recognizer.node {
      guard other.committed == .possible, let request = other.request, request != .failed, share(other, recognizer)
      else { continue }
      let otherTraits = other.traits
      if traits.kind == .tap, otherTraits.kind == .tap, otherTraits.numberOfTaps > mostTaps {
        // One that waits for others cannot go first yet.
        guard !other.isHeld || blockers(of: other) == .none else { continue }
        best = other
        mostTaps = otherTraits.numberOfTaps
      } else if traits.kind == .pinch, otherTraits.kind == .pan, !other.isHeld {
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
      commit(recognizer, request, recognizer.requestCause)
      guard request.isFinal else { return false }
      // Those that joined its touches late were not there when it began, and may not act on them either (GX-1).
      excludeOthers(than: recognizer)
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
      prevent(recognizer, by: active)
      return true
    }
    switch blockers(of: recognizer) {
    case .lost(let winner):
      fail(recognizer, .requirement(winner))
      return true
    case .waits(let other):
      recognizer.isHeld = true
      context.trace?.record(.waiting(recognizer, for: other))
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
    commit(recognizer, request, recognizer.requestCause)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.gestureTouches { commands.append(TouchCommand(.cancel, touch)) }
    }
    for touch in recognizer.gestureTouches { if let claim = touch.gestureClaim { markDirty(claim) } }
    excludeOthers(than: recognizer)
    failDependents(of: recognizer)
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
    if context.isTraced { context.trace?.record(.state(recognizer, from: from, to: state, cause)) }
    actions.append(PendingAction(recognizer: recognizer, state: state, attempt: recognizer.attempt))
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
    context.deadlines.cancelAll(of: recognizer)
  }

  // MARK: Exclusion

  func share(_ left: GestureRecognizer, _ right: GestureRecognizer) -> Bool {
    left.gestureTouches.contains { touch in right.gestureTouches.contains { $0 === touch } }
  }

  /// An active recognizer that keeps this one from beginning (GX-9).
  private func activeExcluder(of recognizer: GestureRecognizer) -> GestureRecognizer? {
    for other in participants where other !== recognizer && other.committed.isActive && share(other, recognizer) {
      if prevents(other, recognizer) { return other }
    }
    return nil
  }

  /// Prevents those that share a touch with one that just began or was recognized (GX-1, GX-12).
  private func excludeOthers(than winner: GestureRecognizer) {
    let all = participants
    for other in all where other !== winner && other.committed == .possible && share(winner, other) {
      guard prevents(winner, other) else { continue }
      // Those asked may have switched it off.
      if other.isParticipating, other.committed == .possible { prevent(other, by: winner) }
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
  private func prevent(_ recognizer: GestureRecognizer, by winner: GestureRecognizer) {
    let down = recognizer.tracked
    if context.settings.preventedGetsTouchesCancelled, !down.isEmpty, let lastEvent {
      let phases = down.map { $0.phase }
      call(recognizer, .cancelled, down, lastEvent)
      for (touch, phase) in zip(down, phases) { touch.phase = phase }
    }
    guard recognizer.isParticipating, recognizer.committed == .possible else { return }
    fail(recognizer, .prevented(by: winner))
  }

  // MARK: Failure requirements

  /// What a recognizer's failure requirements say now.
  enum Blockers: Equatable {
    case none
    case waits(GestureRecognizer)
    case lost(to: GestureRecognizer)
  }

  func blockers(of recognizer: GestureRecognizer) -> Blockers {
    var waitsFor: GestureRecognizer?
    for edge in recognizer.requirements {
      let other = edge.recognizer
      guard takesPart(other, with: recognizer) else { continue }
      if other.committed == .possible { waitsFor = waitsFor ?? other } else { return .lost(to: other) }
    }
    for edge in recognizer.dynamicRequirements where edge.holds(for: recognizer) {
      guard takesPart(edge.other, with: recognizer) else { continue }
      if edge.other.committed == .possible { waitsFor = waitsFor ?? edge.other } else { return .lost(to: edge.other) }
    }
    return waitsFor.map { .waits($0) } ?? .none
  }

  /// Whether a required recognizer is in the same multi-touch sequence and has not failed (GF-6, GF-7).
  private func takesPart(_ other: GestureRecognizer, with recognizer: GestureRecognizer) -> Bool {
    guard other.committed != .failed, other.committed != .cancelled, other.environment === self else { return false }
    return other.gestureTouches.contains { touch in
      recognizer.gestureTouches.contains { $0.sequence == touch.sequence }
    }
  }

  /// Lets those fail that had to wait for one that was recognized (GF-1).
  private func failDependents(of winner: GestureRecognizer) {
    guard !winner.dependents.isEmpty || !winner.dynamicDependents.isEmpty else { return }
    let all = participants
    for other in all where other !== winner {
      let mustFail =
        winner.dependents.contains { $0.recognizer === other }
        || winner.dynamicDependents.contains { $0.other === other && $0.holds(for: winner) }
      if mustFail { failDependent(other, of: winner) }
    }
  }

  private func failDependent(_ dependent: GestureRecognizer, of winner: GestureRecognizer) {
    guard dependent.isParticipating, dependent.committed == .possible, takesPart(winner, with: dependent) else { return }
    fail(dependent, .requirement(winner))
  }

  // MARK: Circles

  /// Lets the members of a circle of waiting recognizers fail together once their touches are up (GF-9, R-42).
  private func failCircle() -> Bool {
    guard participants.contains(where: { $0.record.pointee.isHeld }) else { return false }
    for recognizer in participants where recognizer.isHeld && !recognizer.gestureTouches.contains(where: { $0.isDown }) {
      let circle = circle(through: recognizer)
      guard !circle.isEmpty, !circle.contains(where: { $0.gestureTouches.contains(where: { $0.isDown }) }) else { continue }
      context.report(.requirementCycle)
      for member in circle { fail(member, .cycle) }
      return true
    }
    return false
  }

  /// The held recognizers that wait, directly or not, for this one and it for them; empty when it is in no circle.
  private func circle(through recognizer: GestureRecognizer) -> [GestureRecognizer] {
    let ahead = reachable(from: recognizer)
    guard ahead.contains(where: { $0 === recognizer }) else { return [] }
    return participants.filter { member in
      ahead.contains { $0 === member } && reachable(from: member).contains { $0 === recognizer }
    }
  }

  /// Everybody held that a recognizer waits for, directly or not.
  private func reachable(from start: GestureRecognizer) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var pending = [start]
    while let recognizer = pending.popLast() {
      for other in heldRequirements(of: recognizer) where !found.contains(where: { $0 === other }) {
        found.append(other)
        pending.append(other)
      }
    }
    return found
  }

  private func heldRequirements(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var held: [GestureRecognizer] = []
    for edge in recognizer.requirements where edge.recognizer.isHeld && takesPart(edge.recognizer, with: recognizer) {
      held.append(edge.recognizer)
    }
    for edge in recognizer.dynamicRequirements where edge.holds(for: recognizer) {
      if edge.other.isHeld, takesPart(edge.other, with: recognizer) { held.append(edge.other) }
    }
    return held
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
      for node in asked where !gate.gestureRecognizer(recognizer, shouldBeginOver: node) {
        context.trace?.record(.question(GestureQuestion(.gateShouldBegin, recognizer, node: node, answer: false)))
        veto = veto ?? .gateVeto
      }
    }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizerShouldBegin(recognizer as any GestureRecognizing)
      context.trace?.record(.question(GestureQuestion(.shouldBegin, recognizer, answer: answer)))
      if !answer { veto = veto ?? .delegateVeto }
    }
    return veto
  }

  // MARK: Holds

  /// Says for each touch whose recognizers changed what is withheld from its responder now (GD-1, GE-1).
  func settleHolds() {
    guard !dirtyTouches.isEmpty else { return }
    for touch in dirtyTouches {
      guard let claim = touch.gestureClaim else { continue }
      claim.isDirty = false
      var holdsAll = false
      var holdsEnd = false
      for recognizer in claim.recognizers where recognizer.committed == .possible {
        if recognizer.delaysTouchesBegan { holdsAll = true }
        if recognizer.delaysTouchesEnded { holdsEnd = true }
        if recognizer.delaysTouchesEnded, context.settings.doubleTapProfile == .observed,
          withholdsAnOlderEnd(recognizer, than: touch)
        {
          holdsAll = true
        }
      }
      guard holdsAll != claim.holdsAll || holdsEnd != claim.holdsEnd else { continue }
      claim.holdsAll = holdsAll
      claim.holdsEnd = holdsEnd
      commands.append(TouchCommand(holdsAll ? .holdAll : holdsEnd ? .holdEnd : .release, touch))
    }
    dirtyTouches.removeAll(keepingCapacity: true)
  }

  /// Whether the end of an earlier touch of this recognizer is kept from the same responder (3.10, strict order).
  private func withholdsAnOlderEnd(_ recognizer: GestureRecognizer, than touch: Touch) -> Bool {
    recognizer.gestureTouches.contains {
      $0.number < touch.number && !$0.isDown && $0.delivery.isLive && $0.responder === touch.responder
    }
  }
}

extension GestureRecognizer {
  func forgetTracked() {
    if !tracked.isEmpty { lastScreenLocation = Self.centroid(of: tracked) }
    tracked.removeAll(keepingCapacity: true)
  }
}
