import TouchDevices
import TouchEvents
import TouchRecordings
import TouchScenarios

/// An event of a made-up recording, without its time.
struct RecordedEvent: ExpressibleByStringLiteral {
  var text: String

  init(stringLiteral text: String) { self.text = text }

  init(_ type: Int, _ code: Int, _ value: Int) {
    text = [type, code].map { "000" + String($0, radix: 16) }.map { $0.suffix(4) }.joined(separator: " ")
    text += " \(value)"
  }

  static func slot(_ slot: Int) -> RecordedEvent { RecordedEvent(3, 0x2F, slot) }
  static func id(_ id: Int) -> RecordedEvent { RecordedEvent(3, 0x39, id) }
  static func x(_ x: Int) -> RecordedEvent { RecordedEvent(3, 0x35, x) }
  static func y(_ y: Int) -> RecordedEvent { RecordedEvent(3, 0x36, y) }
  static func pressure(_ pressure: Int) -> RecordedEvent { RecordedEvent(3, 0x3A, pressure) }
  static func singleX(_ x: Int) -> RecordedEvent { RecordedEvent(3, 0, x) }
  static func singleY(_ y: Int) -> RecordedEvent { RecordedEvent(3, 1, y) }
  static func singlePressure(_ pressure: Int) -> RecordedEvent { RecordedEvent(3, 0x18, pressure) }
  static func touch(_ down: Int) -> RecordedEvent { RecordedEvent(1, 0x14A, down) }
  static func finger(_ down: Int) -> RecordedEvent { RecordedEvent(1, 0x145, down) }
  static func twoFingers(_ down: Int) -> RecordedEvent { RecordedEvent(1, 0x14D, down) }
  static let contact = RecordedEvent(0, 2, 0)
  static let dropped = RecordedEvent(0, 3, 0)
}

/// The text of a made-up recording: some header, and reports 10 milliseconds apart.
func recordingText(_ header: String, _ reports: [[RecordedEvent]]) -> String {
  var text = header + "\n"
  for (index, report) in reports.enumerated() {
    let time = "\(index / 100)." + "00\(index % 100)".suffix(2) + "0000"
    for event in report { text += "E: \(time) \(event.text)\n" }
    text += "E: \(time) 0000 0000 0\n"
  }
  return text
}

enum RecordedHeader {
  static let slotted = """
    N: Slotted
    P: 02 00 00 00 00 00 00 00
    A: 00 0 1000 0 0 0
    A: 01 0 500 0 0 0
    A: 2f 0 9 0 0 0
    A: 35 0 1000 0 0 0
    A: 36 0 500 0 0 0
    A: 39 0 65535 0 0 0
    A: 3a 0 255 0 0 0
    """
  static let boundingBox = slotted.replacing("P: 02", with: "P: 0c")
  static let unslotted = "N: Unslotted\nA: 35 0 1000 0 0\nA: 36 0 500 0 0"
  static let single = "N: Single\nA: 00 0 1000 0 0 0\nA: 01 0 500 0 0 0\nA: 18 0 255 0 0 0"
}

/// Reads a made-up recording.
func makeRecording(_ header: String, _ reports: [[RecordedEvent]]) throws -> EvemuRecording {
  try EvemuRecording(parsing: Array(recordingText(header, reports).utf8), file: "made-up.events")
}

/// What a recording holds, a line each frame: `0.01 began 1 (10, 20) moved 2 (3, 4) ended 3 (5, 6)`.
func story(_ recording: EvemuRecording) -> [String] {
  recording.frames.map { frame in
    var line = "\(frame.time)"
    for (name, contacts) in [("began", frame.began), ("moved", frame.moved), ("ended", frame.ended)] {
      for contact in contacts { line += " \(name) \(contact.number) (\(Int(contact.x)), \(Int(contact.y)))" }
    }
    return line
  }
}
