import TouchControls

/// A value that goes up and down in steps between two bounds (ST-1, ST-3).
///
/// Bounds that cross both take the new value. Numbers that are not finite, and steps that are not above 0, are ignored.
public struct StepperValue: Hashable, Sendable {
  private var range = AdjustableValue(0, from: 0, to: 100)
  private var step: Double = 1
  /// A Boolean value that indicates whether a step past one bound continues from the other; `false` by default.
  public var wraps = false

  /// A Boolean value that indicates whether a step must fit whole, unless it wraps; `false` by default (VN-9).
  public var takesWholeSteps = false

  /// Creates a value of 0 between 0 and 100, in steps of 1.
  public init() {}

  /// The value, clamped to the bounds.
  public var value: Double {
    get { range.value }
    set { range.value = newValue }
  }
  /// The smallest value; 0 by default.
  public var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }
  /// The largest value; 100 by default.
  public var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }
  /// How far one step goes; 1 by default.
  public var stepValue: Double {
    get { step }
    set { if newValue.isFinite && newValue > 0 { step = newValue } }
  }

  /// Returns whether a step in a direction can change the value: that half of a stepper is enabled (ST-2).
  public func canStep(up: Bool) -> Bool {
    let share = takesWholeSteps ? step : 0
    let next = up ? value + share : value - share
    return wraps || (up ? value < maximumValue && next <= maximumValue : value > minimumValue && next >= minimumValue)
  }

  /// Takes one step up or down, and returns whether the value changed (ST-3).
  public mutating func step(up: Bool) -> Bool {
    let before = value
    let next = up ? before + step : before - step
    if wraps && next > maximumValue {
      value = minimumValue
    } else if wraps && next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != before
  }
}
