import Testing
import TouchScenarios
import Touchstone

@Suite("What recognizers do to views") struct StageEffectTests {
  /// A list with three rows, a sheet and a card, and recognizers that do something to them.
  private static func live(_ effects: String) throws -> LiveScenario {
    let file = """
      {"window": {"size": [300, 600]},
       "views": [
        {"id": "card", "frame": [100, 100, 100, 100], "multipleTouch": true, "gestures": [
          {"id": "pan", "kind": "pan", "delegate": {"shouldRecognizeSimultaneouslyWith": true}},
          {"id": "pinch", "kind": "pinch", "delegate": {"shouldRecognizeSimultaneouslyWith": true}},
          {"id": "turn", "kind": "rotation", "delegate": {"shouldRecognizeSimultaneouslyWith": true}},
          {"id": "tap", "kind": "tap"}]},
        {"id": "list", "frame": [0, 300, 300, 300], "gestures": [{"id": "hold", "kind": "longPress"}], "children": [
          {"id": "a", "frame": [0, 0, 300, 50]}, {"id": "b", "frame": [0, 60, 300, 50]},
          {"id": "c", "frame": [0, 120, 300, 50]}]}],
       "shows": {"effects": [\(effects)]}, "input": []}
      """
    return try LiveScenario(Scenario(parsing: Array(file.utf8), file: "shows.json"), registry: .standard)
  }

  private static func view(_ id: String, in live: LiveScenario) throws -> View {
    func find(_ views: [View]) -> View? {
      for view in views {
        if live.name(of: view) == id { return view }
        if let found = find(view.subviews) { return found }
      }
      return nil
    }
    return try #require(find(live.windows))
  }

  private static func touch(
    _ live: LiveScenario, _ phase: TouchPhase, _ places: [(id: Int, x: Double, y: Double)], at time: Double
  ) {
    live.send(
      places.map {
        TouchSample(id: TouchID($0.id), phase: phase, location: Point(x: $0.x, y: $0.y), timestamp: time)
      })
  }

  private static func drag(_ live: LiveScenario, from start: Point, to end: Point, at time: Double = 0) {
    touch(live, .began, [(1, start.x, start.y)], at: time)
    for step in 1...10 {
      let part = Double(step) / 10
      touch(
        live, .moved, [(1, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)],
        at: time + part)
    }
    // A finger that rests has no velocity when it lifts.
    touch(live, .ended, [(1, end.x, end.y)], at: time + 3)
  }

  @Test func `a view that moves goes along with the finger and is touched where it is`() throws {
    let live = try Self.live(#"{"by": "pan", "does": "move", "view": "card"}"#)
    let card = try Self.view("card", in: live)

    Self.drag(live, from: Point(x: 150, y: 150), to: Point(x: 190, y: 130))

    // The pan keeps back what it took to begin.
    #expect(
      card.center.distance(to: Point(x: 190, y: 130)) < 12
        && live.windows.first?.hitTest(Point(x: 225, y: 140), with: nil) === card)
  }

  /// Offers a pan whose translation is in its log, and none of its properties.
  private final class SwayPlugin: TouchPlugin {
    let name = "org.example.sway"
    let recognizers = [
      RecognizerDescription(
        "sway", make: { PanGestureRecognizer() },
        values: { pan in
          let translation = pan.translation(in: pan.node)
          return [LoggedValue("translation", [translation.x, translation.y])]
        })
    ]
  }

  @Test func `a view follows a value that a stranger's kind has in its log alone`() throws {
    let file = """
      {"window": {"size": [300, 600]}, "views": [{"id": "card", "frame": [100, 100, 100, 100], "gestures": [{"id": "sway", "kind": "sway"}]}],
       "shows": {"effects": [{"by": "sway", "does": "move", "view": "card"}]}, "input": []}
      """
    var registry = PluginRegistry.standard
    registry.install(SwayPlugin())
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "shows.json"), registry: registry)
    let card = try Self.view("card", in: live)

    Self.drag(live, from: Point(x: 150, y: 150), to: Point(x: 190, y: 130))

    #expect(card.center.distance(to: Point(x: 190, y: 130)) < 12)
  }

  @Test func `a view that turns and grows keeps what is between the fingers`() throws {
    let live = try Self.live(
      #"{"by": "pinch", "does": "scale", "view": "card"}, {"by": "turn", "does": "turn", "view": "card"}"#)
    let card = try Self.view("card", in: live)

    Self.touch(live, .began, [(1, 130, 150), (2, 170, 150)], at: 0)
    for step in 1...10 {
      let angle = Double(step) / 10 * Double.pi / 2
      let radius = 20 + 2 * Double(step)
      let arm = Point(x: radius, y: 0).applying(AffineTransform(rotationAngle: angle))
      Self.touch(
        live, .moved, [(1, 150 - arm.x, 150 - arm.y), (2, 150 + arm.x, 150 + arm.y)], at: Double(step) / 100)
    }

    #expect(card.center.distance(to: Point(x: 150, y: 150)) < 0.001)
    #expect(card.transform.b > 1, "it turned by less than what was left of a right angle")
    #expect(abs(card.transform.a) < 0.6 && live.shown(card).contains(.held))
  }

  @Test func `a view cannot be made so small that no finger finds it`() throws {
    let live = try Self.live(#"{"by": "pinch", "does": "scale", "view": "card"}"#)
    let card = try Self.view("card", in: live)

    Self.touch(live, .began, [(1, 101, 150), (2, 199, 150)], at: 0)
    for step in 1...10 {
      let x = 48 - 4.7 * Double(step)
      Self.touch(live, .moved, [(1, 150 - x, 150), (2, 150 + x, 150)], at: Double(step) / 100)
    }

    #expect(abs(card.transform.a - 0.3) < 0.001)
  }

  @Test func `a view that slides resists beyond its stops and rests at one of them`() throws {
    let live = try Self.live(#"{"by": "pan", "does": "slide", "view": "card", "stops": [[0, 0], [0, 100]]}"#)
    let card = try Self.view("card", in: live)

    Self.touch(live, .began, [(1, 150, 150)], at: 0)
    Self.touch(live, .moved, [(1, 150, 130)], at: 0.1)
    let first = card.center.y
    Self.touch(live, .ended, [(1, 150, 130)], at: 2)
    let second = card.center

    Self.drag(live, from: Point(x: 150, y: 150), to: Point(x: 180, y: 210), at: 3)
    #expect(
      (first, second, card.center, live.shown(card).contains(.held)) == (
        147, Point(x: 150, y: 150), Point(x: 150, y: 250), false
      ))
  }

  @Test func `a tap sends a view to its next stop, or to the one that the file names`() throws {
    let next = try Self.live(#"{"by": "tap", "does": "slide", "view": "list", "stops": [[0, 0], [0, 50]]}"#)
    let list = try Self.view("list", in: next)
    for time in [0.0, 1, 2] {
      Self.touch(next, .began, [(1, 150, 150)], at: time)
      Self.touch(next, .ended, [(1, 150, 150)], at: time + 0.05)
      #expect(list.center.y == (time == 1 ? 450 : 500))
    }

    let named = try Self.live(#"{"by": "tap", "does": "slide", "view": "list", "stops": [[0, 0], [0, 50]], "stop": 0}"#)
    Self.touch(named, .began, [(1, 150, 150)], at: 0)
    Self.touch(named, .ended, [(1, 150, 150)], at: 0.05)
    #expect(try Self.view("list", in: named).center.y == 450)
  }

  @Test func `a lifted row takes the nearest place, and the others make room`() throws {
    let live = try Self.live(#"{"by": "hold", "does": "lift", "view": "list"}"#)
    let rows = try ["a", "b", "c"].map { try Self.view($0, in: live) }

    Self.touch(live, .began, [(1, 50, 320)], at: 0)
    live.advance(to: 1)
    #expect(live.shown(rows[0]).contains(.lifted))
    Self.touch(live, .moved, [(1, 50, 400)], at: 1.1)
    #expect(rows.map { $0.center.y } == [105, 25, 145])
    Self.touch(live, .ended, [(1, 50, 400)], at: 1.2)

    let found = (rows.map { $0.center.y }, live.shown(rows[0]).contains(.lifted), live.shown(rows[0]).contains(.placed))
    #expect(found == ([85, 25, 145], false, true))
  }

  @Test func `a view is drawn on while the recognizer is under way`() throws {
    let live = try Self.live(#"{"by": "pan", "does": "draw", "view": "card"}"#)
    let card = try Self.view("card", in: live)

    Self.touch(live, .began, [(1, 150, 150)], at: 0)
    let early = live.shown(card).contains(.drawn)
    Self.touch(live, .moved, [(1, 180, 150)], at: 0.1)
    #expect((early, live.shown(card).contains(.drawn), card.center) == (false, true, Point(x: 150, y: 150)))
  }

  @Test func `a refresh ends by itself`() throws {
    let file = """
      {"window": {"size": [300, 600]}, "views": [{"id": "list", "kind": "scrollView", "frame": [0, 0, 300, 600],
        "set": {"contentSize": [300, 900]}, "children": [{"id": "refresh", "kind": "refreshControl", "frame": [0, 0, 300, 60]}]}],
       "shows": {"effects": [{"by": "refresh", "does": "refresh"}]}, "input": []}
      """
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "shows.json"), registry: .standard)
    let refresh = try #require(try Self.view("refresh", in: live).asRefreshControl)

    Self.touch(live, .began, [(1, 150, 100)], at: 0)
    for step in 1...10 { Self.touch(live, .moved, [(1, 150, 100 + 30 * Double(step))], at: Double(step) / 20) }
    Self.touch(live, .ended, [(1, 150, 400)], at: 0.6)
    let early = refresh.isRefreshing
    live.advance(to: 5)
    #expect(early && !refresh.isRefreshing)
  }

  @Test func `the recognizers for which time runs are known, the next one first`() throws {
    let live = try Self.live("")

    Self.touch(live, .began, [(1, 50, 320)], at: 1)

    let deadlines = live.gestureDeadlines
    #expect((deadlines.map(\.gesture), deadlines.map(\.time), deadlines.first?.begins) == (["hold"], [1.5], true))
  }

  @Test func `the word for a view's look is the file's`() throws {
    let file = #"{"views": [{"id": "v", "frame": [0, 0, 9, 9]}], "shows": {"looks": {"picture": ["v"]}}, "input": []}"#
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "shows.json"), registry: .standard)

    #expect(live.look(ofView: "v") == "picture" && live.look(ofView: "window") == nil)
  }
}
