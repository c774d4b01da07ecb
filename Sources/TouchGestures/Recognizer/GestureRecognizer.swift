public import TouchEvents

/// The base class of recognizers: tracks touches, requests states, calls actions.
///
/// Subclass it and override the touch methods; assign ``state`` to say what you make of the touches. An assignment acts at
/// once (GS-10): the table below says what it leads to, leaving possible asks the views and the delegate whether it may
/// begin, and ``state`` reads the outcome when the assignment returns. Whether it recognizes is decided when all recognizers
/// have received the event; only then are actions sent (EO-4, EO-5).
///
/// | from     | possible | began   | changed | ended | cancelled | failed    |
/// | -------- | -------- | ------- | ------- | ----- | --------- | --------- |
/// | possible | –        | began   | began   | ended | failed    | failed    |
/// | began    | –        | changed | changed | ended | cancelled | cancelled |
/// | changed  | changed  | changed | changed | ended | cancelled | cancelled |
///
/// From ended, cancelled and failed only the reset leads back, to possible (GS-4). A recognizer in began or changed sends
/// a changed action with every event that hands it a touch, whether or not it assigns anything (GS-7).
///
/// ```swift
/// final class TouchDownGestureRecognizer: GestureRecognizer {
///   override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .recognized }
/// }
///
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let down = TouchDownGestureRecognizer()
/// down.addAction { print("down at", $0.location(in: $0.view)) }
/// window.addGestureRecognizer(down)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// // Prints "down at Point(x: 30.0, y: 30.0)"
/// ```
open class GestureRecognizer: GestureRecognizing, DeadlineHandler {
  /// UIKit's nested name of the states.
  public typealias State = GestureState

  // MARK: Settings

  /// A name for logs and explanations; `nil` by default.
  open var name: String?
  /// A Boolean value that indicates whether recognition takes the touches away from their views; `true` by default
  /// (GV-1).
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the delivery of touches is delayed while it is undecided; `false` by default
  /// (GD-1).
  @exclusivity(unchecked) open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether ends of touches are delayed while it is undecided; `true` by default
  /// (GE-1).
  @exclusivity(unchecked) open var delaysTouchesEnded = true
  /// A Boolean value that indicates whether it takes only touches of the type that it tracks already; `true` by default
  /// (GC-3).
  open var requiresExclusiveTouchType = true
  /// The presses that it takes; none by default (PR-2).
  open var allowedPressTypes: [Press.PressType] = []
  /// The types of touches that it takes; all four by default; repeated ones are dropped, none is allowed (GC-4).
  open var allowedTouchTypes: [Touch.TouchType] {
    get { touchTypes }
    set { touchTypes = newValue.reduce(into: []) { types, type in if !types.contains(type) { types.append(type) } } }
  }
  private var touchTypes: [Touch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

  /// A Boolean value that indicates whether it participates; disabling cancels it, or fails it if it is undecided (GR-6).
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if oldValue, !isEnabled { environment?.stop(self, .disabled) } }
  }

  /// The delegate, which decides about receiving touches, beginning, and other recognizers; not retained.
  open var delegate: (any GestureRecognizerDelegate)? {
    get { weakDelegate.isSet ? weakDelegate.object : nil }
    set { weakDelegate = WeakGestureRecognizerDelegate(newValue) }
  }
  /// The object that is asked, the ``delegate`` unless overridden: a recognizer may show another one than it asks.
  open var askedDelegate: (any GestureRecognizerDelegate)? { delegate }
  @exclusivity(unchecked) private var weakDelegate = WeakGestureRecognizerDelegate()

  // MARK: Where it is

  /// The node it is attached to.
  public final var node: (any TouchNode)? { attachment.node.object }
  /// Whether it is attached to a node, and that lives.
  final var isAttached: Bool { attachment.node.isSet }
  /// How often it was attached or detached, so that a call notices that another one came in between.
  private final var attachments = 0
  /// The reference to it, and which node it is, to compare without reading the reference.
  @exclusivity(unchecked) final private(set) var attachment = (node: WeakNode(), identity: ObjectIdentifier?.none)

  // MARK: What the environment keeps

  /// What has become of the present attempt.
  @exclusivity(unchecked) final var attempt = Attempt()
  /// Its touches.
  @exclusivity(unchecked) final var given = GivenTouches()
  /// Its part in the environment's steps.
  @exclusivity(unchecked) final var standing = Standing()
  /// Its failure requirements, and those of others that wait for it.
  @exclusivity(unchecked) final var links = FailureLinks()
  @exclusivity(unchecked) final var targets = TargetList()
  /// The environment that knows it; cleared when either dies.
  final var environment: GestureEnvironment? {
    get { environmentReference.wrappedValue }
    set { environmentReference.wrappedValue = newValue }
  }
  @exclusivity(unchecked) final private(set) var environmentReference = BackReference<GestureEnvironment>(
    wrappedValue: nil)
  /// The place in the environment's list of those that know it.
  final var enrolment = 0

  // MARK: Making

  /// Creates a recognizer that calls an action on a target, which it does not retain (GA-2).
  public init(target: ActionTarget?, action: Action?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  public convenience init() { self.init(target: nil, action: nil) }

  deinit {
    environment?.forget(self)
    for other in links.requirements { other.withUnretained { $0.links.dependents.removeAll { $0.refers(to: self) } } }
    for other in links.dependents { other.withUnretained { $0.links.requirements.removeAll { $0.refers(to: self) } } }
  }

  // MARK: State

  /// A description of what it recognizes, for controls and explanations; overridden by subclasses.
  open var traits: GestureTraits { GestureTraits(kind: "custom", isContinuous: true) }

  /// The current state; a subclass assigns the state that it requests (GS-10).
  ///
  /// Clients only read it (GS-11).
  open var state: GestureState {
    get { attempt.acting ?? attempt.state }
    set {
      guard stated.isNew else { return assign(newValue, .unstated) }
      stated.isNew = false
      assign(newValue, stated.cause)
    }
  }
  /// Why the current assignment is made, when a trace is recorded; the flag beside it is read in each frame.
  private var stated = (cause: TransitionCause.unstated, isNew: false)

  /// Fails with a reason for explanations, which is computed only when a trace sink is set.
  public final func fail(because reason: @autoclosure () -> GestureReason) { ask(for: .failed, because: reason()) }

  /// Assigns a state with a reason for explanations, which is computed only when a trace sink is set.
  ///
  /// It sets the property ``state``, so that overrides and observers are called for every request.
  public final func ask(for state: GestureState, because reason: @autoclosure () -> GestureReason) {
    if environmentReference.withUnretained({ $0.isTraced }) ?? false { stated = (.rule(reason()), true) }
    self.state = state
    stated.isNew = false
  }

  /// Begins and ends in one event, with an action for each: a gesture that is complete at once.
  public final func recognizeImmediately() {
    state = .began
    if state == .began { state = .ended }
  }

  /// A Boolean value that indicates whether its criteria are met and others must fail first (GF-4).
  public final var isWaitingForFailure: Bool { attempt.isHeld }

  /// The settings of the engine it works in; the defaults while its node is in no tree with a context.
  public final var settings: TouchSettings {
    environment?.context.settings ?? context?.settings ?? TouchSettings()
  }

  // MARK: To override

  /// Called when touches land, before views receive them (EO-3).
  open func touchesBegan(_ touches: [Touch], with event: TouchEvent) {}
  /// Called when touches move or changed.
  open func touchesMoved(_ touches: [Touch], with event: TouchEvent) {}
  /// Called when touches were lifted; they count in `numberOfTouches` for the last time (GL-1).
  open func touchesEnded(_ touches: [Touch], with event: TouchEvent) {}
  /// Called when touches are cancelled: by the system, or because the recognizer was disabled or removed (GR-6, R-7).
  open func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {}
  /// Called when estimated properties were corrected (TP-9).
  open func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) {}
  /// Called when allowed buttons went down (PR-3).
  open func pressesBegan(_ presses: [Press], with event: PressesEvent) {}
  /// Called when the force of allowed analog buttons changed.
  open func pressesChanged(_ presses: [Press], with event: PressesEvent) {}
  /// Called when allowed buttons went up.
  open func pressesEnded(_ presses: [Press], with event: PressesEvent) {}
  /// Called when presses were taken away.
  open func pressesCancelled(_ presses: [Press], with event: PressesEvent) {}
  /// Called when a pointer without contact came over the node (HO-1).
  open func hoverEntered(_ pointer: Touch, with event: TouchEvent) {}
  /// Called when a pointer without contact moved over the node.
  open func hoverMoved(_ pointer: Touch, with event: TouchEvent) {}
  /// Called when a pointer without contact left the node.
  open func hoverExited(_ pointer: Touch, with event: TouchEvent) {}
  /// A Boolean value that indicates whether it receives the presses that it allows; `true` unless overridden.
  ///
  /// Of the built-in recognizers only taps do.
  open var receivesPresses: Bool { true }
  /// A Boolean value that indicates whether it receives pointers without contact; `false` unless overridden.
  open var receivesHover: Bool { false }
  /// Returns whether it takes movements of wheels or trackpads such as this one; `false` unless overridden (SD-6).
  open func acceptsScroll(_ movement: ScrollMovement) -> Bool { false }
  /// Reports a movement of a wheel or trackpad over the node that ``acceptsScroll(_:)`` agreed to.
  open func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {}

  /// Sets back what a subclass keeps of an attempt; the state still reads the final one (GR-2).
  open func reset() {}
  /// Called when others it waited for have failed, right before its first action is sent (GF-5).
  open func failureRequirementsResolved() {}
  /// Returns the new touches of an event that the recognizer accepts; all of them unless overridden.
  ///
  /// Asked once per event, with the touches that passed all other questions (GC-12). It never receives the others.
  open func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] { touches }
  /// Called when a deadline of ``scheduleDeadline(at:tag:isInclusive:)`` was reached.
  open func deadlineReached(_ tag: Int, at time: Timestamp) {}

  /// Returns whether recognition of this one keeps another from recognizing; `true` unless overridden (GX-5).
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether another one's recognition keeps this one from recognizing; `true` unless overridden (GX-5).
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether this one waits for another to fail; asked once an attempt and pair (GF-2).
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Returns whether another one waits for this one to fail; asked once an attempt and pair (GF-2).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }
  /// Which of the recognizers of a view is decided first when several request recognition in one event.
  ///
  /// Read once an update; of family 0 unless overridden, which leaves it to the order of adding.
  open var decisionRank: DecisionRank { DecisionRank(family: 0, rank: 0) }
  /// Returns whether another one may wait for this one to fail; `true` unless overridden, and with `false` that has no
  /// effect.
  open func canBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Returns whether it receives an event at all; asked before the delegate (GC-5).
  open func shouldReceive(_ event: TouchEvent) -> Bool { true }

  /// Leaves a touch to its view: it is no longer tracked, and not taken away on recognition (GR-5).
  open func ignore(_ touch: Touch, for event: TouchEvent) { environment?.ignore(touch, by: self) }

  /// Leaves a press to its responder (GR-5).
  open func ignore(_ button: Press, for event: PressesEvent) {
    guard let touch = given.bound.first(where: { $0.press === button }) else { return }
    environment?.ignore(touch, by: self)
  }

  /// The modifier keys that are held during the current event.
  open var modifierFlags: KeyModifierFlags { environment?.course.lastEvent?.modifierFlags ?? [] }
  /// The buttons of the pointing device that are down during the current event.
  open var buttonMask: TouchEvent.ButtonMask { environment?.course.lastEvent?.buttonMask ?? [] }

  /// How many touches it has: not ignored, and down or ending in the current event (GL-1).
  open var numberOfTouches: Int { given.tracked.count }

  /// Returns the center of the tracked touches in a node's coordinates, the last one known when none is down.
  ///
  /// In points; `nil` asks for the coordinates of the root (GL-2, GL-3, GC-11).
  open func location(in node: (any TouchNode)?) -> Point { convertFromScreen(screenLocation, to: node) }

  /// Returns where a tracked touch is, in a node's coordinates, by its place among the fingers; out of range traps
  /// (GL-1).
  ///
  /// A new finger takes the lowest place that is free.
  open func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    precondition(given.tracked.indices.contains(touchIndex), "the recognizer tracks no touch of this index")
    return given.tracked.sorted { $0.slot < $1.slot }[touchIndex].location(in: node)
  }

  /// The gesture's location in the coordinates of the samples; what ``location(in:)`` converts.
  open var screenLocation: Point { given.tracked.isEmpty ? given.lastLocation : Self.centroid(of: given.tracked) }

  /// Returns how far the gesture's location has moved since the first finger landed, in a node's coordinates and
  /// points.
  open func translation(in node: (any TouchNode)?) -> Point { movement(in: node) }

  /// Returns the whole movement since the first finger landed, in a node's coordinates and points.
  open func movement(in node: (any TouchNode)?) -> Point { location(in: node) - startLocation(in: node) }

  // MARK: Targets and requirements

  /// Calls an action on a target at each action, in the order of addition; adding a pair twice does nothing (GA-2).
  ///
  /// The target is not retained; once it died it is not called.
  open func addTarget(_ target: ActionTarget, action: Action) { targets.add(target as AnyObject, action) }

  /// Removes pairs of a target and an action; `nil` stands for any, and with two of them the closures go too (GA-2).
  open func removeTarget(_ target: ActionTarget?, action: Action?) {
    withExtendedLifetime(targets.remove(target.map { $0 as AnyObject }, action)) {}
  }

  /// Lets this recognizer wait until another has failed; asking it of itself does nothing (GF-1, GF-9).
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      context?.report(.invalidArgument("a recognizer cannot wait for itself"))
      return
    }
    guard !links.requirements.contains(where: { $0.refers(to: otherGestureRecognizer) }) else { return }
    links.requirements.append(BackReference(wrappedValue: otherGestureRecognizer))
    otherGestureRecognizer.links.dependents.append(BackReference(wrappedValue: self))
  }

  /// Lets this recognizer wait until another has failed.
  public final func require(toFail other: any GestureRecognizing) {
    if let other = other as? GestureRecognizer { require(toFail: other) }
  }

  /// Makes the environment that runs recognizers, for a context that has none.
  public final func installArbitration(in context: TouchContext) {
    if context.gestures == nil { context.gestures = GestureEnvironment(context: context) }
  }

  /// Moves the recognizer to a node, or to none; a running gesture is broken off (GR-7).
  ///
  /// Called by `addGestureRecognizer(_:)`, which also keeps the node's list; don't call it yourself.
  public final func attach(to node: (any TouchNode)?) {
    attachments &+= 1
    let mine = attachments
    environment?.remove(self)
    // What receives of its end may have attached it anew, which holds.
    guard attachments == mine else { return }
    attachment = (WeakNode(node), node.map { ObjectIdentifier($0 as AnyObject) })
    let list = node?.attachedGestureRecognizers ?? []
    // As a rule it is the last one.
    let before = list.last === self ? list.dropLast().last : list.prefix { $0 !== self }.last
    standing.number = ((before as? GestureRecognizer)?.standing.number ?? 0) + 1
    // What was assigned outside an attempt is void.
    if attempt.state != .possible { forgetAttempt() }
    environment?.forget(self)
  }
}

extension GestureRecognizer: Hashable {
  /// Returns whether two references name the same recognizer.
  public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool { left === right }

  /// Hashes the identity of the recognizer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A reference to a delegate that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: clear it before the delegate dies.
struct WeakGestureRecognizerDelegate: ~Copyable {
  #if hasFeature(Embedded)
    @UncheckedReference var object: (any GestureRecognizerDelegate)?
  #else
    weak var object: (any GestureRecognizerDelegate)?
  #endif

  /// Whether it was set: reading a weak reference takes long.
  let isSet: Bool

  init(_ object: (any GestureRecognizerDelegate)? = nil) {
    self.object = object
    isSet = object != nil
  }
}
