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
    #expect(console.output == ["0.050 t action recognized"])
    #expect(console.errors == [])
  }

  @Test
  func `"check" finds files at any depth, in order, and counts them`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "b/c/good.json")
    let wrong = try folder.write(Self.wrong, to: "a/wrong.json")
    _ = try folder.write("no scenario", to: "notes.txt")
    let console = Console()
    #expect(console.tool.run(["check", folder.path]) == .failure)
    #expect(
      console.output == [
        "failed \(wrong): line 1: expected \"0.060 t action recognized\", got \"0.050 t action recognized\"",
        "1 passed, 1 failed, 0 skipped",
      ])
  }

  @Test
  func `a kind that no plugin registers is bad input, unless such files are to be skipped`() throws {
    let folder = try ScratchFolder()
    let foreign = try folder.write(Self.foreign, to: "foreign.json")
    let good = try folder.write(Self.good, to: "good.json")
    let strict = Console()
    #expect(strict.tool.run(["check", foreign, good]) == .badInput)
    #expect(strict.errors.count == 1)
    #expect(strict.errors.first?.contains("views[0].gestures[0].kind: unknown kind \"twirl\"") ?? false)
    let skipping = Console()
    #expect(skipping.tool.run(["check", "--skip-unregistered", foreign, good]) == .success)
    #expect(
      skipping.output == ["skipped \(foreign): no plugin registers twirl", "1 passed, 0 failed, 1 skipped"])
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
    #expect(console.tool.run(arguments) == .badInput)
    #expect(console.output == [])
    #expect(!console.errors.isEmpty)
  }

  @Test(arguments: ["demo", "run", "check", "judge", "replay", "velocity"])
  func `every command explains itself`(command: String) {
    let console = Console()
    #expect(console.tool.run([command, "--help"]) == .success)
    #expect(console.output.first?.hasPrefix("Usage: touchstone \(command)") ?? false)
    let all = Console()
    #expect(all.tool.run(["--help"]) == .success)
    #expect(all.output.first?.contains("touchstone \(command)") ?? false)
  }

  @Test
  func `the demo plays all hands and panels as their files expect, and waits only when it is live`() throws {
    let console = Console()
    #expect(console.tool.run(["demo"]) == .success)
    #expect(console.errors == [])
    #expect(console.output.contains { $0.hasSuffix("fourFingerPan  action began") })
    #expect(console.output.contains { $0.hasSuffix("stepper   valueChanged 1") })
    #expect(console.output.contains { $0.hasSuffix("list    didEndDecelerating") })
    #expect(
      console.output.last?.hasSuffix("touchstone explain \(ScenarioFolder.bundled)/hands/single-tap.json") ?? false)
    #expect(console.waited == 0)
    let live = Console()
    #expect(live.tool.run(["demo", "--live"]) == .success)
    #expect(live.output == console.output)
    #expect((5...60).contains(live.waited))
  }

  @Test
  func `velocity prints a line for each movement`() throws {
    let folder = try ScratchFolder()
    let movement = #"{"samples": [[0, 0, 0], [0.01, 1, 2], [0.02, 2, 4], [0.03, 3, 6]], "lift": "#
    let one = try folder.write(movement + "0.03}", to: "one.json")
    let console = Console()
    #expect(console.tool.run(["velocity", one]) == .success)
    let numbers = try #require(console.output.first).split(separator: " ").compactMap { Double($0) }
    #expect(console.output.count == 1)
    #expect(abs(numbers[0] - 100) < 1e-6 && abs(numbers[1] - 200) < 1e-6)
    let two = try folder.write("[\(movement)0.03}, \(movement)0.2}]", to: "two.json")
    let list = Console()
    #expect(list.tool.run(["velocity", two]) == .success)
    #expect(list.output == [console.output[0], "0 0"])
    let bad = try folder.write(movement + "true}", to: "bad.json")
    let failing = Console()
    #expect(failing.tool.run(["velocity", bad]) == .badInput)
    #expect(failing.errors.first?.hasSuffix("bad.json:1: lift: expected a number, found a boolean") ?? false)
  }
}
