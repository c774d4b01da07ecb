/// How far content follows a finger beyond the edge: ever less, and never further than the viewport (PH-3).
///
/// offset = c·d·dim / (c·d + dim) for an overshoot d, the same on both sides; c was measured as 0.55.
public struct RubberBand: Equatable, Sendable {
  /// How stiff the band is: the share of the first point that the content follows; 0.55 measured (PH-3).
  public var coefficient: Double
  /// The length of the viewport along the axis, in points; the content never moves this far beyond its edge.
  public var dimension: Double

  /// Creates a band for a viewport of a length in points.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension.isFinite ? max(dimension, 0) : 0
    self.coefficient = coefficient.isFinite ? max(coefficient, 0) : 0.55
  }

  /// Returns how far the content is beyond its edge when the finger has gone a distance beyond it, in points.
  public func offset(forOvershoot overshoot: Double) -> Double {
    guard dimension > 0, !overshoot.isNaN else { return 0 }
    if overshoot.isInfinite { return overshoot > 0 ? dimension : -dimension }
    let pulled = coefficient * overshoot
    return pulled / (pulled.magnitude / dimension + 1)
  }

  /// Returns how far the finger has gone beyond the edge when the content is a distance beyond it, in points.
  ///
  /// Distances that no finger reaches are taken as the last one that could be.
  public func overshoot(forOffset offset: Double) -> Double {
    guard dimension > 0, coefficient > 0, !offset.isNaN else { return 0 }
    let limit = dimension * 0.999
    let reached = min(max(offset, -limit), limit)
    return reached / (coefficient * (1 - reached.magnitude / dimension))
  }
}
