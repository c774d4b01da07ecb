import TouchCore

/// The scale of two fingers' distance, with a part of the way to the start left out (PI-2, PI-3).
///
/// A pure value; distances are in points.
public struct PinchScale: Sendable {
  /// How much the distance must change for a pinch to begin, in points (PI-2: measured).
  public static var threshold: Double { 10 }
  /// How much of that change is put into the baseline, in points (PI-2: measured).
  public static var hysteresis: Double { 8 }

  /// The distance at which the scale is 1.
  public private(set) var baseline: Double
  private var distance: Double
  /// Whether the pinch has begun.
  public private(set) var hasBegun = false

  /// Starts with a distance.
  public init(distance: Double) {
    baseline = distance
    self.distance = distance
  }

  /// The present distance over the baseline; fingers that lie on each other count as a point apart.
  public var scale: Double { hasBegun ? distance / max(baseline, .leastNormalMagnitude) : 1 }

  /// How far the distance is from where it started, in points.
  public var change: Double { abs(distance - baseline) }

  /// Takes a distance; answers whether the pinch begins with it.
  public mutating func move(to distance: Double) -> Bool {
    self.distance = distance
    guard !hasBegun, change.reaches(Self.threshold) else { return false }
    baseline += distance > baseline ? Self.hysteresis : -Self.hysteresis
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
