public import TouchControls
import TouchGestures
import TouchLongPress

/// A control that is on or off: UIKit's `UISwitch`, without its drawing.
///
/// A tap toggles it, and so does a drag of more than 25 points towards the other value, wherever it starts; it changes
/// when the finger lifts (SI-2, SI-3). It is driven by a press and a pan of its own, which keep other recognizers from
/// beginning once the finger has been down for 0.01 seconds (SI-6); of the touch events it sends `touchUpInside` alone.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let lamp = Switch()
/// lamp.addAction(for: .valueChanged) { _ in print("on:", lamp.isOn) }
/// window.addSubview(lamp)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 10, y: 10), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 10, y: 10), timestamp: 0.1)])
/// // Prints "on: true"
/// ```
open class Switch: Control {
  /// A Boolean value that indicates whether the switch is on; `false` by default.
  ///
  /// Setting it sends nothing (TT-8).
  open var isOn = false
  private let cover: SwitchCover
  private var touch: SwitchTouch?

  /// Creates a switch; without a size in the frame it gets its own, see ``intrinsicContentSize``.
  public override init(frame: Rect) {
    let size = frame.size == .zero ? Self.ownSize : frame.size
    cover = SwitchCover(frame: Rect(origin: .zero, size: size))
    super.init(frame: Rect(origin: frame.origin, size: size))
    addSubview(cover)
    cover.press.addTarget(self, action: Action("press", Switch.pressed))
  }

  /// Sets the value without sending anything; a renderer decides what animated means.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The value to draw: that of the touch on its way, else ``isOn``.
  public final var shownIsOn: Bool { touch?.shownValue ?? isOn }

  /// The layout of the knob, for drawing.
  public final var geometry: SwitchGeometry { SwitchGeometry(bounds: bounds, isRightToLeft: isRightToLeft) }

  private static var ownSize: Size { Size(width: 51, height: 31) }
  /// 51 by 31 points, as a `UISwitch` measures on iOS 7 to 18.
  open override var intrinsicContentSize: Size { Self.ownSize }
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override var primaryActionEvents: Event { .valueChanged }
  /// On as 1, off as 0.
  open override var adjustableValue: AdjustableValue? { AdjustableValue(isOn ? 1 : 0, from: 0, to: 1) }

  open override var bounds: Rect {
    get { super.bounds }
    set {
      super.bounds = newValue
      cover.frame = super.bounds
    }
  }

  open override func didChangeSize(from old: Size) {
    super.didChangeSize(from: old)
    cover.frame = bounds
  }

  // MARK: Touch

  /// Disabling the switch cancels a press on its way (SI-4).
  open override var isEnabled: Bool {
    didSet {
      cover.press.isEnabled = isEnabled
      cover.pan.isEnabled = isEnabled
    }
  }

  /// Returns `false`: a touch on the switch itself, past its cover, does nothing (SI-1).
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { false }

  /// Notes where a finger landed, before it counts as pressed.
  func fingerLanded(_ touch: Touch) {
    self.touch = SwitchTouch(at: touch.location(in: self).x, isOn: isOn, isRightToLeft: isRightToLeft)
  }

  private func pressed(_ press: LongPressGestureRecognizer) {
    switch press.state {
    case .began: touch?.press()
    case .changed:
      let place = press.location(in: self)
      // What a subclass may override is read first: it may drop the touch.
      let isInside =
        profileContains(.switchReleasesInside)
        || ControlTracking.isInside(place, bounds: bounds, slop: trackingSlop)
      touch?.move(to: place.x, isInside: isInside)
    case .ended:
      touch?.lift()
      commit()
    case .cancelled:
      touch?.cancel()
      commit()
    default: break
    }
  }

  /// Makes the shown value the switch's once the views have received the event (SI-3).
  private func commit() {
    performAfterEvent { [self] in
      guard let ended = touch else { return }
      touch = nil
      guard ended.changesValue else { return }
      isOn = ended.shownValue
      sendActions(for: .valueChanged)
      if ended.isTap { sendActions(for: .touchUpInside) }
    }
  }

  // MARK: Without touch

  /// Toggles; returns `false` when the switch is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    change(to: !isOn)
    return true
  }

  open override func accessibilityIncrement() { if isEnabled { change(to: true) } }

  open override func accessibilityDecrement() { if isEnabled { change(to: false) } }

  private func change(to value: Bool) {
    guard value != isOn else { return }
    isOn = value
    sendActions(for: .valueChanged)
  }
}
