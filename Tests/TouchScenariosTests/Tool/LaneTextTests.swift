import Testing

@testable import TouchScenarios
@testable import TouchstoneTool

@Suite("Lanes of text")
struct LaneTextTests {
  private static let lines = [
    LogLine(channel: .touches, time: 0, subject: "pad", what: "touchesBegan 1"),
    LogLine(channel: .touches, time: 0.05, subject: "pad", what: "touchesBegan 2"),
    LogLine(channel: .actions, time: 0.5, subject: "pan", what: "action began"),
    LogLine(channel: .touches, time: 0.5, subject: "pad", what: "touchesCancelled 1 2"),
    LogLine(channel: .actions, time: 1, subject: "pan", what: "action ended"),
  ]

  @Test func `lanes show who was touched, what went on, and what acted`() {
    #expect(
      LaneText(Self.lines, columns: 21).text(at: 1) == [
        "  pad  ──────────✗",
        "  pan            ━━━━━━━━━━◆",
        "       0            1.000 s",
      ])
  }

  @Test func `lanes end where time has come to`() {
    #expect(LaneText(Self.lines, columns: 21).text(at: 0.25).prefix(2) == ["  pad  ──────", "  pan  "])
  }

  @Test func `a control is under way from touch down to touch up, and marks its values`() {
    let lines = [(0, "touchDown"), (0.5, "valueChanged 1"), (1, "touchUpInside")].map { time, what in
      LogLine(channel: .controls, time: time, subject: "slider", what: what)
    }
    #expect(LaneText(lines, columns: 9).text(at: 1).first == "  slider  ━━━━◆━━━◆")
  }
}

@Suite("Words that are nearly known")
struct NearestTests {
  @Test(arguments: [
    (["explian"], "unknown command \"explian\"; did you mean \"explain\"?"),
    (["dance"], "unknown command \"dance\"; touchstone --help lists them all"),
    (["run", "--cas", "x"], "unknown option \"--cas\"; did you mean \"--case\"?"),
    (["help", "timelin"], "unknown command \"timelin\"; did you mean \"timeline\"?"),
  ])
  func `an unknown word says what is near`(arguments: [String], sentence: String) {
    let console = Console()
    #expect((console.tool.run(arguments), console.errors) == (.badInput, ["touchstone: " + sentence]))
  }

  @Test func `an unknown recognizer says which is near, else which there are`() {
    let file = ScenarioFolder.bundled + "/hands/single-tap.json"
    let (near, far) = (Console(), Console())
    let found = ["duoble": near, "x": far].map { $1.tool.run(["explain", file, "--gesture", $0]) }
    #expect(found == [.badInput, .badInput])
    #expect(near.errors == ["touchstone: no touch came near a recognizer \"duoble\"; did you mean \"double\"?"])
    #expect(far.errors.first?.contains("; there are ") ?? false)
  }

  @Test func `an explanation is broken at the width of the terminal, and hangs`() {
    let console = Console()
    var tool = console.tool
    tool.columns = 60
    #expect(tool.run(["explain", ScenarioFolder.bundled + "/hands/single-tap.json"]) == .success)
    #expect(console.output.allSatisfy { $0.count <= 60 } && console.output.contains { $0.hasPrefix("      ") })
  }

  @Test func `a time before the first is refused`() {
    let console = Console()
    let file = ScenarioFolder.bundled + "/hands/single-tap.json"
    #expect(console.tool.run(["explain", file, "--at", "-1"]) == .badInput)
  }
}
