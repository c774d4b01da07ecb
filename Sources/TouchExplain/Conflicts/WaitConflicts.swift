import TouchEvents
import TouchPlugins
import TouchScenarios

/// Finds cycles of failure requirements, and waits that end too late or never.
struct WaitConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] {
    let cycles = cycles
    return cycles.map(cycle) + waits(behind: cycles) + lateWaits + lostWaits
  }

  private func names(_ indices: [Int]) -> [String] { indices.map { tree.members[$0].name } }

  // MARK: Cycles

  /// The cycles: groups of recognizers each of which waits for every other, directly or not (GF-9).
  private var cycles: [[Int]] {
    let reach = tree.members.indices.map { reachable(from: $0) }
    var cycles: [[Int]] = []
    for index in tree.members.indices where reach[index].contains(index) {
      guard !cycles.contains(where: { $0.contains(index) }) else { continue }
      cycles.append(tree.members.indices.filter { reach[index].contains($0) && reach[$0].contains(index) })
    }
    return cycles
  }

  private func reachable(from start: Int) -> Table<Int, Bool> {
    var found = Table<Int, Bool>()
    var pending = tree.requirements[start]
    while let index = pending.popLast() {
      if found.insert(index) { pending += tree.requirements[index] }
    }
    return found
  }

  private func cycle(_ members: [Int]) -> Conflict {
    let list = Phrases.list(names(members))
    return Conflict(
      kind: .cycle, subjects: names(members), milliseconds: nil,
      explanation:
        "\(list) require each other to fail, so that at most one of them recognizes the same touches [GF-9]; "
        + "remove one of the requirements")
  }

  private func waits(behind cycles: [[Int]]) -> [Conflict] {
    let inCycle = cycles.flatMap { $0 }
    return tree.members.indices.flatMap { index -> [Conflict] in
      guard !inCycle.contains(index) else { return [] }
      return tree.requirements[index].filter { inCycle.contains($0) }.map { other in
        let (waiter, blocker) = (tree.members[index], tree.members[other])
        return Conflict(
          kind: .seldomWins, subjects: [waiter.name, blocker.name], milliseconds: nil,
          explanation:
            "\(waiter.title) waits for \(blocker.name), which is in a cycle: it recognizes only when another of the cycle "
            + "recognized, or all of them failed [GF-9]")
      }
    }
  }

  // MARK: Waits that end at the lift

  /// Recognizers that need a finger down, and wait for a recognizer that stays possible until the lift.
  private var lateWaits: [Conflict] {
    pairs.compactMap { waiter, blocker in
      guard waiter.traits.isContinuous, tree.canShareTouch(waiter, blocker), failsAtLift(blocker.traits),
        waiter.traits.kind == .longPress || waiter.traits.axes.isEmpty || blocker.traits.numberOfTouches > 1
      else { return nil }
      return Conflict(
        kind: .endlessWait, subjects: [waiter.name, blocker.name], milliseconds: nil,
        explanation:
          "\(waiter.title) requires \(blocker.name) to fail, and a \(blocker.traits.kind.rawValue) that does not begin fails only "
          + "when the finger lifts: it then begins and ends in one event [R-4]")
    }
  }

  private func failsAtLift(_ traits: GestureTraits) -> Bool {
    [.pan, .pinch, .rotation, .screenEdgePan].contains(traits.kind)
  }

  /// Recognizers that wait for a recognizer that begins as the finger lands.
  private var lostWaits: [Conflict] {
    pairs.compactMap { waiter, blocker in
      guard blocker.traits.kind == .longPress, tree.canShareTouch(waiter, blocker),
        let duration = blocker.property("minimumPressDuration")?.number, duration <= 0, blocker.traits.numberOfTaps == 0
      else { return nil }
      return Conflict(
        kind: .neverWins, subjects: [waiter.name, blocker.name], milliseconds: nil,
        explanation:
          "\(waiter.title) requires \(blocker.name) to fail, which begins as the finger lands "
          + "(minimumPressDuration) [LP-7]")
    }
  }

  private var pairs: [(waiter: ConflictTree.Member, blocker: ConflictTree.Member)] {
    tree.members.indices.flatMap { index in
      tree.requirements[index].map { (tree.members[index], tree.members[$0]) }
    }
  }
}
