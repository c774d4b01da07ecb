/// The state that the windows of one engine share: settings, plugins, deadlines, trace, diagnostics and the time.
///
/// The host makes one; a node finds it through its root. Nothing in it is global, so engines don't touch each other.
///
/// ```swift
/// let context = TouchContext()
/// context.settings.profile = .iOS26
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let dispatcher = TouchDispatcher(context: context, root: root)
/// dispatcher.advance(to: 0.5)
/// print(context.now)  // Prints "0.5"
/// ```
public final class TouchContext {
  /// The distances, delays and switches of this engine.
  public var settings: TouchSettings {
    get { state.settings }
    set {
      state.settings = newValue
      adoptProfile()
    }
  }
  /// The profile that counts: of the settings, but for one set while touches are down or undecided (VN-12).
  public var profile: BehaviourProfile { state.profile }
  /// Receives every decision; `nil` by default, and then nothing is computed for it.
  public var trace: (any TraceSink)? {
    get { state.isTraced ? state.trace : nil }
    set { state.trace = newValue }
  }
  /// A closure that is called for bad input and mistakes in use; `nil` by default.
  public var diagnostics: ((Diagnostic) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
  /// The deadlines that are waiting.
  @exclusivity(unchecked) public var deadlines = DeadlineQueue()
  /// The current time, in seconds: that of the latest sample, deadline or `advance(to:)`.
  public internal(set) var now: Timestamp {
    get { state.now }
    set { state.now = newValue }
  }
  /// Runs the recognizers; `nil` until the first of them meets a touch, see ``GestureRecognizing/installArbitration(in:)``.
  @exclusivity(unchecked) package var gestures: (any GestureArbitrating)?

  /// The rules that are asked before a recognizer begins, in the order of their addition.
  public var gates: [any GestureGate] { ownGates }
  /// Apart from what is read in each event: a list that grows in place has all that lies beside it checked.
  private var ownGates: [any GestureGate] = []
  /// What modules above keep for this context, by their numbers.
  private var extensions: [ContextExtension?] = []
  /// The dispatcher that runs decisions and deliveries; set while it lives.
  package var dispatcher: TouchDispatcher? { runner }
  @BackReference var runner: TouchDispatcher?
  /// The dispatchers that were refused, in the order in which they take over; each leaves the list when it goes.
  var successors: [BackReference<TouchDispatcher>] = []
  /// The node over which a pointer without contact is; `nil` without one (XA-4).
  public internal(set) var hoveredNode: (any TouchNode)? { didSet { withExtendedLifetime(oldValue) {} } }
  /// What the steps of an event read, which touches and events keep: they may outlive the context.
  package let state: ContextState
  /// Delivers touches to responders.
  package let deliverer = TouchDeliverer()
  @exclusivity(unchecked) private var animators = AnimatorList()
  private var animatorStops = 0
  /// The youngest deadline when the next frame was planned: younger ones of its time come after it.
  private(set) var framePlan = 0
  private(set) var touchNumber = 0

  /// Creates a context of its own.
  public init(settings: TouchSettings = TouchSettings()) {
    state = ContextState(settings)
    deliverer.owner = self
    state.context = self
  }

  /// Creates a context with the settings, the rules and the plugins of another.
  public convenience init(like other: TouchContext) {
    self.init(settings: other.settings)
    ownGates = other.gates
    extensions = other.extensions.map { $0?.copy(for: self) }
  }

  deinit {
    deliverer.owner = nil
    state.context = nil
    state.trace = nil
    state.answers = nil
  }

  /// Adds a rule that is asked before any recognizer begins; the context retains it.
  public func add(_ gate: any GestureGate) { ownGates.append(gate) }

  /// Removes a rule, as often as it was added; a recognizer that is asking at the time asks it still.
  public func remove(_ gate: any GestureGate) { ownGates.removeAll { $0 === gate } }

  /// What a module above keeps for this context, by the module's number; `nil` until it was set.
  ///
  /// Numbers from ``ContextExtension/firstFreeNumber`` on are for modules of your own.
  public subscript(extension number: Int) -> ContextExtension? {
    get { number < extensions.count ? extensions[number] : nil }
    set {
      while extensions.count <= number { extensions.append(nil) }
      // Its end may come back here.
      let old = extensions[number]
      extensions[number] = newValue
      withExtendedLifetime(old) {}
    }
  }

  // Not inlined: in a loop, its access to the hook would be checked before each run of that.
  /// Reports a diagnostic to the hook.
  @inline(never)
  public func report(_ diagnostic: Diagnostic) { diagnostics?(diagnostic) }

  /// Decides and delivers what code changed outside an event, at once; inside one it is done with that event.
  package func setNeedsArbitration() { dispatcher?.setNeedsArbitration() }

  /// A Boolean value that indicates whether decisions are recorded; their descriptions are computed only then.
  var isTraced: Bool { state.isTraced }

  /// A Boolean value that indicates whether an event or deadline is on its way, so that code that runs now was called
  /// by the engine.
  package var isProcessing: Bool { dispatcher?.isProcessing ?? false }
  /// A Boolean value that indicates whether anything is processed other than the consequences of a node that leaves outside
  /// of events.
  package var isInEvent: Bool { dispatcher.map { $0.isProcessing && !$0.isOutsideOfEvents } ?? false }

  /// Returns whether a touch is down that landed on a node or in it, whichever responder has it now.
  public func hasTouch(in node: any TouchNode) -> Bool {
    dispatcher?.presentTouches.contains { $0.node?.isInside(node) ?? false } ?? false
  }

  /// Lets the settings' profile count, unless touches are down or undecided (VN-12).
  @inline(__always)
  func adoptProfile() { if profile != settings.profile { adoptNewProfile() } }

  private func adoptNewProfile() {
    let isQuiet = deliverer.isEmpty && dispatcher?.presentTouches.isEmpty ?? true
    if isQuiet, !(gestures?.areUndecided ?? false) { state.profile = settings.profile }
  }

  /// Restarts the delay of a scroll view's touches, which its recognizer received only now (R-5, SC-1).
  public func restartContentDelay(of holder: any ContentTouchHolding, until time: Timestamp) {
    deliverer.restartClock(of: holder, at: time)
  }

  /// Lets a module above change the deadlines: where it reads a stored property in place, each access is checked.
  package func withDeadlines(_ change: (inout DeadlineQueue) -> Void) { change(&deadlines) }

  /// Returns the number of the next touch.
  func nextTouchNumber() -> Int {
    touchNumber += 1
    return touchNumber
  }

  /// The node that is about to leave the tree, while its observers are notified: a control is notified without an event.
  package private(set) var leavingNode: (any TouchNode)?

  /// Breaks off what concerns nodes that are about to leave the tree.
  func nodeWillLeave(_ node: any TouchNode) {
    if let hoveredNode, hoveredNode.isInside(node) { self.hoveredNode = nil }
    let outer = leavingNode
    leavingNode = node
    defer { leavingNode = outer }
    dispatcher?.nodeWillLeave(node)
    for watcher in leaveWatchers { watcher.nodeWillLeave(node) }
  }

  // MARK: Observers of the tree

  private var leaveWatchers: [any TouchLeaveWatching] = []

  /// Registers an observer for nodes that leave the tree or become hidden; the context retains it until it is removed.
  public func addLeaveWatcher(_ watcher: any TouchLeaveWatching) { leaveWatchers.append(watcher) }

  /// Ends what ``addLeaveWatcher(_:)`` began.
  public func removeLeaveWatcher(_ watcher: any TouchLeaveWatching) { leaveWatchers.removeAll { $0 === watcher } }

  // MARK: After an event

  @exclusivity(unchecked) private var deferred: [() -> Void] = []

  /// Performs work at the end of the current event or deadline, in the order of the calls (EO-9).
  ///
  /// Between events the work is performed at once.
  public func performAfterEvent(_ work: @escaping () -> Void) {
    if isProcessing { deferred.append(work) } else { work() }
  }

  /// Performs what waited for the end of the event, including work that is added during it; work that adds itself again
  /// without end is reported, and the rest waits for the end of the next event.
  func performDeferred() {
    var rounds = 0
    while !deferred.isEmpty {
      rounds += 1
      guard rounds <= Self.maximumDeferredRounds else { return report(.endlessDeferredWork) }
      let round = deferred
      deferred = []
      for work in round { work() }
    }
  }
  /// How often the work that waited may ask for further work, one in the other; a choice of ours.
  private static var maximumDeferredRounds: Int { 100 }

  // MARK: Frames

  /// A Boolean value that indicates whether something moves: the host then calls `advance(to:)` for each frame it
  /// draws.
  public var isAnimating: Bool { !animators.isEmpty }

  /// Requests frames until ``stopAnimating(_:)``; a second request does nothing.
  public func startAnimating(_ animator: any TouchAnimating) {
    if animators.isEmpty {
      framePlan = deadlines.lastOrder
      state.lastFrame = now
    }
    animators.add(animator)
  }

  /// Ends the frames for an object.
  public func stopAnimating(_ animator: any TouchAnimating) {
    animators.remove(animator)
    animatorStops += 1
    if animators.isEmpty { state.lastFrame = .infinity }
  }

  /// Reports what a host left out before an input: a deadline of long ago, or the frames of what moves.
  @inline(__always)
  func reportOmissions(before time: Timestamp) {
    if let due = deadlines.nextDeadline, time - due >= 1 { report(.lateAdvance(by: time - due)) }
    let silence = time - state.lastFrame
    guard silence >= 1 else { return }
    state.lastFrame = time
    report(.missingFrames(for: silence))
  }

  func animate(to time: Timestamp) {
    let moving = animators.slots
    let stops = animatorStops
    // Searched only after something was stopped in a callback.
    for case let animator? in moving where animatorStops == stops || animators.contains(animator) {
      animator.animate(to: time)
    }
    framePlan = deadlines.lastOrder
    if isAnimating { state.lastFrame = time }
  }
}

/// An object that moves without input, such as a scroll view that decelerates.
public protocol TouchAnimating: AnyObject {
  /// Updates to the state at a time; called by `advance(to:)`, whenever the host draws.
  func animate(to time: Timestamp)
}

/// An observer of nodes that leave the tree, such as the owner of the first responder: it lets go of what it keeps of them.
public protocol TouchLeaveWatching: AnyObject {
  /// Called when a node and those in it are about to leave.
  func nodeWillLeave(_ node: any TouchNode)
}

/// What a module above keeps for each context, such as the registry of plugins; subclass it.
open class ContextExtension {
  /// The first number that no module of this package uses.
  public static var firstFreeNumber: Int { 8 }

  /// Creates an extension.
  public init() {}

  /// Returns what a context made like this one starts with; `nil` by default, for nothing.
  open func copy(for context: TouchContext) -> ContextExtension? { nil }
}
