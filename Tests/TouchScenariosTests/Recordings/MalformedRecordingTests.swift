import Testing
import TouchEvents
import TouchRecordings
import TouchScenarios

struct MalformedRecordingTests {
  func refusal(_ text: String) throws -> DocumentError {
    try #require(throws: DocumentError.self) {
      try EvemuRecording(parsing: Array(text.utf8), file: "bad.events")
    }
  }

  @Test(arguments: [
    "E: 0.010000 0003 0035", "E: 0.010000 0003", "E: 0.010000", "E: 0.0100", "E:",
    "E: 0.010000 0003 0035 # 12",
    "E: 0.010000 0003 0035 12 13", "E: 0.010000 0003 00g5 12", "E: 0.010000 00003 0035 12",
    "E: 0.010000 0003 0035 1x2", "E: 0.010000 0003 0035 --1", "E: 0.010000 0003 0035 -",
    "E: 0.010000 0003 0035 2147483648", "E: 0.010000 0003 0035 -99999999999999999999", "E: 0.01 0003 0035 12",
    "E: .010000 0003 0035 12", "E: -1.010000 0003 0035 12", "E: 99999999999999.010000 0003 0035 12",
    "E 0.010000 0003 0035 12", "e: 0.010000 0003 0035 12", "X: 1", "0.010000 0003 0035 12", "E",
  ])
  func `a malformed line is refused with its number`(line: String) throws {
    let error = try refusal(
      recordingText(RecordedHeader.single, [[.touch(1)]]) + "\n# a comment\n" + line + "\n")
    #expect(error.file == "bad.events" && error.line == 9)
  }

  @Test(arguments: [
    "A: 35 0 1000", "A: 35 0", "A:", "A: 35 0 1000 0 0 0 0", "A: zz 0 1 0 0", "A: 35 a 1 0 0",
    "A: 40 0 1 0 0",
    "P: 02 0x", "P: 002", "P:", "B: 00 0b 00 00 00 00 00 00 00 00", "I: 0003 0011", "N: Again",
    "A: 00 0 1 0 0",
  ])
  func `a malformed description is refused with its line`(line: String) throws {
    let error = try refusal(recordingText(RecordedHeader.single + "\n" + line, [[.touch(1)]]))
    #expect(error.line == 5)
  }

  static let refusals: [(String, String, String)] = [
    (
      "an error shows what it met, without control characters", "\u{1B}[2J boo",
      "bad.events:1: expected a line that starts with N:, I:, P:, B:, A:, E: or #, found \"?[2J boo\"; "
        + "record with evemu-record, evtest, libinput record or getevent -lt"
    ),
    (
      "a recording that ends within a report is refused",
      recordingText(RecordedHeader.single, [[.touch(1), .singleX(1), .singleY(1)]]) + "E: 1.000000 0003 0000 12\n",
      "bad.events:9: the recording ends within a report, without SYN_REPORT"
    ),
    (
      "time that runs backwards is refused",
      RecordedHeader.single + "\nE: 1.000000 0003 0000 1\nE: 0.999990 0000 0000 0\n",
      "bad.events:6: the time runs backwards, by 10 microseconds"
    ),
    ("a recording without events is refused", RecordedHeader.single, "bad.events:1: no events (E: lines)"),
    (
      "a device without a range for its places is refused",
      recordingText("N: Half\nA: 00 0 1000 0 0", [[.touch(1), .singleX(1)]]),
      "bad.events:1: the device has no range (A: line) for ABS_Y"
    ),
    (
      "another version of evemu is refused", "# EVEMU 2.0\n",
      "bad.events:1: expected a version 1 of EVEMU, found \"2.0\""
    ),
  ]

  @Test(arguments: refusals)
  func `a refusal says where it is and why`(name: String, text: String, expected: String) throws {
    #expect(try refusal(text).description == expected)
  }

  @Test func `each place at which a recording is cut is an error or the end of a report`() throws {
    let text = Array(
      recordingText(RecordedHeader.slotted, [[.id(5), .x(10), .y(20)], [.x(11)], [.id(-1)]]).utf8)
    for count in 0..<text.count {
      do {
        let recording = try EvemuRecording(parsing: Array(text[..<count]), file: "cut.events")
        // Only the line feed of a report's last line, or what remains of it, may be missing.
        #expect((1...3).contains(recording.reportCount))
      } catch {
        #expect(error.line != nil && error.file == "cut.events")
      }
    }
  }

  @Test func `a recording without a description is refused`() throws {
    #expect(try refusal("E: 0.000000 0000 0000 0\n").reason.hasPrefix("no description of the device"))
  }

  @Test func `an empty file is refused`() throws {
    #expect(try refusal("").line == 1)
  }

  @Test(arguments: ["500 500", "500 0"])
  func `a device with an empty or inverted range is refused`(range: String) throws {
    let text = recordingText("N: Flat\nA: 00 0 1000 0 0\nA: 01 \(range) 0 0", [[.touch(1), .singleX(1)]])
    let error = try refusal(text)
    #expect(error.line == 3 && error.reason.hasPrefix("the range of ABS_Y is empty"))
  }

  @Test func `a recording of more than 64 MiB is refused`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 20 + 1)
    let error = try #require(throws: DocumentError.self) {
      try EvemuRecording(parsing: bytes, file: "big.events")
    }
    #expect(error.description == "big.events: larger than the limit of 64 MiB")
  }
}
