public import TouchControls
public import TouchCore

/// A control of several segments of which one is selected: UIKit's `UISegmentedControl`, without its drawing.
///
/// The segment where the finger lifts is selected; only a change is reported, with `valueChanged` and then
/// `primaryActionTriggered` (SG-1). It sends no touch events. Ancestors' single taps are kept out (5.9).
open class SegmentedControl: Control {
  /// The value of ``selectedSegmentIndex`` when no segment is selected.
  public static var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var isEnabled = true
    var width = 0.0
  }

  private var segments: [Segment] = []
  private var selected = -1
  /// The segment under the tracked finger, for drawing; `nil` when there is none.
  public final private(set) var highlightedSegmentIndex: Int?

  /// Whether a segment stays selected only while it is reported; `false` by default (SG-1).
  open var isMomentary = false

  /// The selected segment, from 0, or ``noSegment``; setting it sends nothing (TT-8), and an index of none is ignored.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if newValue == Self.noSegment || segments.indices.contains(newValue) { selected = newValue } }
  }

  /// Makes a segmented control without segments, of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Makes a segmented control with a segment for each title.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for item in items { insertSegment(withTitle: item, at: numberOfSegments, animated: false) }
  }

  // MARK: Segments

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  /// Adds a segment before another; an index beyond the ends is clamped.
  ///
  /// The selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: index)
    if selected >= index { selected += 1 }
  }

  /// Removes a segment; if it was selected none is.
  ///
  /// An index of none is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }

  /// Sets a segment's title; an index of none is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// A segment's title, `nil` without one.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Lets the user pick a segment or not; an index of none is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether the user can pick a segment; `true` by default.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets a segment's width in points, or with 0 lets it share what is left; a negative or infinite one is ignored.
  open func setWidth(_ width: Double, forSegmentAt segment: Int) {
    if segments.indices.contains(segment), width.isFinite, width >= 0 { segments[segment].width = width }
  }

  /// A segment's own width in points; 0 when it shares what is left.
  open func widthForSegment(at segment: Int) -> Double {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Where the segments are.
  public final var geometry: SegmentedControlGeometry {
    SegmentedControlGeometry(bounds: bounds, widths: segments.map { $0.width }, isRightToLeft: isRightToLeft)
  }

  // MARK: Tracking

  /// None.
  open override var trackingEvents: Event { [] }
  /// A change of the value.
  open override var primaryActionEvents: Event { .valueChanged }
  /// The selected segment, -1 for none, and its bounds.
  open override var adjustableValue: AdjustableValue? {
    AdjustableValue(Double(selected), from: 0, to: Double(max(segments.count - 1, 0)))
  }

  /// Takes every touch.
  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    highlightedSegmentIndex = enabledSegment(at: touch)
    return true
  }

  /// Follows the finger from segment to segment.
  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    highlightedSegmentIndex = isTouchInside ? enabledSegment(at: touch) : nil
    return true
  }

  /// Selects the segment where the finger lifts.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    highlightedSegmentIndex = nil
    if let touch, isTouchInside, let picked = enabledSegment(at: touch) { pick(picked) }
  }

  /// Selects nothing.
  open override func cancelTracking(with event: TouchEvent?) { highlightedSegmentIndex = nil }

  private func enabledSegment(at touch: Touch) -> Int? {
    geometry.segment(at: touch.location(in: self)).flatMap { isEnabledForSegment(at: $0) ? $0 : nil }
  }

  private func pick(_ segment: Int) {
    guard segment != selected || isMomentary else { return }
    selected = segment
    sendUserEvents(for: .valueChanged)
    if isMomentary { selected = Self.noSegment }
  }

  /// Keeps single taps of ancestors' recognizers out (5.9), also while disabled.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }

  // MARK: Without touch

  /// Returns `false`: each segment is an action of its own, see ``accessibilityActivateSegment(at:)``.
  open override func accessibilityActivate() -> Bool { false }

  /// Does what a tap on a segment does; answers whether the segment can be picked.
  open func accessibilityActivateSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment) else { return false }
    pick(segment)
    return true
  }

  /// Selects the next segment that can be picked; nothing when segments are momentary.
  open override func accessibilityIncrement() {
    guard isEnabled, !isMomentary,
      let next = segments.indices.first(where: { $0 > selected && segments[$0].isEnabled })
    else { return }
    pick(next)
  }

  /// Selects the previous segment that can be picked; nothing when segments are momentary.
  open override func accessibilityDecrement() {
    guard isEnabled, !isMomentary,
      let next = segments.indices.last(where: { $0 < selected && segments[$0].isEnabled })
    else { return }
    pick(next)
  }
}
