import Testing

@testable import TouchstoneTool

/// Two profiles on the command line.
@Suite struct DiffTests {
  private static let file = """
    {"topic": "Profiles", "cases": [
      {"name": "fails", "scenario": "fails", "source": "VN-1",
        "views": [{"id": "V", "frame": [0, 0, 400, 800], "touches": "consume",
          "gestures": [{"id": "x", "kind": "scripted", "on": {"touchesMoved": "failed"}}]}],
        "input": [{"t": 0, "began": [[1, 10, 10]]}, {"t": 0.1, "moved": [[1, 20, 10]]}], "expect": []},
      {"name": "idle", "scenario": "idle", "source": "VN-1", "views": [], "input": [], "expect": []}
    ]}
    """

  @Test func `"diff" shows the first step that differs, its switch and both logs (VN-1)`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "a.json")
    let console = Console()

    let status = console.tool.run(["diff", file, "--case", "fails", "--profile", "iOS18", "--profile", "iOS26"])

    #expect(status == .success)
    #expect(
      console.output.prefix(4) == [
        "differs first at 0.100 s",
        "  failedGetTouchesCancelled (VN-1): One that failed gets its touches cancelled",
        "    iOS18, not set: A recognizer that failed by itself or by a no gets no touchesCancelled.",
        "    iOS26, set:     A recognizer that failed by itself, by a no or by a cancel gets touchesCancelled in the decisions.",
      ])
    let differing = console.output.filter { $0.contains(" | ") }
    #expect((differing.first?.hasSuffix(" | 0.100 x touchesCancelled 1"), console.errors) == (true, []))
  }

  @Test func `"diff" of a folder names a switch for each difference and counts them (VN-1)`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "a.json")
    let console = Console()

    let status = console.tool.run(["diff", folder.path, "--profile", "iOS26", "--profile", "iOS18"])

    #expect(status == .success)
    #expect(
      console.output == [
        "\(file): fails: at 0.100 s: failedGetTouchesCancelled (VN-1)",
        "failedGetTouchesCancelled (VN-1): One that failed gets its touches cancelled: 1",
        "  iOS26, set:     A recognizer that failed by itself, by a no or by a cancel gets touchesCancelled in the decisions.",
        "  iOS18, not set: A recognizer that failed by itself or by a no gets no touchesCancelled.",
        "1 the same, 1 differ, 0 without a rule, 0 skipped",
      ])
  }

  @Test func `"diff" of one profile and itself finds nothing`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "a.json")
    let console = Console()

    let status = console.tool.run(["diff", file, "--case", "fails", "--profile", "iOS26", "--profile", "iOS26"])

    #expect((status, console.output) == (.success, ["the same under iOS26 and iOS26"]))
  }

  @Test func `"diff" takes a switch by its name in Swift or in files, and tells both (VN-13, GV-2)`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      """
      {"scenario": "tap", "source": "GV-2",
        "views": [{"id": "V", "frame": [0, 0, 400, 800], "touches": "consume", "gestures": [{"id": "tap", "kind": "tap"}]}],
        "input": [{"t": 0, "tap": [1, 10, 10]}], "expect": []}
      """, to: "a.json")

    let consoles = ["actionBeforeCancel", "cancelBeforeAction"].map { name in
      let console = Console()
      _ = console.tool.run(["diff", file, "--profile", "iOS18", "--profile", name])
      return console
    }

    for console in consoles {
      #expect(
        console.output.dropFirst().first
          == "  cancelBeforeAction, in files actionBeforeCancel: false (GV-2): The action comes before the cancel")
    }
  }

  @Test func `"diff" takes two profiles that exist`() {
    let console = Console()

    #expect(
      (
        console.tool.run(["diff", "a.json", "--profile", "iOS18"]),
        console.tool.run(["diff", "a.json", "--profile", "iOS18", "--profile", "iOS3"]), console.errors.count
      ) == (.badInput, .badInput, 2))
  }

  @Test func `every difference over the whole suite has a rule (VN-13)`() {
    let console = Console()

    let status = console.tool.run(
      ["diff", ScenarioFolder.suite + "/versions", ScenarioFolder.suite + "/arbitration"]
        + ["--profile", "iOS18", "--profile", "iOS26"])

    #expect((status, console.output.last?.contains(" 0 without a rule")) == (.success, true))
  }
}
