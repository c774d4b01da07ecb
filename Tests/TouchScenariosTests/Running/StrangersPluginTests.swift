import Testing
import TouchExplain
import TouchScenarios
import Touchstone

/// A recognizer of a stranger: it begins after so many moves, and logs how many it saw.
private final class WaggleRecognizer: GestureRecognizer {
  var movesRequired = 3
  var moves = 0

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    moves += 1
    if moves == movesRequired { state = .began } else if moves > movesRequired { state = .changed }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func reset() { moves = 0 }
}

/// A view of a stranger that takes touches only when it is open.
private final class Gate: View {
  var isOpen = false
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    isOpen && super.point(inside: point, with: event)
  }
}

/// What a stranger's view tells the trace.
private final class Opened: ModuleRecord {
  let node: any TouchNode
  let text = "opened by half"

  init(_ node: any TouchNode) { self.node = node }
}

@Suite("A stranger's plugin")
struct StrangersPluginTests {
  private final class WagglePlugin: TouchPlugin {
    let name = "org.example.waggle"
    let recognizers = [
      RecognizerDescription(
        "waggle", make: { WaggleRecognizer() },
        properties: [.integer("movesRequired", atLeast: 1, { $0.movesRequired }, { $0.movesRequired = $1 })],
        values: { [LoggedValue("moves", [Double($0.moves)])] })
    ]
    let nodes = [
      NodeDescription(
        "gate", make: { Gate(frame: $0) },
        properties: [.flag("isOpen", { $0.isOpen }, { $0.isOpen = $1 })])
    ]
  }

  @Test
  func `its kinds, properties and values are usable by name`() throws {
    let document = """
      {"views": [{"id": "g", "kind": "gate", "frame": [0, 0, 100, 100], "gestures": [
         {"id": "w", "kind": "waggle", "set": {"movesRequired": 2, "cancelsTouchesInView": false}}]}],
       "input": [
         {"t": 0, "tap": [1, 50, 50]},
         {"t": 1, "set": {"id": "g", "isOpen": true}},
         {"t": 2, "drag": 2, "from": [0, 0], "to": [30, 0], "over": 0.3, "steps": 3}],
       "show": ["hit", "actions", "values"]}
      """
    let scenario = try Scenario(parsing: Array(document.utf8), file: "a.json")
    var registry = PluginRegistry.standard
    #expect(scenario.unregisteredKinds(in: registry) == ["gate", "waggle"])
    registry.install(WagglePlugin())
    #expect(scenario.unregisteredKinds(in: registry) == [])
    let result = try ScenarioRunner(registry: registry).run(scenario)
    #expect(
      result.lines(shownBy: scenario) == [
        "0.000 window hit 1", "2.000 g hit 2",
        "2.200 w action began", "2.200 w moves 2", "2.300 w action changed", "2.300 w moves 3",
        "2.310 w action ended", "2.310 w moves 3",
      ])
  }

  @Test
  func `its records are explained in its own words`() {
    let gate = Gate(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let recorder = TraceRecorder(TouchContext()) { $0 === gate ? "gate" : nil }

    recorder.record(.module(Opened(gate)))

    #expect(Explanation(recorder.trace).lines == ["gate sent: opened by half at 0.000 s."])
  }
}
