import Testing
import TouchEvents
import TouchTesting
import TouchViews

/// The steps of an event, and what may happen around them.
@Suite struct TouchDispatcherTests {
  private let stage = PadStage()
  private let gestures = StepWriter()

  init() { stage.context.gestures = gestures }

  @Test func `a number in code stands for the name of a contact`() {
    let sample = TouchSample(id: 7, phase: .began, location: .zero, timestamp: 0)

    #expect(sample.id == TouchID(7) && sample.id != 8)
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `of more than 32 places that are touched at one time the first is forgotten`(end: TouchPhase) {
    stage.context.settings.tapDistance = 1
    func count(_ place: Int) -> Int {
      var count = 0
      stage.left.onTouches = { phase, touches, _ in if phase == .began { count = touches[0].tapCount } }
      stage.driver.down(at: stage.onLeft + Point(x: 0, y: Double(place)))
      if end == .ended { stage.driver.up() } else { stage.driver.cancel() }
      return count
    }
    for place in 0..<33 { #expect(count(place) == 1) }

    #expect([count(1), count(0)] == [2, 1])
  }

  @Test func `a node that handles no touches passes them on to its parent (RF-1)`() {
    final class Node: TouchNode {
      let nodeBounds = Rect(x: 0, y: 0, width: 100, height: 100)
      let nodePlacement = AffineTransform.identity
      var attachedGestureRecognizers: [any GestureRecognizing] = []
      var touchContext: TouchContext?
      weak var parentNode: (any TouchNode)?
      var childNodeCount: Int { 0 }
      func childNode(at index: Int) -> any HitTestNode { self }
    }
    final class Root: TouchNode {
      let nodeBounds = Rect(x: 0, y: 0, width: 100, height: 100)
      let nodePlacement = AffineTransform.identity
      var attachedGestureRecognizers: [any GestureRecognizing] = []
      var touchContext: TouchContext?
      let child: Node
      var phases: [TouchPhase] = []
      var parentNode: (any TouchNode)? { nil }
      var childNodeCount: Int { 1 }
      init(_ child: Node) { self.child = child }
      func childNode(at index: Int) -> any HitTestNode { child }
      func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { phases.append(.began) }
      func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { phases.append(.moved) }
      func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { phases.append(.ended) }
    }
    let leaf = Node()
    let root = Root(leaf)
    leaf.parentNode = root
    let driver = TouchDriver(host: TouchDispatcher(context: TouchContext(), root: root))

    driver.down(at: Point(x: 5, y: 5))
    driver.move(to: Point(x: 6, y: 6))
    driver.up()

    #expect(root.phases == [.began, .moved, .ended])
  }

  // MARK: The steps

  @Test func `an event takes its steps in order, and the views receive it last (EO-1 to EO-8)`() {
    gestures.trace = stage.trace

    stage.driver.down(at: stage.onLeft)

    #expect(
      stage.trace.take()
        == "resetForgotten, offer, hand, decide, act, resetGroups, left began 1")
  }

  @Test func `a touch is over for its recognizers once its view has received its end (TB-13)`() {
    stage.driver.down(at: stage.onLeft)
    gestures.trace = stage.trace
    stage.trace.clear()

    stage.driver.up()

    let steps = "offer, hand, decide, act, resetGroups, left ended 1, touchDidFinish 1"
    #expect(stage.trace.text.hasPrefix(steps))
  }

  @Test func `what a view changes while it receives of an event is decided in an update after it (GS-14)`() {
    stage.left.onTouches = { [stage, gestures] _, _, _ in
      gestures.trace = stage.trace
      stage.context.state.needsUpdate = true
    }

    stage.driver.down(at: stage.onLeft)

    #expect(stage.trace.take() == "left began 1, decide, act, resetGroups")
  }

  @Test func `what changes outside an event is decided at once, without touches (GS-12)`() {
    gestures.trace = stage.trace
    stage.context.state.needsUpdate = true

    stage.context.setNeedsArbitration()

    #expect(stage.trace.take() == "decide, act, resetGroups")
  }

  @Test func `updates that ask for another one without end are broken off and reported`() {
    gestures.onDecide = { [context = stage.context] in context.state.needsUpdate = true }
    stage.context.state.needsUpdate = true

    stage.driver.advance(to: 1)

    #expect((stage.diagnostics.contains(.endlessArbitration), stage.driver.now) == (true, 1))
  }

  @Test func `work for after an event waits until its views have received it, in the order of asking (EO-9)`() {
    let (trace, context) = (stage.trace, stage.context)
    stage.left.onTouches = { _, _, _ in
      context.performAfterEvent { trace.note("first") }
      context.performAfterEvent { trace.note("second") }
      trace.note("received")
    }

    stage.driver.down(at: stage.onLeft)
    context.performAfterEvent { trace.note("at once") }

    #expect(trace.take() == "left began 1, received, first, second, at once")
  }

  // MARK: Input

  @Test func `samples of different times in one call are events of their own`() {
    var times: [Timestamp] = []
    for pad in [stage.left, stage.right] { pad.onTouches = { _, _, event in times.append(event?.timestamp ?? -1) } }

    stage.driver.send(stage.sample(1, .began, at: 1), stage.sample(2, .began, stage.onRight, at: 2))

    #expect((stage.trace.take(), times) == ("left began 1, right began 2", [1, 2]))
  }

  @Test func `a watcher is called before a node leaves, until it is removed`() {
    final class Watcher: TouchLeaveWatching {
      var seen: [Bool] = []
      func nodeWillLeave(_ node: any TouchNode) { seen.append((node as? View)?.superview != nil) }
    }
    let watcher = Watcher()
    stage.context.addLeaveWatcher(watcher)

    stage.left.removeFromSuperview()
    stage.context.removeLeaveWatcher(watcher)
    stage.right.removeFromSuperview()

    #expect(watcher.seen == [true])
  }

  @Test func `a touch that lands beside all views is received by nobody, and nothing waits for it`() {
    stage.driver.tap(at: Point(x: 900, y: 900))

    #expect((stage.trace.take(), stage.dispatcher.isIdle) == ("", true))
  }

  @Test func `while interaction is ignored new touches are lost, and one that lifts is cancelled (HT-19)`() {
    stage.driver.down(1, at: stage.onLeft)
    stage.dispatcher.ignoresInteraction = true

    stage.driver.down(2, at: stage.onRight)
    stage.driver.up(1)
    stage.driver.up(2)

    #expect(stage.trace.take() == "left began 1, left cancelled 1")
  }

  // MARK: Time

  @Test func `deadlines fire at their own times, in order, before a later sample (R-5)`() {
    let (context, alarm) = (stage.context, Alarm(stage.trace, stage.context))
    context.deadlines.schedule(alarm, tag: 2, at: 2, isInclusive: true)
    context.deadlines.schedule(alarm, tag: 1, at: 1, isInclusive: true)

    stage.driver.send(stage.sample(1, .began, at: 3))

    #expect(stage.trace.take() == "1 at 1.0, 2 at 2.0, left began 1" && stage.dispatcher.nextDeadline == nil)
  }

  @Test func `an advance shows a frame of what moves, at the new time`() {
    let mover = Mover()
    stage.context.startAnimating(mover)

    stage.driver.advance(to: 0.25)
    stage.context.stopAnimating(mover)
    stage.driver.advance(to: 0.5)

    #expect(mover.times == [0.25])
  }

  // MARK: Interruptions

  @Test func `an interruption cancels every touch, then tells who moves by pointers (TB-12)`() {
    stage.driver.down(1, at: stage.onLeft)
    stage.driver.down(2, at: stage.onRight)
    stage.trace.clear()

    stage.driver.interrupt()

    #expect((stage.trace.take(), stage.dispatcher.isIdle) == ("left cancelled 1, right cancelled 2", true))
  }

  private final class Alarm: DeadlineHandler {
    private let trace: EventTrace
    private let context: TouchContext

    init(_ trace: EventTrace, _ context: TouchContext) {
      self.trace = trace
      self.context = context
    }

    func deadlineReached(_ tag: Int, at time: Timestamp) { trace.note("\(tag) at \(context.now)") }
  }

  private final class Mover: TouchAnimating {
    private(set) var times: [Timestamp] = []
    func animate(to time: Timestamp) { times.append(time) }
  }
}
