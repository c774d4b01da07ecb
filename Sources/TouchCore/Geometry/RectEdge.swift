/// The sides of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = RectEdge(rawValue: 1)
  /// The left side.
  public static let left = RectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right side.
  public static let right = RectEdge(rawValue: 8)
  /// All sides.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
