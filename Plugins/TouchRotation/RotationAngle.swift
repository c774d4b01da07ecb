import TouchCore

/// The angle that two fingers turned, with a part of the way to the start left out (RO-1, RO-2).
///
/// A pure value; angles are in radians, growing clockwise on a screen whose y axis points down.
public struct RotationAngle: Sendable {
  /// The default of ``threshold``: ten degrees, measured (RO-1).
  public static var defaultThreshold: Double { Double.pi / 18 }
  /// The default of ``hysteresis``: five degrees, measured (RO-1).
  public static var defaultHysteresis: Double { Double.pi / 36 }

  /// How far the fingers must turn for a rotation to begin, in radians.
  public let threshold: Double
  /// How much of that turn is left out, in radians.
  public let hysteresis: Double

  private var last: Double
  private var turned = 0.0
  private var leftOut = 0.0
  /// Whether the rotation has begun.
  public private(set) var hasBegun = false

  /// Starts with the direction from the first finger to the second.
  public init(
    direction: Double, threshold: Double = RotationAngle.defaultThreshold,
    hysteresis: Double = RotationAngle.defaultHysteresis
  ) {
    last = direction
    self.threshold = threshold
    self.hysteresis = hysteresis
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
    guard !hasBegun, change.reaches(threshold) else { return false }
    leftOut = turned > 0 ? hysteresis : -hysteresis
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
