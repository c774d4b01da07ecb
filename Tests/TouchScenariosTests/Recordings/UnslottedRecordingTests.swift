import Testing
import TouchDevices
import TouchEvents
import TouchRecordings
import TouchScenarios

struct UnslottedRecordingTests {
  @Test func `a list of one is one contact until the list is empty`() throws {
    let recording = try makeRecording(
      RecordedHeader.unslotted, [[.x(10), .y(20), .contact], [.x(12), .y(20), .contact], []])
    let found = (recording.touchProtocol, story(recording))
    #expect(found == (.unslotted, ["0.0 began 1 (10, 20)", "0.01 moved 1 (12, 20)", "0.02 ended 1 (12, 20)"]))
  }

  static let stories: [(String, [[RecordedEvent]], [String])] = [
    (
      "a new finger that is listed first is the second contact",
      [
        [.x(10), .y(20), .contact], [.x(800), .y(400), .contact, .x(11), .y(20), .contact],
        [.x(801), .y(400), .contact],
      ],
      [
        "0.0 began 1 (10, 20)", "0.01 began 2 (800, 400) moved 1 (11, 20)",
        "0.02 moved 2 (801, 400) ended 1 (11, 20)",
      ]
    ),
    (
      "the nearest places are joined whatever their order",
      [
        [.x(10), .y(10), .contact, .x(50), .y(10), .contact, .x(90), .y(10), .contact],
        [.x(95), .y(10), .contact, .x(15), .y(10), .contact, .x(55), .y(10), .contact],
      ],
      [
        "0.0 began 1 (10, 10) began 2 (50, 10) began 3 (90, 10)",
        "0.01 moved 1 (15, 10) moved 2 (55, 10) moved 3 (95, 10)",
      ]
    ),
    (
      "a single unit makes a place nearer",
      [
        [.x(10), .y(10), .contact, .x(11), .y(10), .contact],
        [.x(11), .y(10), .contact, .x(10), .y(10), .contact],
      ],
      ["0.0 began 1 (10, 10) began 2 (11, 10)"]
    ),
    (
      "a tracking identity counts for more than a place",
      [
        [.id(1), .x(10), .y(10), .contact, .id(2), .x(50), .y(10), .contact],
        [.id(2), .x(10), .y(10), .contact, .id(1), .x(50), .y(10), .contact],
        [.id(3), .x(10), .y(10), .contact],
      ],
      [
        "0.0 began 1 (10, 10) began 2 (50, 10)", "0.01 moved 1 (50, 10) moved 2 (10, 10)",
        "0.02 began 3 (10, 10) ended 1 (50, 10) ended 2 (10, 10)",
      ]
    ),
    (
      "a contact report without a place says that there is none", [[.x(10), .y(20), .contact], [.contact]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)"]
    ),
    (
      "lost events end all contacts",
      [[.x(10), .y(20), .contact], [.dropped, .x(11), .y(20), .contact], [.x(12), .y(20), .contact]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (12, 20)"]
    ),
  ]

  @Test(arguments: stories)
  func `lists of places tell the story of their contacts`(
    name: String, reports: [[RecordedEvent]], expected: [String]
  ) throws {
    #expect(try story(makeRecording(RecordedHeader.unslotted, reports)) == expected)
  }

  @Test func `places as far apart as numbers go are compared`() throws {
    let far = Int(Int32.max)
    let recording = try makeRecording(
      RecordedHeader.unslotted, [[.x(-far), .y(-far), .contact], [.x(far), .y(far), .contact]])
    #expect(recording.contactCount == 1)
  }

  @Test func `more than 256 contacts in a report are refused`() throws {
    let report = (0...256).flatMap { [RecordedEvent.x($0), .y($0), .contact] }
    let error = try #require(throws: DocumentError.self) {
      try makeRecording(RecordedHeader.unslotted, [report])
    }
    #expect(error.description == "made-up.events:774: more than the limit of 256 contacts at once")
  }
}
