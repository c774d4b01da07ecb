import TouchCore

extension GestureEnvironment {
  /// Lets the members of a circle of waiting recognizers fail together once their touches are up (GF-9, R-42).
  func failCircle() -> Bool {
    guard mayHaveCircle() else { return false }
    for recognizer in participants where recognizer.isHeld && !recognizer.gestureTouches.contains(where: { $0.isDown })
    {
      let circle = circle(through: recognizer)
      guard !circle.isEmpty, !circle.contains(where: { $0.gestureTouches.contains(where: { $0.isDown }) }) else {
        continue
      }
      context.report(.requirementCycle)
      for member in circle { fail(member, .cycle) }
      return true
    }
    return false
  }

  /// Whether any held recognizers with their fingers up can be in a circle; found by going along each edge once.
  ///
  /// Those that wait for nobody held are taken away, then those that waited only for them, and so on: what is left
  /// waits for a circle.
  func mayHaveCircle() -> Bool {
    let list = state.pointee.participants
    guard list.contains(where: { $0.record.pointee.isHeld }) else { return false }
    let held = list.filter { $0.isHeld && !$0.gestureTouches.contains(where: { $0.isDown }) }
    guard !held.isEmpty else { return false }
    var free: [GestureRecognizer] = []
    for recognizer in list where recognizer.isHeld {
      recognizer.record.pointee.openRequirements = heldRequirements(of: recognizer).count
      if recognizer.record.pointee.openRequirements == 0 { free.append(recognizer) }
    }
    var taken = 0
    while let recognizer = free.popLast() {
      taken += 1
      for edge in recognizer.dependents { noteFree(edge.recognizer, of: recognizer, &free) }
      for edge in recognizer.dynamicDependents where edge.holds(for: recognizer) {
        noteFree(edge.other, of: recognizer, &free)
      }
    }
    return taken < list.count { $0.isHeld }
  }

  func noteFree(
    _ waiter: GestureRecognizer, of recognizer: GestureRecognizer, _ free: inout [GestureRecognizer]
  ) {
    guard waiter.isHeld, waiter.environment === self, takesPart(recognizer, with: waiter) else { return }
    waiter.record.pointee.openRequirements -= 1
    if waiter.record.pointee.openRequirements == 0 { free.append(waiter) }
  }

  /// The held recognizers that wait, directly or not, for this one and it for them; empty when it is in no circle.
  func circle(through recognizer: GestureRecognizer) -> [GestureRecognizer] {
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
