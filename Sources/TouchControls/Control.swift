public import TouchCore

/// A view that follows one finger and tells targets what it does: UIKit's `UIControl`.
///
/// ```text
///  touchesBegan ─► beginTracking ──false──► nothing
///                      │ true: touchDown (+ touchDownRepeat)
///  touchesMoved ─► continueTracking ──false──► silence
///                      │ true: touchDragInside / Outside (+ Enter / Exit)
///  touchesEnded ─► endTracking ─► touchUpInside / touchUpOutside
///  touchesCancelled, removal, disabling ─► cancelTracking ─► touchCancel
/// ```
///
/// A control hands none of its touches to the next responder (RF-4), and ignores those that landed on a view inside it
/// (RF-5). It lets every recognizer begin; a subclass that keeps gestures for itself overrides
/// `gestureRecognizerShouldBegin(_:)` and reads the recognizer's traits (``ControlGate``).
///
/// Subclasses change their value in ``beginTracking(_:with:)``, ``continueTracking(_:with:)`` and
/// ``endTracking(_:with:)``, and report it with ``sendUserEvents(for:)``: so value events come before the touch events
/// of the same moment.
open class Control: View {
  /// What happened to a control.
  public typealias Event = ControlEvents

  /// How a control is shown, as a set of UIKit's bits (CS-1).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused by a keyboard or remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that applications may use as they like.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits kept for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Whether the control reacts to touches; `true` by default.
  ///
  /// It is hit and swallows touches all the same (CT-3).
  ///
  /// Disabling a control that tracks a touch cancels that.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOffTracking(with: nil) } }
  }
  /// Whether the control is selected; a plain control never changes it.
  open var isSelected = false
  /// Whether the control shows that it is pressed; tracking sets it (CS-2).
  open var isHighlighted = false
  /// How the layout relates to the reading direction; `unspecified` by default.
  open var semanticContentAttribute: SemanticContentAttribute = .unspecified

  /// How the control is to be shown.
  open var state: State {
    var state: State = isHighlighted ? .highlighted : .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  var tracking = ControlTracking()
  var table = ControlActionTable()
  /// The event whose touches the control is handling, for actions that take one.
  var currentEvent: TouchEvent?

  /// Makes a control of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  // MARK: Tracking

  /// Whether a touch is tracked.
  public final var isTracking: Bool { tracking.isTracking }
  /// Whether the tracked touch is inside the control or the belt around it (CT-6).
  public final var isTouchInside: Bool { tracking.isTouchInside }
  /// How far beyond the bounds a tracked finger counts as inside, in points; the engine's setting by default.
  open var trackingSlop: Double { ControlTracking.slop(of: self) }
  /// Which touch events tracking sends; all by default, none for a segmented control (TT-9, R-53).
  open var trackingEvents: Event { .allTouchEvents }
  /// The events that trigger the primary action as well; none by default (TT-10).
  open var primaryActionEvents: Event { [] }

  /// Asks whether to track a touch that landed; `true` unless overridden.
  ///
  /// `false` sends nothing (CT-4).
  open func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }
  /// Why ``beginTracking(_:with:)`` refused a touch, for explanations; `nil` unless overridden.
  ///
  /// Asked only while somebody reads the trace.
  open func refusalReason(for touch: Touch) -> GestureReason? { nil }
  /// Asks whether to go on with a touch that moved; `true` unless overridden.
  ///
  /// `false` ends it silently (CT-5).
  ///
  /// ``isTouchInside`` and ``isHighlighted`` are those of the new place.
  open func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }
  /// Tells that the tracked touch lifted; ``isTouchInside`` says where (CT-8).
  ///
  /// Does nothing unless overridden.
  open func endTracking(_ touch: Touch?, with event: TouchEvent?) {}
  /// Tells that the touch was taken away: undo what began.
  ///
  /// Does nothing unless overridden (CT-9).
  ///
  /// The event is `nil` when the control left its window or was disabled. Also called when that happens while
  /// ``beginTracking(_:with:)`` runs.
  open func cancelTracking(with event: TouchEvent?) {}

  /// Begins to track a touch that landed on this very control; passes nothing on.
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard isEnabled else { return tell(.disabled) }
    guard let touch = tracking.follow(touches, on: self) else {
      return tell(tracking.touch == nil ? .forwarded : .busy)
    }
    let outer = enter(event)
    defer { currentEvent = outer }
    let isAccepted = beginTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    guard isAccepted else {
      tell(.refused, about: touch)
      return tracking.reset()
    }
    let events = tracking.began(tapCount: touch.tapCount)
    isHighlighted = true
    sendTouchEvents(events)
  }

  /// Goes on with the tracked touch; passes nothing on.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = tracking.followed(among: touches), isTracking else { return }
    let outer = enter(event)
    defer { currentEvent = outer }
    let events = tracking.moved(isInside: isInside(touch))
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    let goesOn = continueTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    if goesOn {
      sendTouchEvents(events)
    } else {
      tell(.stopped)
      tracking.reset()
      isHighlighted = false
    }
  }

  /// Ends the tracking of a touch that lifted; passes nothing on.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = tracking.followed(among: touches), isTracking else { return }
    let outer = enter(event)
    defer { currentEvent = outer }
    _ = tracking.moved(isInside: isInside(touch))
    endTracking(touch, with: event)
    guard tracking.touch === touch else { return }
    let events = tracking.ended()
    isHighlighted = false
    sendTouchEvents(events)
    if tracking.touch == nil { tracking.reset() }
  }

  /// Cancels the tracking of a touch that was taken away; passes nothing on.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    guard tracking.followed(among: touches) != nil else { return }
    let leaving = rootNode.touchContext?.leavingNode
    let isLeaving = leaving.map { isInside($0) } ?? false
    breakOffTracking(with: isLeaving ? nil : event)
  }

  /// Ends tracking from outside; does nothing when no touch is followed.
  private func breakOffTracking(with event: TouchEvent?) {
    guard tracking.touch != nil else { return }
    let outer = enter(event)
    defer { currentEvent = outer }
    // Whatever the subclass does meanwhile must not come back here.
    tracking.letGo()
    cancelTracking(with: event)
    let events = tracking.cancelled()
    if isHighlighted { isHighlighted = false }
    sendTouchEvents(events)
  }

  private func isInside(_ touch: Touch) -> Bool {
    ControlTracking.isInside(touch.location(in: self), bounds: bounds, slop: trackingSlop)
  }

  private func enter(_ event: TouchEvent?) -> TouchEvent? {
    let outer = currentEvent
    currentEvent = event
    return outer
  }

  private func sendTouchEvents(_ events: Event) {
    sendUserEvents(for: events.intersection(trackingEvents))
  }

  // MARK: Sending

  /// Calls everybody registered for one of these events, each once, in the order of registration (TT-6).
  ///
  /// Works on a snapshot: what actions register meanwhile waits for the next call, what they remove is not called.
  open func sendActions(for events: Event) {
    rootNode.touchContext?.trace?
      .record(.module(ControlEventEntry(control: self, events: events)))
    for entry in table.entries where !entry.events.isDisjoint(with: events) {
      guard table.stillHas(entry, for: events) else { continue }
      switch entry.call {
      case .closure(let closure): closure(self)
      case .chain(let action): sendAction(action, to: nil, for: currentEvent)
      case .target(let target, let action):
        if let target = target.object { sendAction(action, to: target, for: currentEvent) }
      }
    }
  }

  /// Sends one action: to its target, or without one to the first in the responder chain that performs it (AC-3).
  ///
  /// The search starts at the window's first responder, else at this control.
  /// Called for each entry that ``sendActions(for:)`` finds. Override it to watch or redirect actions.
  open func sendAction(_ action: Action, to target: AnyObject?, for event: TouchEvent?) {
    ActionDispatch.send(action, to: target, from: self, for: event)
  }

  /// Does what the control is mainly for, as a keyboard's return key wants it.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Without touch

  /// Does what a tap on the control does, for assistive technology; answers whether it did (`false` when disabled).
  ///
  /// By default sends `touchDown` and `touchUpInside` with what follows from them.
  open func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendTouchEvents(.touchDown)
    sendTouchEvents(.touchUpInside)
    return true
  }

  /// Makes the value one step larger and reports it, for assistive technology and keyboards; nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Makes the value one step smaller and reports it, for assistive technology and keyboards; nothing unless overridden.
  open func accessibilityDecrement() {}
  /// The value and its bounds, for assistive technology; `nil` for a control without a value.
  open var adjustableValue: AdjustableValue? { nil }
  /// The value that a log shows with `valueChanged`; that of ``adjustableValue`` unless overridden.
  open var loggedValue: Double? { adjustableValue?.value }

  // MARK: How touches come

  /// Adds that a scroll view around the control does not take its touches away by default (SC-8).
  open override var touchPolicy: TouchPolicy { super.touchPolicy.union(.keepsTouchesWhenScrolled) }
}

/// A control's value with its bounds, readable without knowing the control's class.
public struct AdjustableValue: Hashable, Sendable {
  /// The present value.
  public var value: Double
  /// The smallest value.
  public var minimum: Double
  /// The largest value.
  public var maximum: Double

  /// Makes a value with its bounds.
  public init(_ value: Double, from minimum: Double, to maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
