/// Takes samples and time in, and runs each event through hit test, recognizers, actions and responders.
///
/// A `Window` or `Application` has one. A foreign tree makes its own and gives it a ``root``. A context has one
/// dispatcher: a second one is reported and does nothing.
///
/// The order of one event is that of EO-1 to EO-9, see `run(_:_:)`.
public final class TouchDispatcher: TouchHost {
  /// The most contacts that can be down at a time; more are ignored and reported.
  public static var maximumTouches: Int { 256 }
  /// The largest coordinate of a sample, positive or negative, in points; one beyond it counts as no number.
  public static var maximumCoordinate: Double { 1e12 }
  /// The latest time, positive or negative, in seconds; one beyond it counts as no number, since nanoseconds end there.
  public static var maximumTime: Timestamp { 9e9 }
  /// The most deadlines that fire at their own times in one move of the clock; the rest fires at its end, reported.
  public static var maximumDeadlines: Int { 10_000 }

  /// What the roots share.
  public let context: TouchContext
  /// The tree that touches land in, unless there are several ``roots``; not retained by its nodes.
  @exclusivity(unchecked) public var root: (any TouchNode)? {
    willSet { if !isRefused { root?.asView?.resignRoot(of: context) } }
    didSet { if !isRefused { root?.asView?.becomeRoot(of: context) } }
  }
  /// The trees that touches land in, when there are several; cleared before it dies.
  public var roots: (any TouchRoots)? {
    get { rootsReference }
    set { rootsReference = newValue }
  }
  /// A Boolean value that indicates whether new touches, hovering pointers and movements of wheels and trackpads are
  /// lost at present (HT-19).
  @exclusivity(unchecked) public var ignoresInteraction = false

  /// What the dispatcher is at; what arrives meanwhile waits in ``waiting``.
  private enum Activity {
    case idle
    /// It takes an input: code of the host may be called outside of an event, by a hit test or a hook.
    case taking
    /// An event, a deadline or an update is on its way.
    case processing
  }

  /// Something that arrived while another input was taken.
  private enum Input {
    case samples([TouchSample], to: (any TouchNode)?)
    case time(Timestamp)
    case work(() -> Void)
  }

  /// An event on its way through application and windows, and the changed touches that no root processed yet.
  private struct Frame {
    var event: TouchEvent?
    var touches: [Touch] = []
    /// Whether the steps of a root are on their way, which those of another wait for.
    var isRunning = false
  }

  @exclusivity(unchecked) var sequencer = TouchSequencer()
  /// The event of the present sequence.
  @exclusivity(unchecked) var event: TouchEvent?
  @exclusivity(unchecked) var hoverPointer: Touch?
  let watchdog = TouchWatchdog()
  /// What is known of estimated properties; made with the first report that has any.
  @exclusivity(unchecked) private(set) var estimates: EstimateLedger?
  @exclusivity(unchecked) private var activity = Activity.idle
  @exclusivity(unchecked) private var waiting: [Input] = []
  @exclusivity(unchecked) private var frame = Frame()
  @exclusivity(unchecked) private var spareRoom: [Touch] = []
  @RootsReference private var rootsReference: (any TouchRoots)?
  /// Whether another dispatcher had the context first.
  private let isRefused: Bool

  /// Makes a dispatcher for a context, and for a tree when it has only one.
  public init(context: TouchContext, root: (any TouchNode)? = nil) {
    self.context = context
    self.root = root
    isRefused = context.dispatcher != nil
    if isRefused {
      context.report(.secondDispatcher)
    } else {
      context.runner = self
      watchdog.dispatcher = self
      root?.asView?.becomeRoot(of: context)
    }
  }

  deinit {
    guard !isRefused else { return }
    context.runner = nil
    watchdog.dispatcher = nil
    root?.asView?.resignRoot(of: context)
  }

  /// The touches that are down, and those that ended in the event at hand.
  package var presentTouches: [Touch] { sequencer.down }
  /// Whether a node leaves outside of events, and what is processed comes of that alone.
  package internal(set) var isOutsideOfEvents = false
  /// Whether an event, a deadline or an update is on its way.
  package var isProcessing: Bool { activity == .processing }

  // MARK: Input

  /// When ``advance(to:)`` must be called at the latest, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { context.deadlines.nextDeadline }

  /// A Boolean value that indicates whether no touches are down and nothing of any is withheld or undecided.
  public var isIdle: Bool { sequencer.down.isEmpty && context.deliverer.isEmpty && context.deadlines.count == 0 }

  /// Takes samples, those of one time together as one event.
  ///
  /// A contact that occurs twice in them parts them into two events. Called from inside a callback, they wait until the
  /// present event is done.
  public func send(_ samples: [TouchSample]) { accept(.samples(samples, to: nil)) }

  /// Takes samples of contacts on one root; those that are new are tested against it alone.
  ///
  /// Several windows that stand alone share a dispatcher in this way. A contact's name counts for one root.
  public func send(_ samples: [TouchSample], to root: any TouchNode) { accept(.samples(samples, to: root)) }

  /// Moves the clock forward: fires the deadlines up to a time, each at its own, and shows a frame.
  public func advance(to time: Timestamp) { accept(.time(time)) }

  /// Takes all touches away, as at an interruption (TB-12), and pointers without contact until they move again.
  ///
  /// Called from inside a callback, they are cancelled at once.
  public func cancelAllTouches(at time: Timestamp) { cancelAllTouches(at: time, sentTo: nil) }

  /// Takes all touches away that were sent to a root.
  public func cancelAllTouches(at time: Timestamp, sentTo root: (any TouchNode)?) {
    let source = root.map { ObjectIdentifier($0 as AnyObject) }
    if isProcessing { return cancelAll(sentTo: source) }
    perform(at: time) { [self] in cancelAll(sentTo: source) }
  }

  /// Runs work of the host between events, after the deadlines that fall before a time.
  package func perform(at time: Timestamp, _ work: @escaping () -> Void) {
    accept(
      .work { [self] in
        if time.isTime { moveClock(to: time, beforeSamples: true) } else { context.report(.nonFiniteTime) }
        work()
      })
  }

  private func accept(_ input: Input) {
    guard !isRefused else { return }
    guard activity == .idle else { return waiting.append(input) }
    take(input)
    takeWaiting()
  }

  func takeWaiting() {
    while !waiting.isEmpty, activity == .idle { take(waiting.removeFirst()) }
  }

  private func take(_ input: Input) {
    activity = .taking
    switch input {
    case .samples(let samples, let root): takeSamples(samples, root)
    case .time(let time):
      if time.isTime {
        moveClock(to: time, beforeSamples: false)
        context.animate(to: context.now)
      } else {
        context.report(.nonFiniteTime)
      }
    case .work(let work): work()
    }
    decideSoon()
    activity = .idle
  }

  // MARK: Time

  /// Fires the deadlines up to a time, each at its own as an update of its own, and makes the time the present.
  func moveClock(to time: Timestamp, beforeSamples: Bool) {
    guard time >= context.now || time.nanoseconds >= context.now.nanoseconds else {
      return context.report(.timeWentBackwards(to: time, from: context.now))
    }
    var fired = 0
    var last = Int.max
    while fired < last, let due = context.deadlines.popDue(at: time, beforeSamples: beforeSamples) {
      fired += 1
      if fired == Self.maximumDeadlines {
        context.report(.endlessDeadlines)
        // Those that wait now fire once more, at the new time, from which whoever repeats goes on.
        context.now = max(context.now, time)
        last = fired + context.deadlines.count
      }
      if due.key > context.now.nanoseconds { context.now = due.time }
      context.trace?.record(.time(context.now))
      process {
        due.handler?.deadlineReached(due.tag, at: last == Int.max ? due.time : context.now)
        update(event)
      }
    }
    context.now = max(context.now, time)
    context.trace?.record(.time(context.now))
  }

  // MARK: Events

  /// Sends an event of touches that changed through application and windows.
  func send(_ changed: [Touch], _ event: TouchEvent, _ origin: TouchOrigin) {
    process {
      event.show(context.now)
      if context.isTraced { context.trace?.record(.input(.touches(changed, origin))) }
      frame = Frame(event: event, touches: changed)
      if let roots { roots.route(event) } else if let root { process(event, in: root) }
      cancelSwallowed(event)
      frame = Frame()
    }
  }

  /// Runs the touches of one root through recognizers and responders; the end of every route of an event.
  ///
  /// A second call for the same event and root does nothing, and so does one from inside of the steps of another root:
  /// those come when the event gets there.
  public func process(_ event: TouchEvent, in root: any TouchNode) {
    guard frame.event === event, !frame.isRunning else { return }
    var touches: [Touch] = []
    swap(&touches, &frame.touches)
    if touches.contains(where: { $0.rootNode !== root }) {
      frame.touches = touches.filter { $0.rootNode !== root }
      touches.removeAll { $0.rootNode !== root }
    }
    guard !touches.isEmpty else { return }
    frame.isRunning = true
    run(touches, event)
    frame.isRunning = false
  }

  /// Cancels touches whose end an override of `sendEvent` kept to itself, so that nobody waits for it for ever.
  private func cancelSwallowed(_ event: TouchEvent) {
    guard !frame.touches.isEmpty else { return }
    let left = frame.touches
    // The moves that were kept with it stay unheard.
    frame.touches = left.filter { $0.phase.isFinal }
    for touch in left where touch.phase.isFinal {
      for other in left where other.phase == .ended { other.phase = .cancelled }
      if let root = touch.rootNode { process(event, in: root) }
    }
  }

  /// The steps of one event, in their order; binding (EO-1) came before, and the calls that wait for its end come after.
  func run(_ touches: [Touch], _ event: TouchEvent) {
    let gestures = context.gestures
    let deliverer: TouchDeliverer = context.deliverer
    if let gestures {
      gestures.collect(touches, event)  // EO-2
      gestures.handOut(touches, event)  // EO-3
      context.needsUpdate = false
      gestures.decide()  // EO-4
      gestures.sendUpdates(event)  // EO-5
    }
    deliverer.release(touches, event)  // EO-6
    gestures?.resetGroups()  // EO-7
    deliverer.deliver(touches, event)  // EO-8
    updateWhileNeeded(event)
  }

  /// The same steps without touches: after a deadline, an assignment outside of an event, or inside of one (GS-12, GS-14).
  func update(_ event: TouchEvent?) {
    let gestures = context.gestures
    context.needsUpdate = false
    gestures?.decide()
    gestures?.sendUpdates(event)
    context.deliverer.release([], event)
    gestures?.resetGroups()
  }

  private func updateWhileNeeded(_ event: @autoclosure () -> TouchEvent?) {
    var rounds = 0
    while context.needsUpdate {
      rounds += 1
      guard rounds <= 100 else { return context.report(.endlessArbitration) }
      update(event())
    }
  }

  /// Decides what code changed while no event is on its way; inside of one that is done with the event (GS-14).
  func decideSoon() {
    guard !isProcessing, context.needsUpdate else { return }
    process { update(event) }
    takeWaiting()
  }

  /// Runs what comes before an event and belongs to it.
  func asPartOfEvent(_ body: () -> Void) {
    let before = activity
    activity = .processing
    body()
    activity = before
  }

  /// Runs a part of an event; the outermost ends with further updates and with the calls that wait for its end (EO-9).
  func process(_ body: () -> Void) {
    guard !isProcessing else { return body() }
    let before = activity
    activity = .processing
    body()
    var rounds = 0
    repeat {
      updateWhileNeeded(event)
      context.performDeferred()
      rounds += 1
      if rounds > 100 { context.report(.endlessArbitration) }
    } while rounds <= 100 && context.needsUpdate
    forgetFinished()
    activity = before
  }

  /// Lets go of touches that are over: they are bound to nobody from now on (TB-13).
  private func forgetFinished() {
    let deliverer: TouchDeliverer = context.deliverer
    guard sequencer.hasFinished || deliverer.hasFinished else {
      if deliverer.hasExclusive { deliverer.releaseUnusedOwners(sequencer.down) }
      return
    }
    var over = deliverer.takeFinished().filter { !$0.isDown }
    for touch in sequencer.down where !touch.isDown && !touch.delivery.isLive { over.append(touch) }
    for touch in over { context.gestures?.touchIsOver(touch) }
    sequencer.forgetFinished()
    event?.touches = sequencer.down
    if deliverer.hasExclusive { deliverer.releaseUnusedOwners(sequencer.down) }
    for touch in over { leaveTree(touch) }
  }

  /// Lets a touch that is over let go of its tree, unless its view still waits for a correction (TB-13, TP-9).
  func leaveTree(_ touch: Touch) {
    guard !touch.isDown, !touch.delivery.isLive, estimates?.expectsCorrection(of: touch) != true else { return }
    touch.leaveTree()
  }

  /// Takes note of a report whose estimated properties will be corrected (TP-9).
  func noteEstimates(_ sample: TouchSample, of touch: Touch) {
    let ledger = estimates ?? EstimateLedger(context.link)
    estimates = ledger
    ledger.note(sample, of: touch)
  }

  // MARK: Room

  /// Room for the touches of a frame, which is used again.
  func takeRoom() -> [Touch] {
    var room: [Touch] = []
    swap(&room, &spareRoom)
    return room
  }

  func giveBackRoom(_ room: inout [Touch]) {
    while !room.isEmpty { room.removeLast() }
    swap(&room, &spareRoom)
  }
}
