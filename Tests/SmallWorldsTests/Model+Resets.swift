import TouchEvents

// EO-7, and what is left over from before: resets.
extension Model {
  /// GR-3.
  mutating func resetForgotten() {
    for own in order where recognizers[own].isTouched {
      let isForgotten = [.began, .changed].contains(recognizers[own].state) && recognizers[own].touches.isEmpty
      guard isForgotten || recognizers[own].state == .possible else { continue }
      if isForgotten {
        set(own, .cancelled)
        if recognizers[own].hasSentBegan { entries.append(.action(own, .cancelled)) }
      }
      reset(own)
    }
    resetGroups()
  }

  /// GR-2.
  mutating func resetGroups() {
    let ready = order.filter { own in
      let group = group(of: own)
      return group.contains { recognizers[$0].state.isFinal && !recognizers[$0].isHeld }
        && !group.contains { recognizers[$0].isActive || needsUpdate($0) }
    }
    for own in ready where recognizers[own].isTouched || recognizers[own].state != .possible { reset(own) }
  }

  /// Whether a callback of the decisions ended it, so that a further update is to come (GS-14).
  private func needsUpdate(_ own: Int) -> Bool {
    recognizers[own].wasAssigned && [.ended, .cancelled].contains(recognizers[own].state)
  }

  /// Those that failure requirements connect with it, over any number of edges.
  private func group(of own: Int) -> [Int] {
    var group = [own]
    var index = 0
    while index < group.count {
      for other in recognizers.indices where !group.contains(other) {
        if requires(group[index], other) || requires(other, group[index]) { group.append(other) }
      }
      index += 1
    }
    return group
  }

  private mutating func reset(_ own: Int) {
    entries.append(.reset(own))
    recognizers[own] = Recognizer(logic: StubLogic(world.plans[own]))
    for other in recognizers.indices { recognizers[other].waitsFor.removeAll { $0 == own } }
  }
}
