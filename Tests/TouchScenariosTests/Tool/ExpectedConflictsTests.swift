import Testing

@testable import TouchstoneTool

/// Files that state which findings they expect, and several files in one call.
@Suite struct ExpectedConflictsTests {
  private func file(_ conflicts: String) -> String {
    """
    {"views": [{"id": "button", "kind": "button", "frame": [20, 20, 100, 60]}], "input": [], \(conflicts)
    "window": {"size": [320, 480], "gestures": [{"id": "twice", "kind": "tap", "set": {"numberOfTapsRequired": 2}}]}}
    """
  }

  private func run(_ texts: String..., options: String...) throws -> (CommandLineTool.Status, Console) {
    let (folder, console) = (try ScratchFolder(), Console())
    let files = try texts.enumerated().map { try folder.write($0.element, to: "\($0.offset).json") }
    return (console.tool.run(["conflicts"] + options + files), console)
  }

  @Test func `findings that are expected are no failure`() throws {
    let (status, console) = try run(file(#""conflicts": ["starvedControl button twice"],"#))

    #expect((status, console.output) == (.success, ["as expected: 1 findings"]))
  }

  @Test func `notes count where one is expected`() throws {
    let notes = #""conflicts": ["starvedControl button twice", "delay button twice", "touchOnly twice"],"#
    let (status, console) = try run(file(notes))

    #expect((status, console.output) == (.success, ["as expected: 3 findings"]))
  }

  @Test func `what is missing and what is more are named`() throws {
    let (status, console) = try run(file(#""conflicts": ["neverWins twice"],"#))

    try #require(console.output.count == 2)
    #expect(status == .failure && console.output[0] == "expected, and not found: neverWins twice")
    #expect(console.output[1].hasPrefix("not expected: starvedControl button twice (warning: "))
  }

  @Test func `several files are performed in one call, and an unreadable one is named`() throws {
    let (status, console) = try run(file(""), "{", file(#""conflicts": [],"#), options: "--errors")

    #expect(status == .badInput && console.errors.count == 1)
    #expect(console.output.filter { $0.hasSuffix(".json:") }.count == 2)
    #expect(console.output[1] == "nothing is in anything's way")
  }
}
