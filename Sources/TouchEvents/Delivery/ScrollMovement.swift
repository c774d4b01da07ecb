/// What makes a movement of a wheel or trackpad.
public enum ScrollType: Int, Sendable {
  /// A wheel that moves in steps, each complete in itself.
  case discrete = 1
  /// A trackpad whose movement has a beginning and an end.
  case continuous = 2
}

/// A movement of a wheel or trackpad.
public struct ScrollMovement: Sendable {
  /// What made the movement.
  public typealias Kind = ScrollType

  /// Where the pointer is, in the coordinates of the samples.
  public var location: Point
  /// How far the content is moved, in points.
  public var delta: Point
  /// What made the movement.
  public var kind: Kind
  /// The stage of a continuous movement; discrete ones are always `.moved`.
  public var phase: TouchPhase
  /// When it happened, in seconds.
  public var timestamp: Timestamp

  /// Creates a movement.
  public init(location: Point, delta: Point, kind: Kind, phase: TouchPhase = .moved, timestamp: Timestamp) {
    self.location = location
    self.delta = delta
    self.kind = kind
    self.phase = phase
    self.timestamp = timestamp
  }
}

/// The kinds of wheels and trackpads whose movements a recognizer takes (PA-1).
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, those of ``ScrollType``.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels that move in steps.
  public static let discrete = ScrollTypeMask(rawValue: 1)
  /// Trackpads.
  public static let continuous = ScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
