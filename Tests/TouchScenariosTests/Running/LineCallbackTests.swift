import Testing
import TouchScenarios
import Touchstone

/// Code of a scenario that acts where the log gets a line: the object form of `callbacks`.
@Suite struct LineCallbackTests {
  /// The lines of three taps on a view, with callbacks, of the shown channels.
  private func lines(_ callbacks: String, showing channels: String = #"["actions"]"#) throws -> [String] {
    let scenario = try Scenario(
      parsing: Array(
        """
        {"views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "tap", "kind": "tap"}]},
                   {"id": "w", "frame": [0, 100, 100, 100], "gestures": [{"id": "other", "kind": "tap"}]}],
         "input": [{"t": 0, "tap": [1, 50, 50]}, {"t": 1, "tap": [2, 50, 50]}, {"t": 2, "tap": [3, 50, 50]}],
         "callbacks": \(callbacks), "show": \(channels), "only": ["v", "tap"]}
        """.utf8), file: "a.json")
    return try ScenarioRunner(registry: .standard).run(scenario).lines(shownBy: scenario)
  }

  @Test func `code acts where the line is written for the first time`() throws {
    let found = try lines(
      #"{"tap action recognized": [{"set": {"id": "tap", "isEnabled": false}}], "other action recognized": []}"#)

    #expect(found == ["0.050 tap action recognized"])
  }

  @Test func `of a list of lists each belongs to one occurrence`() throws {
    let found = try lines(#"{"tap action recognized": [[], [{"remove": "v"}]]}"#)

    #expect(found == ["0.050 tap action recognized", "1.050 tap action recognized"])
  }

  @Test func `a line acts that the file does not show`() throws {
    let found = try lines(#"{"v touchesBegan 2": [{"set": {"id": "tap", "isEnabled": false}}]}"#)

    #expect(found == ["0.050 tap action recognized"])
  }

  @Test func `code acts before the next line, within the call`() throws {
    let found = try lines(
      #"{"v touchesBegan 1": [{"set": {"id": "tap", "isEnabled": false}}]}"#, showing: #"["touches", "actions"]"#)

    #expect(Array(found.prefix(2)) == ["0.000 v touchesBegan 1", "0.050 v touchesEnded 1"])
  }

  @Test(arguments: [
    (#"{"x action recognized": []}"#, "whose subject nothing declares"),
    (#"{"tap action recognized": [{"tap": [1, 5, 5]}]}"#, "a tap takes time, and a call takes none"),
  ])
  func `a line of nothing that is declared, and a step that takes time, are mistakes`(
    _ callbacks: String, _ message: String
  ) {
    #expect { try lines(callbacks) } throws: { "\($0)".contains(message) }
  }
}
