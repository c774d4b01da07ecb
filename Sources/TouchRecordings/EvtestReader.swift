import TouchDevices
import TouchScenarios

/// Reads the output of `evtest`: the description of a device, and its events in words and numbers.
struct EvtestReader {
  private(set) var text: RecordingText
  private var scanner: RecordingScanner
  private var type: Int32?
  private var code: Int32?
  private var minimum: Int32?
  private var maximum: Int32?
  private var resolution: Int32 = 0

  /// Returns whether a first line is of this kind.
  static func opens(_ scanner: RecordingScanner) -> Bool {
    ["Input driver version", "Input device ", "Supported events:", "Event: time", "Testing ...", "Available devices"]
      .contains { scanner.starts(with: $0) }
  }

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    scanner = try RecordingScanner(bytes, file: file)
    text = RecordingText(file: file)
    while scanner.advance() {
      scanner.split(scanner.range, at: ",()", comments: false)
      if scanner.starts(with: "Event: time") { try readEvent() } else { readDescription() }
    }
  }

  private mutating func readDescription() {
    if scanner.starts(with: "Input device name:") {
      text.description.device.name = scanner.quotedText ?? ""
      text.description.isEmpty = false
    } else if scanner.reads("Property", 0), let property = scanner.decimal(after: "type") {
      text.addProperty(property)
    } else if let number = scanner.decimal(after: "type") {
      type = number
      code = nil
    } else if let number = scanner.decimal(after: "code") {
      code = number
      (minimum, maximum, resolution) = (nil, nil, 0)
      if type == Int32(DeviceCode.key) { text.addKey(number) }
    } else if type == Int32(DeviceCode.absolute), let code {
      readRange(code)
    }
  }

  private mutating func readRange(_ code: Int32) {
    if let value = scanner.decimal(after: "Value"), let axis = UInt16(exactly: code) {
      text.description.device[initial: axis] = value
    }
    minimum = scanner.decimal(after: "Min") ?? minimum
    maximum = scanner.decimal(after: "Max") ?? maximum
    resolution = scanner.decimal(after: "Resolution") ?? resolution
    guard let minimum, let maximum else { return }
    text.addAxis(code, minimum, maximum, resolution, line: scanner.line)
  }

  private mutating func readEvent() throws(DocumentError) {
    guard scanner.words.count > 2, let time = scanner.microseconds(scanner.words[2]) else {
      throw scanner.error("expected a time in seconds with six decimals after \"Event: time\"")
    }
    var event = DeviceEvent(time: time, type: DeviceCode.synchronization, code: DeviceCode.report, value: 0)
    // The names of these differ with the version, but not their lines.
    if scanner.index(of: "++++++++++++++") != nil {
      event.code = DeviceCode.contactReport
    } else if scanner.index(of: ">>>>>>>>>>>>>>") != nil {
      event.code = DeviceCode.dropped
    } else if scanner.index(of: "--------------") == nil {
      guard let type = scanner.decimal(after: "type").flatMap({ UInt16(exactly: $0) }),
        let code = scanner.decimal(after: "code").flatMap({ UInt16(exactly: $0) })
      else {
        throw scanner.error("expected a type and a code in decimal numbers, found \(scanner.quoted(scanner.range))")
      }
      (event.type, event.code) = (type, code)
      // Scan codes are hexadecimal there, and say nothing about touches.
      let isNumber = type == DeviceCode.key || type == DeviceCode.absolute
      guard let value = scanner.decimal(after: "value") ?? (isNumber ? nil : 0) else {
        throw scanner.error("expected a decimal value of 32 bits, found \(scanner.quoted(scanner.range))")
      }
      event.value = value
    }
    try text.add(event, scanner)
  }
}
