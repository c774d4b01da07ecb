import Testing
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("The runner")
struct RunnerTests {
  private func run(_ document: String) throws -> (scenario: Scenario, result: RunResult) {
    let scenario = try Scenario(parsing: Array(document.utf8), file: "a.json")
    return (scenario, try ScenarioRunner(registry: .standard).run(scenario))
  }

  @Test
  func `recorded answers are given again in order, and then those of the file`() throws {
    let (scenario, result) = try run(
      """
      {"views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "tap", "kind": "tap"}]}],
       "input": [{"t": 0, "tap": [1, 50, 50]}, {"t": 1, "tap": [2, 50, 50]}, {"t": 2, "tap": [3, 50, 50]}],
       "answers": {"tap shouldBegin": [true, false]}, "show": ["questions", "actions"]}
      """)
    #expect(
      result.lines(shownBy: scenario) == [
        "0.050 tap shouldBegin yes", "0.050 tap action recognized", "1.050 tap shouldBegin no",
        "2.050 tap shouldBegin yes", "2.050 tap action recognized",
      ])
  }

  @Test
  func `a step gives a plain control its answers about tracking`() throws {
    let (scenario, result) = try run(
      """
      {"views": [{"id": "c", "frame": [0, 0, 100, 100], "kind": "control"}],
       "input": [{"t": 0, "tap": [1, 50, 50]}, {"t": 1, "set": {"id": "c", "tracking": {"begin": false}}},
                 {"t": 2, "tap": [2, 50, 50]}],
       "show": ["controls"]}
      """)
    #expect(result.lines(shownBy: scenario) == ["0.000 c touchDown", "0.050 c touchUpInside"])
  }

  @Test
  func `hovering, the type of a touch and the hit tests of every view are received`() throws {
    let (scenario, result) = try run(
      """
      {"views": [{"id": "a", "frame": [0, 0, 200, 200], "gestures": [
         {"id": "hover", "kind": "hover"},
         {"id": "pen", "kind": "tap", "set": {"allowedTouchTypes": ["pencil"]}}], "children": [
           {"id": "b", "frame": [0, 0, 50, 50]}]}],
       "input": [{"t": 0, "hover": [20, 20]}, {"t": 0.1, "hover": [30, 20]}, {"t": 0.2, "hoverEnded": true},
                 {"t": 1, "tap": [1, 100, 100]}, {"t": 2, "tap": [2, 100, 100, {"type": "pencil"}]}],
       "show": ["actions", "hitTests"], "only": ["hover", "pen", "a", "b"]}
      """)
    let lines = result.lines(shownBy: scenario)
    #expect(
      lines.filter { $0.contains("hover action") } == [
        "0.000 hover action began", "0.100 hover action changed", "0.200 hover action ended",
      ])
    // A new touch is hit-tested twice (HT-13).
    let pass = ["1.000 b hitTest none", "1.000 a hitTest a"]
    #expect((lines.filter { $0.hasPrefix("1.") }, lines.last) == (pass + pass, "2.050 pen action recognized"))
  }

  @Test
  func `what is left at the end is reported`() throws {
    let (_, result) = try run(
      """
      {"views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [
         {"id": "slow", "kind": "longPress", "set": {"minimumPressDuration": 60}}]}],
       "input": [{"t": 0, "began": [[1, 50, 50]]}]}
      """)
    #expect((result.touchesDown, result.pending) == ([1], ["a deadline at 60.000"]))
  }

  @Test
  func `differences name the first line that differs`() throws {
    let (scenario, result) = try run(
      """
      {"views": [{"id": "v", "frame": [0, 0, 100, 100]}], "input": [{"t": 0, "tap": [1, 50, 50]}],
       "only": ["v"], "expect": ["0.000 v touchesBegan 1", "0.050 v touchesEnded 1", "0.100 v touchesEnded 1"]}
      """)
    #expect(
      result.firstDifference(from: scenario)
        == .line(number: 3, expected: "0.100 v touchesEnded 1", actual: nil))
    var counted = scenario
    counted.expectation = .counts([ScenarioCount(line: "v touchesBegan 1", count: 2)])
    #expect(
      result.firstDifference(from: counted) == .count(line: "v touchesBegan 1", expected: 2, actual: 1))
    counted.expectation = nil
    #expect(result.firstDifference(from: counted) == .nothingExpected)
  }
}
