import TouchEvents

/// The scales between which content zooms, and what happens beyond them (PH-7).
public struct ZoomLimits: Equatable, Sendable {
  /// The minimum scale at rest.
  public var minimum: Double
  /// The maximum scale at rest.
  public var maximum: Double
  /// A Boolean value that indicates whether scales may go beyond the limits for a while.
  public var bounces: Bool

  /// Makes limits; scales that are no positive numbers become 1, a maximum below the minimum becomes the minimum.
  public init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    self.minimum = minimum.isFinite && minimum > 0 ? minimum : 1
    self.maximum = max(maximum.isFinite && maximum > 0 ? maximum : 1, self.minimum)
    self.bounces = bounces
  }

  /// A Boolean value that indicates whether there is anything to zoom between (SE-4).
  public var allowZooming: Bool { maximum > minimum }

  /// Returns the valid scale nearest to one.
  public func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// Returns the scale that is shown when fingers request a scale; never beyond twice the maximum or half the minimum.
  public func shown(_ wanted: Double) -> Double {
    guard wanted.isFinite, wanted > 0 else { return minimum }
    guard bounces else { return clamped(wanted) }
    if wanted > maximum { return maximum * (2 - maximum / wanted) }
    if wanted < minimum { return minimum / (2 - wanted / minimum) }
    return wanted
  }

  /// Returns how long the bounce from a scale to a limit takes, in seconds.
  public static func bounceDuration(from scale: Double, to limit: Double) -> Double {
    min(0.4, 0.1 + 0.3 * Mathematics.log(scale / limit).magnitude)
  }
}
