import TouchEvents
import TouchScenarios

/// The arrows between the lanes of a timeline, which show preventions and failure requirements.
struct TimelineArrows {
  let story: TraceStory
  let scale: TimelineScale
  let lanes: [TimelineLane]

  var svg: String {
    var shapes = ""
    for attempt in story.attempts {
      if let decision = attempt.decision, decision.to == .failed, case .prevented(let winner, _) = decision.cause {
        shapes += arrow(
          "prevents", "point", from: winner, to: attempt.gesture, at: decision.time,
          tip: "\(winner) prevented \(attempt.gesture) at \(Phrases.time(decision.time))")
      }
      if let decision = attempt.decision, decision.to == .failed, case .requirement(let winner) = decision.cause {
        shapes += arrow(
          "prevents", "point", from: winner, to: attempt.gesture, at: decision.time,
          tip: "\(winner) recognized, and \(attempt.gesture) requires it to fail")
      }
      for wait in attempt.waits {
        shapes += arrow(
          "waits", "open", from: attempt.gesture, to: wait.other, at: wait.time,
          tip: "\(attempt.gesture) waits for \(wait.other) to fail, starting at \(Phrases.time(wait.time))")
      }
    }
    return "<g id=\"arrows\">\(shapes)</g>"
  }

  private func centerY(ofLaneFor gesture: String) -> Double? {
    lanes.first { $0.subject.isGesture(gesture) }.map { $0.y + $0.middle }
  }

  private func arrow(
    _ style: String, _ head: String, from: String, to: String, at time: Timestamp, tip: String
  ) -> String {
    guard let start = centerY(ofLaneFor: from), let end = centerY(ofLaneFor: to), start != end else { return "" }
    let x = scale.x(time)
    // The farther apart the lanes are, the wider the bend, so that arrows at the same time don't overlap.
    let bend = min(10 + abs(end - start) / 7, 36)
    let side = 8.0
    let curve =
      "M\(SVG.number(x + side)) \(SVG.number(start))C\(SVG.number(x + side + bend)) \(SVG.number(start)) "
      + "\(SVG.number(x + side + bend)) \(SVG.number(end)) \(SVG.number(x + side)) \(SVG.number(end))"
    return SVG.group(tip, "<path class=\"\(style)\" marker-end=\"url(#\(head))\" d=\"\(curve)\"/>")
  }
}
