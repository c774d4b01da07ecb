public import TouchControls

/// A control for a value from 0 to 1, rotated by dragging around its center.
///
/// Ancestors' one-finger pans and strokes that start on it are refused, whichever way they go, since a turn
/// goes every way.
open class Dial: Control {
  /// The value, 0 by default; setting it clamps it to 0...1 and sends nothing.
  ///
  /// NaN is ignored.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, 0), 1) } }
  }
  /// Whether every move reports the value, or only the lift; `true` by default.
  open var isContinuous = true

  private var storedValue = 0.0
  private var turn: DialTurn?

  /// Makes a dial of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Where the mark is and what places mean.
  public final var geometry: DialGeometry { DialGeometry(bounds: bounds) }

  // MARK: Touch

  /// Returns whether a point is on the round of the dial.
  open override func point(inside point: Point, with event: TouchEvent?) -> Bool { geometry.contains(point) }

  /// Takes every touch on the dial.
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    turn = DialTurn(at: touch.location(in: self), value: storedValue, on: geometry)
    return true
  }

  /// Turns with the finger, however far from the dial that is.
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    if let moved = turn?.move(to: touch.location(in: self), on: geometry), moved != storedValue {
      value = moved
      if isContinuous { sendActions(for: .valueChanged) }
    }
    return true
  }

  /// Reports the value if moves did not.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    turn = nil
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// Lets go; the value stays where it was turned to.
  open override func cancelTracking(with event: TouchEvent?) {
    turn = nil
    super.cancelTracking(with: event)
  }

  /// Refuses ancestors' one-finger pans and strokes that start on the dial.
  ///
  /// It reads the recognizer's traits, so it holds for recognizers that are not written yet.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    let traits = recognizer.traits
    guard ControlGate.isPan(traits) || ControlGate.isSwipe(traits), recognizer.node !== self else { return true }
    return !geometry.contains(recognizer.startLocation(in: self))
  }

  // MARK: Without touch

  /// A change of the value.
  open override var primaryActionEvents: Event { .valueChanged }
  /// The value and its bounds.
  open override var adjustableValue: AdjustableValue? { AdjustableValue(storedValue, from: 0, to: 1) }
  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }
  /// Turns the dial clockwise by a tenth.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// Turns the dial back by a tenth.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Double) {
    guard isEnabled else { return }
    let before = storedValue
    value = before + share
    if storedValue != before { sendActions(for: .valueChanged) }
  }
}
