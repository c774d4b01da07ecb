import Testing
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("Recorded sessions of scenarios")
struct ScenarioSessionTests {
  /// Every class has the hooks for failure requirements, so that a session tells only of those that say yes.
  private static let withHooksThatSayNo = ["arbitration/hooks-of-a-pair.json"]
  /// A session has the targets of its beginning.
  private static let withTargetsThatChange = ["controls/removed-target-silences-both-actions.json"]

  @Test(
    "The recorded session of a script gives the same log",
    arguments: ScenarioFolder.scripted.filter { !(withHooksThatSayNo + withTargetsThatChange).contains($0) })
  func script(file: String) throws { try check(file) }

  @Test(
    "The recorded session of a real device gives the same log",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(file: String) throws { try check(file) }

  /// The log without what touches read: a system's cancellation that comes as a sample moves the previous place.
  private func lines(of result: RunResult) -> [String] {
    result.lines.filter { $0.channel != .details }.map(\.description)
  }

  private func check(_ file: String) throws {
    let scenario = try ScenarioFolder.scenario(file)
    // What code does in the middle of a call is found after it only.
    guard scenario.callbacks.isEmpty else { return }
    let session = try ScenarioFolder.runner.record(scenario)
    // Some sessions are not replayed to the letter since the rules changed: targets of scroll views, withheld touches.
    withKnownIssue("recorded sessions do not follow revision 2 everywhere", isIntermittent: true) {
      #expect(session.omissions == [])
      let replayed = try Scenario(parsing: Array(session.scenario.text.utf8), file: file)
      let replay = try ScenarioFolder.runner.run(replayed)
      #expect(lines(of: replay) == lines(of: session.result))
    }
  }
}
