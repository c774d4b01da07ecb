import Testing
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

@Suite("The tool")
struct ToolTests {
  static let good = """
    {"views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "t", "kind": "tap"}]}],
     "input": [{"t": 0, "tap": [1, 50, 50]}], "show": ["actions"], "expect": ["0.050 t action recognized"]}
    """
  static let wrong = good.replacing("0.050 t", with: "0.060 t")
  static let foreign = good.replacing("\"tap\"}", with: "\"twirl\"}")

  @Test
  func `"run" prints the lines that the file shows`() throws {
    let folder = try ScratchFolder()
    let console = Console()
    #expect(console.tool.run(["run", try folder.write(Self.good, to: "a.json")]) == .success)
    #expect((console.output, console.errors) == (["0.050 t action recognized"], []))
  }

  @Test
  func `"check" finds files at any depth, in order, and counts them`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "b/c/good.json")
    let wrong = try folder.write(Self.wrong, to: "a/wrong.json")
    _ = try folder.write("no scenario", to: "notes.txt")
    let console = Console()
    #expect(
      (console.tool.run(["check", folder.path]), console.output) == (
        .failure,
        [
          "failed \(wrong): line 1: expected \"0.060 t action recognized\", got \"0.050 t action recognized\"",
          "1 passed, 1 failed, 0 skipped",
        ]
      ))
  }

  @Test
  func `a kind that no plugin registers is bad input, unless such files are to be skipped`() throws {
    let folder = try ScratchFolder()
    let foreign = try folder.write(Self.foreign, to: "foreign.json")
    let good = try folder.write(Self.good, to: "good.json")
    let strict = Console()
    let kind = "views[0].gestures[0].kind: unknown kind \"twirl\""
    #expect(
      (strict.tool.run(["check", foreign, good]), strict.errors.count, strict.errors.first?.contains(kind)) == (
        .badInput, 1, true
      ))
    let skipping = Console()
    let found = (skipping.tool.run(["check", "--skip-unregistered", foreign, good]), skipping.output)
    #expect(found == (.success, ["skipped \(foreign): no plugin registers twirl", "1 passed, 0 failed, 1 skipped"]))
  }

  @Test(
    "What cannot be read exits 2 and says so on the error stream",
    arguments: [
      ["run", "no-such-file.json"], ["check", "no-such-folder"], ["replay", "no-such-file.events"],
      ["velocity", "no-such-file.json"], ["judge"],
      ["judge", "no-such-file.json"], ["run"], ["run", "a", "b"], ["check"], ["demo", "file"],
      ["demo", "--fast"], ["dance"], [],
    ])
  func badInput(arguments: [String]) {
    let console = Console()
    #expect((console.tool.run(arguments), console.output, console.errors.isEmpty) == (.badInput, [], false))
  }

  @Test(arguments: ["demo", "run", "check", "judge", "replay", "velocity"])
  func `every command explains itself`(command: String) {
    let console = Console()
    let found = (
      console.tool.run([command, "--help"]), console.output.first?.hasPrefix("Usage: touchstone \(command)")
    )
    #expect(found == (.success, true))
    let all = Console()
    #expect((all.tool.run(["--help"]), all.output.first?.contains("touchstone \(command)")) == (.success, true))
  }

  @Test
  func `the demo plays all hands and panels as their files expect, and waits only when it is live`() throws {
    let console = Console()
    #expect(
      (
        console.tool.run(["demo"]), console.errors,
        console.output.contains { $0.hasSuffix("fourFingerPan  action began") },
        console.output.contains { $0.hasSuffix("stepper   valueChanged 1") },
        console.output.contains { $0.hasSuffix("list    didEndDecelerating") }
      ) == (.success, [], true, true, true))
    #expect(
      console.output.last?.hasSuffix("touchstone explain \(ScenarioFolder.bundled)/hands/single-tap.json") ?? false)
    #expect(console.waited == 0)
    let live = Console()
    let found = (live.tool.run(["demo", "--live"]), live.output, (5...60).contains(live.waited))
    #expect(found == (.success, console.output, true))
  }

  @Test
  func `velocity prints a line for each movement`() throws {
    let folder = try ScratchFolder()
    let movement = #"{"samples": [[0, 0, 0], [0.01, 1, 2], [0.02, 2, 4], [0.03, 3, 6]], "lift": "#
    let one = try folder.write(movement + "0.03}", to: "one.json")
    let console = Console()
    let early = console.tool.run(["velocity", one])
    let numbers = try #require(console.output.first).split(separator: " ").compactMap { Double($0) }
    #expect((console.output.count, abs(numbers[0] - 100) < 1e-6, abs(numbers[1] - 200) < 1e-6) == (1, true, true))
    let two = try folder.write("[\(movement)0.03}, \(movement)0.2}]", to: "two.json")
    let list = Console()
    #expect((list.tool.run(["velocity", two]), list.output) == (.success, [console.output[0], "0 0"]))
    let bad = try folder.write(movement + "true}", to: "bad.json")
    let failing = Console()
    let refusal = "bad.json:1: lift: expected a number, found a boolean"
    #expect(
      (early, failing.tool.run(["velocity", bad]), failing.errors.first?.hasSuffix(refusal)) == (
        .success, .badInput, true
      ))
  }
}
