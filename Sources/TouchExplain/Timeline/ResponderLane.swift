import TouchEvents
import TouchScenarios

/// The lane of one view: what it was given of each touch, what was delayed, what it lost, and the events it sent.
struct ResponderLane {
  let story: TraceStory
  let scale: TimelineScale
  let node: String

  var lane: TimelineLane {
    let touches = story.touches.filter { $0.node?.isSame(as: node) ?? false }
    let rows = TimelineRows(touches.map { (scale.x($0.start), scale.x(end($0))) }, gap: 10)
    let runs = story.module(of: node)?.runs ?? []
    let own = self
    let bottom = Double(max(rows.count, 1)) * 16 + 8
    let kind = story.trace.node(node)?.kind ?? ""
    return TimelineLane(
      subject: .responder(node), name: node, note: kind, height: max(bottom + 16, 36), middle: 13
    ) { y in
      var captions = CaptionRow()
      var shapes = ""
      for (index, touch) in touches.enumerated() {
        shapes += own.bars(touch, y: y + 7 + Double(rows.row[index]) * 16, &captions)
      }
      shapes += own.flags(runs, y: y + bottom - 2, &captions)
      return TimelineLane.Drawing(
        shapes: shapes, words: captions.svg(y: y + bottom + 9, left: own.scale.left, right: own.scale.captionRight))
    }
  }

  private func end(_ touch: TouchStory) -> Timestamp {
    max(touch.lift?.time ?? story.trace.endTime, touch.calls(of: node).last?.last ?? 0)
  }

  private func bars(_ touch: TouchStory, y: Double, _ captions: inout CaptionRow) -> String {
    let calls = touch.calls(of: node)
    let begin = calls.first?.time
    let finish = calls.last { $0.phase == .ended || $0.phase == .cancelled }
    let lost = touch.changes.first { $0.change == .dropped || $0.change == .taken }
    let lift = touch.lift?.time ?? story.trace.endTime
    var shapes = ""
    if let begin {
      if begin.nanoseconds > touch.start.nanoseconds {
        shapes += SVG.bar("held", from: scale.x(touch.start), to: scale.x(begin), y: y, height: 11)
      }
      let told = finish?.time ?? story.trace.endTime
      let open = min(max(lift, begin), told)
      shapes += SVG.bar("given", from: scale.x(begin), to: scale.x(open), y: y, height: 11)
      if told.nanoseconds > open.nanoseconds {
        shapes += SVG.bar("held", from: scale.x(open), to: scale.x(told), y: y, height: 11)
      }
      if finish?.phase == .cancelled {
        shapes += SVG.cross("lostmark", x: scale.x(told), y: y + 5.5)
        captions.add(
          lost.flatMap(cause).map { ["cancelled: " + $0, "cancelled"] } ?? ["cancelled"], at: scale.x(touch.start))
      }
    } else {
      let isRefused = touch.changes.contains { $0.change == .refused }
      let until = lost?.time ?? lift
      shapes += SVG.bar(
        isRefused ? "refused" : "held", from: scale.x(touch.start), to: scale.x(until), y: y, height: 11)
      if let lost { shapes += SVG.cross("lostmark", x: scale.x(lost.time), y: y + 5.5) }
      let fate = isRefused || lost != nil || touch.lift != nil ? "not delivered" : "delayed"
      captions.add(lost.flatMap(cause).map { ["\(fate): \($0)", fate] } ?? [fate], at: scale.x(touch.start))
    }
    return SVG.group(TouchExplainer(story: story, touch: touch).lines.joined(separator: "\n"), shapes)
  }

  private func cause(_ change: TouchStory.Change) -> String? {
    switch change.account {
    case .gesture(let name): "\(name) recognized"
    case .container(let name): "\(name) kept it"
    case .leaving(let name): "\(name) left the tree"
    case .otherTouch, .unattributed: nil
    }
  }

  private func flags(
    _ runs: [ModuleStory.Run], y: Double, _ captions: inout CaptionRow
  ) -> String {
    var shapes = ""
    for run in runs {
      var place = 0
      // Offsets and drags come with every frame; flags that would touch each other stand for their run.
      while place < run.moments.count {
        let moment = run.moments[place]
        let x = scale.x(moment.time)
        let text = moment.events.joined(separator: ", ")
        shapes += SVG.group("\(text) at \(Phrases.time(moment.time))", SVG.flag("flag", x: x, y: y - 6))
        if place == 0 { captions.add([text, run.words.joined(separator: ", "), run.words[0]], at: x) }
        place = run.moments.indices.firstPlace(from: place + 1) { scale.x(run.moments[$0].time) - x >= 6 }
      }
    }
    return shapes
  }
}
