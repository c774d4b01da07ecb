public import TouchViews

/// A view that tracks one finger and sends actions to targets: UIKit's `UIControl`.
///
/// ```text
///  touchesBegan ─► beginTracking ──false──► nothing
///                      │ true: touchDown, then touchDownRepeat
///  touchesMoved ─► continueTracking ──false──► silence
///                      │ true: touchDragEnter / Exit, then touchDragInside / Outside
///  touchesEnded ─► endTracking ─► touchUpInside / touchUpOutside
///  touchesCancelled, removal ─► cancelTracking ─► touchCancel
/// ```
///
/// Each event is a send of its own, and the primary action follows the event that triggers it (``primaryActionEvents``).
/// A control hands none of its touches to the next responder (RF-4), and ignores those that landed on a view inside it
/// (RF-5). It lets every recognizer begin; a subclass that keeps gestures for itself overrides
/// `gestureRecognizerShouldBegin(_:)` and reads the recognizer's traits (``ControlGate``).
///
/// Subclasses change their value in ``beginTracking(_:with:)``, ``continueTracking(_:with:)`` and
/// ``endTracking(_:with:)``, and report it there with `sendActions(for: .valueChanged)`: so value events come before
/// the touch events of the same moment.
open class Control: View {
  /// What happened to a control.
  public typealias Event = ControlEvents

  /// How a control is shown, as a set of UIKit's bits (CS-1).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
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

  /// A Boolean value that indicates whether the control can be touched; `true` by default.
  ///
  /// A touch finds what lies behind a disabled control (CT-3). Disabling a control does not end its tracking, but
  /// its highlight cannot come back (CT-12).
  open var isEnabled = true {
    didSet { isDisabledControl = !isEnabled }
  }
  /// A Boolean value that indicates whether the control is selected; a plain control never changes it.
  open var isSelected = false
  /// A Boolean value that indicates whether the control shows that it is pressed; tracking sets it (CS-2).
  ///
  /// It cannot be switched on while the control is disabled (CT-12).
  open var isHighlighted: Bool {
    get { highlight }
    set { if isEnabled || !newValue { highlight = newValue } }
  }
  private var highlight = false

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

  /// Creates a control of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a control of a frame, with an action for `primaryActionTriggered`.
  public convenience init(frame: Rect, primaryAction: ControlAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a touch is tracked.
  open var isTracking: Bool { tracking.isTracking }
  /// A Boolean value that indicates whether the tracked touch is inside the control or the belt around it (CT-6).
  open var isTouchInside: Bool { tracking.isTouchInside }
  /// How far beyond the bounds a tracked finger counts as inside, in points; the engine's setting by default.
  open var trackingSlop: Double { ControlTracking.slop(of: self) }
  /// The events after which the primary action is sent as well; none by default (TT-10).
  open var primaryActionEvents: Event { [] }
  /// A Boolean value that indicates whether the control tracks touches; `true` unless overridden.
  ///
  /// One that does not passes them on to the next responder (RF-4).
  open var tracksTouches: Bool { true }

  /// Returns whether to track a touch that landed; `true` unless overridden.
  ///
  /// With `false` nothing is sent (CT-4).
  open func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }
  /// Returns why ``beginTracking(_:with:)`` refused a touch, for explanations; `nil` unless overridden.
  ///
  /// Called only while a trace sink is set.
  open func refusalReason(for touch: Touch) -> GestureReason? { nil }
  /// Returns whether to continue tracking a touch that moved; `true` unless overridden.
  ///
  /// With `false` the control is silent for the rest of the touch and leaves its flags as they are (CT-5).
  /// ``isTouchInside`` and ``isHighlighted`` are still those of the place before.
  open func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }
  /// Called when the tracked touch has lifted; see ``isTouchInside`` (CT-8).
  open func endTracking(_ touch: Touch?, with event: TouchEvent?) {}
  /// Called when the tracked touch was taken away: ends the tracking and sends `touchCancel` (CT-9).
  ///
  /// The event is `nil` when the control leaves its window. An override without `super` sends nothing and leaves
  /// ``isTracking`` and ``isHighlighted`` as they are.
  open func cancelTracking(with event: TouchEvent?) {
    guard isTracking else { return }
    tracking.stop()
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// Begins to track the first touch that landed on this very control (CT-4).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard takesTouches(of: event) else { return super.touchesBegan(touches, with: event) }
    guard let touch = tracking.follow(touches, on: self) else { return explain(.forwarded) }
    guard isEnabled, isUserInteractionEnabled else { return explain(.disabled) }
    let outer = enter(event)
    defer { currentEvent = outer }
    let isAccepted = beginTracking(touch, with: event)
    guard tracking.follows(touch) else { return }
    guard isAccepted else {
      // What the finger before has begun ends with its lift.
      if !tracking.awaitsLift(besides: touch) { tracking.stop() }
      return explain(.refused, about: touch)
    }
    tracking.begin()
    isHighlighted = true
    sendActions(for: .touchDown)
    if isTracking, touch.tapCount >= 2 { sendActions(for: .touchDownRepeat) }
  }

  /// Continues tracking the touch (CT-5).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard takesTouches(touches) else { return super.touchesMoved(touches, with: event) }
    guard isTracking, let touch = tracking.tracked(among: touches) else { return }
    let outer = enter(event)
    defer { currentEvent = outer }
    let goesOn = continueTracking(touch, with: event)
    guard isTracking, tracking.follows(touch) else { return }
    guard goesOn else {
      tracking.stop()
      return explain(.stopped)
    }
    let crossing = tracking.cross(isInside: isInside(touch, event))
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    if !crossing.isEmpty { sendActions(for: crossing) }
    if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside) }
  }

  /// Ends the tracking with the lift of a finger (CT-8).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    guard takesTouches(touches) else { return super.touchesEnded(touches, with: event) }
    defer { tracking.drop(touches) }
    guard isTracking, let touch = tracking.tracked(among: touches) else { return }
    let outer = enter(event)
    defer { currentEvent = outer }
    let isInside = isInside(touch, event)
    if isInside && !isHighlighted { isHighlighted = true }
    let crossing = tracking.cross(isInside: isInside)
    if !crossing.isEmpty { sendActions(for: crossing) }
    guard isTracking, tracking.follows(touch) else { return }
    endTracking(touch, with: event)
    guard isTracking, tracking.follows(touch) else { return }
    tracking.stop()
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
    isHighlighted = false
    tracking.leave()
  }

  /// Cancels the tracking when a touch was taken away (CT-9).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    guard takesTouches(touches) else { return super.touchesCancelled(touches, with: event) }
    let touch = tracking.tracked(among: touches)
    // Before the override: what that sets off must not come back here.
    tracking.drop(touches)
    guard isTracking, touch != nil else { return }
    let isLeaving = rootNode.touchContext?.leavingNode.map { self.isInside($0) } ?? false
    let present = isLeaving ? nil : event
    let outer = enter(present)
    defer { currentEvent = outer }
    cancelTracking(with: present)
  }

  /// Stops tracking before its end is sent, as a slider does that sends it itself (VN-10).
  public final func stopTracking() { tracking.stop() }

  /// Returns whether touches that land are for the control: not those of a pointer's other buttons (CT-14).
  private func takesTouches(of event: TouchEvent?) -> Bool {
    guard tracksTouches else { return false }
    guard let buttons = event?.buttonMask, !buttons.isEmpty else { return true }
    return buttons.contains(.primary)
  }

  /// Returns whether the control took these touches when they landed, or swallowed them because a view inside forwarded them.
  private func takesTouches(_ touches: [Touch]) -> Bool {
    tracksTouches && touches.contains { $0.node !== self || tracking.follows($0) }
  }

  private func isInside(_ touch: Touch, _ event: TouchEvent?) -> Bool {
    ControlTracking.isInside(touch.location(in: self), of: self, slop: trackingSlop, with: event)
  }

  private func enter(_ event: TouchEvent?) -> TouchEvent? {
    let outer = currentEvent
    currentEvent = event
    return outer
  }

  // MARK: Sending

  /// Calls each target and action registered for one of these events once, in the order of registration (TT-6).
  ///
  /// Actions that are added or removed during a send count from the next one on. If ``primaryActionEvents`` has one of the
  /// events, a send of `primaryActionTriggered` follows, also when the program calls this (TT-10).
  open func sendActions(for events: Event) {
    // An action of before may have taken it out of its tree.
    let context = rootNode.touchContext ?? currentEvent?.context
    context?.trace?.record(.module(ControlEventEntry(control: self, events: events)))
    for entry in table.entries where !entry.events.isDisjoint(with: events) {
      if let closure = entry.closure { sendAction(closure) }
      if let action = entry.action { sendAction(action, to: entry.target, for: currentEvent) }
    }
    let triggers = primaryActionEvents.subtracting(.primaryActionTriggered)
    if !events.isDisjoint(with: triggers) { sendActions(for: .primaryActionTriggered) }
  }

  /// Sends events that an event of touches caused, which actions that take one are called with.
  public final func sendActions(for events: Event, with event: TouchEvent?) {
    let outer = enter(event)
    defer { currentEvent = outer }
    sendActions(for: events)
  }

  /// Sends one action: to its target, or without one along the responder chain (AC-3, AC-4).
  ///
  /// Called for each entry with a target that ``sendActions(for:)`` finds. Override it to watch or redirect actions.
  open func sendAction(_ action: Action, to target: AnyObject?, for event: TouchEvent?) {
    ActionDispatch.send(action, to: target, from: self, for: event)
  }

  /// Calls the closure of one action with this control (TT-6).
  ///
  /// Called for each closure that ``sendActions(for:)`` finds. Override it to watch or redirect them.
  open func sendAction(_ action: ControlAction) { action.performWithSender(self, target: nil) }

  /// Sends `primaryActionTriggered` alone, as for a keyboard's return key, or opens the menu (CT-16).
  open func performPrimaryAction() {
    if showsMenuAsPrimaryAction { openMenu() } else { sendActions(for: .primaryActionTriggered) }
  }

  /// A Boolean value that indicates whether the primary action opens a menu; `false` by default (CT-16).
  open var showsMenuAsPrimaryAction = false

  /// A Boolean value that indicates whether the control's menu is open (XA-3).
  public final private(set) var isMenuOpen = false

  /// Highlights the control and sends `menuActionTriggered`; the host shows the menu then (CT-16, XA-3).
  ///
  /// Does nothing while the menu is open or the control is disabled.
  open func openMenu() {
    guard isEnabled, !isMenuOpen else { return }
    isMenuOpen = true
    isHighlighted = true
    sendActions(for: .menuActionTriggered)
  }

  /// Notifies the control that its menu was closed: it is no longer highlighted (XA-3).
  open func closeMenu() {
    guard isMenuOpen else { return }
    isMenuOpen = false
    isHighlighted = isTracking && isTouchInside
  }

  // MARK: Registration

  /// Calls an action on a target for events; `nil` finds the target in the responder chain by the action's name (TT-3).
  ///
  /// The target is not retained; once it died the responder chain is asked. Adding a pair again unites its events and
  /// moves it to the end of the order (TT-2). Without events nothing is added (TT-11).
  open func addTarget(_ target: AnyObject?, action: Action, for events: Event) {
    guard !events.isEmpty else { return }
    let old = table.add(target, action, events)
    withExtendedLifetime(old) {}
  }

  /// Removes events from every entry of a target, whatever its action; `nil` means all targets and closures (TT-4).
  ///
  /// An entry left without events is dropped if its action is the given one, or if none is given. Any other stays
  /// without events: ``allTargets`` still has its target, and adding it again moves it to the end of the order.
  open func removeTarget(_ target: AnyObject?, action: Action?, for events: Event) {
    let old = table.remove(target, action, events)
    withExtendedLifetime(old) {}
  }

  /// Calls an action's closure for events; an equal action that was added before gives its events and goes (TT-2, TT-7).
  ///
  /// The action is retained until it is removed, and with it what its closure captures. A call without events is ignored
  /// and reported (TT-11).
  open func addAction(_ action: ControlAction, for events: Event) {
    guard !events.isEmpty else {
      rootNode.touchContext?.report(.invalidArgument("addAction without events"))
      return
    }
    let old = table.add(action, events)
    withExtendedLifetime(old) {}
  }

  /// Takes events, by default all, from an action that is equal to the given one; without events it goes (TT-4).
  open func removeAction(_ action: ControlAction, for events: Event = .allEvents) {
    let old = table.removeClosures(events) { $0 == action }
    withExtendedLifetime(old) {}
  }

  /// Takes events from the action with an identifier; without events it goes (TT-4).
  open func removeAction(identifiedBy identifier: ControlAction.Identifier, for events: Event) {
    let old = table.removeClosures(events) { $0.isIdentified(by: identifier) }
    withExtendedLifetime(old) {}
  }

  // MARK: What is registered

  /// Shows a closure every entry: its closure, or its target and action, and its events; `true` ends it (XA-1).
  ///
  /// A target is `nil` for the responder chain, and once it died.
  open func enumerateEventHandlers(
    _ iterator: (ControlAction?, (target: AnyObject?, action: Action)?, Event, inout Bool) -> Void
  ) {
    var isOver = false
    for entry in table.entries where !isOver {
      iterator(entry.closure, entry.action.map { (entry.target, $0) }, entry.events, &isOver)
    }
  }

  /// The targets, each once, in the order of registration; `nil` represents the responder chain and deallocated
  /// targets.
  ///
  /// Closures are left out (TT-5).
  open var allTargets: [AnyObject?] {
    var found: [AnyObject?] = []
    for entry in table.entries where entry.closure == nil && !found.contains(where: { $0 === entry.target }) {
      found.append(entry.target)
    }
    return found
  }

  /// All events for which something is registered (TT-5).
  open var allControlEvents: Event {
    var all: Event = []
    for entry in table.entries { all.formUnion(entry.events) }
    return all
  }

  /// Returns the names of a target's actions for events in the order of registration, `nil` without any (TT-5).
  ///
  /// An action counts when it is registered for all of the events. Without a target: the actions that travel the
  /// responder chain.
  open func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [ActionName]? {
    let names = table.entries.compactMap { entry -> ActionName? in
      guard let action = entry.action, entry.target === target, entry.events.isSuperset(of: event) else { return nil }
      return action.name
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Without touch

  /// Does what a tap on the control does, for assistive technology; returns `false` when the control is disabled.
  ///
  /// By default sends `touchDown` and `touchUpInside` with what follows from them.
  open func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
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

  /// Returns `nil` while the control is disabled, and otherwise what a view returns (CT-3).
  open override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  /// Adds that a scroll view around the control does not take its touches away by default (SC-8).
  open override var touchPolicy: TouchPolicy {
    isEnabled ? super.touchPolicy.union(.keepsTouchesWhenScrolled) : super.touchPolicy
  }
}
