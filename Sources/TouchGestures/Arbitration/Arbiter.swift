import TouchEvents

/// Decides which of the recognizers that request recognition may act: step 4 of an event, EO-4.
///
/// # The law
///
/// A recognizer *requests* recognition when its state is assigned began, changed or ended; its action is sent only once it
/// is *decided*. All recognizers receive the event before any is decided, and all are decided before any action is sent.
///
/// **The first round** examines recognizers that received a touch or were assigned a state, in the order of priority: front
/// branch, deeper view, last added. (On one view a recognizer may rank above another, R-29.) For each:
///
/// 1. A recognizer that was decided earlier, or that failed or was cancelled by itself, is only updated.
/// 2. A recognizer that requests recognition fails if it is prevented by another on a related view that was decided earlier and was active
///    when the event began, even if that one ends now (GX-9); or if one that it requires to fail is active, or has
///    already met its own criteria and waits (GF-8).
/// 3. It is *held* while one that it requires to fail may still recognize: that one is active, or requests recognition too
///    and is still pending (GF-4).
/// 4. Otherwise it is decided. It immediately prevents every undecided one on a related view that has a touch, unless one of
///    the four methods involved returns `false` (GX-1, GX-2); then all undecided ones that require it to fail do fail (GF-1);
///    then those that waited in a cycle with it (GF-9).
///
/// **Later rounds** examine held recognizers that are no longer blocked, until there are none: a recognizer released by
/// another's failure comes after all that the event itself decided.
///
/// Failing here is silent: no callback, no action. No recognizer is examined again after it was decided or failed.
///
/// The arbiter is a value. It refers to recognizers by their places in a list, asks a delegate, and reports each decision to
/// the delegate as it is made.
struct Arbiter {
  /// The recognizers, in order of priority.
  private(set) var contenders: [Contender] = []
  /// The places of the required recognizers (GF-1, GF-2): the first contender's, the second's, and so on.
  private var requirements: [Int] = []
  /// The reverse, during the rounds: the recognizers that require the first contender to fail, the second, and so on.
  private var dependents: [Int] = []
  /// The places of recognizers that were decided earlier and were active when this event's callbacks began.
  private var active: [Int] = []
  /// The places of recognizers that are still to be examined in the current round.
  private var pending: [Int] = []
  /// The highest rank of those that became pending since there were none.
  private var highestRank = Int.min
  /// The places that the current search has visited, and the number of searches.
  private var seen: [Int] = []
  private var search = 0

  /// Adds the recognizer that comes next in order of priority.
  mutating func add(_ contender: Contender) {
    if contender.wasDecided, contender.state.isActive || contender.endsNow { active.append(contenders.count) }
    contenders.append(contender)
    contenders[contenders.count - 1].requirements = requirements.count..<requirements.count
  }

  /// Makes the contender that was added last require the one at a place to fail.
  mutating func addRequirement(_ place: Int) {
    requirements.append(place)
    let first = contenders[contenders.count - 1].requirements.lowerBound
    contenders[contenders.count - 1].requirements = first..<requirements.count
  }

  /// Removes all contenders, and keeps the capacity.
  mutating func removeAll() {
    contenders.empty()
    requirements.empty()
    dependents.empty()
    active.empty()
    search = 0
  }

  /// Runs the rounds.
  mutating func decide(asking delegate: any ArbiterDelegate) {
    indexDependents()
    for own in contenders.indices where contenders[own].isMarked && contenders[own].state != .possible { enqueue(own) }
    while !pending.isEmpty { examine(dequeue(), delegate) }
    while true {
      for own in contenders.indices where contenders[own].isHeld && contenders[own].isRequesting {
        if !isBlocked(own) { enqueue(own) }
      }
      guard !pending.isEmpty else { return }
      while !pending.isEmpty { release(dequeue(), delegate) }
    }
  }

  // MARK: The rounds

  private mutating func enqueue(_ own: Int) {
    let rank = contenders[own].rank.rank
    highestRank = pending.isEmpty ? rank : max(rank, highestRank)
    pending.append(own)
    contenders[own].isPending = true
  }

  /// Returns the next pending recognizer: the first, unless another of its view ranks above it.
  private mutating func dequeue() -> Int {
    var (place, own) = (0, pending[0])
    if contenders[own].rank.rank < highestRank, contenders[own].rank.family != 0, contenders[own].isRequesting {
      for later in 1..<pending.count {
        let other = pending[later]
        guard contenders[other].rank.family == contenders[own].rank.family,
          contenders[other].rank.rank > contenders[own].rank.rank, contenders[other].node == contenders[own].node,
          contenders[other].isHeld == contenders[own].isHeld, contenders[other].isRequesting
        else { continue }
        (place, own) = (later, other)
      }
    }
    pending.drop(at: place)
    contenders[own].isPending = false
    return own
  }

  private mutating func examine(_ own: Int, _ delegate: any ArbiterDelegate) {
    guard contenders[own].outcome == nil else { return }
    guard contenders[own].isRequesting else { return list(own, delegate) }
    if contenders[own].isHeld {
      if contenders[own].state == .ended { failDependents(for: own, delegate) }
      return
    }
    if failIfExcluded(own, delegate) { return }
    if isBlocked(own) {
      contenders[own].isHeld = true
      delegate.didHold(own)
      if contenders[own].state == .ended { failDependents(for: own, delegate) }
    } else {
      approve(own, delegate)
    }
  }

  private mutating func release(_ own: Int, _ delegate: any ArbiterDelegate) {
    guard contenders[own].isHeld, contenders[own].isRequesting else { return }
    contenders[own].isHeld = false
    if !failIfExcluded(own, delegate) { approve(own, delegate) }
  }

  private mutating func list(_ own: Int, _ delegate: any ArbiterDelegate) {
    contenders[own].outcome = .listed
    contenders[own].isHeld = false
    delegate.didList(own)
  }

  // MARK: Blockers

  /// Fails a recognizer that is prevented by an active one, or by one that it requires to fail; returns whether it did.
  private mutating func failIfExcluded(_ own: Int, _ delegate: any ArbiterDelegate) -> Bool {
    for other in active {
      guard mayPrevent(other, own, delegate), delegate.prevents(other, own) else { continue }
      fail(own, .excludedByActive(other), delegate)
      return true
    }
    for index in contenders[own].requirements {
      let other = requirements[index]
      let isDecided = contenders[other].wasDecided || contenders[other].outcome == .decided
      let goesOn = isDecided && contenders[other].state.isActive
      let hasLost = contenders[other].isHeld && contenders[other].state == .ended && !waits(other, for: own)
      guard goesOn || hasLost else { continue }
      fail(own, .requirement(other), delegate)
      return true
    }
    return false
  }

  /// Returns whether a recognizer that it requires to fail may still recognize (GF-4, GF-6).
  private func isBlocked(_ own: Int) -> Bool {
    for index in contenders[own].requirements {
      let other = contenders[requirements[index]]
      if other.isActive || other.isPending && other.isRequesting && !other.isHeld { return true }
    }
    return false
  }

  /// Returns whether one may prevent another at all: they are different, related, and the other has a touch (GX-1).
  private func mayPrevent(_ winner: Int, _ other: Int, _ delegate: any ArbiterDelegate) -> Bool {
    winner != other && contenders[other].hasPresentTouch && delegate.areRelated(winner, other)
      && !requires(winner, other)
  }

  // MARK: Outcomes

  private mutating func approve(_ own: Int, _ delegate: any ArbiterDelegate) {
    guard delegate.isUndecided(own) else { return }
    let cycle = heldInCycle(with: own)
    contenders[own].outcome = .decided
    delegate.didDecide(own)
    for other in contenders.indices where contenders[other].isUndecided && mayPrevent(own, other, delegate) {
      if delegate.prevents(own, other) { fail(other, .excluded(by: own), delegate) }
    }
    for index in contenders[own].dependents {
      let other = contenders[dependents[index]]
      guard other.isUndecided, other.isTouched else { continue }
      let isCycle = !contenders[own].requirements.isEmpty && waits(own, for: dependents[index])
      fail(dependents[index], isCycle ? .cycle(with: own) : .requirement(own), delegate)
    }
    for other in cycle where contenders[other].isRequesting { fail(other, .cycle(with: own), delegate) }
  }

  private mutating func fail(_ own: Int, _ cause: ArbitrationCause, _ delegate: any ArbiterDelegate) {
    contenders[own].isHeld = false
    // A callback may have stopped it; what follows from that comes with the next update.
    guard delegate.isUndecided(own) else { return }
    contenders[own].state = .failed
    contenders[own].outcome = .failed
    delegate.didFail(own, cause)
  }

  /// Fails the held recognizers that require one to fail that has met its own criteria and waits itself (GF-8).
  private mutating func failDependents(for own: Int, _ delegate: any ArbiterDelegate) {
    for index in contenders[own].dependents where contenders[dependents[index]].isHeld {
      if !waits(own, for: dependents[index]) { fail(dependents[index], .requirement(own), delegate) }
    }
  }

  // MARK: Requirements

  private mutating func indexDependents() {
    guard !requirements.isEmpty else { return }
    for required in requirements { contenders[required].dependentCount += 1 }
    var end = 0
    for place in contenders.indices {
      contenders[place].dependents = end..<end
      end += contenders[place].dependentCount
    }
    dependents.append(contentsOf: requirements)
    for place in contenders.indices {
      for index in contenders[place].requirements {
        let known = contenders[requirements[index]].dependents
        dependents[known.upperBound] = place
        contenders[requirements[index]].dependents = known.lowerBound..<(known.upperBound + 1)
      }
    }
  }

  /// Returns whether a recognizer requires another to fail.
  private func requires(_ own: Int, _ other: Int) -> Bool {
    for index in contenders[own].requirements where requirements[index] == other { return true }
    return false
  }

  /// Returns whether a recognizer requires another to fail, directly or through undecided ones (GF-9).
  private mutating func waits(_ own: Int, for other: Int) -> Bool {
    search += 1
    seen.empty()
    visit(other)
    var next = 0
    while next < seen.count {
      for index in contenders[seen[next]].dependents {
        let waiter = dependents[index]
        if waiter == own { return true }
        if contenders[waiter].search != search, contenders[waiter].isUndecided { visit(waiter) }
      }
      next += 1
    }
    return false
  }

  private mutating func visit(_ place: Int) {
    seen.append(place)
    contenders[place].search = search
  }

  /// Returns the held recognizers that are in a cycle of requirements with one.
  private mutating func heldInCycle(with own: Int) -> [Int] {
    var cycle: [Int] = []
    guard !contenders[own].requirements.isEmpty else { return cycle }
    for other in contenders.indices where contenders[other].isHeld {
      if waits(other, for: own), waits(own, for: other) { cycle.append(other) }
    }
    return cycle
  }
}
