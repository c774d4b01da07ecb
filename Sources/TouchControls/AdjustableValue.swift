/// A control's value with its bounds, readable without knowing the control's class.
public struct AdjustableValue: Hashable, Sendable {
  /// The present value.
  public var value: Double
  /// The smallest value.
  public var minimum: Double
  /// The largest value.
  public var maximum: Double

  /// Creates a value with its bounds.
  public init(_ value: Double, from minimum: Double, to maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
