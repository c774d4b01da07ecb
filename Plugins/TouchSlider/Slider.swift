public import TouchControls

/// A control for a value between two others, by dragging its thumb: UIKit's `UISlider`, without its drawing.
///
/// A finger takes the thumb within 48 points around its center, and the value follows it without a jump (SL-1). While it
/// is tracked no recognizer of any kind begins over it; before, it refuses swipes and pans along the track that are on
/// the thumb (CG-3).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let volume = Slider(frame: Rect(x: 0, y: 0, width: 231, height: 34))
/// window.addSubview(volume)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 15, y: 17), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 116.5, y: 17), timestamp: 0.1)])
/// print(volume.value)  // Prints "0.5"
/// ```
open class Slider: Control {
  /// The value, 0 by default; setting it clamps it to the bounds and sends nothing, NaN is ignored (SL-3, TT-8).
  open var value: Float {
    get { Float(range.value) }
    set { range.value = Double(newValue) }
  }
  /// The smallest value, 0 by default; moves ``maximumValue`` and ``value`` up if it must (SL-3).
  open var minimumValue: Float {
    get { Float(range.minimum) }
    set {
      guard newValue.isFinite else { return }
      let bound = Double(newValue)
      take(AdjustableValue(range.value, from: bound, to: max(range.maximum, bound)))
    }
  }
  /// The largest value, 1 by default; moves ``minimumValue`` and ``value`` down if it must (SL-3).
  open var maximumValue: Float {
    get { Float(range.maximum) }
    set {
      guard newValue.isFinite else { return }
      let bound = Double(newValue)
      take(AdjustableValue(range.value, from: min(range.minimum, bound), to: bound))
    }
  }
  /// A Boolean value that indicates whether touch-down and every move report the value; `true` by default (SL-2).
  ///
  /// The lift always does.
  open var isContinuous = true

  private var range = AdjustableValue(0, from: 0, to: 1)
  /// How far right of the tracked finger the thumb's center is.
  private var grabOffset: Double?
  /// Whether the touch that lands is tracked from now on.
  private var isStarting = false

  /// Sets other bounds; the value moves into them by its property, so that overrides and observers are called.
  private func take(_ bounds: AdjustableValue) {
    range = bounds
    value = Float(bounds.value)
  }

  /// Sets the value without sending anything; a renderer decides what animated means.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The layout of the thumb and track.
  public final var geometry: SliderGeometry {
    var geometry = plainGeometry(bounds)
    geometry.ownTrackRect = trackRect(forBounds: bounds)
    return geometry
  }

  private func plainGeometry(_ bounds: Rect) -> SliderGeometry {
    SliderGeometry(
      bounds: bounds, minimumValue: range.minimum, maximumValue: range.maximum, isRightToLeft: isRightToLeft)
  }

  /// Returns the track along which the thumb's center runs, for bounds in the slider's coordinates.
  ///
  /// Override it for another track, which touches then follow.
  open func trackRect(forBounds bounds: Rect) -> Rect { plainGeometry(bounds).trackRect }

  /// Returns the thumb's rectangle for a track and a value, in the slider's coordinates.
  ///
  /// Override it for another thumb, which touches then take (SL-1).
  open func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Float) -> Rect {
    plainGeometry(bounds).thumbRect(forValue: Double(value), alongTrack: rect)
  }

  /// The thumb where it is now.
  private var thumb: Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: Float(range.value))
  }

  open override var primaryActionEvents: Event { .valueChanged }
  open override var adjustableValue: AdjustableValue? { range }

  // MARK: Tracking

  /// Takes a finger on the thumb, and a pointer anywhere, to which the thumb jumps (SL-1).
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let place = touch.location(in: self)
    grabOffset = geometry.grabOffset(at: place, ofThumb: thumb)
    if grabOffset == nil, touch.type == .indirectPointer, bounds.contains(place) {
      grabOffset = geometry.jumpOffset(at: place)
    }
    guard grabOffset != nil else { return false }
    isStarting = true
    moveThumb(with: touch)
    return true
  }

  /// Returns how far from the thumb a touch landed.
  open override func refusalReason(for touch: Touch) -> GestureReason? {
    let place = touch.location(in: self)
    let area = SliderGeometry.hitRect(around: thumb)
    return GestureReason(
      "SL-1", "the touch is too far from the thumb's centre",
      measured: max((place.x - area.midX).magnitude, (place.y - area.midY).magnitude),
      limit: area.width / 2, unit: "pt")
  }

  /// Reports the value after the events of touch-down (SL-2).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    isStarting = false
    super.touchesBegan(touches, with: event)
    if isStarting && isTracking && isContinuous { sendActions(for: .valueChanged) }
    isStarting = false
  }

  /// Moves the value with the finger, however far away that is (SL-4).
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    moveThumb(with: touch)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Reports the value, which a lift leaves as it is (SL-2).
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    grabOffset = nil
    guard profileContains(.sliderEndsItself) else { return sendActions(for: .valueChanged) }
    stopTracking()
    sendActions(for: .valueChanged)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isHighlighted = false
  }

  /// Lets go of the thumb; the value stays where it was dragged.
  open override func cancelTracking(with event: TouchEvent?) {
    grabOffset = nil
    super.cancelTracking(with: event)
  }

  private func moveThumb(with touch: Touch) {
    guard let grabOffset else { return }
    if let moved = geometry.value(forThumbCenteredAtX: touch.location(in: self).x + grabOffset) {
      value = Float(moved)
    }
  }

  /// Refuses every recognizer while a finger is tracked, and before that swipes and pans along the track on the thumb.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    if isTracking { return false }
    guard SliderGeometry.hitRect(around: thumb).contains(recognizer.location(in: self)),
      recognizer.node !== self
    else { return true }
    let traits = recognizer.traits
    if ControlGate.isSwipe(traits) { return !ControlGate.mayRunHorizontally(recognizer, in: self) }
    return !(ControlGate.isPan(traits) && ControlGate.isMainlyHorizontal(recognizer, in: self))
  }

  // MARK: Without touch

  /// Returns `false`: there is no single action that a tap performs.
  open override func accessibilityActivate() -> Bool { false }

  /// Makes the value larger by a tenth of the range, as UIKit's assistive technology does.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Makes the value smaller by a tenth of the range, as UIKit's assistive technology does.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    guard isEnabled else { return }
    let before = range
    value = Float(before.value) + (Float(before.maximum) - Float(before.minimum)) * share
    if range.value != before.value { sendActions(for: .valueChanged) }
  }
}
