public import TouchEvents

/// A property's value as files and logs write it.
public enum PropertyValue: Sendable {
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A string.
  case text(String)
  /// A list of values.
  case list([PropertyValue])

  /// The number, `nil` for anything else.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The flag, `nil` for anything else.
  public var flag: Bool? {
    if case .flag(let value) = self { return value }
    return nil
  }

  /// The text, `nil` for anything else.
  public var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  /// The list, or the one value as a list.
  public var list: [PropertyValue] {
    if case .list(let values) = self { return values }
    return [self]
  }

  /// The whole number, `nil` for anything else.
  public var integer: Int? {
    guard let number, number >= -9e15, number <= 9e15, Double(Int(number)) == number else { return nil }
    return Int(number)
  }

  /// The two numbers of a list as a point, `nil` for anything else.
  public var point: Point? {
    let values = list
    guard values.count == 2, let x = values[0].number, let y = values[1].number else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns a point as a list of two numbers.
  public static func point(_ point: Point) -> PropertyValue { .list([.number(point.x), .number(point.y)]) }

  /// Returns a whole number.
  public static func integer(_ value: Int) -> PropertyValue { .number(Double(value)) }
}
