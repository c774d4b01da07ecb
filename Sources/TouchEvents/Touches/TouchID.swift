/// The host's name for a contact, unique among the contacts that are down at one time; a number may stand for it.
@frozen public struct TouchID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number that the host's hardware or script gave to the contact.
  public let rawValue: Int

  /// Creates a name from the host's number.
  @inlinable public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The name in samples of a pointer without contact, of which there is one.
  static var hover: TouchID { TouchID(Int.min) }

  /// Creates the name of a contact from a number in code.
  @inlinable public init(integerLiteral value: Int) { self.init(value) }
}
