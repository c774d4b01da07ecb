public import TouchControls
public import TouchCore

/// A control that is on or off: UIKit's `UISwitch`, without its drawing.
///
/// It changes when the finger lifts, with one `valueChanged` and then `primaryActionTriggered` (SI-1). Ancestors' single
/// taps are kept out, and one-finger pans along the switch that start on the knob (5.9).
open class Switch: Control {
  /// Whether the switch is on; `false` by default.
  ///
  /// Setting it sends nothing (TT-8).
  open var isOn = false
  private var touch: SwitchTouch?

  /// Makes a switch of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Sets the value without sending anything; a renderer decides what animated means.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Where the knob is and what places mean.
  public final var geometry: SwitchGeometry { SwitchGeometry(bounds: bounds, isRightToLeft: isRightToLeft) }

  /// A change of the value.
  open override var primaryActionEvents: Event { .valueChanged }
  /// On as 1, off as 0.
  open override var adjustableValue: AdjustableValue? { AdjustableValue(isOn ? 1 : 0, from: 0, to: 1) }

  /// Notes where the touch began.
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    self.touch = SwitchTouch(at: touch.location(in: self), isOn: isOn, in: geometry)
    return true
  }

  /// Notes whether the touch has become a drag.
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    self.touch?.move(to: touch.location(in: self))
    return true
  }

  /// Decides the value by the place of the lift.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    guard let touch, var tracked = self.touch else { return }
    self.touch = nil
    let place = touch.location(in: self)
    tracked.move(to: place)
    change(to: tracked.value(liftedAt: place, isInside: isTouchInside, isOn: isOn, in: geometry))
  }

  /// Forgets the touch.
  open override func cancelTracking(with event: TouchEvent?) { touch = nil }

  private func change(to value: Bool) {
    guard value != isOn else { return }
    isOn = value
    sendUserEvents(for: .valueChanged)
  }

  /// Keeps ancestors' single taps out, and their pans along the switch that start on the knob (5.9, R-55).
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    guard ControlGate.allowsExceptSingleTap(recognizer, over: self) else { return false }
    guard ControlGate.isPan(recognizer.traits), ControlGate.isOfAncestor(recognizer, of: self) else {
      return true
    }
    let isOnKnob =
      touch?.beganOnKnob ?? geometry.knobRect(isOn: isOn).contains(recognizer.startLocation(in: self))
    return !(isOnKnob && ControlGate.runsHorizontally(recognizer, in: self))
  }

  /// Toggles; answers whether it did (`false` when disabled).
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    change(to: !isOn)
    return true
  }

  /// Switches on.
  open override func accessibilityIncrement() {
    if isEnabled { change(to: true) }
  }

  /// Switches off.
  open override func accessibilityDecrement() {
    if isEnabled { change(to: false) }
  }
}
