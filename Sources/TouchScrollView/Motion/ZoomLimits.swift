/// The scales between which content zooms, and what happens beyond them.
public struct ZoomLimits: Equatable, Sendable {
  /// The smallest scale at which zooming comes to rest.
  public var minimum: Double
  /// The largest scale at which zooming comes to rest.
  public var maximum: Double
  /// Whether scales may go beyond the limits for a while.
  public var bounces: Bool

  /// Makes limits; scales that are no positive numbers become 1, a maximum below the minimum becomes the minimum.
  public init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    self.minimum = minimum.isFinite && minimum > 0 ? minimum : 1
    self.maximum = max(maximum.isFinite && maximum > 0 ? maximum : 1, self.minimum)
    self.bounces = bounces
  }

  /// Whether there is anything to zoom between (SE-4).
  public var allowZooming: Bool { maximum > minimum }

  /// The legal scale nearest to one.
  public func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// The scale that is shown when fingers ask for one: a rubber band holds it beyond the limits.
  ///
  /// The band is PH-3's, over scales relative to the limit: one limit's worth of overshoot for a viewport's length.
  public func shown(_ wanted: Double) -> Double {
    guard wanted.isFinite, wanted > 0 else { return minimum }
    let legal = clamped(wanted)
    guard bounces, wanted != legal else { return legal }
    return legal * (1 + RubberBand(dimension: 1).offset(forOvershoot: wanted / legal - 1))
  }

  /// The scale that fingers ask for when one is shown: the opposite of ``shown(_:)``.
  public func wanted(forShown shown: Double) -> Double {
    let legal = clamped(shown)
    guard bounces, shown != legal, shown.isFinite else { return legal }
    return legal * (1 + RubberBand(dimension: 1).overshoot(forOffset: shown / legal - 1))
  }
}
