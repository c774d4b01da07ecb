import TouchEvents

/// A value of a JSON document together with its place, for reading it with errors that name the place.
///
/// Every accessor throws a `DocumentError` such as
/// `tap.json:12: views[0].kind: expected a string, found a number`.
package struct JSONCursor: Sendable {
  /// The value.
  package let value: JSONValue

  /// The way to the value, such as `views[0].gestures[1].set.edges`; empty for the document itself.
  package let path: String

  /// The file, as errors name it.
  package let file: String

  /// Points at a whole document.
  package init(_ document: JSONValue, file: String) {
    self.init(value: document, path: "", file: file)
  }

  private init(value: JSONValue, path: String, file: String) {
    self.value = value
    self.path = path
    self.file = file
  }

  // MARK: Errors

  /// Returns an error at this place.
  package func error(_ reason: String) -> DocumentError {
    DocumentError(file: file, line: value.line > 0 ? value.line : nil, path: path, reason: reason)
  }

  /// Returns the error of a value of another kind: `expected` names the required kind, with its article.
  package func mismatch(expected: String) -> DocumentError {
    error("expected \(expected), found \(value.kindName)")
  }

  // MARK: Single values

  /// A Boolean value that indicates whether the value is `null`.
  package var isNull: Bool { if case .null = value.kind { true } else { false } }

  /// Returns the string that the value must be.
  package func string() throws(DocumentError) -> String {
    guard case .string(let string) = value.kind else { throw mismatch(expected: "a string") }
    return string
  }

  /// Returns the number that the value must be.
  package func number() throws(DocumentError) -> Double {
    guard case .number(let number) = value.kind else { throw mismatch(expected: "a number") }
    return number
  }

  /// Returns the whole number that the value must be.
  package func integer() throws(DocumentError) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number) else {
      throw error("expected a whole number, found \(DecimalText.text(number))")
    }
    return integer
  }

  /// Returns the boolean that the value must be.
  package func bool() throws(DocumentError) -> Bool {
    guard case .bool(let flag) = value.kind else { throw mismatch(expected: "a boolean") }
    return flag
  }

  // MARK: Arrays

  /// Returns the elements of the array that the value must be.
  package func array() throws(DocumentError) -> [JSONCursor] {
    guard case .array(let elements) = value.kind else { throw mismatch(expected: "an array") }
    return elements.enumerated().map { index, element in
      JSONCursor(value: element, path: path + "[\(index)]", file: file)
    }
  }

  /// Returns the elements of the array that the value must be, which must be this many.
  package func array(count: Int) throws(DocumentError) -> [JSONCursor] {
    let elements = try array()
    guard elements.count == count else {
      throw error("expected \(count) elements, found \(elements.count)")
    }
    return elements
  }

  /// Returns the numbers in the array that the value must be; so many of them, where a count is given.
  package func numbers(count: Int? = nil) throws(DocumentError) -> [Double] {
    let elements = if let count { try array(count: count) } else { try array() }
    return try elements.map { element throws(DocumentError) in try element.number() }
  }

  /// Returns the strings in the array that the value must be.
  package func strings() throws(DocumentError) -> [String] {
    try array().map { element throws(DocumentError) in try element.string() }
  }

  // MARK: Objects

  /// Returns the members of the object that the value must be, in the order of the document.
  package func object() throws(DocumentError) -> [(key: String, value: JSONCursor)] {
    try members().map { ($0.key, child($0)) }
  }

  /// The keys of the object that the value must be, in the order of the document.
  package var keys: [String] {
    get throws(DocumentError) { try members().map { $0.key } }
  }

  /// Returns the value of a key, or nil where the object has no such key; a `null` is a value.
  package func optional(_ key: String) throws(DocumentError) -> JSONCursor? {
    try members().first { $0.key.isSame(as: key) }.map(child)
  }

  /// Returns the value of a key that the object must have.
  package func required(_ key: String) throws(DocumentError) -> JSONCursor {
    guard let value = try optional(key) else { throw error("expected the key \"\(key)\", found none") }
    return value
  }

  /// Refuses an object with a key that is not one of these, or of others that sentences leave out.
  package func rejectUnknownKeys(allowed: [String], besides others: [String] = []) throws(DocumentError) {
    for member in try members() where !allowed.has(member.key) && !others.has(member.key) {
      var error = child(member).error(
        "unknown key \"\(member.key)\", expected one of \(allowed.joined(separator: ", "))")
      error.line = member.line > 0 ? member.line : nil
      throw error
    }
  }

  private func members() throws(DocumentError) -> [JSONMember] {
    guard case .object(let members) = value.kind else { throw mismatch(expected: "an object") }
    return members
  }

  private func child(_ member: JSONMember) -> JSONCursor {
    JSONCursor(value: member.value, path: path + Self.step(member.key, first: path.isEmpty), file: file)
  }

  /// Returns `.key`, or `["a key"]` if the key is not one word.
  private static func step(_ key: String, first: Bool) -> String {
    let isWord =
      !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    return isWord ? (first ? key : "." + key) : "[\"\(key)\"]"
  }
}
