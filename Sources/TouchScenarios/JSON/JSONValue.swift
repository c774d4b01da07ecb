/// A value of a JSON document that remembers its line and, in objects, the order of its keys.
///
/// Two values are equal when they say the same in the same order; their lines do not matter.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Kind: Equatable, Sendable {
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
  public var kind: Kind

  /// The line on which the value starts, counted from 1; 0 for a value made in code.
  public var line: Int

  /// Makes a value.
  public init(_ kind: Kind, line: Int = 0) {
    self.kind = kind
    self.line = line
  }

  /// What the value is, with its article, for sentences such as `found a number`.
  public var kindName: String {
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
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key of a JSON object and its value.
public struct JSONMember: Sendable {
  /// The key.
  public var key: String

  /// The value.
  public var value: JSONValue

  /// The line on which the key starts, counted from 1; 0 for a member made in code.
  public var line: Int

  /// Makes a member.
  public init(_ key: String, _ value: JSONValue, line: Int = 0) {
    self.key = key
    self.value = value
    self.line = line
  }
}

extension JSONValue: Equatable {
  /// Whether two values say the same, wherever they stand.
  public static func == (a: JSONValue, b: JSONValue) -> Bool { a.kind == b.kind }
}

extension JSONMember: Equatable {
  /// Whether two members have the same key and value, wherever they stand.
  public static func == (a: JSONMember, b: JSONMember) -> Bool { a.key == b.key && a.value == b.value }
}

// MARK: - Values written in code

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  public init(nilLiteral: ()) { self.init(.null) }

  /// Makes a boolean.
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }

  /// Makes a number.
  public init(floatLiteral value: Double) { self.init(.number(value)) }

  /// Makes a number of an integer.
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  /// Makes a string.
  public init(stringLiteral value: String) { self.init(.string(value)) }

  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

  /// Makes an object whose members keep the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(.object(elements.map { JSONMember($0.0, $0.1) }))
  }
}
