import TouchCore

extension GestureEnvironment {
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
  func takesPart(_ other: GestureRecognizer, with recognizer: GestureRecognizer) -> Bool {
    guard other.committed != .failed, other.committed != .cancelled, other.environment === self else { return false }
    return other.gestureTouches.contains { touch in
      recognizer.gestureTouches.contains { $0.sequence == touch.sequence }
    }
  }

  /// Lets those fail that had to wait for one that was recognized (GF-1), in order of priority.
  func failDependents(of winner: GestureRecognizer) {
    guard !winner.dependents.isEmpty || !winner.dynamicDependents.isEmpty else { return }
    // Held, as nothing else may keep those that a sink lets go.
    let dependents =
      winner.dependents.map { $0.recognizer }
      + winner.dynamicDependents.filter { $0.holds(for: winner) }.map { $0.other }
    for dependent in dependents { dependent.record.pointee.isDependent = true }
    let all = participants
    for other in all where other.record.pointee.isDependent && other !== winner { failDependent(other, of: winner) }
    for dependent in dependents { dependent.record.pointee.isDependent = false }
  }

  func failDependent(_ dependent: GestureRecognizer, of winner: GestureRecognizer) {
    guard dependent.isParticipating, dependent.committed == .possible, takesPart(winner, with: dependent) else {
      return
    }
    fail(dependent, .requirement(winner))
  }
}
