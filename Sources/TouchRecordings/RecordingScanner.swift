import TouchScenarios

/// Reads a text line by line, and the words of a line, byte by byte.
struct RecordingScanner {
  let bytes: [UInt8]
  let file: String
  /// The number of the current line, from 1.
  private(set) var line = 0
  /// Where the current line stands.
  private(set) var range = 0..<0
  /// The words of the current line.
  private(set) var words: [Range<Int>] = []

  init(_ bytes: [UInt8], file: String) throws(DocumentError) {
    try DocumentLimit.check(bytes, file: file)
    self.bytes = bytes
    self.file = file
  }

  /// Goes to the next line that is not blank; returns whether there is one.
  mutating func advance() -> Bool {
    var start = line == 0 ? 0 : range.upperBound + 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      range = start..<end
      if range.contains(where: { !isBlank(bytes[$0]) }) { return true }
      start = end + 1
    }
    return false
  }

  /// Splits a part of the line into words, at blanks and some other characters, up to a comment.
  mutating func split(_ range: Range<Int>, at separators: String = "", comments: Bool = true) {
    words.removeAll(keepingCapacity: true)
    var start: Int?
    for index in range {
      let byte = bytes[index]
      let isComment = comments && byte == UInt8(ascii: "#")
      if isComment || isBlank(byte) || separators.utf8.contains(byte) {
        if let first = start { words.append(first..<index) }
        start = nil
        if isComment { return }
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(start..<range.upperBound) }
  }

  /// The position of the first character of the line that is not blank.
  var indentation: Int { range.first { !isBlank(bytes[$0]) } ?? range.upperBound }

  /// Returns whether the line starts with a text, blanks aside.
  func starts(with text: String) -> Bool { bytes[indentation..<range.upperBound].starts(with: text.utf8) }

  /// Returns whether a word is a text.
  func reads(_ text: String, _ index: Int) -> Bool {
    index < words.count && bytes[words[index]].elementsEqual(text.utf8)
  }

  /// Returns the position of a word among those of the line.
  func index(of text: String) -> Int? { words.indices.first { reads(text, $0) } }

  /// Returns a word, or a part of the line, as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns what stands between the first and the last quotation mark of the line.
  var quotedText: String? {
    let mark = UInt8(ascii: "\"")
    guard let first = bytes[range].firstIndex(of: mark), let last = bytes[range].lastIndex(of: mark), first < last
    else { return nil }
    return text(first + 1..<last)
  }

  // MARK: Numbers

  /// Returns a time in seconds with six decimals as microseconds.
  func microseconds(_ range: Range<Int>) -> Int64? {
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

  /// Returns a hexadecimal number of some digits at most.
  func hex(_ range: Range<Int>, digits: Int) -> UInt32? {
    guard (1...digits).contains(range.count) else { return nil }
    var value: UInt32 = 0
    for index in range {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Returns a hexadecimal number of sixteen bits.
  func code(_ range: Range<Int>) -> UInt16? { hex(range, digits: 4).map { UInt16($0) } }

  /// Returns a decimal number that may be padded with zeros, behind its sign too.
  func decimal(_ range: Range<Int>) -> Int32? {
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

  /// Returns the decimal number after a word of the line.
  func decimal(after word: String) -> Int32? {
    guard let index = index(of: word), index + 1 < words.count else { return nil }
    return decimal(words[index + 1])
  }

  // MARK: Errors

  func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Returns some bytes for an error: not many, and none that would upset a terminal.
  func quoted(_ range: Range<Int>) -> String {
    let text = bytes[range].prefix(40).map { (0x20..<0x7F).contains($0) ? Unicode.Scalar($0) : "?" }
    return "\"" + String(String.UnicodeScalarView(text)) + "\""
  }

  func error(_ reason: String) -> DocumentError {
    DocumentError(file: file, line: max(line, 1), reason: reason)
  }
}
