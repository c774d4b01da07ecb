import TouchEvents
import TouchScenarios

/// The lane of the fingers: a bar from landing to lift for each, in as many rows as are down at once.
struct TouchLane {
  let story: TraceStory
  let scale: TimelineScale

  var lane: TimelineLane {
    let rows = TimelineRows(story.touches.map { (scale.x($0.start), scale.x(end($0))) })
    let touches = story.touches
    let own = self
    return TimelineLane(
      subject: .touches, name: touches.count == 1 ? "touch" : "touches", note: "",
      height: Double(max(rows.count, 1)) * 18 + 10
    ) { y in
      let shapes = touches.enumerated().map { index, touch in
        own.svg(touch, y: y + 5 + Double(rows.row[index]) * 18)
      }
      return TimelineLane.Drawing(shapes: shapes.joined())
    }
  }

  private func end(_ touch: TouchStory) -> Timestamp { touch.lift?.time ?? story.trace.endTime }

  private func svg(_ touch: TouchStory, y: Double) -> String {
    let left = scale.x(touch.start)
    let right = max(scale.x(touch.lift?.time ?? story.trace.endTime), left + 2)
    var shapes = SVG.bar("down", from: left, to: right, y: y + 5, height: 4)
    shapes += "<circle class=\"start\" cx=\"\(SVG.number(left))\" cy=\"\(SVG.number(y + 7))\" r=\"4\"/>"
    var last = left
    var next = 0
    while true {
      // Marks that would overlap are drawn as one.
      let place = touch.marks.indices.firstPlace(from: next) { scale.x(touch.marks[$0].time) - last >= 3 }
      guard place < touch.marks.count else { break }
      next = place + 1
      guard touch.marks[place].mark.phase == .moved else { continue }
      let x = scale.x(touch.marks[place].time)
      last = x
      shapes += "<rect class=\"down\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y + 2))\" width=\"1\" height=\"10\"/>"
    }
    switch touch.lift?.phase {
    case .ended: shapes += "<circle class=\"end\" cx=\"\(SVG.number(right))\" cy=\"\(SVG.number(y + 7))\" r=\"4\"/>"
    case .cancelled: shapes += SVG.cross("lostmark", x: right, y: y + 7)
    default: break
    }
    shapes += SVG.text(touch.label, x: right + 8, y: y + 11, "bold halo")
    return SVG.group(TouchExplainer(story: story, touch: touch).lines.joined(separator: "\n"), shapes)
  }
}

/// Rows for bars that must not cover each other.
struct TimelineRows {
  private(set) var row: [Int] = []
  private(set) var count = 0

  init(_ bars: [(left: Double, right: Double)], gap: Double = 26) {
    var ends: [Double] = []
    for bar in bars {
      let free = ends.firstIndex { $0 + gap <= bar.left } ?? ends.count
      if free == ends.count { ends.append(bar.right) } else { ends[free] = bar.right }
      row.append(free)
    }
    count = ends.count
  }
}
