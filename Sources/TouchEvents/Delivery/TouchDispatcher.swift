/// Takes samples and time in, and runs each event through hit test, recognizers, actions and responders.
///
/// A `Window` or `Application` has one. A foreign tree makes its own and gives it a ``root``. A context has one
/// dispatcher: a second one is reported, and does nothing before the first is gone. When a dispatcher goes in the middle of
/// something, responders receive cancels, and recognizers are reset without an action.
///
/// The order of one event is that of EO-1 to EO-9; `Event.swift` tells it on one page.
///
/// ```swift
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let press = LongPressGestureRecognizer()
/// press.addAction { print($0.state) }
/// root.addGestureRecognizer(press)
/// let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
/// dispatcher.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// print(dispatcher.nextDeadline ?? 0)  // Prints "0.5"
/// dispatcher.advance(to: 0.5)  // Prints "began"
/// ```
public final class TouchDispatcher: TouchHost {
  /// The most contacts that can be down at a time; more are ignored and reported.
  public static var maximumTouches: Int { 256 }
  /// The largest coordinate of a sample, positive or negative, in points; one beyond it counts as NaN.
  public static var maximumCoordinate: Double { 1e12 }
  /// The latest time, positive or negative, in seconds; one beyond it counts as NaN, since nanoseconds end there.
  public static var maximumTime: Timestamp { 9e9 }
  /// The most deadlines that fire at their own times in one move of the clock; the rest fires at its end, reported.
  public static var maximumDeadlines: Int { 10_000 }

  /// What the roots share.
  public let context: TouchContext
  /// The tree that touches land in, unless there are several ``roots``; not retained by its nodes.
  @exclusivity(unchecked) public var root: (any TouchNode)? {
    willSet { if !isRefused { root?.didResignRoot(of: context) } }
    didSet { if !isRefused { serve(root) } }
  }
  /// The trees that touches land in, when there are several; not retained.
  ///
  /// Under Embedded Swift, which has no weak references, set this to `nil` before the object is deallocated.
  public var roots: (any TouchRoots)? {
    get { rootsReference.roots }
    set { rootsReference.set(newValue, areOwn: false) }
  }
  /// Sets the roots to an object that sets them to `nil` before it goes.
  package func setRoots(_ roots: (any TouchRoots)?) { rootsReference.set(roots, areOwn: true) }
  /// A Boolean value that indicates whether new touches, hovering pointers and movements of wheels and trackpads are
  /// lost currently (HT-19).
  @exclusivity(unchecked) public var ignoresInteraction = false

  /// The current activity; input that arrives during it waits in ``Course/inputs``.
  enum Activity {
    case idle
    /// It takes an input: code of the host may be called outside an event, by a hit test or a hook.
    case taking
    /// An event, a deadline or an update is on its way.
    case inEvent
  }

  /// Something that arrived while another input was taken.
  fileprivate enum Input {
    case samples([TouchSample], to: (any TouchNode)?)
    case time(Timestamp)
    case work(() -> Void)
  }

  /// Where the steps are.
  struct Course {
    /// The event of the present sequence.
    var event: TouchEvent?
    var hoverPointer: Touch?
    var activity = Activity.idle
    fileprivate var inputs: [Input] = []
    var inFlight: InFlight?
    /// A list for the touches of a frame.
    var spareRoom = SpareList<Touch>()
    /// The state of estimated properties; created with the first report that has any.
    fileprivate(set) var estimates: EstimateLedger?
  }

  @exclusivity(unchecked) var sequencer = TouchSequencer()
  let watchdog = TouchWatchdog()
  @exclusivity(unchecked) var course = Course()
  private let rootsReference: RootsReference
  /// Whether another dispatcher had the context first, and has it still.
  private var isRefused: Bool
  /// Whether it only ends what another one left.
  private let isCaretaker: Bool

  /// Makes a dispatcher for a context, and for a tree when it has only one.
  public init(context: TouchContext, root: (any TouchNode)? = nil) {
    self.context = context
    self.root = root
    rootsReference = RootsReference()
    isCaretaker = false
    isRefused = context.dispatcher != nil
    if isRefused {
      context.successors.append(BackReference(wrappedValue: self))
      context.report(.secondDispatcher)
    } else {
      start()
      serve(root)
    }
  }

  /// Makes one instead of another that goes in the middle of something: code that is called at the end may not keep it.
  private init(endingFor other: TouchDispatcher) {
    context = other.context
    root = other.root
    rootsReference = other.rootsReference
    sequencer = other.sequencer
    course = other.course
    isCaretaker = true
    isRefused = false
    start()
  }

  private func start() {
    isRefused = false
    context.runner = self
    watchdog.dispatcher = self
  }

  /// Makes a node the root; one that another context serves is reported, as views that leave it may be notified of one alone.
  private func serve(_ root: (any TouchNode)?) {
    if let other = root?.touchContext, other !== context { context.report(.secondDispatcher) }
    root?.didBecomeRoot(of: context)
  }

  deinit {
    if isRefused { return context.successors.removeAll { $0.refers(to: self) } }
    context.runner = nil
    watchdog.dispatcher = nil
    course.estimates?.forgetAll()
    context.deadlines.cancel(watchdog, tag: 0)
    if !isCaretaker, !isQuiet { return TouchDispatcher(endingFor: self).endAll() }
    root?.didResignRoot(of: context)
    // One that was refused takes over, unless the root has made another.
    guard context.dispatcher == nil, let next = context.successors.first?.wrappedValue else { return }
    context.successors.removeFirst()
    next.start()
    next.serve(next.root)
  }

  /// Whether nothing is left to end.
  private var isQuiet: Bool {
    sequencer.down.isEmpty && context.deliverer.isEmpty && course.hoverPointer == nil
      && context.gestures?.isIdle ?? true
  }

  /// The touches that are down, and those that ended in the current event.
  package var presentTouches: [Touch] { sequencer.down }
  /// Whether a node leaves outside events, and everything that is processed is a consequence of that.
  var isOutsideOfEvents = false
  /// Whether an event, a deadline or an update is on its way.
  var isProcessing: Bool { course.activity == .inEvent }

  // MARK: Input

  /// When ``advance(to:)`` must be called at the latest, in seconds; `nil` when nothing waits.
  public var nextDeadline: Timestamp? { context.deadlines.nextDeadline }

  /// A Boolean value that indicates whether no touches are down and nothing of any is delayed or undecided.
  public var isIdle: Bool { sequencer.down.isEmpty && context.deliverer.isEmpty && context.deadlines.count == 0 }

  /// Takes samples, those of one time together as one event.
  ///
  /// A contact that occurs twice in them parts them into two events. Called from inside a callback, they wait until the
  /// present event is done.
  public func send(_ samples: [TouchSample]) { enqueue(.samples(samples, to: nil)) }

  /// Takes samples of contacts on one root; those that are new are tested against it alone.
  ///
  /// Several windows that stand alone share a dispatcher in this way. A contact's name counts for one root.
  public func send(_ samples: [TouchSample], to root: any TouchNode) { enqueue(.samples(samples, to: root)) }

  /// Moves the clock forward: fires the deadlines up to a time, each at its own, and shows a frame.
  public func advance(to time: Timestamp) { enqueue(.time(time)) }

  /// Takes all touches away, as at an interruption (TB-12), and pointers without contact until they move again.
  ///
  /// Called from inside a callback, they are cancelled at once; from inside a hit test, after the event.
  public func cancelAllTouches(at time: Timestamp) { cancelAllTouches(at: time, sentTo: nil) }

  /// Takes all touches away that were sent to a root.
  public func cancelAllTouches(at time: Timestamp, sentTo root: (any TouchNode)?) {
    let source = root.map { ObjectIdentifier($0 as AnyObject) }
    if isProcessing, course.event?.isHitTesting != true { return cancelAll(sentTo: source) }
    perform(at: time) { [self] in cancelAll(sentTo: source) }
  }

  /// Runs work of the host between events, after the deadlines that fall before a time.
  public func perform(at time: Timestamp, _ work: @escaping () -> Void) {
    enqueue(
      .work { [self] in
        if time.isTime { advanceClock(to: time, beforeSamples: true) } else { context.report(.nonFiniteTime) }
        work()
      })
  }

  private func enqueue(_ input: Input) {
    guard !isRefused else { return }
    guard course.activity == .idle else { return course.inputs.append(input) }
    handle(input)
    if !course.inputs.isEmpty { handleInputs() }
  }

  func handleInputs() {
    while !course.inputs.isEmpty, course.activity == .idle { handle(course.inputs.removeFirst()) }
  }

  private func handle(_ input: Input) {
    course.activity = .taking
    context.adoptProfile()
    switch input {
    case .samples(let samples, let root): takeSamples(samples, root)
    case .time(let time):
      if time.isTime {
        let isAnimating = context.isAnimating
        advanceClock(to: time, beforeSamples: false, upTo: isAnimating ? context.framePlan : .max)
        context.animate(to: context.now)
        if isAnimating { fireDeadlines(to: time, beforeSamples: false) }
      } else {
        context.report(.nonFiniteTime)
      }
    case .work(let work): work()
    }
    setNeedsArbitration()
    course.activity = .idle
  }

  // MARK: Time

  /// Fires the deadlines up to a time, each at its own as an update of its own, and makes the time the present.
  func advanceClock(to time: Timestamp, beforeSamples: Bool, upTo order: Int = .max) {
    guard time >= context.now || time.nanoseconds >= context.now.nanoseconds else {
      return context.report(.timeWentBackwards(to: time, from: context.now))
    }
    if beforeSamples { context.reportOmissions(before: time) }
    if context.deadlines.count > 0 { fireDeadlines(to: time, beforeSamples: beforeSamples, upTo: order) }
    context.now = max(context.now, time)
    context.trace?.record(.time(context.now))
  }

  private func fireDeadlines(to time: Timestamp, beforeSamples: Bool, upTo order: Int = .max) {
    var fired = 0
    var last = Int.max
    while fired < last, let due = context.deadlines.popDue(at: time, beforeSamples: beforeSamples, upTo: order) {
      fired += 1
      if fired == Self.maximumDeadlines {
        context.report(.endlessDeadlines)
        // Waiting deadlines fire once more, at the new time, from which repeating ones continue.
        context.now = max(context.now, time)
        last = fired + context.deadlines.count
      }
      if due.time.nanoseconds > context.now.nanoseconds { context.now = due.time }
      context.trace?.record(.time(context.now))
      inEvent {
        let time = last == Int.max ? due.time : context.now
        if let gestures = context.gestures {
          gestures.deadlineReached(due.handler, due.tag, at: time)
        } else {
          due.handler.deadlineReached(due.tag, at: time)
        }
        steps([], course.event)
      }
    }
  }

  // MARK: Estimates

  /// Takes note of a report whose estimated properties will be corrected (TP-9).
  func noteEstimates(_ sample: TouchSample, of touch: Touch) {
    let ledger = course.estimates ?? EstimateLedger(context.state)
    course.estimates = ledger
    ledger.note(sample, of: touch)
  }
}
