import Foundation
import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("Explanations")
struct ExplanationTests {
  /// The reviewed texts; `touchstone explain Conformance/FOLDER/FILE.json --case NAME` writes `FOLDER--NAME.txt` anew.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Explanations").path
  static let texts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test
  func `there are reviewed texts for 38 scenarios`() { #expect(Self.texts.count == 38) }

  @Test(arguments: texts)
  func `a scenario is explained by its reviewed text`(file: String) throws {
    let expected = try String(contentsOfFile: Self.folder + "/" + file, encoding: .utf8)
    let name = String(file.dropLast(4)).replacing("--", with: "/")
    #expect(Explanation(try Self.trace(of: name)).text == expected)
  }

  @Test
  func `a single tap that waited is explained by the double tap that it waited for`() throws {
    let text = Explanation(
      try Self.trace(of: "double-tap/single-waits-and-one-tap-comes"), gesture: "single"
    ).text
    #expect(
      text.contains(
        "single (tap on V) recognized at 0.400 s, 350 ms after the finger lifted, because it waited for double to fail")
        && text.contains("At 0.400 s double failed: waited too long for the next tap"))
  }

  @Test
  func `a step that was split is explained by who took how much of it, and why`() throws {
    let lines = Explanation(try Self.trace(of: "sheets/20-split"), at: 0.944).lines

    #expect(lines.contains { $0.hasPrefix("sheet at 0.944 s: takes 4 of 7 points of the drag up, since it began") })
    #expect(lines.contains { $0.hasPrefix("V at 0.944 s: takes 3 of 3 points of the drag up, since the sheet is at") })
  }

  @Test
  func `a time narrows an explanation to what was going on`() throws {
    let trace = try Self.trace(of: "double-tap/single-waits-and-two-taps-come")
    let lines = Explanation(trace, at: 0.1).lines
    #expect(
      (lines.first, lines.contains { $0.hasPrefix("Touch 2") }, Explanation(trace, at: 5).lines) == (
        "At 0.100 s: touch 1 is up, single waits for double to fail and double is possible.", false,
        ["At 5.000 s: nothing is going on."]
      ))
  }

  @Test
  func `the explanation of an untouched recognizer says where the touches landed`() throws {
    let file = """
      {"views": [{"id": "back", "frame": [0, 0, 100, 100], "gestures": [{"id": "t", "kind": "tap"}], "hidden": true},
        {"id": "front", "frame": [0, 0, 100, 100]}], "input": [{"t": 0, "tap": [1, 50, 50]}]}
      """
    let scenario = try Scenario(parsing: Array(file.utf8), file: "elsewhere.json")
    let lines = Explanation(try ScenarioFolder.runner.trace(scenario).trace, gesture: "t").lines
    #expect(
      lines.contains("t (tap on back) did not recognize: it received no touch.")
        && lines.contains("  Touch 1 landed on front."))
  }

  @Test
  func `a chain of causes ends at the rule`() throws {
    let trace = try Self.trace(of: "arbitration/earlier-pan-beats-deeper-tap")
    let lines = Explanation(trace, gesture: "tapV").lines
    let chain = lines.prefix { !$0.hasPrefix("Touch ") }
    #expect(chain.last == "  panP began: moved enough: 12 pt, needs 10 pt [PA-2].")
  }

  @Test
  func `the explanation of a wait with an earlier touch says on which touch another recognized`() throws {
    let file = """
      {"views": [{"id": "V", "frame": [0, 0, 300, 300], "gestures": [{"id": "pan", "kind": "pan"},
        {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2}}, {"id": "tap", "kind": "tap"}]}],
        "links": [{"gesture": "tap", "requiresFailureOf": "double"}],
        "input": [{"t": 0, "tap": [1, 50, 50]},
          {"t": 0.15, "drag": 2, "from": [50, 50], "to": [50, 150], "over": 0.2, "steps": 10}]}
      """
    let scenario = try Scenario(parsing: Array(file.utf8), file: "earlier.json")
    let lines = Explanation(try ScenarioFolder.runner.trace(scenario).trace, gesture: "tap").lines
    #expect(lines.contains { $0.contains("pan recognized first at 0.170 s on touch 2, and prevents it [GX-1]") })
  }

  @Test
  func `a difference from an expected log is explained by its subject`() throws {
    let trace = try Self.trace(of: "arbitration/seed-000-6-child-tap-wins")
    let wrong = ScenarioDifference.line(number: 1, expected: "0.050 tapA action recognized", actual: nil)
    #expect(Explanation(trace, of: wrong).lines.contains { $0.hasPrefix("tapA (tap on A) did not recognize") })
    let counted = ScenarioDifference.count(line: "tapA action recognized", expected: 1, actual: 0)
    #expect(Explanation(trace, of: counted).lines.contains { $0.hasPrefix("tapA (tap on A) did not recognize") })
  }

  static func trace(of name: String) throws -> RecordedTrace {
    try ScenarioFolder.runner.trace(ScenarioFolder.scenario(name)).trace
  }
}
