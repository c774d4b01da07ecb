import TouchEvents

/// How quickly scrolling slows down: the share of the speed that is left after a millisecond (PH-1a).
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The share of the speed that is left after a millisecond, above 0 and below 1.
  public let rawValue: Double

  /// Creates a rate; one that is NaN becomes the normal one, and one out of range the nearest that is usable.
  public init(rawValue: Double) {
    // Above the upper bound a fling of 1000 points per second would go further than 10 000 points.
    self.rawValue = rawValue.isNaN ? 0.998 : min(max(rawValue, 1e-9), 0.9999)
  }

  /// The default: 0.998 per millisecond.
  public static var normal: DecelerationRate { DecelerationRate(rawValue: 0.998) }
  /// A quicker stop: 0.99 per millisecond.
  public static var fast: DecelerationRate { DecelerationRate(rawValue: 0.99) }

  /// The natural logarithm of the rate: negative.
  public var logarithm: Double { Mathematics.log(rawValue) }

  /// The distance that a speed of 1 point per millisecond carries in steps of a millisecond, in points.
  public var reach: Double { rawValue / (1 - rawValue) }

  /// Returns the share of the speed that is left after a time in milliseconds.
  ///
  /// Frames compute it by the first three terms of the exponential series, as devices do.
  public func share(after milliseconds: Double) -> Double {
    let exponent = milliseconds * logarithm
    return exponent >= -0.5 ? 1 + exponent + exponent * exponent / 2 : Mathematics.exp(exponent)
  }
}
