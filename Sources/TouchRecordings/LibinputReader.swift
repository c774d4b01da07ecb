import TouchDevices
import TouchScenarios

/// Reads the output of `libinput record`: a YAML document, of which the first device counts.
struct LibinputReader {
  private(set) var text: RecordingText
  private var scanner: RecordingScanner
  private var section = Section.other
  private var devices = 0

  /// The part of the document that a line is in.
  private enum Section { case codes, axes, events, other }
  private let sections: [(word: String, section: Section)] = [
    ("codes", .codes), ("absinfo", .axes), ("events", .events),
  ]

  /// Returns whether a first line is of this kind.
  static func opens(_ scanner: RecordingScanner) -> Bool {
    ["# libinput record", "version: ", "ndevices:", "libinput:"].contains { scanner.starts(with: $0) }
  }

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    scanner = try RecordingScanner(bytes, file: file)
    text = RecordingText(file: file)
    while scanner.advance() {
      scanner.split(scanner.range, at: "[],:")
      guard !scanner.words.isEmpty else { continue }
      if scanner.starts(with: "- node:") { devices += 1 }
      guard devices == 1 else { continue }
      if scanner.reads("-", 0), scanner.words.count == 6, section == .events {
        try readEvent()
      } else {
        readDescription()
      }
    }
  }

  private mutating func readDescription() {
    let numbers = scanner.words.dropFirst().compactMap { scanner.decimal($0) }
    if let code = scanner.decimal(scanner.words[0]) {
      if section == .codes, code == Int32(DeviceCode.key) { for key in numbers { text.addKey(key) } }
      if section == .axes, numbers.count >= 2 {
        text.addAxis(code, numbers[0], numbers[1], numbers.count > 4 ? numbers[4] : 0, line: scanner.line)
      }
    } else if scanner.starts(with: "name:"), !text.description.hasName {
      text.description.device.name = scanner.quotedText ?? ""
      text.description.hasName = true
      text.description.isEmpty = false
    } else if scanner.starts(with: "properties: [") {
      for property in numbers { text.addProperty(property) }
    } else if scanner.starts(with: "- evdev:") {
      section = .events
    } else if !scanner.starts(with: "-") {
      section = sections.first { scanner.reads($0.word, 0) }?.section ?? .other
    }
  }

  /// Reads seconds, microseconds, type, code and value.
  private mutating func readEvent() throws(DocumentError) {
    let numbers = scanner.words.dropFirst().compactMap { scanner.decimal($0) }
    guard numbers.count == 5, numbers[0] >= 0, (0..<1_000_000).contains(numbers[1]),
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3])
    else {
      throw scanner.error(
        "expected seconds, microseconds, a type, a code and a value, found \(scanner.quoted(scanner.range))")
    }
    let time = Int64(numbers[0]) &* 1_000_000 &+ Int64(numbers[1])
    try text.add(DeviceEvent(time: time, type: type, code: code, value: numbers[4]), scanner)
  }
}
