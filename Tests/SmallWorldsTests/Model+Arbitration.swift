import TouchCore

// Step 4 of 3.3.
extension Model {
  /// One request at a time from the top, with all its consequences; from the top again after each change.
  mutating func arbitrate() {
    while takeOne() || failCircle() {}
  }

  private mutating func takeOne() -> Bool {
    for own in order {
      guard let request = recognizers[own].request else { continue }
      if recognizers[own].state.isActive {
        recognizers[own].request = nil
        commit(own, request)
        if request.isFinal { exclude(by: own) }
        return true
      }
      if request == .failed {
        fail(own)
        return true
      }
      if begin(own, request) { return true }
    }
    return false
  }

  private mutating func begin(_ own: Int, _ request: GestureState) -> Bool {
    // a held one is looked at again only for what it waits for, until it is free.
    let others = blockers(of: own)
    let mustWait = others.contains { recognizers[$0].state == .possible }
    let hasLost = others.contains { recognizers[$0].state != .possible }
    if recognizers[own].isHeld, mustWait, !hasLost { return false }
    // GX-9
    for other in order where other != own && recognizers[other].state.isActive && share(own, other) {
      if prevents(other, own) {
        prevent(own)
        return true
      }
    }
    // GF-1, R-46
    if hasLost {
      fail(own)
      return true
    }
    if mustWait {
      recognizers[own].isHeld = true
      return false
    }
    recognizers[own].isHeld = false
    // GB-1 to GB-3, R-24
    let asksNode = recognizers[own].touches.contains { world.flavours[own] != .spareView && touch($0).isLive }
    if world.flavours[own] == .delegateVeto || (world.flavours[own] == .nodeVeto && asksNode) {
      fail(own)
      return true
    }
    let endsAtOnce = recognizers[own].endsAtOnce
    recognizers[own].request = nil
    recognizers[own].endsAtOnce = false
    commit(own, request)
    // GV-1, GV-3
    if world.flavours[own] != .spareView { taken += recognizers[own].touches }
    exclude(by: own)
    // GF-1: those that had to wait for it.
    for other in order where other != own && recognizers[other].state == .possible {
      if blockers(of: other).contains(own) { fail(other) }
    }
    //
    if request == .began, endsAtOnce { recognizers[own].request = .ended }
    return true
  }

  private mutating func commit(_ own: Int, _ state: GestureState) {
    recognizers[own].state = state
    entries.append(.state(own, state))
    actions.append((own, state))
  }

  private mutating func fail(_ own: Int) {
    recognizers[own].state = .failed
    recognizers[own].request = nil
    recognizers[own].isHeld = false
    recognizers[own].endsAtOnce = false
    entries.append(.state(own, .failed))
  }

  /// GX-1, GX-10, GX-12: those that share a touch and have not acted are out.
  private mutating func exclude(by winner: Int) {
    for other in order where other != winner && recognizers[other].state == .possible {
      if share(winner, other), prevents(winner, other) { prevent(other) }
    }
  }

  /// GX-2, GX-4.
  private func prevents(_ winner: Int, _ other: Int) -> Bool {
    world.canPrevent(winner, other) && world.canBePrevented(other, by: winner)
      && !world.allowsBoth(winner, other)
      && !world.allowsBoth(other, winner)
  }

  /// GX-8, R-7: it is told of the touches that are still down, then fails.
  private mutating func prevent(_ own: Int) {
    let down = recognizers[own].touches.filter { touch($0).isDown }
    if !down.isEmpty { hear(own, .cancelled, down) }
    fail(own)
  }

  // MARK: Requirements

  /// Those it has to wait for that take part in its sequence and have not failed (GF-1, GF-2, GF-6, GF-7).
  private func blockers(of own: Int) -> [Int] {
    recognizers.indices.filter { other in
      guard other != own, world.requires(own, other) || recognizers[own].waitsFor.contains(other) else {
        return false
      }
      guard recognizers[other].state != .failed, recognizers[other].state != .cancelled else { return false }
      return recognizers[other].touches.contains { number in
        recognizers[own].touches.contains { touch($0).sequence == touch(number).sequence }
      }
    }
  }

  /// GF-9, R-42: the members of a circle fail together once none of their touches is down.
  private mutating func failCircle() -> Bool {
    for own in order where recognizers[own].isHeld {
      let circle = order.filter { reaches(own, $0) && reaches($0, own) }
      guard circle.contains(own), !circle.contains(where: { hasFingers($0) }) else { continue }
      for member in circle { fail(member) }
      return true
    }
    return false
  }

  /// Whether one held recognizer waits for another held one, directly or through others.
  private func reaches(_ start: Int, _ goal: Int) -> Bool {
    var seen: [Int] = []
    var pending = [start]
    while let own = pending.popLast() {
      for other in blockers(of: own) where recognizers[other].isHeld && !seen.contains(other) {
        if other == goal { return true }
        seen.append(other)
        pending.append(other)
      }
    }
    return false
  }
}
