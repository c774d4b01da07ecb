import TouchEvents

// EO-4: decisions. No action is sent and no view is called here.
extension Model {
  mutating func decide() {
    queryRequirements()
    // The first round.
    let marked = order.filter { recognizers[$0].wasHanded || recognizers[$0].wasAssigned }
    for own in recognizers.indices {
      recognizers[own].isAsking = recognizers[own].wasAssigned
      recognizers[own].wasAssigned = false
      recognizers[own].wasHanded = false
    }
    var waiting = marked
    while !waiting.isEmpty {
      let own = waiting.removeFirst()
      if !recognizers[own].isInList { examine(own, behind: waiting) }
    }
    // Later rounds.
    while true {
      let free = order.filter { recognizers[$0].isHeld && !isBlocked($0, behind: []) }
      if free.isEmpty { return }
      for own in free where !recognizers[own].isInList { tryToDecide(own) }
    }
  }

  ///
  private mutating func queryRequirements() {
    let present = order.filter {
      recognizers[$0].isTouched && (recognizers[$0].isActive || recognizers[$0].isRequesting)
    }
    for own in present {
      for other in present where other != own && (recognizers[own].isNewcomer || recognizers[other].isNewcomer) {
        guard world.requiresByDelegate(own, other) || world.requiresByHook(own, other) else { continue }
        if !recognizers[own].waitsFor.contains(other) { recognizers[own].waitsFor.append(other) }
      }
    }
  }

  private mutating func examine(_ own: Int, behind waiting: [Int]) {
    let recognizer = recognizers[own]
    if recognizer.state == .possible { return }
    // VN-1
    let down = recognizer.touches.filter { touch($0).isDown }
    if recognizer.state == .failed, !down.isEmpty, world.profile.contains(.failedGetTouchesCancelled) {
      entries.append(.received(own, .cancelled, down.sorted()))
    }
    if recognizer.isDecided || recognizer.state == .failed || recognizer.state == .cancelled { return join(own) }
    if recognizer.isHeld {
      if recognizer.state == .ended { failThoseThatWait(for: own) }
      return
    }
    if failIfExcluded(own) { return }
    if isBlocked(own, behind: waiting) {
      recognizers[own].isHeld = true
      if recognizer.state == .ended { failThoseThatWait(for: own) }
      return
    }
    approve(own)
  }

  private mutating func tryToDecide(_ own: Int) {
    if !failIfExcluded(own) { approve(own) }
  }

  /// GX-9, R-46, GF-8.
  private mutating func failIfExcluded(_ own: Int) -> Bool {
    for other in order where other != own && recognizers[other].wasActiveBefore {
      guard recognizers[other].state != .failed, recognizers[other].state != .cancelled else { continue }
      guard excludes(other, own) else { continue }
      prevent(own)
      return true
    }
    let loses = required(by: own).contains { other in
      let blocker = recognizers[other]
      if blocker.isDecided { return blocker.state == .began || blocker.state == .changed }
      return blocker.isHeld && blocker.state == .ended && !waits(other, for: own)
    }
    if loses { fail(own) }
    return loses
  }

  /// GX-8: silent, or with a cancel of its touches that are down.
  private mutating func prevent(_ own: Int) {
    let down = recognizers[own].touches.filter { touch($0).isDown }
    if !down.isEmpty, world.profile.contains(.preventedGetTouchesCancelled) {
      recognizers[own].isHeld = false
      call(own, .cancelled, down.sorted())
      // What it made of that is in this update already.
      if !recognizers[own].isUndecided { return join(own) }
    }
    fail(own)
  }

  /// GF-6, and those whose turn in this round is still to come.
  private func isBlocked(_ own: Int, behind waiting: [Int]) -> Bool {
    required(by: own).contains { other in
      recognizers[other].isActive
        || (recognizers[other].isRequesting && waiting.contains(other) && !recognizers[other].isHeld)
    }
  }

  private mutating func join(_ own: Int) {
    recognizers[own].isInList = true
    list.append(own)
  }

  private mutating func fail(_ own: Int) {
    set(own, .failed)
    join(own)
  }

  private mutating func approve(_ own: Int) {
    let cycle = order.filter { $0 != own && recognizers[$0].isHeld && waits($0, for: own) && waits(own, for: $0) }
    recognizers[own].isHeld = false
    recognizers[own].isDecided = true
    join(own)
    // GX-1
    for other in order where other != own && excludes(own, other) { prevent(other) }
    // GF-1
    for other in order where other != own && requires(other, own) {
      if recognizers[other].isUndecided, recognizers[other].isTouched { fail(other) }
    }
    // GF-9
    for other in cycle where recognizers[other].isHeld { fail(other) }
  }

  /// GF-8: those that are held and require one that is now held in ended, unless it waits for them in turn (GF-9).
  private mutating func failThoseThatWait(for own: Int) {
    for other in order where other != own && recognizers[other].isHeld && requires(other, own) {
      if !waits(own, for: other) { fail(other) }
    }
  }

  /// GX-1, GX-2.
  private func excludes(_ winner: Int, _ other: Int) -> Bool {
    recognizers[other].isUndecided && !recognizers[other].touches.isEmpty && areRelated(winner, other)
      && !requires(winner, other)
      && world.canPrevent(winner, other) && world.canBePrevented(other, by: winner)
      && !world.allowsBoth(other, winner) && !world.allowsBoth(winner, other)
  }

  // MARK: Requirements

  /// GF-1, GF-2.
  func requires(_ own: Int, _ other: Int) -> Bool {
    own != other && (world.requires(own, other) || recognizers[own].waitsFor.contains(other))
  }

  private func required(by own: Int) -> [Int] { recognizers.indices.filter { requires(own, $0) } }

  /// Whether one requires another, directly or through others that are touched and undecided (GF-9).
  private func waits(_ start: Int, for goal: Int) -> Bool {
    var seen = [start]
    var index = 0
    while index < seen.count {
      for other in required(by: seen[index]) where !seen.contains(other) {
        if other == goal { return true }
        if recognizers[other].isTouched, recognizers[other].isUndecided { seen.append(other) }
      }
      index += 1
    }
    return false
  }
}
