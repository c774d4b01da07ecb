import TouchControls
import TouchGestures
import TouchLongPress
import TouchPlugins
import TouchScreenEdgePan
import TouchScroll
import TouchSwipe

/// The ideal gestures of a part: what fingers do when they mean it.
struct IdealGestures {
  let part: Part
  let places: Places
  /// Where neighbours can be pressed together with it, and their names.
  let neighbours: [(name: String, place: Point)]
  /// What the plugin of a recognizer's kind gives; `nil` leaves it to what the kind is.
  let examples: [ExampleGesture]?

  init(part: Part, places: Places, neighbours: [(name: String, place: Point)], in stand: Stand) {
    (self.part, self.places, self.neighbours) = (part, places, neighbours)
    guard case .recognizer(let recognizer) = part.kind,
      let kind = stand.host.context.registry.recognizer(named: recognizer.traits.kind.rawValue)
    else {
      examples = nil
      return
    }
    examples = kind.examples?(recognizer)
  }

  /// How far a drag goes, in points.
  static var way: Double { 80 }

  /// Returns the scripts for a place.
  func scripts(at place: Point) -> [FingerScript] {
    switch part.kind {
    case .recognizer(let recognizer): scripts(of: recognizer, at: place)
    case .control: controlScripts(at: place)
    case .scroll(let scrollView): drags("a drag", scrollView.panGestureRecognizer, at: place, along: scrollView.axes)
    case .zoom: spreads(at: place)
    case .cells: [.taps("a tap", at: [place])]
    }
  }

  // MARK: Recognizers

  private func scripts(of recognizer: GestureRecognizer, at place: Point) -> [FingerScript] {
    if let examples { return examples.map { FingerScript($0, at: place) } }
    let traits = recognizer.traits
    let fingers = places.fingers(max(1, traits.numberOfTouches), around: place)
    if let press = recognizer as? LongPressGestureRecognizer { return [self.press(press, fingers)] }
    if let swipe = recognizer as? SwipeGestureRecognizer { return swipes(swipe, fingers) }
    if let edge = recognizer as? ScreenEdgePanGestureRecognizer { return edgeDrags(edge) }
    switch traits.kind {
    case .tap: return [.taps(Self.words("tap", traits), at: fingers, count: traits.numberOfTaps)]
    case .pan: return drags("a drag", recognizer, at: place, along: traits.axes)
    case .pinch: return spreads(at: place)
    case .rotation: return turns(at: place)
    default: return anything(traits, fingers, place)
    }
  }

  private static func words(_ word: String, _ traits: GestureTraits) -> String {
    let taps = traits.numberOfTaps > 1 ? "\(traits.numberOfTaps) \(word)s" : "a \(word)"
    return traits.numberOfTouches > 1 ? "\(taps) of \(traits.numberOfTouches) fingers" : taps
  }

  private func press(_ press: LongPressGestureRecognizer, _ fingers: [Point]) -> FingerScript {
    let hold = press.minimumPressDuration.isFinite ? min(60, max(0, press.minimumPressDuration)) + 0.1 : 60
    guard press.numberOfTapsRequired > 0 else { return .taps("a press", at: fingers, hold: hold) }
    var script = FingerScript.taps("taps and a press", at: fingers, count: min(20, press.numberOfTapsRequired))
    let start = script.end + 0.1
    for event in FingerScript.taps("", at: fingers, hold: hold).events {
      script.events.append(
        event.map { sample in
          var sample = sample
          sample.timestamp += start
          return sample
        })
    }
    return script
  }

  private func swipes(_ swipe: SwipeGestureRecognizer, _ fingers: [Point]) -> [FingerScript] {
    let directions: [(SwipeGestureRecognizer.Direction, String, Point)] = [
      (.right, "to the right", Point(x: 1, y: 0)), (.left, "to the left", Point(x: -1, y: 0)),
      (.up, "up", Point(x: 0, y: -1)), (.down, "down", Point(x: 0, y: 1)),
    ]
    return directions.filter { swipe.direction.contains($0.0) }.map { _, word, way in
      .drag("a swipe \(word)", from: fingers, by: turned(way * (1.5 * Self.way)), over: 0.12, steps: 10)
    }
  }

  /// Returns a way along the axes of the part's node, as long as given.
  private func turned(_ way: Point) -> Point {
    let placement = part.node.nodePlacementOnScreen
    let turned = way.applying(placement) - Point.zero.applying(placement)
    return turned.length > 0 ? turned * (way.length / turned.length) : way
  }

  private func drags(
    _ title: String, _ recognizer: GestureRecognizer, at place: Point, along axes: GestureAxes
  ) -> [FingerScript] {
    let count = recognizer.traits.numberOfTouches
    let fingers = places.fingers(max(1, count), around: place)
    let suffix = count > 1 ? " of \(count) fingers" : ""
    var scripts: [FingerScript] = []
    let axes = axes.isEmpty ? GestureAxes.all : axes
    if axes.contains(.horizontal) {
      scripts.append(.drag(title + suffix + " to the left", from: fingers, by: Point(x: -Self.way, y: 0)))
      scripts.append(.drag(title + suffix + " to the right", from: fingers, by: Point(x: Self.way, y: 0)))
    }
    if axes.contains(.vertical) {
      scripts.append(.drag(title + suffix + " up", from: fingers, by: Point(x: 0, y: -Self.way)))
      scripts.append(.drag(title + suffix + " down", from: fingers, by: Point(x: 0, y: Self.way)))
    }
    return scripts
  }

  /// Returns drags as far as the root goes, for a scroll view that shares a finger's way with others before it.
  func farScripts(at place: Point) -> [FingerScript] {
    guard case .scroll(let scrollView) = part.kind else { return [] }
    let box = part.node.rootNode.nodeBounds
    var ways: [(word: String, way: Point)] = []
    if scrollView.axes.contains(.vertical) {
      ways += [("up", Point(x: 0, y: box.minY + 2 - place.y)), ("down", Point(x: 0, y: box.maxY - 2 - place.y))]
    }
    if scrollView.axes.contains(.horizontal) {
      ways += [
        ("to the left", Point(x: box.minX + 2 - place.x, y: 0)),
        ("to the right", Point(x: box.maxX - 2 - place.x, y: 0)),
      ]
    }
    return ways.filter { $0.way.length > Self.way }.map { word, way in
      .drag("a far drag \(word)", from: [place], by: way, over: 0.5, steps: 30)
    }
  }

  private func edgeDrags(_ edge: ScreenEdgePanGestureRecognizer) -> [FingerScript] {
    let box = places.tried.isEmpty ? nil : part.node.rootNode.nodeBounds
    guard let box else { return [] }
    var scripts: [FingerScript] = []
    for place in places.all {
      let (across, down) = (0.2 * box.width, 0.2 * box.height)
      let starts: [(side: RectEdge, word: String, isNear: Bool, start: Point, way: Point)] = [
        (.left, "left", place.x < box.minX + across, Point(x: box.minX + 1, y: place.y), Point(x: Self.way, y: 0)),
        (.right, "right", place.x > box.maxX - across, Point(x: box.maxX - 1, y: place.y), Point(x: -Self.way, y: 0)),
        (.top, "upper", place.y < box.minY + down, Point(x: place.x, y: box.minY + 1), Point(x: 0, y: Self.way)),
        (.bottom, "lower", place.y > box.maxY - down, Point(x: place.x, y: box.maxY - 1), Point(x: 0, y: -Self.way)),
      ]
      for entry in starts where edge.edges.contains(entry.side) && entry.isNear {
        scripts.append(.drag("a drag from the \(entry.word) edge", from: [entry.start], by: entry.way))
      }
    }
    return scripts
  }

  private func spreads(at place: Point) -> [FingerScript] {
    let pair = places.fingers(2, around: place)
    let middle = (pair[0] + pair[1]) * 0.5
    let half = (pair[1] - pair[0]) * 0.5
    let unit = half.length > 0 ? half * (1 / half.length) : Point(x: 1, y: 0)
    return [
      .pair("two fingers that spread", from: (pair[0], pair[1])) { part in
        let way = half + unit * (60 * part)
        return (middle - way, middle + way)
      }
    ]
  }

  private func turns(at place: Point) -> [FingerScript] {
    let pair = places.fingers(2, around: place)
    let middle = (pair[0] + pair[1]) * 0.5
    let half = (pair[1] - pair[0]) * 0.5
    return [
      .pair("two fingers that turn", from: (pair[0], pair[1])) { part in
        let way = half.applying(AffineTransform(rotationAngle: 1.2 * part))
        return (middle - way, middle + way)
      }
    ]
  }

  /// What a kind without a script of its own is tried with, by its traits.
  private func anything(_ traits: GestureTraits, _ fingers: [Point], _ place: Point) -> [FingerScript] {
    var scripts: [FingerScript] = []
    if traits.axes.isEmpty {
      scripts.append(.taps(Self.words("tap", traits), at: fingers, count: max(1, traits.numberOfTaps)))
      scripts.append(.taps("a press", at: fingers, hold: 0.7))
    }
    if traits.isContinuous || !traits.axes.isEmpty {
      for (word, way) in [
        ("to the right", Point(x: 1, y: 0)), ("down", Point(x: 0, y: 1)), ("to the left", Point(x: -1, y: 0)),
        ("up", Point(x: 0, y: -1)),
      ] {
        scripts.append(.drag("a drag \(word)", from: fingers, by: way * Self.way))
      }
    }
    if traits.numberOfTouches > 1 { scripts += spreads(at: place) + turns(at: place) }
    return scripts
  }

  // MARK: Controls

  private func controlScripts(at place: Point) -> [FingerScript] {
    var scripts: [FingerScript] = [
      .taps("a tap", at: [place]), .taps("two taps", at: [place], count: 2),
      .taps("a press of 0.7 s", at: [place], hold: 0.7),
    ]
    if part.hasValue {
      for (word, way) in [("to the right", 40.0), ("to the left", -40)] {
        scripts.append(.drag("a drag \(word)", from: [place], by: Point(x: way, y: 0)))
        scripts.append(.drag("a rest and a drag \(word)", from: [place], by: Point(x: way, y: 0), after: 0.3))
      }
    }
    for neighbour in neighbours {
      scripts.append(.taps("a press together with \(neighbour.name)", at: [place, neighbour.place], hold: 0.1))
    }
    return scripts
  }
}

extension ScrollView {
  /// The axes along which a finger can move its content, or should be able to.
  var axes: GestureAxes {
    var axes: GestureAxes = []
    if scrolls(.horizontal) { axes.insert(.horizontal) }
    if scrolls(.vertical) || refreshControl != nil { axes.insert(.vertical) }
    return axes
  }
}
