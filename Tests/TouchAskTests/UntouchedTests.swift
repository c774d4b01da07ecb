import Testing
import TouchAsk
import TouchScenarios
import Touchstone

/// Wheels, trackpads and buttons, which do some of what fingers do.
@Suite struct UntouchedTests {
  private func scenario(_ views: String, input: String = "[]") throws -> Scenario {
    let text = #"{"window": {"size": [320, 480]}, "views": [\#(views)], "input": \#(input)}"#
    return try Scenario(parsing: Array(text.utf8), file: "test.json")
  }

  private func found(_ views: String) throws -> [Conflict] {
    try Ask(scenario(views), registry: .standard).conflicts(notes: true)
  }

  private func pad(_ gestures: String, _ children: String = "") -> String {
    """
    {"id": "pad", "frame": [0, 0, 320, 480], "canBecomeFirstResponder": true, "gestures": [\(gestures)],
     "children": [\(children)]}
    """
  }

  @Test(arguments: [
    (#"{"id": "it", "kind": "pan"}"#, true),
    (#"{"id": "it", "kind": "pan", "set": {"allowedScrollTypesMask": ["discrete"]}}"#, false),
    (#"{"id": "it", "kind": "pan", "set": {"allowedScrollTypesMask": ["continuous"]}}"#, false),
    (#"{"id": "it", "kind": "tap"}"#, true),
    (#"{"id": "it", "kind": "tap"}, {"id": "button", "kind": "tap", "set": {"allowedPressTypes": ["select"]}}"#, false),
    (#"{"id": "it", "kind": "pinch"}"#, true),
  ])
  func `what a wheel, trackpad or button does as well is not by touch only`(gestures: String, isTouchOnly: Bool) throws
  {
    #expect(try found(pad(gestures)).map(\.summary) == (isTouchOnly ? ["touchOnly it"] : []))
  }

  @Test func `a trackpad swipes where the engine lets it`() throws {
    let views = pad(#"{"id": "next", "kind": "swipe"}"#)
    let text =
      #"{"window": {"size": [320, 480]}, "settings": {"trackpadSwipes": true}, "views": [\#(views)], "input": []}"#
    let ask = try Ask(Scenario(parsing: Array(text.utf8), file: "test.json"), registry: .standard)

    #expect(ask.conflicts(notes: true).map(\.summary) == [])
  }

  @Test func `a wheel that another recognizer takes is found, and its script is the input of a file`() throws {
    let wheel = #""set": {"allowedScrollTypesMask": ["discrete"]}"#
    let zoom = #""set": {"allowedScrollTypesMask": ["discrete"], "minimumNumberOfTouches": 2}"#
    let inner = #"{"id": "map", "frame": [0, 0, 320, 240], "gestures": [{"id": "turn", "kind": "pan", \#(zoom)}]}"#
    let views = pad(#"{"id": "move", "kind": "pan", \#(wheel)}"#, inner)
    let finding = try #require(try found(views).first)
    #expect(finding.summary == "seldomWins move")
    #expect(finding.script?.title == "a wheel")

    let input = try #require(finding.script?.input)
    let lines = try ScenarioRunner(registry: .standard).run(scenario(views, input: input)).lines
    #expect(lines.contains { $0.subject == "turn" && $0.what == "action began" })
    #expect(!lines.contains { $0.subject == "move" && $0.what == "action began" })
  }

  @Test func `a tap by a button is performed by the button, and its script is the input of a file`() throws {
    let select = #""kind": "tap", "set": {"allowedPressTypes": ["select"]}"#
    let views = pad(#"{"id": "outer", \#(select)}, {"id": "inner", \#(select)}"#)
    let finding = try #require(try found(views).first)
    #expect(finding.description.hasPrefix("error: neverWins: "))

    let input = try #require(finding.script?.input)
    let lines = try ScenarioRunner(registry: .standard).run(scenario(views, input: input)).lines
    #expect(lines.filter { $0.what.hasPrefix("action") }.map(\.subject) == finding.subjects.suffix(1))
  }
}
