public import TouchControls

/// A value that goes up and down in steps between two bounds (ST-1, ST-3).
///
/// Bounds that cross both take the new value. Numbers that are not finite, and steps that are not above 0, are ignored.
public struct StepperValue: Hashable, Sendable {
  /// The value and its bounds; 0 between 0 and 100 by default.
  public var range = AdjustableValue(0, from: 0, to: 100)
  private var step: Double = 1
  /// A Boolean value that indicates whether a step past one bound continues from the other; `false` by default.
  public var wraps = false

  /// A Boolean value that indicates whether a step must fit whole, unless it wraps; `false` by default (VN-9).
  public var takesWholeSteps = false

  /// Creates a value of 0 between 0 and 100, in steps of 1.
  public init() {}

  /// How far one step goes; 1 by default.
  public var stepValue: Double {
    get { step }
    set { if newValue.isFinite && newValue > 0 { step = newValue } }
  }

  /// Returns whether a step in a direction can change the value: that half of a stepper is enabled (ST-2).
  public func canStep(up: Bool) -> Bool {
    let share = takesWholeSteps ? step : 0
    let (value, least, most) = (range.value, range.minimum, range.maximum)
    let next = value + (up ? share : -share)
    return wraps || (up ? value < most && next <= most : value > least && next >= least)
  }

  /// Takes one step up or down, and returns whether the value changed (ST-3).
  public mutating func step(up: Bool) -> Bool {
    let before = range.value
    let next = before + (up ? step : -step)
    if wraps && next > range.maximum {
      range.value = range.minimum
    } else if wraps && next < range.minimum {
      range.value = range.maximum
    } else {
      range.value = next
    }
    return range.value != before
  }
}
