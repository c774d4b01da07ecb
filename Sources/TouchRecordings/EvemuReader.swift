import TouchDevices
import TouchScenarios

/// Reads the lines of a recording or a device description, byte by byte.
struct EvemuReader {
  private(set) var description: EvemuDescription
  private(set) var events: [EvemuEvent] = []

  /// The longest span of a recording, in microseconds: a day.
  private static let longest: Int64 = 86_400_000_000

  private let bytes: [UInt8]
  private let file: String
  private var line = 0
  /// The fields of the current line.
  private var fields: [Range<Int>] = []
  /// What the comments of the header are about: an event type and code.
  private var commentType: Int?
  private var commentCode: UInt16?
  /// The comments precede the `A:` lines that they belong to.
  private var initialValues: [(code: UInt16, value: Int32)] = []

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    try DocumentLimit.check(bytes, file: file)
    self.bytes = bytes
    self.file = file
    description = EvemuDescription(file: file)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      try readLine(start..<end)
      start = end + 1
    }
    for (code, value) in initialValues where description.device.has(code) {
      description.device[initial: code] = value
    }
  }

  // MARK: Lines

  private mutating func readLine(_ range: Range<Int>) throws(DocumentError) {
    guard let start = range.first(where: { !isBlank(bytes[$0]) }) else { return }
    if bytes[start] == UInt8(ascii: "#") { return try readComment(start + 1..<range.upperBound) }
    guard start + 1 < range.upperBound, bytes[start + 1] == UInt8(ascii: ":") else {
      throw error("expected a line that starts with N:, I:, P:, B:, A:, E: or #, found \(quoted(range))")
    }
    let rest = start + 2..<range.upperBound
    if bytes[start] != UInt8(ascii: "N") { split(rest) }
    switch bytes[start] {
    case UInt8(ascii: "E"): try readEvent()
    case UInt8(ascii: "A"): try readAxis()
    case UInt8(ascii: "P"):
      let properties = try hexBytes(1...8, "P:")
      description.device.properties.append(contentsOf: properties)
    case UInt8(ascii: "B"):
      // The first byte is the type of the events that the bits are about.
      let bits = try hexBytes(1...9, "B:")
      if bits[0] == UInt8(DeviceCode.key) { description.device.keys.append(contentsOf: bits.dropFirst()) }
    case UInt8(ascii: "I"):
      guard fields.count == 4, fields.allSatisfy({ hex($0, digits: 4) != nil }) else {
        throw error("expected four hexadecimal numbers after I:")
      }
    case UInt8(ascii: "N"): try readName(rest)
    // The states of lights and switches are unrelated to touches.
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default:
      throw error("expected a line that starts with N:, I:, P:, B:, A:, E: or #, found \(quoted(range))")
    }
    if bytes[start] != UInt8(ascii: "E") { description.isEmpty = false }
  }

  private mutating func readEvent() throws(DocumentError) {
    guard fields.count == 4 else {
      throw error("an event has a time, a type, a code and a value, found \(fields.count) fields")
    }
    guard let time = microseconds(fields[0]) else {
      throw error("expected a time in seconds with six decimals, found \(quoted(fields[0]))")
    }
    guard let type = hex(fields[1], digits: 4), let code = hex(fields[2], digits: 4) else {
      throw error(
        "expected a type and a code of up to four hexadecimal digits, found \(quoted(fields[1])) "
          + "and \(quoted(fields[2]))")
    }
    guard let value = decimal(fields[3]) else {
      throw error("expected a decimal value of 32 bits, found \(quoted(fields[3]))")
    }
    if let last = events.last, time < last.time {
      throw error("the time runs backwards, by \(last.time - time) microseconds")
    }
    if let first = events.first, time - first.time > Self.longest {
      throw error("the recording is longer than a day")
    }
    let event = DeviceEvent(time: time, type: type, code: code, value: value)
    events.append(EvemuEvent(event: event, line: Int32(line)))
  }

  private mutating func readAxis() throws(DocumentError) {
    let numbers = fields.dropFirst().compactMap { decimal($0) }
    guard let first = fields.first, let code = hex(first, digits: 4), (5...6).contains(fields.count),
      numbers.count == fields.count - 1
    else {
      throw error("expected a code and minimum, maximum, fuzz, flat and perhaps resolution after A:")
    }
    guard code < DeviceDescription.axisCount else { throw error("expected an axis below 40, found \(quoted(first))") }
    guard !description.device.has(code) else { throw error("a second range for the axis \(quoted(first))") }
    let axis = DeviceAxis(
      minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0)
    description.add(axis, code, line: line)
  }

  private mutating func readName(_ range: Range<Int>) throws(DocumentError) {
    guard !description.hasName else { throw error("a second device: N: occurs twice") }
    var range = range
    while let first = range.first, isBlank(bytes[first]) { range = first + 1..<range.upperBound }
    while let last = range.last, isBlank(bytes[last]) { range = range.lowerBound..<last }
    description.device.name = String(decoding: bytes[range], as: UTF8.self)
    description.hasName = true
    description.line = line
  }

  /// Comments matter in two places: the version in the first line, and what an axis reads at the start.
  private mutating func readComment(_ range: Range<Int>) throws(DocumentError) {
    guard events.isEmpty else { return }
    split(range)
    guard fields.count > 1 else { return }
    if line == 1, reads("EVEMU", fields[0]) {
      guard bytes[fields[1]].starts(with: "1.".utf8) else {
        throw error("expected a version 1 of EVEMU, found \(quoted(fields[1]))")
      }
    } else if reads("Event", fields[0]), fields.count > 2, let number = decimal(fields[2]) {
      if reads("type", fields[1]) { commentType = Int(number) }
      commentCode = reads("code", fields[1]) ? UInt16(exactly: number) : nil
    } else if reads("Value", fields[0]), commentType == Int(DeviceCode.absolute), let code = commentCode {
      if let value = decimal(fields[1]) { initialValues.append((code, value)) }
    }
  }

  // MARK: Fields

  /// Splits a range at blanks, up to a comment.
  private mutating func split(_ range: Range<Int>) {
    fields.removeAll(keepingCapacity: true)
    var start: Int?
    for index in range {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#") || isBlank(byte) {
        if let first = start { fields.append(first..<index) }
        start = nil
        if byte == UInt8(ascii: "#") { return }
      } else if start == nil {
        start = index
      }
    }
    if let start { fields.append(start..<range.upperBound) }
  }

  private mutating func hexBytes(_ counts: ClosedRange<Int>, _ name: String) throws(DocumentError) -> [UInt8] {
    let values = fields.compactMap { hex($0, digits: 2).map { UInt8($0) } }
    guard counts.contains(fields.count), values.count == fields.count else {
      throw error("expected up to \(counts.upperBound) bytes of two hexadecimal digits after \(name)")
    }
    return values
  }

  private func microseconds(_ range: Range<Int>) -> Int64? {
    guard range.count > 7, range.count <= 20, bytes[range.upperBound - 7] == UInt8(ascii: ".") else {
      return nil
    }
    var time: Int64 = 0
    for index in range where index != range.upperBound - 7 {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      guard time <= (Int64.max - Int64(digit)) / 10 else { return nil }
      // Checked above; a checked product of 64 bits needs one of 128, which a bare WebAssembly machine does not have.
      time = time &* 10 &+ Int64(digit)
    }
    return time
  }

  private func hex(_ range: Range<Int>, digits: Int) -> UInt16? {
    guard (1...digits).contains(range.count) else { return nil }
    var value: UInt16 = 0
    for index in range {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// Returns a decimal number that may be padded with zeros, behind its sign too.
  private func decimal(_ range: Range<Int>) -> Int32? {
    guard let first = range.first else { return nil }
    let isNegative = bytes[first] == UInt8(ascii: "-")
    let digits = isNegative ? first + 1..<range.upperBound : range
    guard !digits.isEmpty else { return nil }
    var value: Int64 = 0
    for index in digits {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit <= 9, value <= Int64(Int32.max) else { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return Int32(exactly: isNegative ? -value : value)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private func reads(_ word: String, _ range: Range<Int>) -> Bool { bytes[range].elementsEqual(word.utf8) }

  /// Returns some bytes for an error: not many, and none that would upset a terminal.
  private func quoted(_ range: Range<Int>) -> String {
    let text = bytes[range].prefix(40).map { (0x20..<0x7F).contains($0) ? Unicode.Scalar($0) : "?" }
    return "\"" + String(String.UnicodeScalarView(text)) + "\""
  }

  private func error(_ reason: String) -> DocumentError {
    DocumentError(file: file, line: line, reason: reason)
  }
}
