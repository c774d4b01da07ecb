/// A value of a JSON document that remembers its line and, in objects, the order of its keys.
///
/// Two values are equal when they have the same content in the same order; their lines do not matter.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, its members in the order of the document.
    case object([JSONMember])
  }

  /// What the value is.
  package var kind: Kind

  /// The line on which the value starts, counted from 1; 0 for a value made in code.
  package var line: Int

  /// Creates a value.
  package init(_ kind: Kind, line: Int = 0) {
    self.kind = kind
    self.line = line
  }

  /// What the value is, with its article, for sentences such as `found a number`.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value of a key; nil where the key is absent or the value is not an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key.isSame(as: key) }?.value
  }
}

/// A key of a JSON object and its value.
package struct JSONMember: Sendable {
  /// The key.
  package var key: String

  /// The value.
  package var value: JSONValue

  /// The line on which the key starts, counted from 1; 0 for a member made in code.
  package var line: Int

  /// Creates a member.
  package init(_ key: String, _ value: JSONValue, line: Int = 0) {
    self.key = key
    self.value = value
    self.line = line
  }
}

extension JSONValue: Equatable {
  /// Returns whether two values are equal, wherever they are in the document.
  package static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a.kind, b.kind) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isSame(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSONMember: Equatable {
  /// Returns whether two members have the same key and value, wherever they stand.
  package static func == (a: JSONMember, b: JSONMember) -> Bool { a.key.isSame(as: b.key) && a.value == b.value }
}

// MARK: - Values written in code

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  package init(nilLiteral: ()) { self.init(.null) }

  /// Creates a boolean.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  /// Creates a number.
  package init(floatLiteral value: Double) { self.init(.number(value)) }

  /// Creates a number of an integer.
  package init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  /// Creates a string.
  package init(stringLiteral value: String) { self.init(.string(value)) }

  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  /// Creates an object whose members keep the order in which they are written.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember($0.0, $0.1) }))
  }
}
