import TouchCore

/// The scale of two fingers' distance, with a part of the way to the start left out (PI-2, PI-3).
///
/// A pure value; distances are in points.
public struct PinchScale: Sendable {
  /// The default of ``threshold``: 10 points, measured (PI-2).
  public static var defaultThreshold: Double { 10 }
  /// The default of ``hysteresis``: 8 points, measured (PI-2).
  public static var defaultHysteresis: Double { 8 }

  /// How much the distance must change for a pinch to begin, in points.
  public let threshold: Double
  /// How much of that change is put into the baseline, in points.
  public let hysteresis: Double

  /// The distance at which the scale is 1.
  public private(set) var baseline: Double
  private var distance: Double
  /// Whether the pinch has begun.
  public private(set) var hasBegun = false

  /// Starts with a distance.
  public init(
    distance: Double, threshold: Double = PinchScale.defaultThreshold,
    hysteresis: Double = PinchScale.defaultHysteresis
  ) {
    baseline = distance
    self.distance = distance
    self.threshold = threshold
    self.hysteresis = hysteresis
  }

  /// The present distance over the baseline; fingers that lie on each other count as a point apart.
  public var scale: Double { hasBegun ? distance / max(baseline, .leastNormalMagnitude) : 1 }

  /// How far the distance is from where it started, in points.
  public var change: Double { abs(distance - baseline) }

  /// Takes a distance; answers whether the pinch begins with it.
  public mutating func move(to distance: Double) -> Bool {
    self.distance = distance
    guard !hasBegun, change.reaches(threshold) else { return false }
    baseline += distance > baseline ? hysteresis : -hysteresis
    hasBegun = true
    return true
  }

  /// Lets the present distance stand for a scale (PI-3).
  public mutating func set(scale: Double) {
    baseline = distance / scale
    hasBegun = true
  }

  /// Lets another pair of fingers take over without a jump.
  public mutating func takeOver(distance: Double) {
    let scale = scale
    self.distance = distance
    baseline = hasBegun && scale > 0 ? distance / scale : distance
  }
}
