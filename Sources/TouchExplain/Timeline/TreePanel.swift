import TouchEvents
import TouchScenarios

/// The left of the picture: the views, and over them the fingers' paths.
struct TreePanel {
  let story: TraceStory
  let frame: Rect

  /// How many views are drawn; a picture of more would show none.
  static var mostNodes: Int { 400 }

  private var nodes: [TracedNode] {
    let all = story.trace.nodes.filter { node in
      node.refusal != .hidden && node.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    guard all.count > Self.mostNodes else { return all }
    let touched = story.touches.compactMap { $0.node } + story.trace.gestures.compactMap { $0.node }
    return Array(all.filter { touched.has($0.name) || $0.depth < 2 }.prefix(Self.mostNodes))
  }

  /// The rectangle of the samples' coordinates that is shown.
  private var shown: Rect {
    var points = nodes.filter { $0.depth == 0 }.flatMap { $0.corners }
    points += story.touches.flatMap { $0.marks.map { $0.mark.location } }
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 100, height: 100) }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }

  /// How points of the samples' coordinates become points of the picture.
  var placement: AffineTransform {
    let shown = shown
    let scale = min(frame.width / shown.width, frame.height / shown.height)
    return AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX - shown.minX * scale, ty: frame.minY - shown.minY * scale)
  }

  /// How high the panel is once scaled.
  var height: Double { shown.height * placement.d }

  var svg: String {
    let placement = placement
    var field = LabelField()
    var shapes = ""
    var labels = ""
    let nodes = nodes
    let touched = story.touches.compactMap { $0.node }
    for node in nodes {
      let corners = node.corners.map { $0.applying(placement) }
      let style = touched.has(node.name) ? "node hit" : "node"
      let refusal = node.refusal.map { " (\(Phrases.reason(.refusal($0))))" } ?? ""
      shapes += SVG.group(
        "\(node.name): \(node.kind)\(refusal)", "<polygon class=\"\(style)\" points=\"\(SVG.points(corners))\"/>")
    }
    let paths = story.touches.enumerated().map { path($1, $0, placement, &field) }.joined()
    // The deepest views are named first: they are the small ones.
    for node in nodes.sorted(by: { $0.depth > $1.depth }) {
      let corners = node.corners.map { $0.applying(placement) }
      labels += label(node, corners, &field)
    }
    return "<g id=\"tree\">\(shapes)\(labels)\(paths)</g>"
  }

  private func label(_ node: TracedNode, _ corners: [Point], _ field: inout LabelField) -> String {
    guard let left = corners.map({ $0.x }).min(), let right = corners.map({ $0.x }).max(),
      let top = corners.map({ $0.y }).min(), let bottom = corners.map({ $0.y }).max(), right - left >= 14
    else { return "" }
    let text = SVG.fitted(node.name, width: max(right - left - 6, 24))
    guard !text.isEmpty else { return "" }
    let width = Double(text.letterCount) * 6.1
    let places = [
      Point(x: left + 3, y: top + 11), Point(x: right - width - 3, y: top + 11), Point(x: left + 3, y: bottom - 4),
      Point(x: right - width - 3, y: bottom - 4), Point(x: left + 3, y: top + 23), Point(x: left + 3, y: top + 35),
    ]
    guard let place = field.place(width: width, height: 12, at: places) else { return "" }
    return SVG.text(text, x: place.x, y: place.y, "small halo")
  }

  // MARK: Fingers

  private func path(
    _ touch: TouchStory, _ index: Int, _ placement: AffineTransform, _ field: inout LabelField
  ) -> String {
    let points = touch.marks.map { $0.mark.location.applying(placement) }
    guard let first = points.first, let last = points.last else { return "" }
    var shapes = ""
    if points.count > 1 {
      shapes += "<polyline class=\"path dash\(index % 4)\" points=\"\(SVG.points(points))\"/>"
    }
    shapes += "<circle class=\"start\" cx=\"\(SVG.number(first.x))\" cy=\"\(SVG.number(first.y))\" r=\"5\"/>"
    switch touch.lift?.phase {
    case .ended:
      shapes += "<circle class=\"end\" cx=\"\(SVG.number(last.x))\" cy=\"\(SVG.number(last.y))\" r=\"2.5\"/>"
    case .cancelled: shapes += SVG.cross("lostmark", x: last.x, y: last.y)
    default: break
    }
    let width = Double(touch.label.letterCount) * 6.5
    let around = [Point(x: 7, y: -4), Point(x: 7, y: 12), Point(x: -7 - width, y: -4), Point(x: -7 - width, y: 12)]
    let places = around.map { first + $0 } + [first + Point(x: 7, y: -16), first + Point(x: 7, y: 24)]
    if let place = field.place(width: width, height: 12, at: places) {
      shapes += SVG.text(touch.label, x: place.x, y: place.y, "bold halo")
    }
    return SVG.group(TouchExplainer(story: story, touch: touch).lines.joined(separator: "\n"), shapes)
  }
}
