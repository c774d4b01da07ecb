import Testing
import TouchEvents
import TouchRecordings
import TouchScenarios

@testable import TouchDevices

/// One device's reports, and what they amount to.
struct ReportCase: CustomTestStringConvertible {
  var name: String
  var header: String
  var reports: [[RecordedEvent]]
  var story: [String]

  init(_ name: String, _ header: String, _ reports: [[RecordedEvent]], _ story: [String]) {
    self.name = name
    self.header = header
    self.reports = reports
    self.story = story
  }

  var testDescription: String { name }
}

/// The ways in which panels end a contact, and what is none.
struct ContactEndTests {
  private static let finger: [RecordedEvent] = [.slot(0), .id(5), .x(10), .y(20)]
  private static let other: [RecordedEvent] = [.slot(1), .id(6), .x(30), .y(40)]
  private static func distance(_ value: Int) -> RecordedEvent { RecordedEvent(3, 0x3B, value) }
  private static func size(_ value: Int) -> RecordedEvent { RecordedEvent(3, 0x30, value) }

  // MARK: Slots

  static let slotted = [
    ReportCase(
      "the touch key lifts two fingers", RecordedHeader.slotted,
      [finger + other + [.touch(1)], [.touch(0)], [.x(31)]],
      ["0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 ended 1 (10, 20) ended 2 (30, 40)"]),
    ReportCase(
      "the same identity after the key is another contact", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(0)], finger + [.touch(1)], [.touch(0)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)", "0.03 ended 2 (10, 20)"]),
    ReportCase(
      "an identity of -1 before the key ends once", RecordedHeader.slotted,
      [finger + [.touch(1)], [.id(-1), .touch(0)], finger + [.touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)"]),
    ReportCase(
      "an identity of -1 behind the key ends once", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(0), .id(-1)], [.touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)"]),
    ReportCase(
      "a place without its unchanged identity lands with the key", RecordedHeader.slotted,
      [finger + other + [.touch(1)], [.touch(0)], [.slot(0), .x(50), .touch(1)]],
      [
        "0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 ended 1 (10, 20) ended 2 (30, 40)", "0.02 began 3 (50, 20)",
      ]),
    ReportCase(
      "the key alone lands in the current slot", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(0)], [.touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)"]),
    ReportCase(
      "a lift and a landing by the key in one report are two contacts", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(0), .x(50), .touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 began 2 (50, 20) ended 1 (10, 20)"]),
    ReportCase(
      "a key that is up at the end of a report lifts what came after it", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(0), .id(7), .x(50)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)"]),
    ReportCase(
      "a key that repeats itself is no landing", RecordedHeader.slotted,
      [finger + [.touch(1)], [.touch(2)], [.id(-1)], [.touch(2)]],
      ["0.0 began 1 (10, 20)", "0.02 ended 1 (10, 20)"]),
    ReportCase(
      "a finger that lands while the key has not gone down again is one", RecordedHeader.slotted,
      [finger + [.touch(1)], [.id(-1), .touch(0)], other, [.id(-1)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 40)", "0.03 ended 2 (30, 40)"]),
    ReportCase(
      "a force of zero lifts, and more is another contact", RecordedHeader.slotted,
      [finger + [.pressure(40)], [.pressure(0)], [.x(11)], [.pressure(30)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.03 began 2 (11, 20)"]),
    ReportCase(
      "a size of zero lifts one of two fingers", RecordedHeader.slotted,
      [finger + [size(4)] + other + [size(4)], [.slot(0), size(0)], [.slot(1), .id(-1)]],
      ["0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 ended 1 (10, 20)", "0.02 ended 2 (30, 40)"]),
    ReportCase(
      "a zero with an identity of -1 ends once, and the next finger in the slot touches", RecordedHeader.slotted,
      [finger + [.pressure(40)], [.pressure(0), .id(-1)], [.id(6), .x(30)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 20)"]),
    ReportCase(
      "a device that never measures a force has fingers", RecordedHeader.slotted,
      [finger + [.pressure(0)], [.pressure(0), .x(11)], [.id(-1)]],
      ["0.0 began 1 (10, 20)", "0.01 moved 1 (11, 20)", "0.02 ended 1 (11, 20)"]),
    ReportCase(
      "a finger hovers, touches, hovers and touches", RecordedHeader.slotted,
      [
        finger + [distance(1)], [.x(11)], [distance(0), .touch(1)], [distance(2), .touch(0)], [.x(12)],
        [distance(0), .touch(1)], [.id(-1), .touch(0)],
      ],
      ["0.02 began 1 (11, 20)", "0.03 ended 1 (11, 20)", "0.05 began 2 (12, 20)", "0.06 ended 2 (12, 20)"]),
    ReportCase(
      "a finger hovers beside one that touches", RecordedHeader.slotted,
      [finger + [distance(0)] + other + [distance(3)], [.x(31)], [.id(-1)], [.slot(0), .id(-1)]],
      ["0.0 began 1 (10, 20)", "0.03 ended 1 (10, 20)"]),
    ReportCase(
      "a distance that is not sent again still hovers", RecordedHeader.slotted,
      [finger + [distance(1)], [.id(-1)], [.id(6), .x(30)], [distance(0)]], ["0.03 began 1 (30, 20)"]),
  ]

  // MARK: Lists

  static let listed = [
    ReportCase(
      "the touch key lifts all, whatever the list holds", RecordedHeader.unslotted,
      [[.x(10), .y(20), .contact, .touch(1)], [.x(10), .y(20), .contact, .touch(0)], [.x(11), .y(20), .contact]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (11, 20)"]),
    ReportCase(
      "a lift and a landing by the key in one report are two contacts", RecordedHeader.unslotted,
      [[.x(10), .y(20), .contact, .touch(1)], [.touch(0), .x(10), .y(20), .contact, .touch(1)]],
      ["0.0 began 1 (10, 20)", "0.01 began 2 (10, 20) ended 1 (10, 20)"]),
    ReportCase(
      "a contact of size zero has left", RecordedHeader.unslotted,
      [
        [.id(0), size(1), .x(10), .y(20), .contact, .id(1), size(1), .x(30), .y(40), .contact],
        [.id(0), size(0), .x(10), .y(20), .contact, .id(1), size(1), .x(30), .y(41), .contact],
        [.id(1), size(0), .x(30), .y(41), .contact],
      ],
      [
        "0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 moved 2 (30, 41) ended 1 (10, 20)", "0.02 ended 2 (30, 41)",
      ]),
    ReportCase(
      "a contact that hovers is none", RecordedHeader.unslotted,
      [
        [distance(2), .x(10), .y(20), .contact], [distance(0), .x(10), .y(20), .contact],
        [distance(1), .x(10), .y(20), .contact],
      ],
      ["0.01 began 1 (10, 20)", "0.02 ended 1 (10, 20)"]),
    ReportCase(
      "an identity of -1 in a list is no contact", RecordedHeader.unslotted,
      [[.id(3), .x(10), .y(20), .contact], [.id(-1), .x(10), .y(20), .contact]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)"]),
    ReportCase(
      "a report about other things lifts nothing", RecordedHeader.unslotted,
      [[.x(10), .y(20), .contact], ["0001 0074 1"], [.touch(1)], [.contact]],
      ["0.0 began 1 (10, 20)", "0.03 ended 1 (10, 20)"]),
    ReportCase(
      "the last contact of a list may lack its end", RecordedHeader.unslotted,
      [[.x(10), .y(20), .contact, .x(30), .y(40)], [.x(10), .y(20), .contact]],
      ["0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 ended 2 (30, 40)"]),
  ]

  // MARK: Identities without slots

  static let identified = [
    ReportCase(
      "two identities in one report are two fingers", RecordedHeader.unslotted,
      [
        [.id(1), .x(10), .y(20), .id(2), .x(30), .y(40), .touch(1)], [.id(2), .x(31), .y(40), .id(1), .x(11), .y(20)],
        [.touch(0)],
      ],
      [
        "0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 moved 1 (11, 20) moved 2 (31, 40)",
        "0.02 ended 1 (11, 20) ended 2 (31, 40)",
      ]),
    ReportCase(
      "an identity that is not named stays where it is", RecordedHeader.unslotted,
      [[.id(1), .x(10), .y(20), .touch(1)], [.id(2), .x(30), .y(40)], [.x(31)], [.id(1), .x(11)], [.touch(0)]],
      [
        "0.0 began 1 (10, 20)", "0.01 began 2 (30, 40)", "0.02 moved 2 (31, 40)", "0.03 moved 1 (11, 20)",
        "0.04 ended 1 (11, 20) ended 2 (31, 40)",
      ]),
    ReportCase(
      "an identity of -1 lifts the finger that was named last", RecordedHeader.unslotted,
      [[.id(1), .x(10), .y(20)], [.id(2), .x(30), .y(40)], [.id(-1)], [.id(1), .x(11)], [.id(-1)]],
      [
        "0.0 began 1 (10, 20)", "0.01 began 2 (30, 40)", "0.02 ended 2 (30, 40)", "0.03 moved 1 (11, 20)",
        "0.04 ended 1 (11, 20)",
      ]),
    ReportCase(
      "a place before its identity is that of the finger", RecordedHeader.unslotted,
      [[.x(10), .y(20), .id(7), .touch(1)], [.touch(0)], [.x(30), .y(40), .id(8), .touch(1)], [.touch(0)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 40)", "0.03 ended 2 (30, 40)"]),
    ReportCase(
      "a lift that names its finger is one", RecordedHeader.unslotted,
      [
        [.id(1), .x(10), .y(20), .touch(1)], [.id(1), .x(10), .y(20), .touch(0)], [.id(2), .x(30), .y(40), .touch(1)],
      ],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 40)"]),
    ReportCase(
      "a finger of size zero has left", RecordedHeader.unslotted,
      [[.id(1), size(9), .x(10), .y(20)], [.id(1), size(0)], [.id(1), size(8), .x(30), .y(40)]],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (30, 40)"]),
    ReportCase(
      "a panel without slots that names them has slots", RecordedHeader.unslotted,
      [
        [.slot(0), .id(1), .x(10), .y(20), .slot(1), .id(2), .x(30), .y(40)], [.slot(0), .id(-1)], [.slot(1), .x(31)],
      ],
      ["0.0 began 1 (10, 20) began 2 (30, 40)", "0.01 ended 1 (10, 20)", "0.02 moved 2 (31, 40)"]),
  ]

  // MARK: Single places

  private static let left: RecordedEvent = "0001 0110 1"
  private static let leftUp: RecordedEvent = "0001 0110 0"
  private static let right: RecordedEvent = "0001 0111 1"
  private static let rightUp: RecordedEvent = "0001 0111 0"
  /// Keys: BTN_TOUCH and BTN_LEFT.
  private static let pad =
    RecordedHeader.single + "\n" + String(repeating: "B: 01 00 00 00 00 00 00 00 00\n", count: 4)
    + "B: 01 00 00 01 00 00 00 00 00\nB: 01 00 04 00 00 00 00 00 00"

  static let single = [
    ReportCase(
      "a force of zero lifts while the key is down", RecordedHeader.single,
      [
        [.touch(1), .singleX(10), .singleY(20), .singlePressure(30)], [.singlePressure(0)], [.singlePressure(20)],
        [.singlePressure(0), .touch(0)],
      ],
      ["0.0 began 1 (10, 20)", "0.01 ended 1 (10, 20)", "0.02 began 2 (10, 20)", "0.03 ended 2 (10, 20)"]),
    ReportCase(
      "a force that goes to zero and back in one report is two contacts", RecordedHeader.single,
      [[.singleX(10), .singleY(20), .singlePressure(30)], [.singlePressure(0), .singleX(50), .singlePressure(30)]],
      ["0.0 began 1 (10, 20)", "0.01 began 2 (50, 20) ended 1 (10, 20)"]),
    ReportCase(
      "a pointer touches while a button is down", RecordedHeader.single,
      [[.singleX(10), .singleY(20)], [left], [.singleX(30)], [leftUp], [.singleX(40)]],
      ["0.01 began 1 (10, 20)", "0.02 moved 1 (30, 20)", "0.03 ended 1 (30, 20)"]),
    ReportCase(
      "a second button of a pointer changes nothing", RecordedHeader.single,
      [[left, .singleX(10), .singleY(20)], [right], [leftUp], [rightUp]],
      ["0.0 began 1 (10, 20)", "0.03 ended 1 (10, 20)"]),
    ReportCase(
      "two clicks in one report are two contacts", RecordedHeader.single,
      [[left, .singleX(10), .singleY(20)], [leftUp, left], [leftUp]],
      ["0.0 began 1 (10, 20)", "0.01 began 2 (10, 20) ended 1 (10, 20)", "0.02 ended 2 (10, 20)"]),
    ReportCase(
      "a button of a pad that has a touch key is no contact", pad,
      [[.singleX(10), .singleY(20), left], [leftUp], [.touch(1)], [left], [.touch(0)], [leftUp]],
      ["0.02 began 1 (10, 20)", "0.04 ended 1 (10, 20)"]),
    ReportCase(
      "a pen in range is no contact", RecordedHeader.single,
      [["0001 0140 1", .singleX(10), .singleY(20)], [.singleX(11)], ["0001 0140 0"]], []),
    ReportCase(
      "a panel that declares slots and sends one place is touched there", RecordedHeader.slotted,
      [[.touch(1), .singleX(10), .singleY(20)], [.singleX(11)], [.touch(0)]],
      ["0.0 began 1 (10, 20)", "0.01 moved 1 (11, 20)", "0.02 ended 1 (11, 20)"]),
  ]

  @Test(arguments: slotted + listed + identified + single)
  func `a contact ends in each way in which panels end one`(row: ReportCase) throws {
    #expect(try story(makeRecording(row.header, row.reports)) == row.story)
  }

  @Test func `a pointer's contact is one, with its buttons`() throws {
    let recording = try makeRecording(
      RecordedHeader.single, [[Self.right, .singleX(10), .singleY(20)], [Self.rightUp]])

    let samples = recording.events(mappedTo: Size(width: 100, height: 100)).joined()

    #expect(samples.map { $0.type } == [.indirectPointer, .indirectPointer])
    #expect(samples.first?.buttonMask == .secondary)
  }

  @Test func `what a device sent in vain is found`() throws {
    let recording = try makeRecording(
      RecordedHeader.slotted,
      [[.id(5), .x(1200), .y(20), "0003 0032 0007", "0004 0005 12"], [.x(1300), "0003 0032 0008"], [.id(-1)]])
    let size = Size(width: 1001, height: 501)

    var findings = recording.findings(mappedTo: size)

    #expect(
      findings.takeLatest() == [
        .beyondRange(DeviceCode.contactX, value: 1200, DeviceAxis(minimum: 0, maximum: 1000)),
        .outside(contact: 1, Point(x: 1200, y: 20), size),
      ])
    #expect(findings.takeLatest() == [])
    #expect(
      findings.ignored == [
        DeviceFindings.Ignored(type: 3, code: 0x32, count: 2), DeviceFindings.Ignored(type: 4, code: 5, count: 1),
      ])
  }
}
