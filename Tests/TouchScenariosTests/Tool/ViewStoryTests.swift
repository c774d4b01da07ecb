import Testing

@testable import TouchstoneTool

/// `touchstone explain --gesture` with the name of a view.
@Suite struct ViewStoryTests {
  private func explain(_ views: String, _ name: String) throws -> [String] {
    let (folder, console) = (try ScratchFolder(), Console())
    let text = #"{"window": {"size": [320, 480]}, "views": [\#(views)], "input": [{"t": 0, "tap": [1, 60, 40]}]}"#
    _ = console.tool.run(["explain", try folder.write(text, to: "a.json"), "--gesture", name])
    return console.output + console.errors
  }

  private let button = #"{"id": "button", "kind": "button", "frame": [20, 20, 100, 60]}"#

  @Test func `a control's events are listed`() throws {
    #expect(
      try explain(button, "button") == [
        "Touch 1 landed at (60, 40) on button.", "  button received: began at 0.000 s, ended at 0.050 s.",
        "button: touchDown at 0.000 s; touchUpInside at 0.050 s; primaryActionTriggered at 0.050 s.",
      ])
  }

  @Test func `what lies over it is named`() throws {
    #expect(
      try explain(button + #", {"id": "strip", "frame": [0, 0, 320, 100]}"#, "button") == [
        "Touch 1 landed at (60, 40) on strip; button lies under it there [HT-6].", "button sent nothing.",
      ])
  }

  @Test func `a place outside of what is around it, and one beside it, are no places of it`() throws {
    let bar = #"{"id": "bar", "frame": [0, 0, 40, 40], "children": [\#(button)]}"#
    let far = #"{"id": "button", "kind": "button", "frame": [20, 140, 100, 60]}"#

    #expect(
      try explain(bar, "button").first
        == "Touch 1 landed at (60, 40) on window; button is there, but outside of bar, which is around it [HT-6].")
    #expect(try explain(far, "button").first == "Touch 1 landed at (60, 40) on window; button is 100 points away.")
  }

  @Test func `a name that nothing has is an error with the names of recognizers`() throws {
    #expect(
      try explain(button, "nix") == [
        #"touchstone: no touch came near a recognizer "nix"; there are none"#
      ])
  }
}
