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
    var captions = CaptionRow()
    let fates = touches.compactMap(caption)
    for fate in fates { captions.add(fate.forms, at: fate.x) }
    for run in runs {
      let moment = run.moments[0]
      // Who took a touch tells more than the event that came of it.
      let x = scale.x(moment.time)
      if fates.contains(where: { x > $0.x - 10 && x < $0.x + 66 }) { continue }
      let words = run.words.joined(separator: ", ")
      captions.add([moment.events.joined(separator: ", "), words, run.words[0]], at: x)
    }
    let words = captions
    let extra = captions.extraHeight(left: scale.left, right: scale.captionRight)
    return TimelineLane(
      subject: .responder(node), name: node, note: kind, height: max(bottom + 16, 36) + extra, middle: 13
    ) { y in
      var shapes = ""
      for (index, touch) in touches.enumerated() {
        shapes += own.bars(touch, y: y + 7 + Double(rows.row[index]) * 16)
      }
      shapes += own.flags(runs, y: y + bottom - 2) + own.curve(runs, y: y + bottom - 2)
      return TimelineLane.Drawing(
        shapes: shapes, words: words.svg(y: y + bottom + 9, left: own.scale.left, right: own.scale.captionRight))
    }
  }

  private func end(_ touch: TouchStory) -> Timestamp {
    max(touch.lift?.time ?? story.trace.endTime, touch.calls(of: node).last?.last ?? 0)
  }

  /// Returns the change by which the view lost a touch; `nil` when it kept it.
  private func loss(of touch: TouchStory) -> TouchStory.Change? {
    touch.changes.first { $0.change == .dropped || $0.change == .taken }
  }

  private func isRefused(_ touch: TouchStory) -> Bool { touch.changes.contains { $0.change == .refused } }

  /// Returns the outcome of a touch that it did not receive to its end, in several lengths, and its place.
  private func caption(_ touch: TouchStory) -> (forms: [String], x: Double)? {
    let calls = touch.calls(of: node)
    let lost = loss(of: touch)
    let cause = lost.flatMap(cause)
    guard !calls.isEmpty else {
      guard isRefused(touch) || lost != nil || touch.lift != nil else {
        let holders = TouchDelay.all(of: touch, in: story).last?.spans.last?.names ?? []
        let forms = holders.isEmpty ? ["delayed"] : ["delayed by \(Phrases.list(holders))", "delayed"]
        return (forms, scale.x(touch.start))
      }
      let fate = "not delivered"
      return (cause.map { ["\(fate): \($0)", fate] } ?? [fate], scale.x(touch.start))
    }
    guard let finish = calls.last(where: { $0.phase == .cancelled }) else { return nil }
    return (cause.map { ["cancelled: \($0)", "cancelled"] } ?? ["cancelled"], scale.x(finish.time))
  }

  private func bars(_ touch: TouchStory, y: Double) -> String {
    let calls = touch.calls(of: node)
    let delays = TouchDelay.all(of: touch, in: story)
    let begin = calls.first?.time
    let finish = calls.last { $0.phase == .ended || $0.phase == .cancelled }
    let lost = loss(of: touch)
    let lift = touch.lift?.time ?? story.trace.endTime
    var right = scale.x(touch.start)
    var shapes = ""
    if let begin {
      if begin.nanoseconds > touch.start.nanoseconds {
        shapes += held(delays.filter { !$0.isOfEnd }, to: begin, y: y, &right)
      }
      let told = finish?.time ?? story.trace.endTime
      let open = min(max(lift, begin), told)
      shapes += bar("given", to: open, y: y, &right)
      if told.nanoseconds > open.nanoseconds {
        shapes += held(delays.filter { $0.isOfEnd }, to: told, y: y, &right)
      }
      if finish?.phase == .cancelled { shapes += SVG.cross("lostmark", x: right + 6, y: y + 5.5) }
    } else {
      let end = lost?.time ?? lift
      shapes += isRefused(touch) ? bar("refused", to: end, y: y, &right) : held(delays, to: end, y: y, &right)
      if lost != nil { shapes += SVG.cross("lostmark", x: right + 6, y: y + 5.5) }
    }
    return SVG.group(TouchExplainer(story: story, touch: touch).lines.joined(separator: "\n"), shapes)
  }

  /// Returns the bars of delays up to a time: one for each span, which names what held the touch.
  private func held(_ delays: [TouchDelay], to end: Timestamp, y: Double, _ right: inout Double) -> String {
    var shapes = ""
    for span in delays.flatMap({ $0.spans }) where span.end.nanoseconds < end.nanoseconds {
      shapes += SVG.group(title(span), bar("held", to: span.end, y: y, &right))
    }
    let last = delays.last?.spans.last
    let rest = bar("held", to: end, y: y, &right)
    return shapes + (last.map { SVG.group(title($0), rest) } ?? rest)
  }

  private func title(_ span: TouchDelay.Span) -> String {
    "delayed from \(Phrases.time(span.start)) to \(Phrases.time(span.end)), because "
      + Phrases.withoutRules(span.clause)
  }

  /// Returns a bar from where the one before ends up to a time.
  private func bar(_ style: String, to time: Timestamp, y: Double, _ right: inout Double) -> String {
    let left = right
    right = SVG.barEnd(from: left, to: scale.x(time))
    return SVG.bar(style, from: left, to: right, y: y, height: 11)
  }

  private func cause(_ change: TouchStory.Change) -> String? {
    switch change.account {
    case .recognizer(let name): "\(name) recognized"
    case .container(let name): "\(name) kept it"
    case .leaving(let name): "\(name) left the tree"
    case .otherTouch, .unattributed: nil
    }
  }

  /// Returns the number that a word is: digits, and at most one point.
  private static func share(_ word: String) -> Double? {
    var (value, scale) = (0.0, 0.0)
    for byte in word.utf8 {
      if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
      }
    }
    return scale > 0 ? value / scale : value
  }

  /// Returns how far a transition was driven, as a curve over the lane's height: 0 at its lower edge, 1 at its upper one (IT-3).
  private func curve(_ runs: [ModuleStory.Run], y: Double) -> String {
    var points: [Point] = []
    for moment in runs.flatMap({ $0.moments }) {
      for words in moment.events.map({ $0.words }) where words.count == 2 && words[0].isSame(as: "update") {
        guard let share = Self.share(words[1]) else { continue }
        points.append(Point(x: scale.x(moment.time), y: y - 24 * min(max(share, 0), 1)))
      }
    }
    guard points.count > 1 else { return "" }
    return SVG.group("how far the transition is", "<polyline class=\"path\" points=\"\(SVG.points(points))\"/>")
  }

  private func flags(_ runs: [ModuleStory.Run], y: Double) -> String {
    var shapes = ""
    for run in runs {
      var place = 0
      // Offsets and drags come with every frame; flags that would touch each other stand for their run.
      while place < run.moments.count {
        let moment = run.moments[place]
        let x = scale.x(moment.time)
        let text = moment.events.joined(separator: ", ")
        shapes += SVG.group("\(text) at \(Phrases.time(moment.time))", SVG.flag("flag", x: x, y: y - 6))
        place = run.moments.indices.firstPlace(from: place + 1) { scale.x(run.moments[$0].time) - x >= 6 }
      }
    }
    return shapes
  }
}
