import TouchCore

extension GestureEnvironment {
  /// Lets the members of a cycle of waiting recognizers fail together once their touches are up (GF-9, R-42).
  func failCycle() -> Bool {
    for recognizer in participants where recognizer.isHeld && !recognizer.gestureTouches.contains(where: { $0.isDown })
    {
      guard !heldRequirements(of: recognizer).isEmpty else { continue }
      let cycle = cycle(through: recognizer)
      guard !cycle.isEmpty, !cycle.contains(where: { $0.gestureTouches.contains(where: { $0.isDown }) }) else {
        continue
      }
      context.report(.requirementCycle)
      for member in cycle { fail(member, .cycle) }
      return true
    }
    return false
  }

  /// The held recognizers that wait, directly or not, for this one and it for them; empty when it is in no cycle.
  func cycle(through recognizer: GestureRecognizer) -> [GestureRecognizer] {
    let ahead = reachable(from: recognizer)
    guard ahead.contains(where: { $0 === recognizer }) else { return [] }
    return participants.filter { member in
      ahead.contains { $0 === member } && reachable(from: member).contains { $0 === recognizer }
    }
  }

  /// Everybody held that a recognizer waits for, directly or not.
  func reachable(from start: GestureRecognizer) -> [GestureRecognizer] {
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

  func heldRequirements(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    var held: [GestureRecognizer] = []
    for edge in recognizer.requirements where edge.recognizer.isHeld && takesPart(edge.recognizer, with: recognizer) {
      held.append(edge.recognizer)
    }
    for edge in recognizer.dynamicRequirements where edge.holds(for: recognizer) {
      if edge.other.isHeld, takesPart(edge.other, with: recognizer) { held.append(edge.other) }
    }
    return held
  }
}
