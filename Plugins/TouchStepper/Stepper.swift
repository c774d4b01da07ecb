public import TouchControls
public import TouchCore

/// A control of two halves that step a value down and up: UIKit's `UIStepper`, without its drawing.
///
/// With ``autorepeat`` it steps at touch-down and goes on while the finger is held inside (ST-2, R-38); without, once at
/// a lift inside (ST-3). Ancestors' single taps are kept out (5.9).
open class Stepper: Control, DeadlineHandler {
  /// The value, its bounds, its step and whether it wraps, in one.
  public final private(set) var stepperValue = StepperValue()
  /// Whether a held half steps again and again, from touch-down on; `true` by default.
  open var autorepeat = true
  /// Whether each step reports the value, or only the lift; `true` by default.
  open var isContinuous = true

  /// The half that is held: whether it steps up; `nil` when no touch is tracked.
  public final private(set) var heldHalfStepsUp: Bool?
  private var valueAtTouchDown: Double = 0
  private var touchDownTime: Timestamp = 0
  /// Keeps the repeats; the same from touch-down to the end of the touch.
  private var clock: TouchContext?

  /// Makes a stepper of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The value, 0 by default; setting it clamps it and sends nothing (TT-8).
  open var value: Double {
    get { stepperValue.value }
    set { stepperValue.value = newValue }
  }
  /// The smallest value, 0 by default; above ``maximumValue`` it moves that too (ST-1).
  open var minimumValue: Double {
    get { stepperValue.minimumValue }
    set { stepperValue.minimumValue = newValue }
  }
  /// The largest value, 100 by default; below ``minimumValue`` it moves that too (ST-1).
  open var maximumValue: Double {
    get { stepperValue.maximumValue }
    set { stepperValue.maximumValue = newValue }
  }
  /// How far one step goes, 1 by default; anything not above 0 is ignored.
  open var stepValue: Double {
    get { stepperValue.stepValue }
    set { stepperValue.stepValue = newValue }
  }
  /// Whether a step past one bound goes on from the other; `false` by default (ST-3).
  open var wraps: Bool {
    get { stepperValue.wraps }
    set { stepperValue.wraps = newValue }
  }

  /// Where the halves are.
  public final var geometry: StepperGeometry { StepperGeometry(bounds: bounds, isRightToLeft: isRightToLeft) }

  /// A change of the value.
  open override var primaryActionEvents: Event { .valueChanged }
  /// The value and its bounds.
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(value, from: minimumValue, to: maximumValue)
  }

  /// Takes the half under the finger and, with ``autorepeat``, the first step.
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    heldHalfStepsUp = geometry.stepsUp(at: touch.location(in: self))
    valueAtTouchDown = value
    guard autorepeat else { return true }
    // Scheduled before the step is reported: what that sets off may end the touch.
    clock = rootView.touchContext
    touchDownTime = clock?.now ?? 0
    scheduleRepeat(1)
    stepHeldHalf()
    return true
  }

  private func scheduleRepeat(_ number: Int) {
    clock?.deadlines.schedule(self, tag: number, at: touchDownTime + StepperGeometry.repeatTime(number))
  }

  /// Steps again; the engine's deadline queue calls it.
  public final func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard heldHalfStepsUp != nil, autorepeat else { return }
    // A clock that jumped too far for every step to be taken goes on from where it is now.
    scheduleRepeat(max(tag + 1, StepperGeometry.nextNumber(at: time - touchDownTime)))
    if isTouchInside { stepHeldHalf() }
  }

  private func stepHeldHalf() {
    guard let heldHalfStepsUp, stepperValue.step(up: heldHalfStepsUp), isContinuous else { return }
    sendUserEvents(for: .valueChanged)
  }

  /// Takes the one step of a stepper without ``autorepeat``, and reports what was not reported yet.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    stopRepeating()
    if !autorepeat && isTouchInside { stepHeldHalf() }
    heldHalfStepsUp = nil
    if !isContinuous && value != valueAtTouchDown { sendUserEvents(for: .valueChanged) }
  }

  /// Stops; steps that were taken stay, and are not reported any more.
  open override func cancelTracking(with event: TouchEvent?) {
    stopRepeating()
    heldHalfStepsUp = nil
  }

  private func stopRepeating() {
    clock?.deadlines.cancelAll(of: self)
    clock = nil
  }

  /// Keeps single taps of ancestors' recognizers out (5.9), also while disabled.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }
  /// Takes one step up.
  open override func accessibilityIncrement() { step(up: true) }
  /// Takes one step down.
  open override func accessibilityDecrement() { step(up: false) }

  private func step(up: Bool) {
    if isEnabled && stepperValue.step(up: up) { sendUserEvents(for: .valueChanged) }
  }
}
