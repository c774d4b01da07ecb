/// The name of an action, which is its identity; compared byte by byte.
public struct ActionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral value: StaticString) { rawValue = value.description }

  /// The text of the name.
  public var description: String { rawValue }

  /// Returns whether two names have the same bytes.
  public static func == (left: ActionName, right: ActionName) -> Bool { haveEqualBytes(left.rawValue, right.rawValue) }

  /// Returns whether an action has the name, as code compares that was written for selectors.
  public static func == (name: ActionName, action: Action) -> Bool { name == action.name }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) { for byte in rawValue.utf8 { hasher.combine(byte) } }
}

/// Returns whether two texts have the same UTF-8 bytes; `String`'s own comparison would link Unicode's tables.
///
/// The bytes are compared where they lie in a row, as all texts of Embedded Swift do: walking along a text that may be
/// another platform's links much of `String`.
package func haveEqualBytes(_ left: String, _ right: String) -> Bool {
  let answer = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { right in left.elementsEqual(right) }
  }
  #if hasFeature(Embedded)
    return (answer ?? nil) ?? false
  #else
    return (answer ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  #endif
}
