import Testing

@testable import TouchstoneTool

/// What a device recorded, held against the engine.
@Suite struct JudgeTests {
  private static let press = [
    "0.000 v touchesBegan 1", "0.500 p possible -> began", "0.500 p action began", "0.500 v touchesCancelled 1",
    "0.800 p began -> ended", "0.800 p action ended",
  ]

  /// A session on a view with a press, whose log is given.
  private static func recorded(_ log: [String]) -> String {
    """
    {"scenario": "Hold for 0.8 s.", "source": "question for a device: R-7; iPhone, iOS 18.1",
     "views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "p", "kind": "longPress"}]}],
     "input": [{"t": 0, "began": [[1, 50, 50]]}, {"t": 0.8, "ended": [[1, 50, 50]]}],
     "show": ["touches", "states", "actions"], "only": ["v", "p"],
     "expect": [\(log.map { "\"\($0)\"" }.joined(separator: ", "))]}
    """
  }

  private func judge(_ text: String) throws -> (status: CommandLineTool.Status, console: Console) {
    let folder = try ScratchFolder()
    let console = Console()
    return (console.tool.run(["judge", try folder.write(text, to: "recorded.json")]), console)
  }

  @Test func `a device's log that says the same is named so, with what was asked`() throws {
    let (status, console) = try judge(Self.recorded(Self.press))

    #expect(
      (status, console.output) == (
        .success, ["Hold for 0.8 s. (question for a device: R-7; iPhone, iOS 18.1)", "6 lines the same, 0 differences"]
      ))
  }

  @Test func `a device's deadlines may be some milliseconds late`() throws {
    #expect(
      try [
        judge(Self.recorded(Self.press.map { $0.replacing("0.500", with: "0.517") })).status,
        judge(Self.recorded(Self.press.map { $0.replacing("0.500", with: "0.600") })).status,
      ] == [.success, .failure])
  }

  @Test func `a difference shows both logs, the rule that was asked and those that decided`() throws {
    let log = Self.press.filter { !$0.contains("touchesCancelled") } + ["0.810 v touchesEnded 1"]

    let (status, console) = try judge(Self.recorded(log))

    #expect(
      (
        status, console.output[1], console.output[2].hasPrefix("    R-7: "),
        console.output.contains { $0.hasPrefix("    LP-2: ") },
        console.output.contains("  device: 0.810 v touchesEnded 1"), console.output.last
      ) == (.failure, "  here:   0.500 v touchesCancelled 1", true, true, true, "5 lines the same, 2 differences"))
  }

  @Test func `frames of scrolling are compared as curves`() {
    let here = (0...20).map { "\(0.1 + Double($0) / 100) s didScroll 0 \($0 * 5)" }
    let between = (0...13).map { "\(0.105 + Double($0) * 0.015) s didScroll 0 \((0.5 + Double($0) * 1.5) * 5)" }
    let stopped = here.prefix(10)
    let beyond = here.prefix(15) + ["0.250 s didScroll 0 130"]

    #expect(
      (
        LogJudgement(device: between, here: here).differences,
        LogJudgement(device: Array(stopped), here: here).differences.count,
        LogJudgement(device: Array(beyond), here: here).differences.first?.device
      ) == ([], 1, ["0.250 s didScroll 0 130"]))
  }

  @Test func `measured numbers may differ slightly, numbers of touches not at all`() {
    #expect(
      (
        LogJudgement(device: ["0.1 a valueChanged 0.51"], here: ["0.1 a valueChanged 0.5"]).differences,
        LogJudgement(device: ["0.1 a valueChanged 0.6"], here: ["0.1 a valueChanged 0.5"]).differences.count,
        LogJudgement(device: ["0.1 a touchesBegan 2"], here: ["0.1 a touchesBegan 1"]).differences.count
      ) == ([], 1, 1))
  }

  @Test func `a file without a log is no session of a device`() throws {
    let text = Self.recorded([]).replacing("\"expect\"", with: "\"counts\"").replacing("[]}", with: "{}}")

    let (status, console) = try judge(text)

    #expect(
      (status, console.errors.first?.hasSuffix("recorded.json holds no log of a device: it has no \"expect\"")) == (
        .badInput, true
      ))
  }
}
