import Testing
import TouchDevices
import TouchRecordings
import TouchScenarios

/// The outputs of other programs than evemu that people attach to reports.
struct OtherFormatTests {
  private static func recording(_ lines: [String]) throws -> EvemuRecording {
    try EvemuRecording(parsing: Array(lines.joined(separator: "\n").utf8), file: "report.txt")
  }

  private static let evtest = [
    "Input device name: \"Panel, 7\\\"\"", "Supported events:", "  Event type 1 (EV_KEY)",
    "    Event code 330 (BTN_TOUCH)",
    "  Event type 3 (EV_ABS)", "    Event code 53 (ABS_MT_POSITION_X)", "      Value      0", "      Min        0",
    "      Max      799", "      Resolution      10", "    Event code 54 (ABS_MT_POSITION_Y)", "      Min      -10",
    "      Max      479", "Properties:", "  Property type 1 (INPUT_PROP_DIRECT)", "Testing ... (interrupt to exit)",
    "***********************************************", "  This device is grabbed by another process.",
    "Event: time 5.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value d0042",
    "Event: time 5.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100",
    "Event: time 5.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value -5",
    "Event: time 5.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++",
    "Event: time 5.000000, -------------- SYN_REPORT ------------", "^C",
    "Event: time 5.100000, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<",
    "Event: time 5.100000, -------------- SYN_REPORT ------------",
  ]

  @Test func `the output of evtest is read, with its description, lists and losses`() throws {
    let recording = try Self.recording(Self.evtest)

    #expect(recording.deviceName == "Panel, 7\\\"")
    #expect(recording.xAxis == DeviceAxis(minimum: 0, maximum: 799, unitsPerMillimetre: 10))
    #expect(recording.yAxis == DeviceAxis(minimum: -10, maximum: 479))
    #expect(story(recording) == ["0.0 began 1 (100, -5)", "0.1 ended 1 (100, -5)"])
  }

  private static let libinput = [
    "version: 1", "ndevices: 2", "libinput:", "  version: \"1.22.1\"", "devices:", "- node: /dev/input/event3",
    "  evdev:",
    "    name: \"panel\"", "    id: [24, 0, 0, 0]", "    codes:", "      1: [330, 272] # EV_KEY",
    "      3: [47, 53] # EV_ABS",
    "    absinfo:", "      47: [0, 9, 0, 0, 0]", "      53: [0, 799, 0, 0, 10]", "      54: [0, 479, 0, 0, 10]",
    "    properties: [1]", "  hid: [", "    0x05, 0x0d, 0x09, 0x04, 0xa1, 0x01", "  ]", "  udev:", "    properties:",
    "    - ID_INPUT=1", "  events:", "  - evdev:", "    - [  0,      0,   3,  57,       5] # EV_ABS",
    "    - [  0,      0,   3,  53,     398] # EV_ABS", "    - [  0,      0,   3,  54,     240] # EV_ABS",
    "    - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms",
    "    libinput:", "    - {time: 0.000000, type: TOUCH_DOWN}", "  - evdev:", "    - [  1, 500000,   3,  57,      -1]",
    "    - [  1, 500000,   0,   0,       0]", "- node: /dev/input/event4", "  evdev:", "    name: \"mouse\"",
    "  events:", "  - evdev:", "    - [  2, 0, 3, 57, 6]", "    - [  2, 0, 0, 0, 0]",
  ]

  @Test func `of the output of libinput record the first device is read`() throws {
    let recording = try Self.recording(Self.libinput)

    #expect(recording.deviceName == "panel" && recording.touchProtocol == .slotted)
    #expect(recording.xAxis == DeviceAxis(minimum: 0, maximum: 799, unitsPerMillimetre: 10))
    #expect(story(recording) == ["0.0 began 1 (398, 240)", "1.5 ended 1 (398, 240)"])
  }

  @Test func `the output of getevent without names is read`() throws {
    let recording = try Self.recording([
      "add device 1: /dev/input/event2", "  name:     \"ts\"", "  events:",
      "    ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0",
      "                0035  : value 0, min 0, max 719, fuzz 0, flat 0, resolution 0",
      "                0036  : value 0, min 0, max 1279, fuzz 0, flat 0, resolution 0",
      "[    1.000000] /dev/input/event2: 0003 0039 00000007", "[    1.000000] /dev/input/event2: 0003 0035 000002cf",
      "[    1.000000] /dev/input/event2: 0003 0036 00000010", "[    1.000000] /dev/input/event2: 0000 0000 00000000",
      "[    1.080000] /dev/input/event2: 0003 0039 ffffffff", "[    1.080000] /dev/input/event2: 0000 0000 00000000",
    ])

    #expect(recording.deviceName == "ts" && recording.xAxis.maximum == 719)
    #expect(story(recording) == ["0.0 began 1 (719, 16)", "0.08 ended 1 (719, 16)"])
  }

  @Test(arguments: [
    (["Event: time 5.000000, type 3 (EV_ABS), code x, value 1"], "expected a type and a code"),
    (["Event: time 5.0, type 3"], "six decimals"),
    (["Event: time 5.000000, -------------- SYN_REPORT ------------"], "no description of the device"),
    (["[ 1.000000] /dev/input/event1: 0003 0035 zz"], "expected a time, a type, a code and a value"),
    (["/dev/input/event1: 0003 0035 00000001"], "getevent -lt"),
    (["- a", "# b"], "record with evemu-record, evtest, libinput record or getevent -lt"),
    (["version: 1", "- node: a", "  events:", "    - [ 0, 0, 3, 53, x]"], "expected seconds, microseconds"),
  ])
  func `what cannot be read says why`(lines: [String], words: String) throws {
    let error = try #require(throws: DocumentError.self) { try Self.recording(lines) }

    #expect(error.reason.contains(words), "\(error)")
  }
}
