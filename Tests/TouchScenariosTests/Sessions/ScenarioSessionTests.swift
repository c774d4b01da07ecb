import Testing
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("Recorded sessions of scenarios")
struct ScenarioSessionTests {
  @Test(
    "The recorded session of a script gives the same log",
    arguments: ScenarioFolder.scripted)
  func script(file: String) throws { try check(file) }

  @Test(
    "The recorded session of a real device gives the same log",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(file: String) throws { try check(file) }

  /// What a session tells of the files whose code stops a recognizer, or takes its touches, in the middle of an event.
  private static let omissions = [
    "arbitration/action-switches-another-off.json": [
      "second was switched off or removed in the middle of an event, which a file says after it"
    ],
    "arbitration/delegate-removes-the-view-while-it-is-asked.json": [
      "tap lost touches in the middle of an event, which a file says after it",
      "tap was switched off or removed in the middle of an event, which a file says after it",
    ],
    "failure-requirements/one-that-an-action-switches-off-lets-its-waiter-act.json": [
      "two was switched off or removed in the middle of an event, which a file says after it"
    ],
    "arbitration/touched-view-leaves-while-a-pan-above-is-asked.json": [
      "pan lost touches in the middle of an event, which a file says after it"
    ],
    "recognizers/pan-goes-on-when-its-action-removes-a-finger.json": [
      "pan lost touches in the middle of an event, which a file says after it"
    ],
    "touch-delivery/removal-in-a-callback-is-an-event-of-its-recognizers.json": [
      "r lost touches in the middle of an event, which a file says after it"
    ],
    "touch-delivery/removed-while-a-view-loses-a-touch.json": [
      "r was switched off or removed in the middle of an event, which a file says after it"
    ],
    "touch-delivery/switched-off-in-a-late-began.json": [
      "r was switched off or removed in the middle of an event, which a file says after it"
    ],
    "touch-delivery/switched-off-while-a-view-loses-a-touch.json": [
      "other was switched off or removed in the middle of an event, which a file says after it"
    ],
  ]

  private func check(_ file: String) throws {
    let scenario = try ScenarioFolder.scenario(file)
    let session = try ScenarioFolder.runner.record(scenario)
    #expect(session.omissions == Self.omissions[file] ?? [])
    guard session.omissions.isEmpty else { return }
    let replayed = try Scenario(parsing: Array(session.scenario.text.utf8), file: file)
    let replay = try ScenarioFolder.runner.run(replayed)
    #expect(replay.lines.map(\.description) == session.result.lines.map(\.description))
  }
}
