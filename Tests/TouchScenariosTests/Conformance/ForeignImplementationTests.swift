import Testing
import TouchConformance
import TouchScenarios
import Touchstone

/// How an implementation that is not Touchstone runs the suite.
@Suite struct ForeignImplementationTests {
  private static let text = """
    {"topic": "Taps", "cases": [
      {"name": "quick", "views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "t", "kind": "tap"}]}],
       "input": [{"t": 0, "tap": [1, 50, 50]}], "show": ["actions"], "expect": ["0.050 t action recognized"]},
      {"name": "counted", "views": [{"id": "v", "frame": [0, 0, 100, 100], "gestures": [{"id": "t", "kind": "tap"}]}],
       "input": [{"t": 0, "tap": [1, 50, 50]}], "counts": {"t action recognized": 1}},
      {"name": "mistaken", "views": [{"id": "v", "frame": [0, 0]}], "input": []}]}
    """

  private static func report(_ implementation: (ConformanceCase, Scenario) -> ConformanceReply) throws
    -> ConformanceReport
  {
    var report = ConformanceReport()
    for test in try ConformanceFile(parsing: Array(text.utf8), file: "taps.json").cases.prefix(2) {
      report.check(test, by: implementation)
    }
    return report
  }

  @Test func `one with the right logs passes`() throws {
    let report = try Self.report { _, _ in .log(["0.050 t action recognized"]) }

    #expect((report.failures, report.total.description) == ([], "2 passed, 0 failed, 0 skipped"))
  }

  @Test func `one with wrong logs fails with file, case and first difference`() throws {
    let report = try Self.report { _, _ in .log(["0.060 t action began"]) }

    #expect(
      report.failures == [
        "taps.json: quick: line 1: expected \"0.050 t action recognized\", got \"0.060 t action began\"",
        "taps.json: counted: expected \"t action recognized\" 1 times, got it 0 times",
      ])
  }

  @Test func `one without a kind skips its cases`() throws {
    let report = try Self.report { _, _ in .unsupported(kinds: ["tap"]) }

    let found = (report.topics.map(\.file), report.topics.map(\.tally.description))
    #expect(found == (["taps.json"], ["0 passed, 0 failed, 2 skipped"]))
  }

  @Test func `Touchstone itself passes`() throws {
    let runner = ScenarioRunner(registry: .standard)

    let report = try Self.report { _, scenario in runner.reply(to: scenario) }

    #expect(report.total.description == "2 passed, 0 failed, 0 skipped")
  }

  @Test func `an implementation can read the JSON of a case by itself`() throws {
    let test = try #require(ConformanceFile(parsing: Array(Self.text.utf8), file: "taps.json").testCase(named: "quick"))

    let again = try Scenario(parsing: Array(test.text.utf8), file: "quick.json")

    #expect(
      try again.windows.count == test.scenario().windows.count
        && ScenarioRunner(registry: .standard).run(again).firstDifference(from: again) == nil)
  }

  @Test func `a mistake in one case names it and spoils no other`() throws {
    var report = ConformanceReport()
    for test in try ConformanceFile(parsing: Array(Self.text.utf8), file: "taps.json").cases {
      report.check(test) { _, scenario in ScenarioRunner(registry: .standard).reply(to: scenario) }
    }

    #expect(
      (report.failures, report.total.description) == (
        ["taps.json:6: mistaken: views[0].frame: expected 4 elements, found 2"], "2 passed, 1 failed, 0 skipped"
      ))
  }

  @Test(
    "A file of cases is refused with the place",
    arguments: [
      (#"{"topic": "T", "cases": []}"#, "a.json:1: cases: expected a case, found none"),
      (#"{"cases": [{"name": "a"}]}"#, "a.json:1: expected the key \"topic\", found none"),
      (#"{"topic": "T", "cases": [{}]}"#, "a.json:1: cases[0]: expected the key \"name\", found none"),
      (#"{"topic": "T", "cases": [{"name": "a"}, {"name": "a"}]}"#, "a.json:1: cases[1].name: a second case \"a\""),
      (
        #"{"topic": "T", "cases": [{"name": "a b"}]}"#,
        "a.json:1: cases[0].name: expected a name of letters, digits, \"-\" and \".\""
      ),
      (
        #"{"topic": "T", "cases": [], "more": 1}"#, "a.json:1: more: unknown key \"more\", expected one of topic, cases"
      ),
    ])
  func refused(text: String, message: String) throws {
    let error = try #require(throws: DocumentError.self) {
      try ConformanceFile(parsing: Array(text.utf8), file: "a.json")
    }

    #expect(error.description == message)
  }
}
