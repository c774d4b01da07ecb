import Testing
import TouchScenarios
import Touchstone

@Suite("Scripts")
struct ScriptExpansionTests {
  private func run(_ input: String, multipleTouch: Bool = true) throws -> [String] {
    let document = """
      {"views": [{"id": "v", "frame": [0, 0, 400, 800], "multipleTouch": \(multipleTouch)}],
       "input": [\(input)], "show": ["touches"], "only": ["v"]}
      """
    let scenario = try Scenario(parsing: Array(document.utf8), file: "a.json")
    return try ScenarioRunner(registry: .standard).run(scenario).lines(shownBy: scenario)
  }

  static let expanded: [(String, String, [String])] = [
    (
      "a tap lasts 0.05 s unless it is held",
      #"{"t": 0.1, "tap": [1, 5, 5]}, {"t": 1, "tap": [2, 5, 5], "hold": 0.2}"#,
      [
        "0.100 v touchesBegan 1", "0.150 v touchesEnded 1", "1.000 v touchesBegan 2",
        "1.200 v touchesEnded 2",
      ]
    ),
    (
      "expanded steps are merged by time, those of the file first that stand first",
      #"{"t": 0, "tap": [1, 5, 5], "hold": 0.3}, {"t": 0.1, "tap": [2, 50, 50]}, {"t": 0.3, "tap": [3, 9, 9]}"#,
      [
        "0.000 v touchesBegan 1", "0.100 v touchesBegan 2", "0.150 v touchesEnded 2", "0.300 v touchesBegan 3",
        "0.300 v touchesEnded 1", "0.350 v touchesEnded 3",
      ]
    ),
    (
      "neighbours of one time are one event, in the order of their numbers",
      #"{"t": 0, "began": [[2, 5, 5]]}, {"t": 0, "began": [[1, 9, 9]]}, {"t": 0.1, "ended": [2, 1]}"#,
      ["0.000 v touchesBegan 1 2", "0.100 v touchesEnded 1 2"]
    ),
    (
      "a step of another kind parts events",
      #"{"t": 0, "began": [[1, 5, 5]]}, {"t": 0}, {"t": 0, "began": [[2, 9, 9]]}"#,
      ["0.000 v touchesBegan 1", "0.000 v touchesBegan 2"]
    ),
    (
      "a touch that occurs twice parts events",
      #"{"t": 0, "began": [[1, 5, 5]]}, {"t": 0, "moved": [[1, 6, 6]]}, {"t": 0, "ended": [1]}"#,
      ["0.000 v touchesBegan 1", "0.000 v touchesMoved 1", "0.000 v touchesEnded 1"]
    ),
  ]

  @Test(arguments: expanded)
  func `steps become the events of their times`(name: String, input: String, events: [String]) throws {
    #expect(try run(input) == events)
  }

  @Test
  func `a drag moves in equal steps and lifts 0.01 s after the last, unless it stays down`() throws {
    let drag = #"{"t": 1, "drag": 3, "from": [0, 0], "to": [30, 60], "over": 0.3, "steps": 3"#
    #expect(
      try (run(drag + "}"), run(drag + #", "lift": false}"#).last) == (
        [
          "1.000 v touchesBegan 3", "1.100 v touchesMoved 3", "1.200 v touchesMoved 3", "1.300 v touchesMoved 3",
          "1.310 v touchesEnded 3",
        ], "1.300 v touchesMoved 3"
      ))
    let scenario = try Scenario(parsing: Array("{\"input\": [\(drag)}]}".utf8), file: "a.json")
    guard case .script(let steps) = scenario.input else { return #expect(Bool(false)) }
    let places = steps.compactMap { step -> Point? in
      if case .touch(let change) = step.action { return change.location }
      return nil
    }
    #expect((places.map { ($0.x * 1e9).rounded() / 1e9 }, places.last) == ([0, 10, 20, 30], Point(x: 30, y: 60)))
  }

  @Test
  func `a touch number may be used again after its end`() throws {
    #expect(try run(#"{"t": 0, "tap": [1, 5, 5]}, {"t": 0.05, "tap": [1, 5, 5]}"#).count == 4)
  }

  @Test
  func `times that differ by less than a nanosecond are one`() throws {
    // 0.1 + 0.2 is not 0.3 in binary.
    #expect(
      try run(#"{"t": 0.1, "tap": [1, 5, 5], "hold": 0.2}, {"t": 0.3, "began": [[2, 5, 5]]}"#).suffix(2) == [
        "0.300 v touchesBegan 2", "0.300 v touchesEnded 1",
      ])
  }
}
