import Testing
import TouchExplain
import TouchRecordings
import TouchScenarios
import Touchstone

/// Files of a million lines load, and what is larger is refused with the place and the limit.
@Suite struct LargeFileTests {
  /// A million lines where reading them is quick: in release; the rest needs no such time.
  #if DEBUG
    private static let lines = 50_000
  #else
    private static let lines = 1_000_000
  #endif

  private func script(_ steps: some Sequence<String>) throws(DocumentError) -> Scenario {
    let text = "{\"input\": [\n" + steps.joined(separator: ",\n") + "\n]}"
    return try Scenario(parsing: Array(text.utf8), file: "large.json")
  }

  private func error(_ body: () throws(DocumentError) -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func `a script of a million lines loads`() throws {
    let scenario = try script((0..<Self.lines).map { "{\"t\": \(Double($0) / 100)}" })
    guard case .script(let steps) = scenario.input else { return #expect(Bool(false)) }
    #expect((steps.count, steps.last?.place.value.line) == (Self.lines, Self.lines + 1))
  }

  @Test func `more than a million steps are refused where they are, drags counted by their steps`() {
    let drag = #""from": [0, 0], "to": [9, 9], "over": 1, "steps": 600000}"#
    let text = error { () throws(DocumentError) in
      _ = try script([#"{"t": 0, "drag": 1, \#(drag)"#, #"{"t": 2, "drag": 1, \#(drag)"#])
    }
    #expect(
      text == "large.json:3: input[1]: expected at most 1000000 steps, taps and drags expanded, found more")
  }

  @Test(arguments: [
    #"{"t": 86401}"#, #"{"t": 86399, "tap": [1, 0, 0], "hold": 2}"#, #"{"t": 1e300}"#,
    #"{"t": 1, "drag": 1, "from": [0, 0], "to": [1, 1], "over": 1e300, "steps": 2}"#,
  ])
  func `a script of more than a day is refused where it is`(step: String) {
    let text = error { () throws(DocumentError) in _ = try script([#"{"t": 0}"#, step]) }
    #expect(text == "large.json:3: input[1].t: expected a time within a day, 86400, found a later one")
  }

  #if !DEBUG
    @Test func `a document of more than ten million values is refused at the one too many`() {
      let line = String(repeating: "0,", count: 1_000)
      let text = "[\n" + String(repeating: line + "\n", count: 10_001) + "0]"
      let message = error { () throws(DocumentError) in _ = try JSONValue(parsing: text, file: "large.json") }
      // The list itself is a value, too.
      #expect(message == "large.json:10001: more than 10000000 values")
    }
  #endif

  @Test func `a hundred thousand brackets are refused, not followed`() {
    for bracket in ["[", "{\"a\":", "[{\"a\":["] {
      let message = error { () throws(DocumentError) in
        _ = try JSONValue(parsing: "\n" + String(repeating: bracket, count: 100_000), file: "deep.json")
      }
      #expect(message == "deep.json:2: nested deeper than 512 levels")
    }
  }

  @Test func `views as deep as a file can nest them load, run and are explained`() throws {
    let depth = 252
    var text = #"{"id": "v\#(depth)", "frame": [0, 0, 9, 9], "gestures": [{"id": "tap", "kind": "tap"}]}"#
    for index in (0..<depth).reversed() {
      text = #"{"id": "v\#(index)", "frame": [0, 0, 9, 9], "children": [\#(text)]}"#
    }
    let file = #"{"views": [\#(text)], "input": [{"t": 0, "tap": [1, 5, 5]}]}"#
    let scenario = try Scenario(parsing: Array(file.utf8), file: "deep.json")
    let traced = try ScenarioRunner(registry: .standard).trace(scenario)
    #expect(
      traced.result.lines.contains { $0.description == "0.050 tap action recognized" }
        && Explanation(traced.trace).lines.contains { $0.contains("tap") })
  }

  @Test func `a recording of a million lines loads`() throws {
    var text = RecordedHeader.slotted + "\n"
    for index in 0..<(Self.lines / 2) {
      let time = "\(index / 1_000)." + "00\(index % 1_000)".suffix(3) + "000"
      text += "E: \(time) 0003 0035 \(index % 900)\nE: \(time) 0000 0000 0\n"
    }
    let recording = try EvemuRecording(parsing: Array(text.utf8), file: "large.events")
    #expect(recording.reportCount == Self.lines / 2)
  }

  @Test func `a recording of more than a day is refused at the line at which it is`() {
    let text = RecordedHeader.single + "\nE: 5.000000 0000 0000 0\nE: 86405.000001 0000 0000 0\n"
    let message = error { () throws(DocumentError) in
      _ = try EvemuRecording(parsing: Array(text.utf8), file: "large.events")
    }
    #expect(message == "large.events:6: the recording is longer than a day")
  }
}
