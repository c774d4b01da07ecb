import Testing
import TouchCore
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

    #expect(Self.actions(live) == ["0.050 tap action recognized"])
    #expect(live.windows.first?.subviews.first.map { live.name(of: $0) } == "V")
  }

  @Test func `the file's script plays up to a time and no further`() throws {
    let live = try Self.live()

    live.play(until: 0.5)

    #expect(Self.actions(live) == ["0.150 tap action recognized"])
    #expect(live.scriptTimes.map { ($0 * 1000).rounded() } == [100, 150, 1000, 1050])
  }

  @Test func `a sink of one's own hears what the log hears`() throws {
    let live = try Self.live()
    let sink = Counter()
    live.trace(with: sink)

    live.play(until: 2)

    #expect(sink.actions == 2)
    #expect(Self.actions(live).count == 2)
  }

  private final class Counter: TraceSink {
    var actions = 0
    func record(_ record: TraceRecord) {
      if case .action = record { actions += 1 }
    }
  }
}
