import Testing
import TouchRecordings
import TouchScenarios
import Touchstone

@Suite("Recorded sessions of scenarios")
struct ScenarioSessionTests {
  @Test("The recorded session of a script gives the same log", arguments: ScenarioFolder.scripted)
  func script(id: String) throws { try check(id) }

  @Test(
    "The recorded session of a real device gives the same log",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(id: String) throws { try check(id) }

  private static let rows = "the rows of table are its data source's, of which a recorder knows their number alone"
  /// The omissions of a session of files whose code stops a recognizer, or takes its touches, during an event.
  private static let omissions = [
    "arbitration/action-switches-another-off": [
      "second was switched off or removed in the middle of an event, which a file says after it"
    ],
    "arbitration/delegate-removes-the-view-while-it-is-asked": [
      "tap lost touches in the middle of an event, which a file says after it",
      "tap was switched off or removed in the middle of an event, which a file says after it",
    ],
    "Device/animation-of-a-touched-view": [
      "front refused a touch while it was animated, and a recorder does not know for how long"
    ],
    "Device/hand-made-call-of-a-touch-method": [
      "inner received touches of another view by a call in code, which a recorder does not write",
      "outer received touches of another view by a call in code, which a recorder does not write",
    ],
    "hit-testing/animated-view-keeps-its-touch-and-takes-no-other": [
      "front refused a touch while it was animated, and a recorder does not know for how long"
    ],
    "responder-chain/hand-made-call-is-forwarded-from-there": [
      "C received touches of another view by a call in code, which a recorder does not write",
      "D received touches of another view by a call in code, which a recorder does not write",
    ],
    "navigation/switched-off": [
      "N.edgeSwipe was switched off or removed in the middle of an event, which a file says after it"
    ],
    "navigation/row-keeps-content": [rows], "navigation/row-leaves-content": [rows],
    "Device/removed-while-its-pan-has-begun": [
      "pan was switched off or removed in the middle of an event, which a file says after it"
    ],
    "failure-requirements/one-that-an-action-switches-off-lets-its-waiter-act": [
      "two was switched off or removed in the middle of an event, which a file says after it"
    ],
    "arbitration/touched-view-leaves-while-a-pan-above-is-asked": [
      "pan lost touches in the middle of an event, which a file says after it"
    ],
    "recognizers/pan-goes-on-when-its-action-removes-a-finger": [
      "pan lost touches in the middle of an event, which a file says after it"
    ],
    "touch-delivery/removal-in-a-callback-is-an-event-of-its-recognizers": [
      "r lost touches in the middle of an event, which a file says after it"
    ],
    "touch-delivery/removed-while-a-view-loses-a-touch": [
      "r was switched off or removed in the middle of an event, which a file says after it"
    ],
    "touch-delivery/switched-off-in-a-late-began": [
      "r was switched off or removed in the middle of an event, which a file says after it"
    ],
    "touch-delivery/switched-off-while-a-view-loses-a-touch": [
      "other was switched off or removed in the middle of an event, which a file says after it"
    ],
    "hand-over/c-removed": [
      "the host drew frames at other times than every 1/60 s from the start of a motion, the first at 0.160 s"
    ],
    "scroll-motion/offset-assigned-in-a-glide": [
      "the host drew frames at other times than every 1/60 s from the start of a motion, the first at 0.200 s"
    ],
  ]

  private func check(_ id: String) throws {
    let scenario = try ScenarioFolder.scenario(id)
    let session = try ScenarioFolder.runner.record(scenario)
    if id.hasPrefix("lists/") {
      // What a table's data source and delegate answer is theirs, and no session has it.
      #expect(session.omissions.first?.hasPrefix("the rows of table are its data source's") ?? false)
    } else {
      #expect(session.omissions == Self.omissions[id] ?? [])
    }
    guard session.omissions.isEmpty else { return }
    let replayed = try Scenario(parsing: Array(session.scenario.text.utf8), file: id)
    let replay = try ScenarioFolder.runner.run(replayed)
    // Where something is, a step of the file asks.
    let (found, expected) = (replay.lines, session.result.lines.filter { $0.channel != .positions })
    #expect(found.filter { $0.channel != .positions }.map(\.description) == expected.map(\.description))
  }

  @Test func `a state that code assigns is written as a continuous recognizer's`() throws {
    let file = """
      {"views": [{"id": "V", "frame": [0, 0, 100, 100], "gestures": [{"id": "slow", "kind": "scripted"}]}],
       "input": [{"t": 0, "began": [[1, 50, 50]]}, {"t": 0.5, "set": {"id": "slow", "state": "ended"}}]}
      """
    let session = try ScenarioFolder.runner.record(Scenario(parsing: Array(file.utf8), file: "assigned.json"))

    #expect(session.text.contains("\"state\": \"ended\""), "\(session.text)")
  }
}
