/// Reads a JSON document as RFC 8259 defines it, byte by byte.
///
/// A reader of our own, since scenario files need what general ones leave out: the order of keys, a refusal
/// of duplicate keys, the line of every value, and an error instead of a deep recursion.
struct JSONReader {
  /// The deepest nesting of arrays and objects.
  static let depthLimit = 512
  /// The most values in a document, or a file of commas would take many times its size.
  static let valueLimit = 10_000_000

  let bytes: [UInt8]
  let file: String
  var index = 0
  var line = 1
  var depth = 0
  private var valuesLeft = Self.valueLimit

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func document() throws(DocumentError) -> JSONValue {
    try DocumentLimit.check(bytes, file: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error("the file starts with a byte order mark") }
    let value = try value()
    skipWhitespace()
    guard index == bytes.count else { throw error("expected the end of the file, found \(found)") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(DocumentError) -> JSONValue {
    skipWhitespace()
    guard index < bytes.count else { throw error("expected a value, found the end of the file") }
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw error("more than \(Self.valueLimit) values") }
    let start = line
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), line: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), line: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), line: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), line: start)
    case UInt8(ascii: "t") where skip("true"): return JSONValue(.bool(true), line: start)
    case UInt8(ascii: "f") where skip("false"): return JSONValue(.bool(false), line: start)
    case UInt8(ascii: "n") where skip("null"): return JSONValue(.null, line: start)
    default: throw error("expected a value, found \(found)")
    }
  }

  private mutating func array() throws(DocumentError) -> [JSONValue] {
    try descend()
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    if closes(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      if closes(UInt8(ascii: "]")) { return elements }
      try expect(UInt8(ascii: ","), "',' or ']'")
    }
  }

  private mutating func object() throws(DocumentError) -> [JSONMember] {
    try descend()
    defer { depth -= 1 }
    var members: [JSONMember] = []
    var keys = Table<String, Bool>()
    if closes(UInt8(ascii: "}")) { return members }
    while true {
      skipWhitespace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw error("expected a key in quotes, found \(found)")
      }
      let start = line
      let key = try string()
      if let first = Self.first(key, in: members, &keys) {
        throw DocumentError(
          file: file, line: start, reason: "duplicate key \"\(key)\", first on line \(first)")
      }
      try expect(UInt8(ascii: ":"), "':'")
      members.append(JSONMember(key, try value(), line: start))
      if closes(UInt8(ascii: "}")) { return members }
      try expect(UInt8(ascii: ","), "',' or '}'")
    }
  }

  /// Returns the line of an earlier member with this key.
  ///
  /// A handful is compared; only larger objects pay for hashes.
  private static func first(_ key: String, in members: [JSONMember], _ keys: inout Table<String, Bool>) -> Int? {
    if members.count < 16 { return members.first { $0.key.isSame(as: key) }?.line }
    if members.count == 16 { for member in members { keys.insert(member.key) } }
    return keys.insert(key) ? nil : members.first { $0.key.isSame(as: key) }?.line
  }

  /// Steps over an opening bracket.
  private mutating func descend() throws(DocumentError) {
    guard depth < Self.depthLimit else { throw error("nested deeper than \(Self.depthLimit) levels") }
    depth += 1
    index += 1
  }

  // MARK: Bytes

  mutating func skipWhitespace() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      index += 1
    }
  }

  private mutating func closes(_ bracket: UInt8) -> Bool {
    skipWhitespace()
    guard index < bytes.count, bytes[index] == bracket else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ name: String) throws(DocumentError) {
    skipWhitespace()
    guard index < bytes.count, bytes[index] == byte else {
      throw error("expected \(name), found \(found)")
    }
    index += 1
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[index..<end]) })
    else { return false }
    index = end
    return true
  }

  /// What stands at the place of an error.
  var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let byte = bytes[index]
    if (0x20..<0x7F).contains(byte) { return "'\(Character(Unicode.Scalar(byte)))'" }
    return "the byte 0x" + String(byte, radix: 16, uppercase: true)
  }

  func error(_ reason: String) -> DocumentError {
    DocumentError(file: file, line: line, reason: reason)
  }
}

extension JSONValue {
  /// Reads a JSON document; `file` is the name that errors give.
  ///
  /// Refused besides what RFC 8259 refuses: duplicate keys, numbers that no `Double` can hold, lone
  /// surrogates, a byte order mark, nesting deeper than 512 levels, more than ten million values, and documents larger
  /// than 64 MiB.
  package init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    var reader = JSONReader(bytes, file: file)
    self = try reader.document()
  }

  /// Reads a JSON document from a string; `file` is the name that errors give.
  package init(parsing text: String, file: String) throws(DocumentError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }
}
