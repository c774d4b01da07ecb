/// Takes samples and time in, and runs each event through hit test, recognizers, actions and responders.
///
/// A `Window` or `Application` has one. A foreign tree makes its own and gives it a ``root``.
///
/// The order of one event is that of 3.3: bind new touches · ask and tell recognizers · decide · actions · responders ·
/// resets.
public final class TouchDispatcher: TouchHost {
  /// The most contacts that can be down at a time; more are ignored and reported.
  public static var maximumTouches: Int { 256 }
  /// The largest coordinate of a sample, positive or negative, in points; one beyond it counts as no number.
  public static var maximumCoordinate: Double { 1e12 }
  /// The most deadlines that fire at their own times in one move of the clock; the rest fires at its end, reported.
  public static var maximumDeadlines: Int { 10_000 }

  /// What the roots share.
  public let context: TouchContext
  /// The tree that touches land in, unless a ``rootSource`` names several; not retained by its nodes.
  public var root: (any TouchNode)? {
    willSet { root?.asView?.resignRoot(of: context) }
    didSet { root?.asView?.becomeRoot(of: context) }
  }
  /// Names the roots when there are several; cleared before it dies.
  public unowned(unsafe) var rootSource: (any TouchRootSource)?
  /// Sees events before they are processed; cleared before it dies.
  public unowned(unsafe) var router: (any TouchEventRouter)?
  /// Whether new touches, hovering pointers and movements of wheels and trackpads are lost at present (HT-19).
  public var ignoresInteraction = false

  let deliverer: TouchDeliverer
  private let chain: InterceptorChain
  var sequencer = TouchSequencer()
  var event: TouchEvent?
  private var commands: [TouchCommand] = []
  /// The touches that changed in the event at hand, or in the latest when they are still down.
  var frame: [Touch] = []
  /// Room for the next frame.
  var spareFrame: [Touch] = []
  /// Whether the frame is on its way.
  private var isSending = false
  /// Whether an event or deadline is on its way.
  package var isProcessing = false
  /// Whether an input is taken; code of the host may be called before and after its event too, by a hit test or a hook.
  private var isTaking = false
  /// Whether something changed meanwhile that wants a decision once the input is taken.
  var isDecisionDue = false
  private var waiting: [Input] = []
  /// Counts the events.
  private var eventNumber = 0
  /// Counts the times that touches of an event went through the recognizers and responders of a root.
  private var processNumber = 0
  var hoverPointer: Touch?
  let watchdog = TouchWatchdog()

  /// Something that arrived while an event was on its way, and is taken after it.
  enum Input {
    case samples([TouchSample])
    case time(Timestamp)
    case cancelAll(Timestamp)
    case work(() -> Void)
  }

  /// Makes a dispatcher for a context, and for a tree when it has only one.
  public init(context: TouchContext, root: (any TouchNode)? = nil) {
    self.context = context
    deliverer = TouchDeliverer(context: context)
    self.root = root
    chain = context.chain
    context.dispatcher = self
    watchdog.dispatcher = self
    root?.asView?.becomeRoot(of: context)
  }

  deinit {
    if context.dispatcher === self { context.dispatcher = nil }
    watchdog.dispatcher = nil
    root?.asView?.resignRoot(of: context)
  }

  /// The touches that are down, and those that ended in the event at hand.
  package var presentTouches: [Touch] { sequencer.down }

  // MARK: Input

  /// Whether new input has to wait.
  var isBusy: Bool { isProcessing || isTaking }

  /// When ``advance(to:)`` must be called at the latest, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { context.deadlines.nextDeadline }

  /// Whether touches are down or something of them is still withheld or undecided.
  public var isIdle: Bool { sequencer.down.isEmpty && deliverer.isEmpty && context.deadlines.count == 0 }

  /// Takes samples, those of one time together as one event.
  ///
  /// A contact that occurs twice in them parts them into two events. Called from inside a callback, they wait until the
  /// present event is done.
  public func send(_ samples: [TouchSample]) {
    guard !isBusy else { return waiting.append(.samples(samples)) }
    isTaking = true
    takeSamples(samples)
    isTaking = false
    if isDecisionDue { decideAfterCalls() }
    takeWaiting()
  }

  /// Moves the clock forward: fires the deadlines up to a time, each at its own, and shows a frame.
  public func advance(to time: Timestamp) {
    accept(.time(time))
  }

  /// Takes all touches away, as at an interruption (TB-12), and pointers without contact until they move again.
  public func cancelAllTouches(at time: Timestamp) {
    accept(.cancelAll(time))
  }

  /// Runs work of the host between events, after the deadlines that fall before a time.
  package func perform(at time: Timestamp, _ work: @escaping () -> Void) {
    // Work that waits is done before the present event returns, so what it holds is let go in time.
    accept(
      .work { [self] in
        if time.isFinite { moveClock(to: time, beforeSamples: true) } else { context.report(.nonFiniteTime) }
        work()
        decideAfterCalls()
      })
  }

  private func accept(_ input: Input) {
    guard !isBusy else { return waiting.append(input) }
    take(input)
    takeWaiting()
  }

  @inline(__always)
  func takeWaiting() {
    while !waiting.isEmpty, !isBusy { take(waiting.removeFirst()) }
  }

  private func take(_ input: Input) {
    isTaking = true
    defer { isTaking = false }
    switch input {
    case .samples(let samples): takeSamples(samples)
    case .time(let time):
      guard time.isFinite else { return context.report(.nonFiniteTime) }
      moveClock(to: time, beforeSamples: false)
      context.animate(to: context.now)
      decideAfterCalls()
    case .cancelAll(let time):
      cancelTouches(sequencer.down.map { $0.id }, at: time)
      interrupt()
    case .work(let work): work()
    }
  }

  /// Fires the deadlines up to a time, each at its own as an arbitration of its own, and makes the time the present.
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
      inCycle {
        due.handler?.deadlineReached(due.tag, at: last == Int.max ? due.time : context.now)
        decideAndDeliver()
      }
    }
    context.now = max(context.now, time)
    context.trace?.record(.time(context.now))
  }

  // MARK: Events

  /// Sends an event of touches that changed on its way; gives back the room of the frame before.
  func dispatch(_ changed: inout [Touch], _ event: TouchEvent) {
    swap(&changed, &frame)
    dispatchFrame(event)
    guard frame.contains(where: { $0.phase.isFinal }) else { return }
    inCycle {
      let sent = frame
      isSending = true
      cancelSwallowed(sent, event)
      isSending = false
      for touch in sent where touch.phase.isFinal { sequencer.remove(touch) }
      event.touches = sequencer.down
      // Touches that are over are let go.
      frame = []
    }
  }

  /// Sends an event of the touches of the frame on its way.
  func dispatchFrame(_ event: TouchEvent) {
    let wasProcessing = isProcessing
    isProcessing = true
    isSending = true
    event.timestamp = context.now
    if context.isTraced { context.trace?.record(.input(.touches(frame))) }
    eventNumber += 1
    if let router { router.route(event) } else if let root { process(event, in: root) }
    isSending = false
    isProcessing = wasProcessing
  }

  /// Runs the touches of one root through recognizers and responders; the end of every route of an event.
  ///
  /// A second call for the same event and root does nothing.
  public func process(_ event: TouchEvent, in root: any TouchNode) {
    guard isSending else { return }
    process(event, frame, root)
  }

  private func process(_ event: TouchEvent, _ touches: [Touch], _ root: any TouchNode) {
    guard !touches.isEmpty else { return }
    let number = eventNumber
    guard touches.allSatisfy({ $0.rootNode === root && $0.processedIn != number }) else {
      return process(event, touches.filter { $0.rootNode === root && $0.processedIn != number }, root)
    }
    processNumber += 1
    let process = processNumber
    for touch in touches {
      touch.processedIn = number
      touch.changedIn = process
    }
    var commands = takeCommands()
    chain.intercept(event, touches, into: &commands)
    carryOut(&commands, touches, event, chain)
    giveBack(&commands)
  }

  /// Cancels touches whose end an override of `sendEvent` kept to itself, so that nobody waits for it for ever.
  private func cancelSwallowed(_ changed: [Touch], _ event: TouchEvent) {
    let number = eventNumber
    for touch in changed where touch.phase.isFinal && touch.processedIn != number {
      guard let root = touch.rootNode else { continue }
      for other in changed where other.phase == .ended && other.processedIn != number {
        other.phase = .cancelled
      }
      // The moves that were kept with it stay unheard.
      frame.removeAll { !$0.phase.isFinal }
      process(event, in: root)
    }
  }

  /// Steps 4 to 7 without a touch of an event (0.3a).
  func decideAndDeliver() {
    var commands = takeCommands()
    let chain = context.chain
    chain.advance(to: context.now, into: &commands)
    carryOut(&commands, [], event, chain)
    giveBack(&commands)
  }

  func carryOut(
    _ commands: inout [TouchCommand], _ touches: [Touch], _ event: TouchEvent?, _ chain: InterceptorChain
  ) {
    if !commands.isEmpty {
      deliverer.apply(commands)
      if !context.settings.actionBeforeCancel { deliverer.cancel(commands, event) }
    }
    if !commands.isEmpty || chain.hasWork([.decision, .actions]) {
      let decided = commands.count
      chain.sendActions(into: &commands)
      if commands.count > decided { deliverer.apply(Array(commands[decided...])) }
      if !commands.isEmpty { deliverer.cancel(commands, event) }
    }
    deliver(touches, event)
    if chain.hasWork([.decision, .resets]) { finish(event, chain) }
  }

  /// Step 6: what was withheld, then the event's own touches.
  @inline(__always)
  private func deliver(_ touches: [Touch], _ event: TouchEvent?) {
    if deliverer.holdsContent { deliverer.releaseContent(event) }
    if deliverer.withholds { deliverer.flush(event, isInEvent: !touches.isEmpty ? processNumber : -1) }
    deliverer.deliver(touches, event)
  }

  /// Step 7.
  private func finish(_ event: TouchEvent?, _ chain: InterceptorChain) {
    settle(event, chain)
    chain.finish(event)
    settle(event, chain)
  }

  /// Decides what callbacks of responders changed, until nothing changes.
  private func settle(_ event: TouchEvent?, _ chain: InterceptorChain) {
    var rounds = 0
    while chain.hasWork(.decision) {
      rounds += 1
      guard rounds <= 100 else { return context.report(.endlessArbitration) }
      var commands = takeCommands()
      chain.advance(to: context.now, into: &commands)
      deliverer.apply(commands)
      if !context.settings.actionBeforeCancel { deliverer.cancel(commands, event) }
      let decided = commands.count
      chain.sendActions(into: &commands)
      if commands.count > decided { deliverer.apply(Array(commands[decided...])) }
      deliverer.cancel(commands, event)
      if deliverer.withholds { deliverer.flush(event, isInEvent: -1) }
      deliverer.deliver([], event)
      giveBack(&commands)
    }
  }

  func inCycle(_ body: () -> Void) {
    let wasProcessing = isProcessing
    isProcessing = true
    body()
    isProcessing = wasProcessing
  }

  func takeCommands() -> [TouchCommand] {
    var taken: [TouchCommand] = []
    swap(&taken, &commands)
    return taken
  }

  func giveBack(_ used: inout [TouchCommand]) {
    if !used.isEmpty { used.removeAll(keepingCapacity: true) }
    swap(&used, &commands)
  }
}
