import TouchEvents
import TouchScenarios

/// The layout of a timeline picture: the panel of views, the axis, and one lane after the other.
struct TimelineSheet {
  let story: TraceStory
  let title: String
  let layout: TimelineLayout
  let scale: TimelineScale
  let panel: TreePanel
  let lanes: [TimelineLane]
  let arrows: TimelineArrows
  let axisY: Double
  let laneBottom: Double

  init(_ story: TraceStory, title: String, layout: TimelineLayout = .picture) {
    self.story = story
    self.title = title
    self.layout = layout
    let scale = TimelineScale(Self.spans(story), layout: layout)
    self.scale = scale
    let top = title.isEmpty ? 16.0 : 44
    axisY = top + 12
    var lanes: [TimelineLane] = []
    lanes.append(TouchLane(story: story, scale: scale).lane)
    for gesture in story.trace.gestures where !layout.folds || Self.isShown(gesture, story) {
      if let lane = GestureLane(story: story, scale: scale, gesture: gesture).lane { lanes.append(lane) }
    }
    for node in Self.responders(story) where !layout.folds || Self.isShown(node, story) {
      lanes.append(ResponderLane(story: story, scale: scale, node: node).lane)
    }
    for way in story.ways { if let lane = WayLane(scale: scale, way: way).lane { lanes.append(lane) } }
    var y = axisY + 10
    for index in lanes.indices {
      lanes[index].y = y
      y += lanes[index].height
    }
    self.lanes = lanes
    laneBottom = y
    // As high as the lanes, within limits: a phone's window need not be tall.
    let room = min(max(y - top, 280), 480)
    panel = TreePanel(story: story, frame: Rect(x: 16, y: top, width: 250, height: room))
    arrows = TimelineArrows(story: story, scale: scale, lanes: lanes)
  }

  /// How high the picture is, in points.
  var height: Double { max(laneBottom, panel.frame.minY + panel.height) + 64 }

  /// Returns the views that touches landed on, and those that sent events, in the order in which they occur.
  private static func responders(_ story: TraceStory) -> [String] {
    var names: [String] = []
    for name in story.touches.compactMap({ $0.node }) + story.modules.map({ $0.node }) {
      if !names.has(name) { names.append(name) }
    }
    return names
  }

  /// Returns whether a recognizer has a lane where only informative ones have one: of a view's own recognizers, its pan.
  private static func isShown(_ gesture: TracedGesture, _ story: TraceStory) -> Bool {
    !gesture.isOfItsView || gesture.isOfScrollView && gesture.traits.kind == .pan
      || story.attempts(of: gesture.name).contains { $0.hasActed }
  }

  /// Returns whether a view has a lane there: it was touched, or sent something.
  private static func isShown(_ node: String, _ story: TraceStory) -> Bool {
    story.touches.contains { $0.node?.isSame(as: node) ?? false }
      || !(story.module(of: node)?.runs ?? []).isEmpty
  }

  /// When something happens: touches until nothing more is done about them, recognizers, events.
  private static func spans(_ story: TraceStory) -> [(start: Timestamp, end: Timestamp)] {
    story.touches.map { ($0.start, $0.lift == nil ? story.trace.endTime : max($0.end, $0.start)) }
      + story.attempts.filter { !$0.touches.isEmpty || !$0.states.isEmpty }.map { attempt in
        let end = max(attempt.states.last?.last ?? attempt.start, attempt.waits.last?.time ?? attempt.start)
        return (attempt.start, attempt.isOpen ? story.trace.endTime : end)
      }
      + story.moduleSpans
  }

  // MARK: Drawing

  func svg(isStandalone: Bool) -> String {
    let size = "\(SVG.number(layout.width)) \(SVG.number(height))"
    let name = title.isEmpty ? "Timeline of touches" : title
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"timeline\" viewBox=\"0 0 \(size)\" role=\"img\" "
        + "aria-label=\"\(SVG.escaped(name))\""
        + (isStandalone ? " width=\"\(SVG.number(layout.width))\" height=\"\(SVG.number(height))\">" : ">"),
      "<style>\(isStandalone ? TimelinePalette.style : "")\(Self.style)</style>", Self.patterns,
      "<rect class=\"paper\" width=\"\(SVG.number(layout.width))\" height=\"\(SVG.number(height))\"/>",
    ]
    if !title.isEmpty {
      parts.append(SVG.text(SVG.fitted(title, width: layout.width - 40, letter: 8.2), x: 16, y: 26, "title"))
    }
    parts.append(panel.svg)
    parts.append(axis)
    for lane in lanes { parts.append(lane.frame(layout)) }
    let drawings = lanes.map { $0.draw($0.y) }
    parts += drawings.map { $0.shapes }
    parts.append(arrows.svg)
    parts += drawings.map { $0.words }
    parts.append(TimelineLegend(y: height - 44).svg)
    parts.append(
      "<line id=\"playhead\" class=\"playhead\" x1=\"\(SVG.number(scale.left))\" x2=\"\(SVG.number(scale.left))\" "
        + "y1=\"\(SVG.number(axisY - 4))\" y2=\"\(SVG.number(laneBottom))\" visibility=\"hidden\"/>")
    parts.append("<g id=\"fingers\"></g></svg>")
    return parts.joined(separator: "\n")
  }

  /// The lanes without the views, as high as they are; each can be pointed at.
  var lanesSVG: String {
    let bottom = laneBottom + 4
    let left = 0.0
    let top = axisY - 16
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"timeline\" role=\"group\" aria-label=\"Lanes of recognizers and views\" "
        + "data-times=\"\(list { [$0.start, $0.end] })\" data-places=\"\(list { [$0.left, $0.right] })\" "
        + "viewBox=\"\(SVG.number(left)) \(SVG.number(top)) \(SVG.number(layout.width - left)) \(SVG.number(bottom - top))\">",
      "<style>\(Self.style)</style>", Self.patterns, axis,
    ]
    var words: [String] = []
    for lane in lanes {
      let drawing = lane.draw(lane.y)
      words.append(drawing.words)
      parts.append(
        "<g class=\"strip\" data-name=\"\(SVG.escaped(lane.name))\" data-view=\"\(SVG.escaped(view(of: lane) ?? ""))\">"
          + "<rect class=\"strip-ground\" x=\"\(SVG.number(left))\" y=\"\(SVG.number(lane.y))\" "
          + "width=\"\(SVG.number(layout.width - left))\" height=\"\(SVG.number(lane.height - 2))\" fill-opacity=\"0\"/>"
          + lane.frame(layout) + drawing.shapes + "</g>")
    }
    parts.append(arrows.svg)
    parts += words
    parts.append("</svg>")
    return parts.joined(separator: "\n")
  }

  /// Returns the key to the lanes, as a picture of its own.
  static func legendSVG(width: Double) -> String {
    let legend = TimelineLegend(y: 4, left: 2, width: width)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"legend\" role=\"img\" aria-label=\"Key to the lanes\" "
      + "viewBox=\"0 0 \(SVG.number(width)) \(SVG.number(legend.bottom))\">\(legend.svg)</svg>"
  }

  /// Returns two numbers of each stretch of the time, in order.
  private func list(_ numbers: (TimelineScale.Stretch) -> [Double]) -> String {
    scale.stretches.flatMap(numbers).map { DecimalText.text($0) }.joined(separator: " ")
  }

  /// Returns the view that a lane is about, or that its recognizer is on.
  private func view(of lane: TimelineLane) -> String? {
    switch lane.subject {
    case .touches: nil
    case .gesture(let name): story.trace.gesture(name)?.node
    case .responder(let name): name
    }
  }

  private var axis: String {
    var text = ""
    for tick in scale.ticks {
      let x = SVG.number(scale.x(tick))
      text +=
        "<line class=\"grid\" x1=\"\(x)\" x2=\"\(x)\" y1=\"\(SVG.number(axisY))\" y2=\"\(SVG.number(laneBottom))\"/>"
    }
    // The end of what is drawn has its time, too, where a page shows that time beside the lanes.
    let last = layout.folds ? scale.stretches.last?.end : nil
    let end = last.map { DecimalText.text(Mathematics.round($0 * 100) / 100) + " s" }
    let edge = end.map { layout.right - Double($0.letterCount) * 2.9 - 6 } ?? layout.width - 2
    if let end { text += SVG.text(end, x: layout.right, y: axisY - 4, "small", anchor: "middle") }
    var right = -Double.infinity
    for tick in scale.ticks {
      let label = DecimalText.text(tick) + " s"
      let x = scale.x(tick)
      let half = Double(label.letterCount) * 2.9
      guard x - half > right + 6, x + half < edge else { continue }
      right = x + half
      text += SVG.text(label, x: x, y: axisY - 4, "small", anchor: "middle")
    }
    for (before, after) in zip(scale.stretches, scale.stretches.dropFirst()) {
      let x = (before.right + after.left) / 2
      let gap = Phrases.time(after.start - before.end)
      let zigzag = "M\(SVG.number(x)) \(SVG.number(axisY))" + cutPath
      text += SVG.group("nothing goes on for \(gap)", "<path class=\"cut\" d=\"\(zigzag)\"/>")
    }
    return "<g id=\"axis\">\(text)</g>"
  }

  private var cutPath: String {
    var path = ""
    var y = axisY
    var isLeft = false
    while y < laneBottom {
      path += isLeft ? "l-6 6" : "l6 6"
      isLeft.toggle()
      y += 6
    }
    return path
  }

  private static var patterns: String {
    """
    <defs>
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="6" height="6" class="hatchback"/><rect width="2.4" height="6" class="hatchline"/></pattern>
    <pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse">
    <rect width="5" height="5" class="dotback"/><circle cx="2.5" cy="2.5" r="1.1" class="dot"/></pattern>
    <marker id="point" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
    <path class="arrowhead" d="M0 0L8 4L0 8Z"/></marker>
    <marker id="open" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
    <path class="openhead" d="M0 0.5L7 4L0 7.5"/></marker>
    </defs>
    """
  }

  private static var style: String {
    """
    #timeline{font:11px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:var(--ink)}
    .paper{fill:var(--paper)}.title{font-size:14px;font-weight:600}.small{font-size:10.5px;fill:var(--muted)}
    .bold{font-weight:700}.name{font-weight:600}.halo{paint-order:stroke;stroke:var(--paper);stroke-width:3px}
    .grid{stroke:var(--line)}.cut{stroke:var(--muted);fill:none}.lanes{stroke:var(--line)}
    .node{fill:var(--node);stroke:var(--muted);stroke-width:.8}.hit{stroke:var(--ink);stroke-width:1.6}
    .path{fill:none;stroke:var(--active);stroke-width:2}.dash1{stroke-dasharray:7 3}.dash2{stroke-dasharray:2 3}
    .dash3{stroke-dasharray:8 3 2 3}.start{fill:none;stroke:var(--active);stroke-width:2}.end{fill:var(--active)}
    .down{fill:var(--active)}.possible{fill:var(--possible);stroke:var(--muted);stroke-width:.8}
    .waiting{fill:url(#hatch);stroke:var(--waiting)}.hatchback{fill:var(--paper)}.hatchline{fill:var(--waiting)}
    .active{fill:var(--active)}.acted{fill:var(--acted)}.failed{stroke:var(--failed);stroke-width:2;fill:none}
    .lostmark{stroke:var(--lost);stroke-width:2.2;fill:none}.given{fill:url(#dots);stroke:var(--acted)}
    .dotback{fill:var(--paper)}.dot{fill:var(--acted)}.refused{fill:none;stroke:var(--muted);stroke-dasharray:3 2}
    .held{fill:url(#hatch);stroke:var(--waiting)}.flag{fill:var(--ink)}.no{fill:var(--failed)}.yes{fill:var(--acted)}
    .apart{stroke:var(--paper);fill:none;stroke-width:4}.prevents{stroke:var(--failed);fill:none;stroke-width:1.3}.arrowhead{fill:var(--failed)}
    .waits{stroke:var(--waiting);fill:none;stroke-width:1.3;stroke-dasharray:4 3}
    .openhead{stroke:var(--waiting);fill:none;stroke-width:1.5}.playhead{stroke:var(--ink);stroke-width:1.5}
    .finger{fill:var(--active);fill-opacity:.35;stroke:var(--ink);stroke-width:1.5}.tip:hover{opacity:.75}
    """
  }
}
