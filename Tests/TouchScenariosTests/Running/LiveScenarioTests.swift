import Testing
import TouchScenarios
import Touchstone

@Suite struct LiveScenarioTests {
  private static let file = """
    {"scenario": "one tap", "views": [{"id": "V", "frame": [0, 0, 100, 100], "gestures": [{"id": "tap", "kind": "tap"}]}],
     "input": [{"t": 0.1, "tap": [1, 50, 50]}, {"t": 1, "tap": [1, 50, 50]}]}
    """

  private static func live() throws -> LiveScenario {
    try LiveScenario(Scenario(parsing: Array(file.utf8), file: "live.json"), registry: .standard)
  }

  private static func actions(_ live: LiveScenario) -> [String] {
    live.lines.filter { $0.channel == .actions }.map(\.description)
  }

  @Test func `samples that somebody sends are recognized as they come`() throws {
    let live = try Self.live()

    live.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 20, y: 20), timestamp: 0)])
    live.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 20, y: 20), timestamp: 0.05)])

    let found = (Self.actions(live), live.windows.first?.subviews.first.map { live.name(of: $0) })
    #expect(found == (["0.050 tap action recognized"], "V"))
  }

  @Test func `the file's script plays up to a time and no further`() throws {
    let live = try Self.live()

    live.play(until: 0.5)

    let found = (Self.actions(live), live.scriptTimes.map { ($0 * 1000).rounded() })
    #expect(found == (["0.150 tap action recognized"], [100, 150, 1000, 1050]))
  }

  @Test func `a sink of one's own receives what the log receives`() throws {
    let live = try Self.live()
    let sink = Counter()
    live.trace(with: sink)

    live.play(until: 2)

    #expect((sink.actions, Self.actions(live).count) == (2, 2))
  }

  @Test func `lines that somebody took are not in the log any longer`() throws {
    let live = try Self.live()
    live.play(until: 0.5)

    let taken = live.takeLines()
    live.play(until: 2)

    let found = (taken.filter { $0.channel == .actions }.map(\.description), Self.actions(live))
    #expect(found == (["0.150 tap action recognized"], ["1.050 tap action recognized"]))
  }

  @Test func `a log of some channels has their lines and no others`() throws {
    let (all, some) = (try Self.live(), try Self.live())
    some.channels = [.touches, .actions]

    all.play(until: 2)
    some.play(until: 2)

    let expected = all.lines.filter { $0.channel == .touches || $0.channel == .actions }
    #expect(some.lines.map(\.description) == expected.map(\.description) && some.lines.count < all.lines.count)
  }

  // MARK: Time

  private static let list = """
    {"scenario": "a list", "window": {"size": [300, 400]},
     "views": [{"id": "S", "kind": "scrollView", "frame": [0, 0, 300, 400], "set": {"contentSize": [300, 4000]}}],
     "input": [
       {"t": 0, "began": [[1, 100, 300]]}, {"t": 0.016, "moved": [[1, 100, 270]]}, {"t": 0.033, "moved": [[1, 100, 200]]},
       {"t": 0.05, "moved": [[1, 100, 120]]}, {"t": 0.06, "ended": [[1, 100, 120]]},
       {"t": 0.7, "scroll": [0, -40], "at": [100, 100], "kind": "discrete"}, {"t": 5, "began": [[2, 100, 300]]}, {"t": 5.1, "cancelAll": true}
     ]}
    """

  @Test func `what somebody does gives the log of the file that says it, whatever frames the host has`() throws {
    let scenario = try Scenario(parsing: Array(Self.list.utf8), file: "list.json")
    let live = try LiveScenario(scenario, registry: .standard)
    func finger(_ id: Int, _ phase: TouchPhase, _ y: Double, _ time: Double) {
      live.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: 100, y: y), timestamp: time)])
    }

    finger(1, .began, 300, 0)
    live.advance(to: 0.01)
    finger(1, .moved, 270, 0.016)
    finger(1, .moved, 200, 0.033)
    live.advance(to: 0.041)
    finger(1, .moved, 120, 0.05)
    finger(1, .ended, 120, 0.06)
    for time in [0.0631, 0.1, 0.333, 0.69] { live.advance(to: time) }
    live.scroll(
      ScrollMovement(location: Point(x: 100, y: 100), delta: Point(x: 0, y: -40), kind: .discrete, timestamp: 0.7))
    live.advance(to: 4.9)
    finger(2, .began, 300, 5)
    live.cancelAllTouches(at: 5.1)
    live.advance(to: 15)

    let lines = live.lines.map(\.description)
    #expect(
      try (lines.count, lines) == (80, ScenarioRunner(registry: .standard).run(scenario).lines.map(\.description)))
  }

  @Test func `the clock moves though nothing is due`() throws {
    let live = try Self.live()
    live.advance(to: 10)
    #expect(live.context.now == 10)
  }

  @Test(arguments: [Double.infinity, .nan, 1e18, -.infinity])
  func `a time that is none is reported once`(time: Double) throws {
    let live = try Self.live()
    live.play(until: 0.5)
    live.advance(to: time)
    #expect(live.diagnostics.map(\.diagnostic) == [.nonFiniteTime])
  }

  @Test func `an action may advance the clock, send touches and take them away`() throws {
    let live = try Self.live()
    let tap = try #require(live.windows.first?.subviews.first?.gestureRecognizers?.first as? TapGestureRecognizer)
    var count = 0
    tap.addAction { [unowned live] _ in
      count += 1
      live.advance(to: live.context.now + 1)
      guard count < 3 else { return live.cancelAllTouches(at: live.context.now + 1) }
      live.send([
        TouchSample(id: TouchID(9), phase: .began, location: Point(x: 50, y: 50), timestamp: live.context.now + 2)
      ])
      live.send([
        TouchSample(id: TouchID(9), phase: .ended, location: Point(x: 50, y: 50), timestamp: live.context.now + 2.05)
      ])
    }

    live.play(until: 0.5)
    live.advance(to: 20)

    #expect((count, live.diagnostics.isEmpty) == (3, true))
  }

  @Test func `an action that a deadline sends may advance the clock and send touches`() throws {
    let file = Self.file.replacing("\"kind\": \"tap\"", with: "\"kind\": \"longPress\"")
    let live = try LiveScenario(Scenario(parsing: Array(file.utf8), file: "live.json"), registry: .standard)
    let press = try #require(
      live.windows.first?.subviews.first?.gestureRecognizers?.first as? LongPressGestureRecognizer)
    press.addAction { [unowned live] in
      guard $0.state == .began else { return }
      live.advance(to: live.context.now + 1)
      live.send([
        TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 50, y: 50), timestamp: live.context.now + 2)
      ])
    }

    live.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 50, y: 50), timestamp: 0)])
    live.advance(to: 3)

    let found = (Self.actions(live), live.diagnostics.isEmpty)
    #expect(found == (["0.500 tap action began", "2.500 tap action ended"], true))
  }

  private final class Counter: TraceSink {
    var actions = 0
    func record(_ record: TraceRecord) {
      if case .action = record { actions += 1 }
    }
  }
}
