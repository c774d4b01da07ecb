import Testing

@testable import TouchstoneTool

/// How conflicts are listed when there are many.
@Suite struct ConflictListTests {
  /// A scenario of many views, on each of which a tap waits for a double tap; that they need touch is one conflict of each kind of tap.
  private static func many(_ count: Int) -> String {
    let views = (0..<count).map { index in
      let taps =
        #"{"id": "t\#(index)", "kind": "tap"}, {"id": "d\#(index)", "kind": "tap", "set": {"numberOfTapsRequired": 2}}"#
      return #"{"id": "v\#(index)", "frame": [0, \#(index * 20), 99, 20], "gestures": [\#(taps)]}"#
    }
    let links = (0..<count).map { #"{"gesture": "t\#($0)", "requiresFailureOf": "d\#($0)"}"# }
    return #"{"views": [\#(views.joined(separator: ","))], "links": [\#(links.joined(separator: ","))], "input": []}"#
  }

  @Test func `of each kind the first five are listed, and how many more there are`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.many(12), to: "many.json")
    let console = Console()

    #expect(console.tool.run(["conflicts", file]) == .success)

    try #require(console.output.count == 13)
    let found = (console.output[5], console.output[12])
    #expect(found == ("  … and 7 more of this kind", "36 conflicts: 12 delay, 24 touchOnly; --all lists them"))
  }

  @Test func `all of them are listed when that is asked for`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.many(12), to: "many.json")
    let console = Console()

    #expect(console.tool.run(["conflicts", "--all", file]) == .success)

    #expect(
      (console.output.count, console.output.prefix(12).allSatisfy { $0.hasPrefix("note: delay: ") }) == (36, true))
  }

  @Test
  func `the tool prints a line for each, and says when there is none`() throws {
    let folder = try ScratchFolder()
    let console = Console()
    let file = """
      {"views": [{"id": "v", "frame": [0, 0, 9, 9], "gestures": [
        {"id": "a", "kind": "tap", "delegate": {"shouldRequireFailureOf": ["b"]}},
        {"id": "b", "kind": "tap", "delegate": {"shouldRequireFailureOf": ["a"]}}]}], "input": []}
      """
    #expect(console.tool.run(["conflicts", try folder.write(file, to: "a.json")]) == .failure)
    #expect(
      console.output.first == "error: cycle: b (tap on v) never acts: b and a require each other to fail [GF-9]")
    let quiet = Console()
    let empty = try folder.write("{\"views\": [], \"input\": []}", to: "b.json")
    #expect((quiet.tool.run(["conflicts", empty]), quiet.output) == (.success, ["nothing is in anything's way"]))
  }
}
