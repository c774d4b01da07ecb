import TouchCore

/// Decides which of the recognizers that want to act may act: step 4 of an event, EO-4.
///
/// # The law
///
/// A recognizer *wants* when its state was assigned began, changed or ended; it acts only once it was *decided*. All of
/// them had the event before anything is decided, and everything is decided before anybody acts.
///
/// **The first round** goes over those that were handed a touch or were assigned a state, in the order of priority: front
/// branch, deeper view, last added. (On one view a recognizer may ask to go before another, R-29.) For each:
///
/// 1. One that was decided earlier, or that failed or was cancelled by itself, only has its own update.
/// 2. One that wants fails if an active one, decided earlier, on a related view keeps it out (GX-9), or if one that it
///    requires to fail is going on or has already met its own criteria and waits (GF-8).
/// 3. It is *held* while one that it requires to fail may still recognize: that one is active, or wants too and has not had
///    its turn (GF-4).
/// 4. Otherwise it is decided. At once it keeps out every undecided one on a related view that has a touch, unless one of
///    the four who are asked says no (GX-1, GX-2); then all undecided ones that required it to fail do fail (GF-1); then
///    those that waited in a cycle with it (GF-9).
///
/// **Later rounds** go over the held ones that nothing blocks any more, until there is none: whoever was released by
/// another's failure comes after all that the event itself decided.
///
/// Failing here is silent: no callback, no action. Nobody is examined again after it was decided or failed.
///
/// The arbiter is a value. It knows places in a list, asks its questions of the court that it is handed, and tells the
/// court each outcome at the moment of decision.
struct Arbiter {
  /// The recognizers, in order of priority.
  private(set) var contenders: [Contender]

  /// Makes an arbiter for recognizers in order of priority.
  init(_ contenders: [Contender]) { self.contenders = contenders }

  /// Runs the rounds.
  mutating func decide(in court: any ArbitrationCourt) {
    runFirstRound(court)
    while true {
      var released = contenders.indices.filter { contenders[$0].isHeld && contenders[$0].wants && !isBlocked($0) }
      guard !released.isEmpty else { return }
      while !released.isEmpty {
        let own = released.remove(at: firstToGo(of: released, court))
        guard contenders[own].isHeld, contenders[own].wants else { continue }
        contenders[own].isHeld = false
        if !isShutOut(own, court) { letThrough(own, court) }
      }
    }
  }

  // MARK: The rounds

  private mutating func runFirstRound(_ court: any ArbitrationCourt) {
    var waiting = contenders.indices.filter { contenders[$0].isMarked }
    while !waiting.isEmpty {
      let own = waiting.remove(at: firstToGo(of: waiting, court))
      examine(own, stillToCome: waiting, court)
    }
  }

  /// Returns the place, in a list, of the contender that is examined next: the first, unless another goes before it.
  private func firstToGo(of waiting: [Int], _ court: any ArbitrationCourt) -> Int {
    guard contenders[waiting[0]].wants else { return 0 }
    var first = 0
    for place in waiting.indices.dropFirst() {
      let other = contenders[waiting[place]]
      if other.wants, other.isHeld == contenders[waiting[first]].isHeld,
        court.goes(waiting[place], before: waiting[first])
      {
        first = place
      }
    }
    return first
  }

  private mutating func examine(_ own: Int, stillToCome: [Int], _ court: any ArbitrationCourt) {
    guard contenders[own].outcome == nil, contenders[own].state != .possible else { return }
    guard contenders[own].wants else { return list(own, court) }
    if contenders[own].isHeld {
      if contenders[own].state == .ended { failThoseHeld(for: own, court) }
      return
    }
    if isShutOut(own, court) { return }
    if isBlocked(own, stillToCome) {
      contenders[own].isHeld = true
      court.held(own)
      if contenders[own].state == .ended { failThoseHeld(for: own, court) }
    } else {
      letThrough(own, court)
    }
  }

  private mutating func list(_ own: Int, _ court: any ArbitrationCourt) {
    contenders[own].outcome = .listed
    contenders[own].isHeld = false
    court.listed(own)
  }

  // MARK: What stands against a recognizer

  /// Lets a recognizer fail that another shuts out; a Boolean value that indicates whether one did.
  private mutating func isShutOut(_ own: Int, _ court: any ArbitrationCourt) -> Bool {
    for other in contenders.indices where contenders[other].wasDecided && contenders[other].state.isActive {
      guard mayPrevent(other, own, court), court.prevents(other, own) else { continue }
      fail(own, .excludedByActive(other), court)
      return true
    }
    for other in contenders[own].requirements {
      let isDecided = contenders[other].wasDecided || contenders[other].outcome == .decided
      let goesOn = isDecided && contenders[other].state.isActive
      let hasLost = contenders[other].isHeld && contenders[other].state == .ended && !waits(other, for: own)
      guard goesOn || hasLost else { continue }
      fail(own, .requirement(other), court)
      return true
    }
    return false
  }

  /// Whether a recognizer that it requires to fail may still recognize (GF-4, GF-6).
  private func isBlocked(_ own: Int, _ stillToCome: [Int] = []) -> Bool {
    contenders[own].requirements.contains { other in
      let mayStillAct = contenders[other].wants && !contenders[other].isHeld && stillToCome.contains(other)
      return contenders[other].isActive || mayStillAct
    }
  }

  /// Whether the rules let one keep another out at all: they are different, related, and the other has a touch (GX-1).
  private func mayPrevent(_ winner: Int, _ other: Int, _ court: any ArbitrationCourt) -> Bool {
    winner != other && contenders[other].hasPresentTouch && court.areRelated(winner, other)
      && !contenders[winner].requirements.contains(other)
  }

  // MARK: Outcomes

  private mutating func letThrough(_ own: Int, _ court: any ArbitrationCourt) {
    guard court.isUndecided(own) else { return }
    let cycle = contenders.indices.filter { contenders[$0].isHeld && waits($0, for: own) && waits(own, for: $0) }
    contenders[own].outcome = .decided
    court.decided(own)
    for other in contenders.indices where contenders[other].isUndecided && mayPrevent(own, other, court) {
      if court.prevents(own, other) { fail(other, .excluded(by: own), court) }
    }
    for other in contenders.indices where contenders[other].requirements.contains(own) {
      if contenders[other].isUndecided { fail(other, .requirement(own), court) }
    }
    for other in cycle where contenders[other].wants { fail(other, .cycle(with: own), court) }
  }

  private mutating func fail(_ own: Int, _ cause: ArbitrationCause, _ court: any ArbitrationCourt) {
    contenders[own].isHeld = false
    // Whoever was asked may have stopped it; what follows from that comes with the next update.
    guard court.isUndecided(own) else { return }
    contenders[own].state = .failed
    contenders[own].outcome = .failed
    court.failed(own, cause)
  }

  /// Lets those fail that wait for one that has met its own criteria and waits itself (GF-8).
  private mutating func failThoseHeld(for own: Int, _ court: any ArbitrationCourt) {
    for other in contenders.indices where contenders[other].isHeld && contenders[other].requirements.contains(own) {
      if !waits(own, for: other) { fail(other, .requirement(own), court) }
    }
  }

  /// Whether a recognizer requires another to fail, directly or through undecided ones (GF-9).
  private func waits(_ own: Int, for other: Int) -> Bool {
    var seen = [own]
    var next = 0
    while next < seen.count {
      for required in contenders[seen[next]].requirements {
        if required == other { return true }
        if contenders[required].isUndecided, !seen.contains(required) { seen.append(required) }
      }
      next += 1
    }
    return false
  }
}
