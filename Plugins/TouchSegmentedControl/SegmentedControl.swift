public import TouchControls

/// A control of several segments of which one is selected: UIKit's `UISegmentedControl`, without its drawing.
///
/// The highlighted segment is selected when the finger lifts inside; a finger that began on the selected one drags the
/// selection, however far away (SG-1). Only a change is reported, with `valueChanged` and then `primaryActionTriggered`,
/// once the views have received the touch (SG-4). It sends no touch events and keeps single taps of other views'
/// recognizers out, and pans of one finger (CG-2).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let view = SegmentedControl(items: ["Day", "Week", "Year"])
/// view.frame = Rect(x: 0, y: 0, width: 300, height: 32)
/// view.addAction(for: .valueChanged) { _ in print("segment", view.selectedSegmentIndex) }
/// window.addSubview(view)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 250, y: 16), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 250, y: 16), timestamp: 0.1)])
/// // Prints "segment 2"
/// ```
open class SegmentedControl: Control, DeadlineHandler {
  /// The value of ``selectedSegmentIndex`` when no segment is selected.
  public static var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var action: ControlAction?
    var isEnabled = true
    var width = 0.0

    mutating func take(_ action: ControlAction) {
      self.action = action
      title = action.title
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  private var segments: [Segment] = []
  private var selected = -1
  /// The finger that is followed, and what it picks (SG-1).
  private var finger: Touch?
  private var touch: SegmentTouch?

  /// The select press that picks the focused segment as it ends (CT-15).
  private var press: Press?

  /// How long a segment of a momentary control stays selected, in seconds (SG-3).
  public static var momentaryDuration: Timestamp { 0.2 }

  /// The segment to draw as touched; `nil` when there is none.
  public final var highlightedSegmentIndex: Int? { touch?.highlightedSegment }

  /// A Boolean value that indicates whether a segment is selected as it is touched, and for a moment; `false` by default.
  ///
  /// It reports at touch-down, and 0.2 seconds later no segment is selected (SG-3).
  open var isMomentary = false
  /// A Boolean value that indicates whether a finger on the selected segment drags the selection; `true` by default.
  ///
  /// Set it to `false` where UIKit has it off: with Reduce Motion, and with background images of your own (SG-1).
  open var dragsSelection = true

  /// The selected segment, from 0, or ``noSegment``; setting it sends nothing (TT-8), and an index of none is ignored.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if newValue == Self.noSegment || segments.indices.contains(newValue) { selected = newValue } }
  }

  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a segmented control with a segment for each title.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for item in items { insertSegment(withTitle: item, at: numberOfSegments, animated: false) }
  }

  /// Creates a segmented control with a segment for each action (XA-2).
  public convenience init(frame: Rect, actions: [ControlAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment before another; an index beyond the ends is clamped.
  ///
  /// The selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: index)
    if selected >= index { selected += 1 }
    if focusedSegmentIndex >= index { focusedSegmentIndex += 1 }
  }

  /// Adds a segment with an action, which is called when people pick it (XA-2).
  ///
  /// An action whose identifier another segment's has is ignored and reported.
  open func insertSegment(action: ControlAction, at segment: Int, animated: Bool) {
    guard isFree(action, beside: nil) else { return }
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    change(min(max(segment, 0), segments.count - 1)) { $0.take(action) }
  }

  /// Gives a segment an action, with its title; an index of none is ignored (XA-2).
  ///
  /// An action whose identifier another segment's has is ignored and reported.
  open func setAction(_ action: ControlAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment), isFree(action, beside: segment) { change(segment) { $0.take(action) } }
  }

  /// Returns the action of a segment; `nil` without one.
  open func actionForSegment(at segment: Int) -> ControlAction? { self.segment(at: segment)?.action }

  /// Returns the segment whose action has an identifier; `Int.max`, Foundation's `NSNotFound`, when there is none.
  open func segmentIndex(identifiedBy actionIdentifier: ControlAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Int.max
  }

  private func isFree(_ action: ControlAction, beside own: Int?) -> Bool {
    let isTaken = segments.indices.contains { $0 != own && segments[$0].action == action }
    if isTaken { rootNode.touchContext?.report(.invalidArgument("two segments with one action")) }
    return !isTaken
  }

  /// Removes a segment; if it was selected none is.
  ///
  /// An index of none is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    if focusedSegmentIndex == segment {
      focusedSegmentIndex = Self.noSegment
    } else if focusedSegmentIndex > segment {
      focusedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    focusedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title; an index of none is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }

  /// Returns a segment's title, `nil` without one.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Lets the user pick a segment or not; an index of none is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns whether the user can pick a segment; `true` by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  /// Sets a segment's width in points; 0 shares what is left, a negative or infinite value is ignored.
  open func setWidth(_ width: Double, forSegmentAt segment: Int) {
    if width.isFinite, width >= 0 { change(segment) { $0.width = width } }
  }

  /// Returns a segment's own width in points; 0 when it shares what is left.
  open func widthForSegment(at segment: Int) -> Double { self.segment(at: segment)?.width ?? 0 }

  private func segment(at index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  /// The layout of the segments.
  public final var geometry: SegmentedControlGeometry {
    SegmentedControlGeometry(bounds: bounds, widths: segments.map { $0.width }, isRightToLeft: isRightToLeft)
  }

  // MARK: Touch

  open override var primaryActionEvents: Event { .valueChanged }
  /// The selected segment, -1 for none, and its bounds.
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(Double(selected), from: 0, to: Double(max(segments.count - 1, 0)))
  }

  /// Follows the first finger on the control; a momentary one selects at once (SG-1, SG-3).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard isEnabled, isUserInteractionEnabled, finger == nil, let landed = touches.first(where: { $0.node === self }),
      let segment = geometry.segment(at: landed.location(in: self))
    else { return }
    let isSegmentEnabled = isEnabledForSegment(at: segment)
    if isMomentary {
      if isSegmentEnabled { pick(segment) }
    } else {
      finger = landed
      touch = SegmentTouch(
        on: segment, isEnabled: isSegmentEnabled, isSelected: segment == selected, dragsSelection: dragsSelection)
      releaseIfFinished()
    }
  }

  /// Highlights the segment under the followed finger (SG-1, SG-2).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard let finger, touches.contains(finger), let segment = geometry.segment(at: finger.location(in: self)) else {
      return
    }
    // What a subclass may override is read first: it may drop the touch.
    let (isEnabled, isInside) = (isEnabledForSegment(at: segment), isInside(finger))
    touch?.move(to: segment, isEnabled: isEnabled, isInside: isInside)
    releaseIfFinished()
  }

  /// Selects the highlighted segment (SG-1).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    guard let lifted = finger, touches.contains(lifted) else { return }
    let picked = touch?.pickedSegment(isInside: isInside(lifted))
    release()
    if let picked { pick(picked) }
  }

  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if let finger, touches.contains(finger) { release() }
  }

  private func releaseIfFinished() { if touch?.isOver ?? true { release() } }

  private func release() {
    finger = nil
    touch = nil
  }

  private func isInside(_ touch: Touch) -> Bool {
    ControlTracking.isInside(touch.location(in: self), bounds: bounds, slop: trackingSlop)
  }

  private func pick(_ segment: Int) {
    guard segment != selected, segments.indices.contains(segment) else { return }
    selected = segment
    if isMomentary, let clock = rootNode.touchContext {
      clock.deadlines.schedule(self, at: clock.now + Self.momentaryDuration)
    }
    let action = segments[segment].action
    performAfterEvent { [self] in
      if let action { sendAction(action) }
      sendActions(for: .valueChanged)
    }
  }

  /// Takes a momentary selection back; the engine's deadline queue calls it (SG-3).
  public final func deadlineReached(_ tag: Int, at time: Timestamp) {
    if isMomentary { selected = Self.noSegment }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    guard ControlGate.allowsExceptSingleTap(recognizer, over: self) else { return false }
    guard ControlGate.isPan(recognizer.traits) else { return true }
    if finger != nil { return false }
    return isMomentary || !bounds.contains(recognizer.location(in: self))
      || !ControlGate.isMainlyHorizontal(recognizer, in: self)
  }

  // MARK: Presses

  /// The segment that the focus is on, or ``noSegment``, as at first; a select press picks it (CT-15).
  ///
  /// There is no focus engine here: a host that moves a focus sets it, and makes the control first responder.
  open var focusedSegmentIndex = SegmentedControl.noSegment

  /// Returns whether a segment has the focus: presses go to the first responder (PR-1).
  open override var canBecomeFirstResponder: Bool { segments.indices.contains(focusedSegmentIndex) }

  /// Takes a select press on the focused segment, and passes others on.
  open override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    if isEnabled, press == nil, isEnabledForSegment(at: focusedSegmentIndex) {
      press = presses.first { $0.type == .select }
    }
    passOn(presses) { super.pressesBegan($0, with: event) }
  }

  open override func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    passOn(presses) { super.pressesChanged($0, with: event) }
  }

  /// Selects the focused segment when its press ends (CT-15).
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    passOn(presses) { super.pressesEnded($0, with: event) }
    guard let press, presses.contains(where: { $0 === press }) else { return }
    self.press = nil
    if isEnabledForSegment(at: focusedSegmentIndex) { pick(focusedSegmentIndex) }
  }

  open override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    passOn(presses) { super.pressesCancelled($0, with: event) }
    if let press, presses.contains(where: { $0 === press }) { self.press = nil }
  }

  private func passOn(_ presses: [Press], _ body: ([Press]) -> Void) {
    let others = presses.filter { $0 !== press }
    if !others.isEmpty { body(others) }
  }

  // MARK: Without touch

  /// Returns `false`: each segment is an action of its own, see ``accessibilityActivateSegment(at:)``.
  open override func accessibilityActivate() -> Bool { false }

  /// Does what a tap on a segment does; returns whether the segment can be picked.
  open func accessibilityActivateSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment) else { return false }
    pick(segment)
    return true
  }

  /// Selects the next segment that can be picked; nothing when segments are momentary.
  open override func accessibilityIncrement() {
    step(to: segments.indices.first { $0 > selected && segments[$0].isEnabled })
  }

  /// Selects the previous segment that can be picked; nothing when segments are momentary.
  open override func accessibilityDecrement() {
    step(to: segments.indices.last { $0 < selected && segments[$0].isEnabled })
  }

  private func step(to segment: Int?) { if isEnabled, !isMomentary, let segment { pick(segment) } }
}
