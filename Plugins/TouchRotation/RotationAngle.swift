import TouchEvents

/// The angle by which two fingers rotated, with a part of the way to the start left out (RO-1, RO-2).
///
/// A pure value; distances are in points, angles in radians, growing clockwise on a screen whose y axis points down.
public struct RotationAngle: Sendable {
  /// How far the fingers rotated, without what the start left out; 0 before it, and it may exceed half a turn.
  public private(set) var rotation = 0.0
  /// How far the fingers rotated since they landed, until the rotation begins.
  public private(set) var turn = 0.0
  /// A Boolean value that indicates whether the rotation has begun.
  public private(set) var hasBegun = false
  private var startDistance: Double

  /// Starts with the distance of the fingers as they landed.
  public init(distance: Double) { startDistance = distance }

  /// Adds an event that is mostly a rotation; returns whether the rotation begins with it.
  ///
  /// It begins when the fingers have rotated by more than ``limit(from:to:slop:growth:)``, which is left out of it.
  public mutating func add(turn step: Double, distance: Double, slop: Double, growth: Double) -> Bool {
    if hasBegun {
      rotation += step
      return false
    }
    turn += step
    let limit = Self.limit(from: startDistance, to: distance, slop: slop, growth: growth)
    guard abs(turn).exceeds(limit) else { return false }
    hasBegun = true
    rotation = turn > 0 ? turn - limit : turn + limit
    return true
  }

  /// Returns how far fingers that landed at one distance and are at another must turn for a rotation to begin with more
  /// (RO-1).
  ///
  /// `slop` at the same distance, and as much as `growth` more when the distance has doubled: the square root of the
  /// share by which it changed counts.
  public static func limit(from start: Double, to distance: Double, slop: Double, growth: Double) -> Double {
    let share = start > 0 ? min(abs(distance - start) / start, 1) : 1
    return slop + growth * share.squareRoot()
  }

  /// Makes the current angle correspond to a rotation; no further slop is left out (RO-2).
  public mutating func set(rotation: Double) { self.rotation = rotation }

  /// Lets another pair of fingers take over without a jump; before the start it counts from there.
  public mutating func takeOver(distance: Double) {
    guard !hasBegun else { return }
    startDistance = distance
    turn = 0
  }
}
