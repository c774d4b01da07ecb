import TouchEvents
import TouchPlugins
import TouchScenarios

/// Finds recognizers that lose to a rival whatever the fingers do.
struct RivalConflicts {
  let tree: ConflictTree

  var conflicts: [Conflict] {
    var found: [Conflict] = []
    for (index, loser) in tree.members.enumerated() {
      if let conflict = judgeAlone(loser) { found.append(conflict) }
      let rivals = tree.rivals(of: index)
      for other in rivals where hasPriority(tree.members[other], loser) {
        let winner = tree.members[other]
        // A requirement turns the order around, or settles it some other way.
        guard !tree.requirements[other].contains(index), !tree.requirements[index].contains(other),
          !tree.mayBothAct(winner, loser)
        else { continue }
        if let conflict = judge(loser, against: winner) { found.append(conflict) }
      }
      guard [.swipe, .longPress].contains(loser.traits.kind) else { continue }
      for other in rivals where !tree.requirements[other].contains(index) {
        if let conflict = judgeStroke(loser, against: tree.members[other]) { found.append(conflict) }
        if let conflict = judgePress(loser, against: tree.members[other]) { found.append(conflict) }
      }
    }
    return found
  }

  /// Returns whether one has priority over another that requests recognition in the same event (R-1, GX-6).
  private func hasPriority(_ winner: ConflictTree.Member, _ loser: ConflictTree.Member) -> Bool {
    if winner.node === loser.node { return winner.order > loser.order }
    return winner.node.isInside(loser.node)
  }

  // MARK: Without a rival

  /// Returns the conflict of a recognizer whose own properties keep it from ever recognizing.
  private func judgeAlone(_ member: ConflictTree.Member) -> Conflict? {
    let why: String
    switch member.traits.kind {
    case .screenEdgePan where member.property("edges")?.list.isEmpty ?? false:
      why = "it has no edge to begin at (edges) [ED-1]"
    case .swipe where member.property("numberOfTouchesRequired")?.integer == 0:
      why = "it requires no finger (numberOfTouchesRequired) [SW-1]"
    case .pan, .screenEdgePan:
      guard let least = member.property("minimumNumberOfTouches")?.number,
        let most = member.property("maximumNumberOfTouches")?.number, most < least
      else { return nil }
      why = "it requires at least \(DecimalText.text(least)) fingers and at most \(DecimalText.text(most)) [PA-2]"
    default: return nil
    }
    return Conflict(
      kind: .neverWins, subjects: [member.name], milliseconds: nil,
      explanation: "\(member.title) never recognizes: \(why)")
  }

  // MARK: The same gesture twice

  private func judge(_ loser: ConflictTree.Member, against winner: ConflictTree.Member) -> Conflict? {
    guard isSameGesture(loser, winner) else { return nil }
    let advice = "require one of them to fail, or let both recognize by a delegate"
    if winner.node === loser.node {
      return Conflict(
        kind: .neverWins, subjects: [loser.name, winner.name], milliseconds: nil,
        explanation:
          "\(loser.title) never recognizes: \(winner.name) has the same criteria on the same view and was added later [GX-6]; "
          + advice)
    }
    let isCovered = covers(winner.node, loser.node)
    return Conflict(
      kind: isCovered ? .neverWins : .seldomWins, subjects: [loser.name, winner.name], milliseconds: nil,
      explanation:
        "\(loser.title) \(isCovered ? "never recognizes" : "does not recognize touches in \(winner.nodeName)"): \(winner.name) "
        + "has the same criteria on \(winner.nodeName), which is deeper\(isCovered ? " and covers it" : "") [GX-6]; "
        + advice)
  }

  /// Returns whether two would be recognized in the same event by the same fingers.
  private func isSameGesture(_ left: ConflictTree.Member, _ right: ConflictTree.Member) -> Bool {
    guard left.traits.kind == right.traits.kind, left.traits == right.traits, !left.properties.isEmpty else {
      return false
    }
    for (own, other) in zip(left.properties, right.properties) where own.name.isSame(as: other.name) {
      if own.name.isSame(as: "direction") {
        let names = other.value.list.compactMap { $0.text }
        guard own.value.list.contains(where: { $0.text.map { names.has($0) } ?? false }) else { return false }
      } else if !["scale", "rotation", "translation"].has(own.name), !own.value.says(other.value) {
        return false
      }
    }
    return true
  }

  /// Returns whether a node takes every touch that lands in another.
  private func covers(_ inner: any TouchNode, _ outer: any TouchNode) -> Bool {
    guard inner.touchRefusal == nil else { return false }
    let place = inner.nodePlacementOnScreen
    return outer.nodeBounds.corners.allSatisfy { corner in
      // The far edges belong to no node, so a corner just inside stands for each.
      let middle = Point(x: outer.nodeBounds.midX, y: outer.nodeBounds.midY)
      let inside = Point(x: corner.x + (middle.x - corner.x) * 1e-6, y: corner.y + (middle.y - corner.y) * 1e-6)
      return place.undo(inside.applying(outer.nodePlacementOnScreen)).map { inner.nodeBounds.contains($0) } ?? false
    }
  }

  // MARK: Gestures of which one is always sooner

  /// Returns the conflict of a stroke with a drag: the drag begins after 10 points, the stroke needs about 50.
  private func judgeStroke(_ loser: ConflictTree.Member, against winner: ConflictTree.Member) -> Conflict? {
    guard loser.traits.kind == .swipe, winner.traits.kind == .pan,
      winner.traits.numberOfTouches <= loser.traits.numberOfTouches, !tree.mayBothAct(winner, loser)
    else { return nil }
    return Conflict(
      kind: .seldomWins, subjects: [loser.name, winner.name], milliseconds: nil,
      explanation:
        "\(loser.title) recognizes only when a single move covers its whole distance: \(winner.name) begins after 10 pt, and "
        + "a swipe needs about 50 pt [SW-2]; require it to fail by \(winner.name)")
  }

  /// Returns the conflict of a long press with a shorter one.
  private func judgePress(_ loser: ConflictTree.Member, against winner: ConflictTree.Member) -> Conflict? {
    guard loser.traits.kind == .longPress, loser.traits == winner.traits,
      let long = loser.property("minimumPressDuration")?.number,
      let short = winner.property("minimumPressDuration")?.number, short < long, !tree.mayBothAct(winner, loser)
    else { return nil }
    let isSame = winner.node === loser.node
    return Conflict(
      kind: isSame || covers(winner.node, loser.node) ? .neverWins : .seldomWins,
      subjects: [loser.name, winner.name], milliseconds: nil,
      explanation:
        "\(loser.title) needs \(DecimalText.text(long)) s, and \(winner.name) begins after \(DecimalText.text(short)) s "
        + "(minimumPressDuration) [LP-2]")
  }
}
