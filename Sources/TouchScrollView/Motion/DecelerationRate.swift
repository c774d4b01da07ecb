/// How quickly scrolling slows down: the share of the speed that is left after a millisecond (PH-1).
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The share of the speed that is left after a millisecond, above 0 and below 1.
  public let rawValue: Double

  /// Makes a rate; one that is no number becomes the normal one, and one out of range the nearest that is usable.
  public init(rawValue: Double) {
    // Above the upper bound a fling of 1000 points a second would go further than 10 000 points.
    self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 0), 0.9999)
  }

  /// The default: 0.998 a millisecond, measured on devices (PH-1).
  public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
  /// A quicker stop: 0.99 a millisecond (PH-1).
  public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }

  /// How far a speed of 1 point a second carries, in points: 0.499 at the normal rate (PH-1).
  public var reach: Double { rawValue / (1000 * (1 - rawValue)) }

  /// The rate at which a speed of 1 point a second carries this far, in points.
  public init(reach: Double) {
    let share = 1000 * max(reach, 0)
    self.init(rawValue: share.isFinite ? share / (1 + share) : 1)
  }
}
