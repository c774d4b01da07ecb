public import TouchEvents

/// The region that a swipe must reach, which shrinks with time (SW-2 to SW-5).
///
/// A pure value: its numbers were measured on iOS 26.1 by 24 probes. Movements are in points of the recognizer's view,
/// times in seconds since the last required finger landed.
public struct SwipeBounds: Hashable, Sendable {
  /// What one finger's movement amounts to.
  public enum Verdict: Equatable, Sendable {
    /// It is a swipe now.
    case qualifies
    /// It went this far of what it needs.
    case tooShort(Double, of: Double)
    /// It deviates sideways this far of what is allowed, which ends the attempt (SW-3).
    case tooFarSideways(Double, of: Double)
    /// It is behind its start by this much, which ends the attempt (SW-3).
    case backwards(Double)
  }

  /// How far a swipe goes at time 0, in points; 50 by default.
  public var distance = 50.0
  /// The share of the distance that a second takes off; 0.94 by default.
  public var primaryShrink = 0.94
  /// The share of the allowed deviation that a second takes off; 0.98 by default.
  public var secondaryShrink = 0.98
  /// The longest that a swipe takes, in seconds; exactly this long is quick enough; 0.5 by default.
  public var longest = 0.5

  /// Creates the bounds that were measured.
  public init() {}

  /// Returns how far a swipe must have gone after some seconds, in points (SW-2).
  public func needed(after seconds: Double) -> Double { distance * (1 - primaryShrink * seconds) }

  /// Returns how far a swipe may deviate sideways after some seconds, in points (SW-2).
  public func allowed(after seconds: Double) -> Double { distance * (1 - secondaryShrink * seconds) }

  /// Returns how far a movement went in the direction that counts, in points; negative behind its start (SW-5).
  public static func reach(of movement: Point, direction: SwipeGestureRecognizer.Direction) -> Double {
    let isHorizontal = direction.isHorizontal
    let primary = isHorizontal ? movement.x : movement.y
    let forwards = direction.contains(isHorizontal ? .right : .down)
    let backwards = direction.contains(isHorizontal ? .left : .up)
    guard forwards || backwards else { return 0 }
    return forwards && backwards ? abs(primary) : forwards ? primary : -primary
  }

  /// Judges one finger's movement since its own start.
  public func judge(
    _ movement: Point, seconds: Double, direction: SwipeGestureRecognizer.Direction
  ) -> Verdict {
    let secondary = abs(direction.isHorizontal ? movement.y : movement.x)
    let allowed = allowed(after: seconds)
    if secondary.exceeds(allowed) { return .tooFarSideways(secondary, of: allowed) }
    let behind = Self.wayBehind(of: movement, direction: direction)
    if behind.exceeds(0) { return .backwards(behind) }
    let reached = Self.reach(of: movement, direction: direction)
    let needed = needed(after: seconds)
    return reached.reaches(needed) ? .qualifies : .tooShort(reached, of: needed)
  }

  /// Returns how far a movement is behind its start on an axis of which the mask has a single bit (SW-3).
  private static func wayBehind(of movement: Point, direction: SwipeGestureRecognizer.Direction) -> Double {
    var behind = 0.0
    if direction.contains(.right) != direction.contains(.left) {
      behind = max(behind, direction.contains(.right) ? -movement.x : movement.x)
    }
    if direction.contains(.down) != direction.contains(.up) {
      behind = max(behind, direction.contains(.down) ? -movement.y : movement.y)
    }
    return behind
  }
}
