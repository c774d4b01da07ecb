import Testing
import TouchDevices
import TouchEvents
import TouchRecordings
import TouchScenarios

struct SlottedRecordingTests {
  @Test func `a contact begins, moves and ends`() throws {
    let recording = try makeRecording(
      RecordedHeader.slotted, [[.slot(0), .id(5), .x(10), .y(20)], [.x(30)], [.id(-1)]])
    let found = (recording.touchProtocol, story(recording))
    #expect(found == (.slotted, ["0.0 began 1 (10, 20)", "0.01 moved 1 (30, 20)", "0.02 ended 1 (30, 20)"]))
  }

  static let currentSlot =
    "# EVEMU 1.3\n#   Event type 3 (EV_ABS)\n#     Event code 47 (ABS_MT_SLOT)\n#       Value    3\n"
  static let lastY = "#   Event type 3 (EV_ABS)\n#     Event code 1 (ABS_Y)\n#       Value    78\n"

  /// What stands above the header, the reports, how many contacts they make, and what these do.
  static let stories: [(String, String, [[RecordedEvent]], Int, [String])] = [
    (
      "the first slot is slot 0 though none is announced", "",
      [[.id(5), .x(10), .y(20)], [.slot(1), .id(6), .x(30), .y(40)], [.slot(0), .id(-1)]],
      2, ["0.0 began 1 (10, 20)", "0.01 began 2 (30, 40)", "0.02 ended 1 (10, 20)"]
    ),
    (
      "the first slot is the one that the header says is current", currentSlot,
      [[.id(5), .x(10), .y(20)], [.slot(0), .id(6), .x(30), .y(40)], [.slot(3), .id(-1)]],
      2, ["0.0 began 1 (10, 20)", "0.01 began 2 (30, 40)", "0.02 ended 1 (10, 20)"]
    ),
    (
      "contacts of one report are numbered in the order of the report", "",
      [[.slot(4), .id(9), .x(1), .y(2), .slot(2), .id(8), .x(3), .y(4)]],
      2, ["0.0 began 1 (1, 2) began 2 (3, 4)"]
    ),
    (
      "an axis that is not sent again keeps the slot's last value", "",
      [[.id(5), .x(10), .y(20)], [.id(-1)], [.id(6), .x(11)], [.id(-1)], [.id(7)]],
      3,
      [
        "0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (11, 20)", "0.03 ended 2 (11, 20)",
        "0.04 began 3 (11, 20)",
      ]
    ),
    (
      "a new identity in an open slot ends one contact and begins another", "",
      [[.id(5), .x(10), .y(20)], [.id(6), .x(30)]],
      2, ["0.0 began 1 (10, 20)", "0.01 began 2 (30, 20) ended 1 (10, 20)"]
    ),
    (
      "an identity is used again by another contact", "",
      [[.id(5), .x(10), .y(20)], [.id(-1)], [.id(5)], [.id(-1), .id(5), .x(30)]],
      3,
      [
        "0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)",
        "0.03 began 3 (30, 20) ended 2 (10, 20)",
      ]
    ),
    (
      "an identity that is reported twice is the same contact", "", [[.id(5), .x(10), .y(20)], [.id(5), .x(30)]],
      1, ["0.0 began 1 (10, 20)", "0.01 moved 1 (30, 20)"]
    ),
    ("a contact that lifts within its first report is none", "", [[.id(5), .x(10), .y(20), .id(-1)]], 0, []),
    (
      "a recording that starts within a touch begins it with its first place", "",
      [[.slot(1), .x(10)], [.x(11), .y(20)], [.id(-1)], [.x(50), .y(60)]],
      1, ["0.01 began 1 (11, 20)", "0.02 ended 1 (11, 20)"]
    ),
    (
      "what is down at the end stays down", "", [[.id(5), .x(10), .y(20)], [.x(11)]],
      1, ["0.0 began 1 (10, 20)", "0.01 moved 1 (11, 20)"]
    ),
    (
      "a coordinate that was never sent is that of the single-touch axis", "",
      [[.id(5), .x(10), .singleX(10), .singleY(77)], [.singleY(99)]],
      1, ["0.0 began 1 (10, 77)"]
    ),
    (
      "a coordinate that was never sent may stand in the header", lastY, [[.id(5), .x(10)]],
      1, ["0.0 began 1 (10, 78)"]
    ),
    (
      "lost events end all contacts at the end of their report", "",
      [[.id(5), .x(10), .y(20)], [.x(11), .dropped, .x(12)], [.y(21)], [.id(-1)], [.id(6)]],
      3,
      [
        "0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (11, 21)", "0.03 ended 2 (11, 21)",
        "0.04 began 3 (11, 21)",
      ]
    ),
    (
      "a slot that is named while events are lost is current afterwards", "",
      [[.id(5), .x(10), .y(20)], [.dropped, .slot(1), .x(99)], [.x(30), .y(40)], [.slot(0), .id(-1)]],
      2, ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 40)"]
    ),
  ]

  @Test(arguments: stories)
  func `slots tell the story of their contacts`(
    name: String, above: String, reports: [[RecordedEvent]], contacts: Int, expected: [String]
  ) throws {
    let recording = try makeRecording(above + RecordedHeader.slotted, reports)
    #expect((recording.contactCount, story(recording)) == (contacts, expected))
  }

  @Test func `a contact that did not move gives no move`() throws {
    let recording = try makeRecording(
      RecordedHeader.slotted, [[.id(5), .x(10), .y(20)], [.pressure(9)], [.x(10), .y(20)], [.y(21)]])
    #expect((story(recording), recording.reportCount) == (["0.0 began 1 (10, 20)", "0.03 moved 1 (10, 21)"], 4))
  }

  @Test func `a touch without any place is not lost`() throws {
    #expect(try makeRecording(RecordedHeader.slotted, [[.id(5)], [.id(-1)]]).contactCount == 1)
  }

  @Test func `tool keys that disagree with the slots are ignored`() throws {
    let recording = try makeRecording(
      RecordedHeader.slotted, [[.id(5), .x(1), .y(2), .slot(1), .id(6), .x(3), .y(4), .finger(1)]])
    #expect(recording.mostContactsAtOnce == 2)
  }

  @Test func `values outside the range stay outside the window`() throws {
    let recording = try makeRecording(RecordedHeader.slotted, [[.id(5), .x(-100), .y(600)]])
    let sample = try #require(recording.events(mappedTo: Size(width: 400, height: 300)).first?.first)
    #expect(sample.location == Point(x: -100 / 1001.0 * 400, y: 600 / 501.0 * 300))
  }

  @Test func `pressure is a fraction of its range when mapped`() throws {
    let recording = try makeRecording(RecordedHeader.slotted, [[.id(5), .x(0), .y(0), .pressure(51)]])
    #expect(
      (
        recording.frames.first?.began.first?.pressure,
        recording.events(mappedTo: Size(width: 1, height: 1)).first?.first?.force
      ) == (51, 0.2))
  }

  @Test func `256 contacts at once are read`() throws {
    let report = (0..<256).flatMap { [RecordedEvent.slot($0), .id($0), .x($0), .y(1)] }
    #expect(try makeRecording(RecordedHeader.slotted, [report]).mostContactsAtOnce == 256)
  }

  @Test(arguments: [256, -1, 1_000_000])
  func `a slot beyond the limit is refused`(slot: Int) throws {
    let error = try #require(throws: DocumentError.self) {
      try makeRecording(RecordedHeader.slotted, [[.id(1), .x(1), .y(1)], [.slot(slot)]])
    }
    #expect(
      error.description
        == "made-up.events:14: the slot \(slot) is outside of the limit of 256 contacts at once")
  }
}

/// Devices that report the corners of the box about all fingers.
struct BoundingBoxRecordingTests {
  @Test func `two corners are two contacts`() throws {
    let recording = try makeRecording(
      RecordedHeader.boundingBox,
      [[.slot(0), .id(1), .x(10), .y(20), .slot(1), .id(2), .x(30), .y(40), .twoFingers(1)]])
    #expect((recording.touchProtocol, story(recording)) == (.boundingBox, ["0.0 began 1 (10, 20) began 2 (30, 40)"]))
  }

  @Test func `there are no more contacts than the tool keys say`() throws {
    let recording = try makeRecording(
      RecordedHeader.boundingBox,
      [
        [.slot(0), .id(1), .x(10), .y(20), .slot(1), .id(2), .x(30), .y(40), .finger(1)],
        [.finger(0), .twoFingers(1)],
      ])
    #expect(story(recording) == ["0.0 began 1 (10, 20)", "0.01 began 2 (30, 40)"])
  }

  @Test func `a third finger is no contact`() throws {
    let recording = try makeRecording(
      RecordedHeader.boundingBox,
      [[.slot(0), .id(1), .x(10), .y(20), .slot(1), .id(2), .x(30), .y(40), "0001 014e 1"]])
    #expect(recording.contactCount == 2)
  }
}
