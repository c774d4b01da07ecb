import TouchEvents
import TouchScenarios

/// Describes who won against a recognizer or view, and why, as a clause of a headline.
struct LoserText {
  let story: TraceStory
  let part: Answer.Part

  var text: String {
    guard let attempt = story.attempts(of: part.name).last(where: { $0.decision?.to == .failed }),
      let decision = attempt.decision
    else { return "\(part.name) \(part.why)" }
    switch decision.cause {
    case .prevented(let winner, _) where attempt.hasWaited(for: winner), .requirement(let winner):
      return "\(part.name) waited for \(winner) to fail until \(Phrases.time(decision.time)), and was prevented"
    case .prevented(let winner, let rule):
      let reason =
        isBelow(winner, part.name)
        ? "whose view is deeper" : rule == .recognized ? "which recognized first" : "which had begun"
      return "\(part.name) \(part.why), \(reason)"
    default: return "\(part.name) \(part.why)"
    }
  }

  /// Returns whether a recognizer has the criteria of another one, and is on a view in that one's view.
  private func isBelow(_ winner: String, _ loser: String) -> Bool {
    guard let inner = story.trace.gesture(winner), let outer = story.trace.gesture(loser), let place = outer.node,
      inner.traits.kind == outer.traits.kind, inner.traits.numberOfTouches == outer.traits.numberOfTouches,
      inner.traits.numberOfTaps == outer.traits.numberOfTaps
    else { return false }
    var node = inner.node.flatMap { story.trace.node($0)?.parent }
    while let name = node {
      if name.isSame(as: place) { return true }
      node = story.trace.node(name)?.parent
    }
    return false
  }
}

extension GestureAttempt {
  /// Returns whether it waited for a recognizer.
  fileprivate func hasWaited(for other: String) -> Bool { waits.contains { $0.other.isSame(as: other) } }
}
