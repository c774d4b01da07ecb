/// The name of a kind of recognizer, open to new ones.
public struct GestureKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the name.
  public let rawValue: String

  /// Makes a kind from its name; strangers' kinds are best written as reversed domain names.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes a kind from a literal.
  public init(stringLiteral value: StaticString) { rawValue = value.description }

  /// The text of the name.
  public var description: String { rawValue }

  /// Whether two kinds have the same name, byte by byte.
  public static func == (left: GestureKind, right: GestureKind) -> Bool {
    haveEqualBytes(left.rawValue, right.rawValue)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
  }

  /// One or more taps.
  public static var tap: GestureKind { "tap" }
  /// A drag.
  public static var pan: GestureKind { "pan" }
  /// A quick stroke.
  public static var swipe: GestureKind { "swipe" }
  /// Two fingers that spread or close.
  public static var pinch: GestureKind { "pinch" }
  /// Two fingers that turn.
  public static var rotation: GestureKind { "rotation" }
  /// A finger that rests.
  public static var longPress: GestureKind { "longPress" }
  /// A drag that starts at an edge of the screen.
  public static var screenEdgePan: GestureKind { "screenEdgePan" }
  /// A pointer without contact.
  public static var hover: GestureKind { "hover" }
}

/// The axes along which a gesture moves.
public struct GestureAxes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Left and right.
  public static let horizontal = GestureAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = GestureAxes(rawValue: 2)
  /// Both axes.
  public static let all: GestureAxes = [.horizontal, .vertical]
}

/// What a recognizer looks for, readable without knowing its class.
///
/// Controls decide by it which gestures of their ancestors they keep out (CG-1).
public struct GestureTraits: Hashable, Sendable {
  /// The kind of gesture.
  public var kind: GestureKind
  /// How many taps it takes; 0 for gestures that are not taps and take none first.
  public var numberOfTaps: Int
  /// The least number of fingers that it takes.
  public var numberOfTouches: Int
  /// The axes along which it moves; empty for gestures that stay where they are.
  public var axes: GestureAxes
  /// Whether it goes on after it was recognized.
  public var isContinuous: Bool

  /// Describes a gesture.
  public init(
    kind: GestureKind, numberOfTaps: Int = 0, numberOfTouches: Int = 1, axes: GestureAxes = [],
    isContinuous: Bool = false
  ) {
    self.kind = kind
    self.numberOfTaps = numberOfTaps
    self.numberOfTouches = numberOfTouches
    self.axes = axes
    self.isContinuous = isContinuous
  }
}
