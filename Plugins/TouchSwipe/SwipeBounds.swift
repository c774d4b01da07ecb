public import TouchCore

/// The region that a swipe must reach, which shrinks with time (SW-2 to SW-5).
///
/// A pure value: the numbers were measured on iOS 26.1 by 24 probes.
public struct SwipeBounds: Sendable {
  /// What one finger's movement amounts to.
  public enum Verdict: Equatable, Sendable {
    /// It is a swipe now.
    case qualifies
    /// It went this far of what it needs.
    case tooShort(Double, of: Double)
    /// It deviates sideways this far of what is allowed; that may change again.
    case tooFarSideways(Double, of: Double)
    /// It is behind its start by this much, which ends the attempt (SW-3).
    case backwards(Double)
  }

  /// How far a swipe goes at time 0, in points; 50 by default.
  public var distance = 50.0
  /// How much of the distance a second takes off; 0.94 by default.
  public var primaryShrink = 0.94
  /// How much of the allowed deviation a second takes off; 0.98 by default.
  public var secondaryShrink = 0.98
  /// The longest that a swipe takes, in seconds; exactly this long is quick enough; 0.5 by default.
  public var longest = 0.5

  /// Makes the bounds that were measured.
  public init() {}

  /// How far a swipe must have gone after some seconds, in points (SW-2).
  public func needed(after seconds: Double) -> Double { distance * (1 - primaryShrink * seconds) }

  /// How far a movement went in the direction that counts, in points; negative behind its start (SW-5).
  public static func reach(of movement: Point, direction: SwipeGestureRecognizer.Direction) -> Double {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let primary = isHorizontal ? movement.x : movement.y
    let forwards = direction.contains(isHorizontal ? .right : .down)
    let backwards = direction.contains(isHorizontal ? .left : .up)
    return forwards && backwards ? abs(primary) : forwards ? primary : -primary
  }

  /// Judges a movement, in points of the window's axes, a time after the first finger landed.
  public func judge(
    _ movement: Point, seconds: Double, direction: SwipeGestureRecognizer.Direction
  ) -> Verdict {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let secondary = abs(isHorizontal ? movement.y : movement.x)
    let reached = Self.reach(of: movement, direction: direction)
    if (-reached).exceeds(0) { return .backwards(-reached) }
    let needed = needed(after: seconds)
    if !reached.reaches(needed) { return .tooShort(reached, of: needed) }
    let allowed = distance * (1 - secondaryShrink * seconds)
    return !secondary.exceeds(allowed) ? .qualifies : .tooFarSideways(secondary, of: allowed)
  }
}
