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
      if let decision = attempt.decision, decision.to == .failed, case .prevented(let winner, _) = decision.cause,
        !attempt.lackedFingers(in: story)
      {
        shapes += arrow(
          "prevents", "point", from: winner, to: attempt, at: decision.time,
          tip: "\(winner) prevented \(attempt.gesture) at \(Phrases.time(decision.time))")
      }
      if let decision = attempt.decision, decision.to == .failed, case .requirement(let winner) = decision.cause {
        shapes += arrow(
          "prevents", "point", from: winner, to: attempt, at: decision.time,
          tip: "\(winner) recognized, and \(attempt.gesture) requires it to fail")
      }
      for wait in attempt.waits {
        shapes += arrow(
          "waits", "open", from: attempt.gesture, to: wait.other, scale.x(wait.time) + 3, scale.x(wait.time) + 3,
          gap: 8,
          tip: "\(attempt.gesture) waits for \(wait.other) to fail, starting at \(Phrases.time(wait.time))")
      }
    }
    return "<g id=\"arrows\">\(shapes)</g>"
  }

  private func centerY(ofLaneFor gesture: String) -> Double? {
    lanes.first { $0.subject.isGesture(gesture) }.map { $0.y + $0.middle }
  }

  /// Returns an arrow from the mark of the recognizer that decided to the cross of an attempt.
  private func arrow(
    _ style: String, _ head: String, from: String, to attempt: GestureAttempt, at time: Timestamp, tip: String
  ) -> String {
    let source = story.attempts(of: from).last { $0.decision.map { $0.time <= time } ?? false }
    var left = scale.x(time)
    if let source, source.decision?.time == time { left = max(left, AttemptEdges(source, story, scale).decision) }
    let right = AttemptEdges(attempt, story, scale).cross
    return arrow(style, head, from: from, to: attempt.gesture, left + 9, right + 6, tip: tip)
  }

  private func arrow(
    _ style: String, _ head: String, from: String, to: String, _ left: Double, _ right: Double, gap: Double = 0,
    tip: String
  ) -> String {
    guard let from = centerY(ofLaneFor: from), let to = centerY(ofLaneFor: to), from != to else { return "" }
    // Between two bars it goes from edge to edge, and comes from outside.
    let side = to > from ? gap : -gap
    let (start, end, slope) = (from + side, to - side, -side)
    // The farther apart the lanes are, the wider the bend, so that arrows at the same time don't overlap.
    let bend = min(10 + abs(end - start) / 7, 36)
    let outside = SVG.number(max(left, right) + bend)
    let curve =
      "M\(SVG.number(left)) \(SVG.number(start))C\(outside) \(SVG.number(start)) "
      + "\(outside) \(SVG.number(end + slope)) \(SVG.number(right)) \(SVG.number(end))"
    // What an arrow crosses, bars of its own colour too, is kept apart from it.
    return SVG.group(
      tip,
      "<path class=\"apart\" d=\"\(curve)\"/>"
        + "<path class=\"\(style)\" marker-end=\"url(#\(head))\" d=\"\(curve)\"/>")
  }
}
