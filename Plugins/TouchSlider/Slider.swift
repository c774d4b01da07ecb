public import TouchControls
public import TouchCore

/// A control for a value between two others, by dragging its thumb: UIKit's `UISlider`, without its drawing.
///
/// Only a touch on the thumb is tracked, and the value follows the finger without a jump (SL-1). Ancestors' one-finger
/// swipes and pans along the track that start on the thumb are kept out (5.9).
open class Slider: Control {
  /// The value; setting it clamps it to the bounds and sends nothing (SL-3, TT-8).
  ///
  /// 0 by default; NaN is ignored.
  open var value: Float {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, storedMinimum), storedMaximum) } }
  }
  /// The smallest value, 0 by default; moves ``maximumValue`` and ``value`` up if it must (SL-3).
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }
  /// The largest value, 1 by default; moves ``minimumValue`` and ``value`` down if it must (SL-3).
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard newValue.isFinite else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }
  /// Whether every move reports the value, or only the lift; `true` by default (SL-2, R-54).
  open var isContinuous = true

  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// The touch on the thumb: how far right of the thumb's centre it began.
  private var grabOffset: Double?

  /// Makes a slider of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Sets the value without sending anything; a renderer decides what animated means.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Where the thumb is and what places mean.
  public final var geometry: SliderGeometry {
    SliderGeometry(
      bounds: bounds, minimumValue: Double(storedMinimum), maximumValue: Double(storedMaximum),
      isRightToLeft: isRightToLeft)
  }

  /// The track along which the thumb's centre runs, for bounds in the slider's coordinates; for drawing.
  public final func trackRect(forBounds bounds: Rect) -> Rect {
    var geometry = geometry
    geometry.bounds = bounds
    return geometry.trackRect
  }

  /// The thumb's square for a track and a value, in the slider's coordinates; for drawing.
  public final func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect {
    var geometry = geometry
    geometry.bounds = bounds
    return geometry.thumbRect(forValue: Double(value), alongTrack: rect)
  }

  /// A change of the value.
  open override var primaryActionEvents: Event { .valueChanged }
  /// The value and its bounds.
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(Double(storedValue), from: Double(storedMinimum), to: Double(storedMaximum))
  }

  /// Takes touches on the thumb only (SL-1).
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    grabOffset = geometry.grabOffset(at: touch.location(in: self), forValue: Double(storedValue))
    return grabOffset != nil
  }

  /// How far from the thumb a touch landed.
  open override func refusalReason(for touch: Touch) -> GestureReason? {
    let place = touch.location(in: self)
    let thumb = geometry.thumbRect(forValue: Double(storedValue))
    let middle = Point(x: thumb.midX, y: thumb.midY)
    return GestureReason(
      "SL-1", "the touch is too far from the thumb's centre",
      measured: max((place.x - middle.x).magnitude, (place.y - middle.y).magnitude),
      limit: SliderGeometry.thumbSide / 2, unit: "pt")
  }

  /// Moves the value with the finger, wherever that is.
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    if let grabOffset,
      let moved = geometry.value(forThumbCenteredAtX: touch.location(in: self).x - grabOffset)
    {
      value = Float(moved)
    }
    if isContinuous { sendUserEvents(for: .valueChanged) }
    return true
  }

  /// Reports the value if moves did not.
  ///
  /// A lift is no move: it leaves the value as it is.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    grabOffset = nil
    if !isContinuous { sendUserEvents(for: .valueChanged) }
  }

  /// Lets go of the thumb; the value stays where it was dragged.
  open override func cancelTracking(with event: TouchEvent?) { grabOffset = nil }

  /// Keeps out ancestors' one-finger swipes and pans along the track that start on the thumb (5.9, R-55).
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    let traits = recognizer.traits
    guard ControlGate.isPan(traits) || ControlGate.isSwipe(traits),
      ControlGate.isOfAncestor(recognizer, of: self)
    else { return true }
    // A tracked touch began on the thumb, which may have moved since; one still withheld has moved nothing.
    let isOnThumb =
      grabOffset != nil
      || geometry.grabOffset(at: recognizer.startLocation(in: self), forValue: Double(storedValue)) != nil
    return !(isOnThumb && ControlGate.runsHorizontally(recognizer, in: self))
  }

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }

  /// Makes the value larger by a tenth of the range, as UIKit's assistive technology does.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Makes the value smaller by a tenth of the range, as UIKit's assistive technology does.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    guard isEnabled else { return }
    let before = storedValue
    value = before + (storedMaximum - storedMinimum) * share
    if storedValue != before { sendUserEvents(for: .valueChanged) }
  }
}
