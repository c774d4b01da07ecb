public import TouchCore

/// A value that goes up and down in steps between two bounds (ST-1, ST-3).
///
/// Bounds that cross both take the new value. Numbers that are not finite, and steps that are not above 0, are ignored.
public struct StepperValue: Hashable, Sendable {
  private var current: Double = 0
  private var least: Double = 0
  private var most: Double = 100
  private var step: Double = 1
  /// Whether a step past one bound goes on from the other; `false` by default.
  public var wraps = false

  /// Makes a value of 0 between 0 and 100, in steps of 1.
  public init() {}

  /// The value, clamped to the bounds.
  public var value: Double {
    get { current }
    set { if !newValue.isNaN { current = min(max(newValue, least), most) } }
  }

  /// The smallest value; 0 by default.
  public var minimumValue: Double {
    get { least }
    set {
      guard newValue.isFinite else { return }
      least = newValue
      most = max(most, newValue)
      value = current
    }
  }

  /// The largest value; 100 by default.
  public var maximumValue: Double {
    get { most }
    set {
      guard newValue.isFinite else { return }
      most = newValue
      least = min(least, newValue)
      value = current
    }
  }

  /// How far one step goes; 1 by default.
  public var stepValue: Double {
    get { step }
    set { if newValue.isFinite && newValue > 0 { step = newValue } }
  }

  /// Takes one step up or down; answers whether the value changed.
  public mutating func step(up: Bool) -> Bool {
    let before = current
    let next = up ? before + step : before - step
    if wraps && next > most {
      current = least
    } else if wraps && next < least {
      current = most
    } else {
      value = next
    }
    return current != before
  }
}

/// The halves of a stepper, and when a held one steps again.
public struct StepperGeometry: Hashable, Sendable {
  /// The stepper's bounds, in points.
  public var bounds: Rect
  /// Whether the half that steps up is on the left.
  public var isRightToLeft: Bool

  /// Makes the geometry of a stepper.
  public init(bounds: Rect, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// The half that steps down.
  public var decrementRect: Rect { half(isRightToLeft) }
  /// The half that steps up.
  public var incrementRect: Rect { half(!isRightToLeft) }

  private func half(_ isRight: Bool) -> Rect {
    Rect(
      x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
  }

  /// Whether a point, in the stepper's coordinates, is on the side that steps up; the middle belongs to the right half.
  public func stepsUp(at point: Point) -> Bool { (point.x >= bounds.midX) != isRightToLeft }

  /// When a held stepper steps for the nth time after touch-down, counted from 1, in seconds since then.
  ///
  /// 0.5, 1.0 and 1.5, then every 0.1 s. Counted from the start, so that late hosts don't stretch it.
  public static func repeatTime(_ number: Int) -> Timestamp {
    number <= 3 ? 0.5 * Double(number) : 1.5 + 0.1 * Double(number - 3)
  }

  /// The number of the step that comes next at a time since touch-down, in seconds.
  static func nextNumber(at time: Timestamp) -> Int {
    // A step at this very time counts as taken, whatever the difference of two times lost.
    let late = max(0, min(time, 1e15)) + 1e-6
    return late < 1.5 ? Int(late * 2) + 1 : 4 + Int((late - 1.5) * 10)
  }
}
