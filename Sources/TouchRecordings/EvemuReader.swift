import TouchDevices
import TouchScenarios

/// Reads the lines of a recording or a device description of evemu.
struct EvemuReader {
  private(set) var text: RecordingText
  private var scanner: RecordingScanner
  /// What the comments of the header are about: an event type and code.
  private var commentType: Int?
  private var commentCode: UInt16?
  /// The comments precede the `A:` lines that they belong to.
  private var initialValues: [(code: UInt16, value: Int32)] = []

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    scanner = try RecordingScanner(bytes, file: file)
    text = RecordingText(file: file)
    while scanner.advance() { try readLine() }
    for (code, value) in initialValues where text.description.device.has(code) {
      text.description.device[initial: code] = value
    }
  }

  // MARK: Lines

  private mutating func readLine() throws(DocumentError) {
    let start = scanner.indentation
    let range = scanner.range
    let letter = scanner.bytes[start]
    if letter == UInt8(ascii: "#") { return try readComment(start + 1..<range.upperBound) }
    guard start + 1 < range.upperBound, scanner.bytes[start + 1] == UInt8(ascii: ":") else { throw unknownLine }
    let rest = start + 2..<range.upperBound
    if letter != UInt8(ascii: "N") { scanner.split(rest) }
    switch letter {
    case UInt8(ascii: "E"): try readEvent()
    case UInt8(ascii: "A"): try readAxis()
    case UInt8(ascii: "P"):
      let properties = try hexBytes(1...8, "P:")
      text.description.device.properties.append(contentsOf: properties)
    case UInt8(ascii: "B"):
      // The first byte is the type of the events that the bits are about.
      let bits = try hexBytes(1...9, "B:")
      if bits[0] == UInt8(DeviceCode.key) { text.description.device.keys.append(contentsOf: bits.dropFirst()) }
    case UInt8(ascii: "I"):
      guard scanner.words.count == 4, scanner.words.allSatisfy({ scanner.code($0) != nil }) else {
        throw scanner.error("expected four hexadecimal numbers after I:")
      }
    case UInt8(ascii: "N"): try readName(rest)
    // The states of lights and switches are unrelated to touches.
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default:
      throw unknownLine
    }
    if letter != UInt8(ascii: "E") { text.description.isEmpty = false }
  }

  /// What is wrong with a line of another kind, and with a file of which nothing was read yet.
  private var unknownLine: DocumentError {
    let isOther = text.description.isEmpty && text.events.isEmpty
    return scanner.error(
      "expected a line that starts with N:, I:, P:, B:, A:, E: or #, found \(scanner.quoted(scanner.range))"
        + (isOther ? "; record with evemu-record, evtest, libinput record or getevent -lt" : ""))
  }

  private mutating func readEvent() throws(DocumentError) {
    guard scanner.words.count == 4 else {
      throw scanner.error("an event has a time, a type, a code and a value, found \(scanner.words.count) fields")
    }
    guard let time = scanner.microseconds(scanner.words[0]) else {
      throw scanner.error("expected a time in seconds with six decimals, found \(scanner.quoted(scanner.words[0]))")
    }
    guard let type = scanner.code(scanner.words[1]), let code = scanner.code(scanner.words[2]) else {
      throw scanner.error(
        "expected a type and a code of up to four hexadecimal digits, found \(scanner.quoted(scanner.words[1])) "
          + "and \(scanner.quoted(scanner.words[2]))")
    }
    guard let value = scanner.decimal(scanner.words[3]) else {
      throw scanner.error("expected a decimal value of 32 bits, found \(scanner.quoted(scanner.words[3]))")
    }
    try text.add(DeviceEvent(time: time, type: type, code: code, value: value), scanner)
  }

  private mutating func readAxis() throws(DocumentError) {
    let numbers = scanner.words.dropFirst().compactMap { scanner.decimal($0) }
    guard let first = scanner.words.first, let code = scanner.code(first), (5...6).contains(scanner.words.count),
      numbers.count == scanner.words.count - 1
    else {
      throw scanner.error("expected a code and minimum, maximum, fuzz, flat and perhaps resolution after A:")
    }
    guard code < DeviceDescription.axisCount else {
      throw scanner.error("expected an axis below 40, found \(scanner.quoted(first))")
    }
    guard !text.description.device.has(code) else {
      throw scanner.error("a second range for the axis \(scanner.quoted(first))")
    }
    let axis = DeviceAxis(
      minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : 0)
    text.description.add(axis, code, line: scanner.line)
  }

  private mutating func readName(_ range: Range<Int>) throws(DocumentError) {
    guard !text.description.hasName else { throw scanner.error("a second device: N: occurs twice") }
    var range = range
    while let first = range.first, scanner.isBlank(scanner.bytes[first]) { range = first + 1..<range.upperBound }
    while let last = range.last, scanner.isBlank(scanner.bytes[last]) { range = range.lowerBound..<last }
    text.description.device.name = scanner.text(range)
    text.description.hasName = true
    text.description.line = scanner.line
  }

  /// Comments matter in two places: the version in the first line, and what an axis reads at the start.
  private mutating func readComment(_ range: Range<Int>) throws(DocumentError) {
    guard text.events.isEmpty else { return }
    scanner.split(range)
    guard scanner.words.count > 1 else { return }
    if scanner.line == 1, scanner.reads("EVEMU", 0) {
      guard scanner.bytes[scanner.words[1]].starts(with: "1.".utf8) else {
        throw scanner.error("expected a version 1 of EVEMU, found \(scanner.quoted(scanner.words[1]))")
      }
    } else if scanner.reads("Event", 0), scanner.words.count > 2, let number = scanner.decimal(scanner.words[2]) {
      if scanner.reads("type", 1) { commentType = Int(number) }
      commentCode = scanner.reads("code", 1) ? UInt16(exactly: number) : nil
    } else if scanner.reads("Value", 0), commentType == Int(DeviceCode.absolute), let code = commentCode {
      if let value = scanner.decimal(scanner.words[1]) { initialValues.append((code, value)) }
    }
  }

  private mutating func hexBytes(_ counts: ClosedRange<Int>, _ name: String) throws(DocumentError) -> [UInt8] {
    let values = scanner.words.compactMap { scanner.hex($0, digits: 2).map { UInt8($0) } }
    guard counts.contains(scanner.words.count), values.count == scanner.words.count else {
      throw scanner.error("expected up to \(counts.upperBound) bytes of two hexadecimal digits after \(name)")
    }
    return values
  }
}
