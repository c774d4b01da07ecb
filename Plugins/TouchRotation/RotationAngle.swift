import TouchCore

/// The angle that two fingers turned, with a part of the way to the start left out (RO-1, RO-2).
///
/// A pure value; angles are in radians, growing clockwise on a screen whose y axis points down.
public struct RotationAngle: Sendable {
  /// How far the fingers must turn for a rotation to begin, in radians: ten degrees (RO-1: measured).
  public static var threshold: Double { Double.pi / 18 }
  /// How much of that turn is left out, in radians: five degrees (RO-1: measured).
  public static var hysteresis: Double { Double.pi / 36 }

  private var last: Double
  private var turned = 0.0
  private var leftOut = 0.0
  /// Whether the rotation has begun.
  public private(set) var hasBegun = false

  /// Starts with the direction from the first finger to the second.
  public init(direction: Double) {
    last = direction
  }

  /// How far the fingers turned, without what is left out; may exceed half a turn.
  public var rotation: Double { hasBegun ? turned - leftOut : 0 }

  /// How far the fingers turned since they landed.
  public var change: Double { abs(turned) }

  /// Takes a direction; answers whether the rotation begins with it.
  public mutating func move(to direction: Double) -> Bool {
    var step = direction - last
    if step > Double.pi { step -= 2 * Double.pi }
    if step <= -Double.pi { step += 2 * Double.pi }
    last = direction
    turned += step
    guard !hasBegun, change.reaches(Self.threshold) else { return false }
    leftOut = turned > 0 ? Self.hysteresis : -Self.hysteresis
    hasBegun = true
    return true
  }

  /// Lets the present direction stand for a rotation, with nothing left out anew (RO-2).
  public mutating func set(rotation: Double) {
    leftOut = turned - rotation
    hasBegun = true
  }

  /// Lets another pair of fingers take over without a jump.
  public mutating func takeOver(direction: Double) {
    last = direction
  }
}
