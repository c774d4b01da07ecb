public import TouchControls

/// A control of two halves that step a value down and up: UIKit's `UIStepper`, without its drawing.
///
/// A lift inside takes one step; with ``autorepeat`` a finger that is held steps again and again, faster and faster, in
/// the direction of the half that it is on (ST-2 to ST-5). It keeps single taps from recognizers of other views (CG-1).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let count = Stepper()
/// count.addAction(for: .valueChanged) { _ in print(count.value) }
/// window.addSubview(count)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 70, y: 16), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 70, y: 16), timestamp: 0.1)])
/// // Prints "1.0"
/// ```
open class Stepper: Control, DeadlineHandler {
  /// The value, its bounds, its step and whether it wraps, in one.
  public final private(set) var stepperValue = StepperValue()
  /// A Boolean value that indicates whether a held half steps again and again; `true` by default.
  open var autorepeat = true
  /// A Boolean value that indicates whether each step reports the value, or only the lift; `true` by default (ST-5).
  open var isContinuous = true

  private var touch: StepperTouch?
  /// Keeps the repeats; the same from touch-down to the end of the touch.
  private var clock: TouchContext?

  /// Creates a stepper; without a size in the frame it gets its own, see ``intrinsicContentSize``.
  public override init(frame: Rect) {
    super.init(frame: Rect(origin: frame.origin, size: frame.size == .zero ? Self.ownSize : frame.size))
  }

  private static var ownSize: Size { Size(width: 94, height: 32) }
  /// 94 by 32 points, as a `UIStepper` measures on iOS 13 to 18.
  open override var intrinsicContentSize: Size { Self.ownSize }
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The half under the tracked finger, `true` for the one that steps up; `nil` outside and on a disabled half (ST-2).
  public final var markedHalfStepsUp: Bool? { touch?.mark }

  /// The value, 0 by default; setting it clamps it and sends nothing (TT-8).
  open var value: Double {
    get { stepperValue.range.value }
    set { stepperValue.range.value = newValue }
  }
  /// The smallest value, 0 by default; above ``maximumValue`` it moves that too (ST-1).
  open var minimumValue: Double {
    get { stepperValue.range.minimum }
    set { stepperValue.range.minimum = newValue }
  }
  /// The largest value, 100 by default; below ``minimumValue`` it moves that too (ST-1).
  open var maximumValue: Double {
    get { stepperValue.range.maximum }
    set { stepperValue.range.maximum = newValue }
  }
  /// How far one step goes, 1 by default; anything not above 0 is ignored and reported (ST-1).
  open var stepValue: Double {
    get { stepperValue.stepValue }
    set {
      stepperValue.stepValue = newValue
      if !(newValue > 0) { rootNode.touchContext?.report(.invalidArgument("stepValue is not above 0")) }
    }
  }
  /// A Boolean value that indicates whether a step past one bound continues from the other; `false` by default (ST-3).
  open var wraps: Bool {
    get { stepperValue.wraps }
    set { stepperValue.wraps = newValue }
  }

  /// The layout of the halves.
  public final var geometry: StepperGeometry { StepperGeometry(bounds: bounds, isRightToLeft: isRightToLeft) }

  open override var primaryActionEvents: Event { .valueChanged }
  open override var adjustableValue: AdjustableValue? { stepperValue.range }

  // MARK: Tracking

  /// Marks the half under the finger; nothing changes yet (ST-2).
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    self.touch = StepperTouch()
    mark(touch, event)
    stopRepeating()
    guard autorepeat else { return true }
    clock = rootView.touchContext
    schedule(after: clock?.now ?? 0)
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    mark(touch, event)
    return true
  }

  private func mark(_ touch: Touch, _ event: TouchEvent?) {
    let place = touch.location(in: self)
    let isExact = profileContains(.stepperHalvesAreExact)
    let isInside =
      isExact ? bounds.contains(place) : ControlTracking.isInside(place, of: self, slop: trackingSlop, with: event)
    stepperValue.takesWholeSteps = isExact
    // What a subclass may override is read first: it may drop the touch.
    let (geometry, value) = (geometry, stepperValue)
    self.touch?.move(to: place, isInside: isInside, in: geometry, of: value)
  }

  private func schedule(after time: Timestamp) {
    guard let touch else { return }
    clock?.deadlines.schedule(self, at: time + touch.interval)
  }

  /// Steps again; the engine's deadline queue calls it (ST-4).
  public final func deadlineReached(_ tag: Int, at time: Timestamp) {
    guard autorepeat, let hasStepped = touch?.fire(&stepperValue) else { return }
    // Before the step is reported: what that sets off may end the touch.
    schedule(after: time)
    if hasStepped && isContinuous { sendActions(for: .valueChanged) }
  }

  /// Takes the one step of a short touch, and reports what was not reported yet (ST-5).
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    stopRepeating()
    let reports = self.touch?.lift(&stepperValue, isContinuous: isContinuous) ?? false
    self.touch = nil
    if reports { sendActions(for: .valueChanged) }
  }

  /// Stops; steps that were taken stay and nothing is sent, not even `touchCancel` (ST-6).
  ///
  /// Another finger may continue, whose next move marks a half again (ST-2).
  open override func cancelTracking(with event: TouchEvent?) {
    stopRepeating()
    touch?.loseMark()
  }

  private func stopRepeating() {
    clock?.deadlines.cancelAll(of: self)
    clock = nil
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  // MARK: Without touch

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }
  open override func accessibilityIncrement() { step(up: true) }
  open override func accessibilityDecrement() { step(up: false) }

  private func step(up: Bool) {
    if isEnabled && stepperValue.step(up: up) { sendActions(for: .valueChanged) }
  }
}
