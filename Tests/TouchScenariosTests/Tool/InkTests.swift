import Testing

@testable import TouchstoneTool

/// Output with colours, and as it progresses.
@Suite struct InkTests {
  @Test func `what was recognized is green, what failed red, what waits amber, and ids of rules are dim`() {
    let line = Ink.painted("single recognized, swipe failed, pan waits [GF-1]")

    #expect(
      line == "single \u{1B}[32mrecognized\u{1B}[0m, swipe \u{1B}[31mfailed\u{1B}[0m, pan \u{1B}[33mwaits\u{1B}[0m "
        + "\u{1B}[2m[GF-1]\u{1B}[0m")
  }

  @Test func `a count of none keeps its colour, and so does an open bracket`() {
    #expect(Ink.painted("0 failed [") == "0 failed [")
  }

  @Test(
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func `only a terminal has colours, unless NO_COLOR is set`(
    onTerminal: Bool, environment: [String: String], expected: Bool
  ) {
    #expect(Ink.isWanted(onTerminal: onTerminal, environment: environment) == expected)
  }

  @Test func `reports are in colours where they are asked for, ported code is not`() throws {
    let folder = try ScratchFolder()
    let scenario = try folder.write(ToolTests.good, to: "a.json")
    let code = try folder.write("let recognized = UIView()", to: "a.swift")
    let console = Console()
    var tool = console.tool
    tool.usesColor = true

    _ = tool.run(["run", scenario])
    _ = tool.run(["port", code])

    #expect(
      console.output == [
        "0.050 t action \u{1B}[32mrecognized\u{1B}[0m", "import Touchstone\n\nlet recognized = View()",
      ])
  }

  @Test func `"check" reports how far it is`() throws {
    let folder = try ScratchFolder()
    let paths = try ["a.json", "b.json"].map { try folder.write(ToolTests.good, to: $0) }
    let console = Console()
    var tool = console.tool
    var reports: [String] = []
    tool.progress = { reports.append($0) }

    _ = tool.run(["check", folder.path])

    #expect(
      reports == [
        "check: \(folder.path)", "check: 1 of 2 files, \(paths[0])", "check: 2 of 2 files, \(paths[1])",
      ])
  }

  @Test func `progress is shown from the second second on, and is removed before other output`() {
    var written = ""
    let line = ProgressLine { written += $0 }

    line.tick(at: 10)
    line.show("check: a.json")
    line.tick(at: 20)
    line.tick(at: 20.9)
    line.clear()
    let first = written
    line.tick(at: 22.5)
    let second = written
    line.clear()
    line.clear()
    #expect(
      (first, second, written) == ("", "\r\u{1B}[Kcheck: a.json (2 s)", "\r\u{1B}[Kcheck: a.json (2 s)\r\u{1B}[K"))
  }
}
