import Testing
import TouchDevices
import TouchEvents
import TouchRecordings
import TouchScenarios

struct SingleTouchRecordingTests {
  @Test func `the touch key begins and ends a contact`() throws {
    let recording = try makeRecording(
      RecordedHeader.single,
      [[.singleX(1), .singleY(2)], [.touch(1), .singleX(10), .singleY(20)], [.singleX(11)], [.touch(0)]])
    let found = (recording.touchProtocol, story(recording))
    #expect(found == (.singleTouch, ["0.01 began 1 (10, 20)", "0.02 moved 1 (11, 20)", "0.03 ended 1 (11, 20)"]))
  }

  static let stories: [(String, [[RecordedEvent]], [String])] = [
    (
      "a second touch keeps the place that is not sent again",
      [[.touch(1), .singleX(10), .singleY(20)], [.touch(0)], [.touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)"]
    ),
    (
      "a lift and a touch in one report are two contacts",
      [[.touch(1), .singleX(10), .singleY(20)], [.touch(0), .touch(1), .singleX(30)]],
      ["0.0 began 1 (10, 20)", "0.01 began 2 (30, 20) ended 1 (10, 20)"]
    ),
    (
      "a touch key that first lifts ends nothing, since nothing shows its finger before",
      [[.singleX(10)], [.singleY(20)], [.touch(0)]], []
    ),
    (
      "pressure decides where there is no touch key",
      [
        [.singleX(10), .singleY(20), .singlePressure(0), .finger(1)], [.singlePressure(30)],
        [.singlePressure(0)],
      ],
      ["0.01 began 1 (10, 20)", "0.02 ended 1 (10, 20)"]
    ),
    (
      "a tool key decides where there is no pressure either",
      [[.singleX(10), .singleY(20), .finger(1)], [.finger(0), .twoFingers(1)], [.twoFingers(0)]],
      ["0.0 began 1 (10, 20)", "0.02 ended 1 (10, 20)"]
    ),
    ("places alone are no contact", [[.singleX(10), .singleY(20)], [.singleX(11)]], []),
    (
      "lost events end the contact",
      [[.touch(1), .singleX(10), .singleY(20)], [.dropped], [.singleX(11)], [.touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.03 began 2 (11, 20)"]
    ),
  ]

  @Test(arguments: stories)
  func `a single touch tells the story of its contacts`(
    name: String, reports: [[RecordedEvent]], expected: [String]
  ) throws {
    #expect(try story(makeRecording(RecordedHeader.single, reports)) == expected)
  }

  @Test func `a pen in range hovers with its height, between touches as well (HO-1)`() throws {
    let header = "N: Pen\nA: 00 0 99 0 0\nA: 01 0 99 0 0\nA: 19 0 50 0 0\nA: 1a -90 90 0 0\nA: 1b -90 90 0 0"
    let tool = { RecordedEvent(1, 0x140, $0) }
    let recording = try makeRecording(
      header,
      [
        [tool(1), .singleX(10), .singleY(20), RecordedEvent(3, 0x19, 25)], [.touch(1), RecordedEvent(3, 0x19, 0)],
        [.touch(0), RecordedEvent(3, 0x19, 10), RecordedEvent(3, 0x1A, 45), RecordedEvent(3, 0x1B, 0)], [.singleX(30)],
        [tool(0)],
      ])

    let samples = recording.events(mappedTo: Size(width: 100, height: 100)).joined()
    let found = samples.map { "\($0.phase) \($0.type == .pencil) \($0.location.x) \($0.zOffset)" }
    #expect(
      found == [
        "regionMoved true 10.0 0.5", "regionExited false 0.0 0.0", "began true 10.0 0.0", "ended true 10.0 0.0",
        "regionMoved true 10.0 0.2", "regionMoved true 30.0 0.2", "regionExited false 0.0 0.0",
      ])
    let lean = samples.last { $0.phase == .regionMoved }.map { ($0.altitudeAngle * 1000).rounded() }
    #expect((lean, recording.contactCount) == (785, 1))
  }

  @Test func `places may stand on the axes Z and RX`() throws {
    let header = "N: Panel\nA: 00 0 1 0 0\nA: 01 0 1 0 0\nA: 02 0 4000 0 0\nA: 03 0 2000 0 0"
    let recording = try makeRecording(
      header, [["0003 0002 0400", "0003 0003 0100", .touch(1)], [.touch(0)]])
    let found = (recording.xAxis.maximum, recording.yAxis.maximum, story(recording))
    #expect(found == (4000, 2000, ["0.0 began 1 (400, 100)", "0.01 ended 1 (400, 100)"]))
  }

  @Test func `a pen says that it is one`() throws {
    let recording = try makeRecording(
      RecordedHeader.single, [["0001 0140 1", .touch(1), .singleX(10), .singleY(20)]])
    #expect(recording.frames.first?.began.first?.tool == .pen)
  }
}
