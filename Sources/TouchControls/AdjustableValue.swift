/// A value between two bounds: a control's, readable without knowing its class, or what such a control keeps.
///
/// Setting it clamps it to the bounds. Setting a bound takes the other one and the value along if it must (SL-3, ST-1).
/// What is NaN is ignored, and so is a bound that is not finite.
public struct AdjustableValue: Hashable, Sendable {
  private var current: Double
  private var least: Double
  private var most: Double

  /// Creates a value with its bounds, as they are given.
  public init(_ value: Double, from minimum: Double, to maximum: Double) {
    current = value
    least = minimum
    most = maximum
  }

  /// The present value.
  public var value: Double {
    get { current }
    set { if !newValue.isNaN { current = min(max(newValue, least), most) } }
  }

  /// The smallest value.
  public var minimum: Double {
    get { least }
    set {
      guard newValue.isFinite else { return }
      least = newValue
      most = max(most, newValue)
      value = current
    }
  }

  /// The largest value.
  public var maximum: Double {
    get { most }
    set {
      guard newValue.isFinite else { return }
      most = newValue
      least = min(least, newValue)
      value = current
    }
  }
}
