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
    return shareSequence(other.gestureTouches, recognizer.gestureTouches)
  }

  private func shareSequence(_ left: [Touch], _ right: [Touch]) -> Bool {
    left.contains { touch in right.contains { $0.sequence == touch.sequence } }
  }

  /// Those that have to fail if this one is recognized now; the list keeps them alive, as a sink may let them go.
  func dependents(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    guard !recognizer.dependents.isEmpty || !recognizer.dynamicDependents.isEmpty else { return [] }
    return recognizer.dependents.map { $0.recognizer }
      + recognizer.dynamicDependents.filter { $0.holds(for: recognizer) }.map { $0.other }
  }

  /// Lets those fail that had to wait for one that was recognized on these touches (GF-1), in order of priority.
  func fail(_ dependents: [GestureRecognizer], of winner: GestureRecognizer, on touches: [Touch]) {
    guard !dependents.isEmpty else { return }
    let all = participants
    for other in all where other !== winner && dependents.contains(where: { $0 === other }) {
      guard other.isParticipating, other.committed == .possible, shareSequence(touches, other.gestureTouches) else {
        continue
      }
      fail(other, .requirement(winner))
    }
  }
}
