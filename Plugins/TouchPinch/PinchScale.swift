import TouchEvents

/// The scale of two fingers' distance, with a part of the way to the start left out (PI-2, PI-3).
///
/// A pure value; distances are in points.
public struct PinchScale: Sendable {
  /// The distance at which the scale is 1; the one at which the fingers landed, until the pinch begins.
  public private(set) var baseline: Double
  /// The scale; before the pinch begins 1, or what was set, which then is void (PI-2).
  public private(set) var scale = 1.0
  /// A Boolean value that indicates whether the pinch has begun.
  public private(set) var hasBegun = false
  private var distance: Double

  /// Starts with a distance.
  public init(distance: Double) {
    baseline = distance
    self.distance = distance
  }

  /// How much the distance changed before the pinch began, in points; of one that has, how much it took.
  public private(set) var change = 0.0

  /// Updates the distance; returns whether the pinch begins with it.
  ///
  /// It begins when the distance has changed by more than `slop`, which is left out of the scale. An event that is not
  /// mostly about spreading (DO-1) leaves the scale as it is, and moves the baseline instead.
  public mutating func move(to distance: Double, isSpread: Bool, slop: Double) -> Bool {
    self.distance = distance
    if !hasBegun { change = abs(distance - baseline) }
    let begins = !hasBegun && change.exceeds(slop)
    if begins {
      hasBegun = true
      baseline += distance > baseline ? slop : -slop
    }
    guard hasBegun else { return false }
    // Whatever was set before it began is void (PI-2).
    if begins { scale = 1 }
    // Fingers that lay on one point have no scale to continue from but the current one.
    if isSpread, baseline > 0 {
      scale = distance / baseline
    } else if scale != 0 {
      baseline = distance / scale
    }
    return begins
  }

  /// Makes the current distance correspond to a scale; 0 keeps the baseline (PI-3).
  public mutating func set(scale: Double) {
    self.scale = scale
    if hasBegun, scale != 0 { baseline = distance / scale }
  }

  /// Lets another pair of fingers take over without a jump.
  public mutating func takeOver(distance: Double) {
    self.distance = distance
    if !hasBegun {
      baseline = distance
      change = 0
    } else if scale != 0 {
      baseline = distance / scale
    }
  }
}
