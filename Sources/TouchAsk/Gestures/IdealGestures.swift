import TouchControls
import TouchGestures
import TouchLongPress
import TouchPlugins
import TouchScenarios
import TouchScreenEdgePan
import TouchScroll
import TouchSwipe
import TouchViews

/// The ideal gestures of a part: what fingers do when they mean it.
struct IdealGestures {
  let part: Part
  let places: Places
  /// Where neighbours can be pressed together with it, and their names.
  let neighbours: [(name: String, place: Point)]
  /// What the plugin of a recognizer's kind gives; `nil` leaves it to what the kind is.
  let examples: [ExampleGesture]?
  private let stand: Stand

  init(part: Part, places: Places, neighbours: [(name: String, place: Point)], in stand: Stand) {
    (self.part, self.places, self.neighbours) = (stand.part(part) ?? part, places, neighbours)
    self.stand = stand
    let recognizer: GestureRecognizer? = if case .recognizer(let own) = part.kind { own } else { nil }
    examples = recognizer.flatMap { own in
      stand.host.context.registry.recognizer(named: own.traits.kind.rawValue)?.examples?(own)
    }
  }

  /// How far a drag goes, in points.
  static var way: Double { 80 }

  /// The directions of drags and wheels.
  private static var directions: [(word: String, axis: GestureAxes, way: Point)] {
    [
      ("to the left", .horizontal, Point(x: -1, y: 0)), ("to the right", .horizontal, Point(x: 1, y: 0)),
      ("up", .vertical, Point(x: 0, y: -1)), ("down", .vertical, Point(x: 0, y: 1)),
    ]
  }

  /// Returns the scripts for a place.
  func scripts(at place: Point) -> [FingerScript] {
    switch part.kind {
    case .recognizer(let recognizer):
      let scripts = scripts(of: recognizer, at: place) + wheels([recognizer], at: place)
      guard let first = scripts.first, let neighbour = neighbours.first else { return scripts }
      return scripts + [first.doubled(at: neighbour.place, neighbour.name)]
    case .control: return controlScripts(at: place)
    case .scroll(let scrollView):
      let pan = scrollView.panGestureRecognizer
      return drags("a drag", pan, at: place, along: scrollView.axes) + wheels([pan], at: place)
    case .zoom: return spreads(at: place)
    case .cells: return [.taps("a tap", at: [place])]
    }
  }

  // MARK: Without a finger

  /// Returns the wheels and trackpads that a recognizer of some accepts.
  private func wheels(_ recognizers: [GestureRecognizer], at place: Point) -> [FingerScript] {
    let kinds: [ScrollType] = [.discrete, .continuous]
    return kinds.filter { kind in
      let movement = ScrollMovement(location: place, delta: Point(x: 0, y: 1), kind: kind, timestamp: 0)
      return recognizers.contains { $0.acceptsScroll(movement) }
    }.map { Self.wheel($0, at: place) }
  }

  /// Returns a wheel or trackpad in each direction in turn.
  private static func wheel(_ kind: ScrollType, at place: Point) -> FingerScript {
    var script = FingerScript(kind == .discrete ? "a wheel" : "a trackpad")
    let phases: [TouchPhase] = kind == .discrete ? [.moved] : [.began, .moved, .moved, .moved, .ended]
    for direction in directions {
      for phase in phases {
        let delta = phase == .moved ? direction.way * 50 : .zero
        let pause = phase == phases[0] ? 0.2 : 0.016
        script.steps.append((script.end + pause, .scroll(delta: delta, at: place, kind: kind, phase: phase)))
      }
    }
    return script
  }

  /// Returns the buttons that a recognizer takes, in turn, while something in its view has focus, if anything can.
  private func buttons(_ recognizer: GestureRecognizer) -> FingerScript {
    var script = FingerScript("a button")
    let focus = stand.first(in: [part.node]) { node in
      guard let view = node as? View else { return false }
      return stand.host.context.ask(.canBecomeFirstResponder, of: view) { view.canBecomeFirstResponder }
    }
    if let focus { script.steps = [(0, .becomeFirstResponder(stand.name(of: focus)))] }
    for type in recognizer.allowedPressTypes {
      for _ in 0..<max(1, recognizer.traits.numberOfTaps) {
        script.steps.append((script.end + 0.1, .press(type, .began, force: 1)))
        script.steps.append((script.end + 0.05, .press(type, .ended, force: 1)))
      }
    }
    return script
  }

  /// Returns the wheels, trackpads and buttons that may make some recognizers act.
  func untouched(_ recognizers: [GestureRecognizer], at place: Point) -> [FingerScript] {
    wheels(recognizers, at: place) + recognizers.filter { !$0.allowedPressTypes.isEmpty }.map(buttons)
  }

  // MARK: Recognizers

  private func scripts(of recognizer: GestureRecognizer, at place: Point) -> [FingerScript] {
    // A tap that takes buttons takes no fingers (TA-14).
    if recognizer.traits.kind == .tap, !recognizer.allowedPressTypes.isEmpty { return [buttons(recognizer)] }
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
    default: return anything(recognizer, fingers, place)
    }
  }

  private static func words(_ word: String, _ traits: GestureTraits) -> String {
    let taps = traits.numberOfTaps > 1 ? "\(traits.numberOfTaps) \(word)s" : "a \(word)"
    return traits.numberOfTouches > 1 ? "\(taps) of \(traits.numberOfTouches) fingers" : taps
  }

  private func press(_ press: LongPressGestureRecognizer, _ fingers: [Point]) -> FingerScript {
    let hold = press.minimumPressDuration.isFinite ? min(60, max(0, press.minimumPressDuration)) + 0.1 : 60
    let last = FingerScript.taps("a press", at: fingers, hold: hold)
    guard press.numberOfTapsRequired > 0 else { return last }
    var script = FingerScript.taps("taps and a press", at: fingers, count: min(20, press.numberOfTapsRequired))
    let start = script.end + 0.1
    script.steps += last.steps.map { ($0.time + start, $0.action) }
    return script
  }

  private func swipes(_ swipe: SwipeGestureRecognizer, _ fingers: [Point]) -> [FingerScript] {
    let own: [SwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    return zip(own, Self.directions).filter { swipe.direction.contains($0.0) }.map { _, direction in
      let way = turned(direction.way * (1.5 * Self.way))
      return .drag("a swipe \(direction.word)", from: fingers, by: way, over: 0.3, steps: 24)
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
    let count = max(1, recognizer.traits.numberOfTouches)
    let (fingers, title) = (places.fingers(count, around: place), count > 1 ? "\(title) of \(count) fingers" : title)
    return Self.directions.filter { axes.isEmpty || axes.contains($0.axis) }.map { word, _, way in
      .drag("\(title) \(word)", from: fingers, by: way * Self.way)
    }
  }

  /// Returns drags as far as the root goes, for a scroll view that shares a finger's way with others before it.
  func farScripts(at place: Point) -> [FingerScript] {
    guard case .scroll(let scrollView) = part.kind else { return [] }
    let box = part.node.rootNode.nodeBounds
    return Self.directions.filter { scrollView.axes.contains($0.axis) }.compactMap { word, axis, way in
      let ends =
        axis == .horizontal ? (place.x - box.minX, box.maxX - place.x) : (place.y - box.minY, box.maxY - place.y)
      let room = (way.x + way.y < 0 ? ends.0 : ends.1) - 2
      return room > Self.way
        ? .drag("a far drag \(word)", from: [place], by: way * room, over: 0.5, steps: 30) : nil
    }
  }

  /// Returns what fingers do that miss the ideal, and with which something may act nevertheless.
  func looseScripts(at place: Point, beside others: [Point]) -> [FingerScript] {
    var scripts: [FingerScript] = [0.2, 0.6].map {
      .taps("a press of \(DecimalText.text($0)) s", at: [place], hold: $0)
    }
    for way in [12.0, 60] {
      scripts += Self.directions.map {
        .drag("a drag \($0.word) by \(DecimalText.text(way)) points", from: [place], by: $0.way * way)
      }
    }
    return scripts
      + (self.scripts(at: place) + scripts).filter { !$0.isDoubled }.flatMap { script in
        others.map { script.doubled(at: $0, "another finger") }
      }
  }

  private func edgeDrags(_ edge: ScreenEdgePanGestureRecognizer) -> [FingerScript] {
    let box = part.node.rootNode.nodeBounds
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

  /// Returns two fingers that move around the middle between them, each by what a closure makes of half their distance.
  private func pair(_ title: String, at place: Point, _ half: (Point, Double) -> Point) -> [FingerScript] {
    let pair = places.fingers(2, around: place)
    let (middle, start) = ((pair[0] + pair[1]) * 0.5, (pair[1] - pair[0]) * 0.5)
    return [.moves(title, 2) { finger, part in middle + half(start, part) * (finger == 0 ? -1 : 1) }]
  }

  private func spreads(at place: Point) -> [FingerScript] {
    pair("two fingers that spread", at: place) { half, part in
      half + (half.length > 0 ? half * (1 / half.length) : Point(x: 1, y: 0)) * (60 * part)
    }
  }

  private func turns(at place: Point) -> [FingerScript] {
    pair("two fingers that turn", at: place) { $0.applying(AffineTransform(rotationAngle: 1.2 * $1)) }
  }

  /// What a kind without a script of its own is tried with, by its traits.
  private func anything(_ recognizer: GestureRecognizer, _ fingers: [Point], _ place: Point) -> [FingerScript] {
    let traits = recognizer.traits
    var scripts: [FingerScript] = []
    if traits.axes.isEmpty {
      scripts.append(.taps(Self.words("tap", traits), at: fingers, count: max(1, traits.numberOfTaps)))
      scripts.append(.taps("a press", at: fingers, hold: 0.7))
    }
    if traits.isContinuous || !traits.axes.isEmpty { scripts += drags("a drag", recognizer, at: place, along: .all) }
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
      scripts.append(FingerScript.taps("a press", at: [place], hold: 0.1).doubled(at: neighbour.place, neighbour.name))
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
