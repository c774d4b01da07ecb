/// The name of a kind of recognizer.
///
/// The constants are the kinds that controls and explanations decide by. A plugin adds its own in an extension.
public struct GestureKind: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the name.
  public let rawValue: String

  /// Creates a kind from its name; use a reversed domain name for a kind of your own.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a kind from a literal.
  public init(stringLiteral value: StaticString) { rawValue = value.description }

  /// The text of the name.
  public var description: String { rawValue }

  /// Returns whether two kinds have the same name, byte by byte.
  public static func == (left: GestureKind, right: GestureKind) -> Bool {
    haveEqualBytes(left.rawValue, right.rawValue)
  }

  /// Hashes the bytes of the name.
  public func hash(into hasher: inout Hasher) { for byte in rawValue.utf8 { hasher.combine(byte) } }

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
}

/// The axes along which a gesture moves.
public struct GestureAxes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Left and right.
  public static let horizontal = GestureAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = GestureAxes(rawValue: 2)
  /// Both axes.
  public static let all: GestureAxes = [.horizontal, .vertical]
}

/// A description of what a recognizer recognizes, readable without knowing its class.
///
/// Controls decide by it which gestures of their ancestors they refuse (CG-1).
public struct GestureTraits: Hashable, Sendable {
  /// The kind of gesture.
  public var kind: GestureKind
  /// The number of taps; 0 for gestures that neither are taps nor begin after some.
  public var numberOfTaps: Int
  /// The minimum number of fingers.
  public var numberOfTouches: Int
  /// The axes along which the gesture moves; empty for one that stays in place.
  public var axes: GestureAxes
  /// A Boolean value that indicates whether the gesture continues after it was recognized.
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
