import Testing

@testable import TouchstoneTool

/// Files of several cases on the command line.
@Suite struct CaseTests {
  private static let file = """
    {"topic": "Taps", "cases": [
      {"name": "good", \(ToolTests.good.dropFirst()), {"name": "wrong", \(ToolTests.wrong.dropFirst())]}
    """

  @Test func `"check" runs all cases and names file and case of a failure in one line`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "taps/tap.json")
    _ = try folder.write("{}", to: "schema.json")
    let console = Console()

    let status = console.tool.run(["check", folder.path])

    #expect(
      (status, console.output) == (
        .failure,
        [
          "failed \(file): wrong: line 1: expected \"0.060 t action recognized\", got \"0.050 t action recognized\"",
          "\(file): 1 passed, 1 failed, 0 skipped", "1 passed, 1 failed, 0 skipped",
        ]
      ))
  }

  @Test func `"--case" chooses one`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "tap.json")
    let console = Console()

    #expect(console.tool.run(["run", file, "--case", "good"]) == .success)
    #expect(console.output == ["0.050 t action recognized"])
    #expect(console.tool.run(["explain", file, "--case", "wrong"]) == .success)
    #expect(console.tool.run(["conflicts", file, "--case", "wrong"]) == .success)
    #expect(console.tool.run(["timeline", file, "--case", "wrong", "-o", folder.path + "/a.svg"]) == .success)
    #expect(console.errors == [])
  }

  @Test func `a case that is not chosen, or not there, is an error with the names`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.file, to: "tap.json")
    let single = try folder.write(ToolTests.good, to: "single.json")
    let console = Console()

    #expect(
      (
        console.tool.run(["run", file]), console.tool.run(["explain", file, "--case", "better"]),
        console.tool.run(["run", single, "--case", "good"])
      ) == (.badInput, .badInput, .badInput))

    #expect(
      console.errors == [
        "touchstone: \(file) holds several cases; choose one with --case: good, wrong",
        "touchstone: \(file) holds no case \"better\"; it holds good, wrong",
        "touchstone: \(single) holds no case \"good\"; it holds one without a name",
      ])
  }
}
