/// Writes JSON values as people would: what is short stays on one line, the rest is indented by two spaces.
package struct JSONWriter {
  /// The column that a line avoids to cross.
  static let width = 100

  private(set) var text = ""
  private var column = 0

  mutating func write(_ value: JSONValue, indent: Int = 0, trailing: Int = 0) {
    if Self.fits(value, in: Self.width - column - trailing) {
      put(Self.compact(value))
      return
    }
    switch value.kind {
    case .array(let elements):
      lines(elements, "[", "]", indent) { writer, element, trailing in
        writer.write(element, indent: indent + 2, trailing: trailing)
      }
    case .object(let members):
      lines(members, "{", "}", indent) { writer, member, trailing in
        writer.put(Self.quoted(member.key) + ": ")
        writer.write(member.value, indent: indent + 2, trailing: trailing)
      }
    default:
      put(Self.compact(value))
    }
  }

  private mutating func lines<Part>(
    _ parts: [Part], _ open: String, _ close: String, _ indent: Int,
    _ writePart: (inout JSONWriter, Part, Int) -> Void
  ) {
    put(open)
    for (index, part) in parts.enumerated() {
      let comma = index + 1 < parts.count ? "," : ""
      breakLine(indent + 2)
      writePart(&self, part, comma.utf8.count)
      put(comma)
    }
    if !parts.isEmpty { breakLine(indent) }
    put(close)
  }

  private mutating func put(_ part: String) {
    text += part
    column += part.utf8.count
  }

  private mutating func breakLine(_ indent: Int) {
    text += "\n" + String(repeating: " ", count: indent)
    column = indent
  }

  // MARK: One line

  /// Returns whether the compact form fits.
  ///
  /// Gives up as soon as it does not, so that a tree costs no more than its lines.
  fileprivate static func fits(_ value: JSONValue, in room: Int) -> Bool {
    var room = room
    return consume(value, &room)
  }

  private static func consume(_ value: JSONValue, _ room: inout Int) -> Bool {
    switch value.kind {
    case .array(let elements):
      room -= 2
      for element in elements {
        guard room >= 0, consume(element, &room) else { return false }
        room -= 2
      }
      // The last element has no separator.
      if !elements.isEmpty { room += 2 }
    case .object(let members):
      room -= 2
      for member in members {
        room -= member.key.utf8.count + 4
        guard room >= 0, consume(member.value, &room) else { return false }
        room -= 2
      }
      if !members.isEmpty { room += 2 }
    case .string(let string):
      room -= string.utf8.count + 2
    default:
      room -= compact(value).utf8.count
    }
    return room >= 0
  }

  fileprivate static func compact(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Self.number(number)
    case .string(let string): quoted(string)
    case .array(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.key) + ": " + compact($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the shortest digits that read back as the same number; whole numbers without a fraction.
  private static func number(_ number: Double) -> String {
    // JSON has no word for these, and what ECMAScript writes is the least surprising.
    guard number.isFinite else { return "null" }
    return ShortestDecimal.text(number)
  }

  /// Returns a text as a string of JSON, in quotation marks.
  package static func quoted(_ string: String) -> String {
    let escaped = string.replacing { scalar -> String? in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: return nil
      }
    }
    return "\"" + escaped + "\""
  }
}

extension JSONValue {
  /// The value as sentences name it: on one line, or what it is where that is too long.
  package var brief: String { JSONWriter.fits(self, in: 60) ? JSONWriter.compact(self) : kindName }

  /// The value on one line, however long, which reads back as the same value.
  package var compact: String { JSONWriter.compact(self) }

  /// The value as text that reads back as the same value, ending in a line feed.
  ///
  /// The same value always gives the same text. Members keep their order; arrays and objects that fit stay
  /// on one line of 100 columns; numbers are as short as they can be; a number that is not finite is `null`.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text + "\n"
  }
}
