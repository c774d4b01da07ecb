import Testing
import TouchTesting
import Touchstone

/// Code that takes away what it is asked about, and settings and references that lead nowhere.
@Suite struct MisuseTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 200, height: 200), context: TouchContext(registry: .standard))
  private final class Reports { var all: [Diagnostic] = [] }
  private let reports = Reports()

  init() { window.context.diagnostics = { [reports] in reports.all.append($0) } }

  private func send(_ phase: TouchPhase, _ x: Double = 50, _ y: Double = 50, at time: Double, id: Int = 1) {
    window.send([TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: y), timestamp: time)])
  }

  @Test func `a getter of the next responder may take the touch away`() {
    final class Taking: View {
      var once: (() -> Void)?
      override var next: (any Responder)? {
        let call = once
        once = nil
        call?()
        return super.next
      }
      override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
    }
    let (outer, inner) = (View(frame: window.bounds), Taking(frame: window.bounds))
    outer.addSubview(inner)
    window.addSubview(outer)
    send(.began, at: 1)
    inner.once = { [window] in window.cancelAllTouches(at: 2) }
    send(.moved, 60, at: 2)
    #expect(window.context.dispatcher?.isIdle == true)
  }

  @Test func `a child that is handed to another view as its own leaves keeps its touches' cancel (TB-11)`() {
    final class Giving: View {
      var pool: View?
      override func didMoveToWindow() {
        guard superview == nil, let pool else { return }
        self.pool = nil
        for view in subviews { pool.addSubview(view) }
      }
    }
    final class Child: View {
      var calls = ""
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { calls += "B" }
      override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { calls += "E" }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { calls += "C" }
    }
    let (giving, pool) = (Giving(frame: window.bounds), View(frame: window.bounds))
    let child = Child(frame: window.bounds)
    giving.addSubview(child)
    window.addSubview(pool)
    window.addSubview(giving)
    giving.pool = pool
    giving.removeFromSuperview()
    send(.began, at: 1)
    child.removeFromSuperview()
    send(.ended, at: 2)
    #expect(child.calls == "BC")
  }

  @Test func `a delegate that removes a gliding scroll view as a pinch catches it leaves no zoom behind`() {
    final class Delegate: ScrollViewDelegate {
      var content: View?
      var zooms = 0
      func viewForZooming(in scrollView: ScrollView) -> View? { content }
      func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { scrollView.removeFromSuperview() }
      func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { zooms += 1 }
      func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) { zooms -= 1 }
    }
    let delegate = Delegate()
    let scrollView = ScrollView(frame: window.bounds)
    let content = View(frame: Rect(x: 0, y: 0, width: 200, height: 5_000))
    scrollView.addSubview(content)
    scrollView.contentSize = Size(width: 200, height: 5_000)
    scrollView.maximumZoomScale = 4
    delegate.content = content
    scrollView.delegate = delegate
    window.addSubview(scrollView)
    send(.began, 100, 180, at: 1)
    for step in 1...8 { send(.moved, 100, 180 - Double(step) * 15, at: 1 + Double(step) * 0.01) }
    send(.ended, 100, 60, at: 1.085)
    let early = scrollView.isDecelerating
    for frame in 0..<4 { window.advance(to: 1.1 + Double(frame) * 0.016) }
    window.send([
      TouchSample(id: 2, phase: .began, location: Point(x: 60, y: 100), timestamp: 1.2),
      TouchSample(id: 3, phase: .began, location: Point(x: 120, y: 100), timestamp: 1.2),
    ])
    for step in 1...6 {
      window.send([
        TouchSample(
          id: 2, phase: .moved, location: Point(x: 60 - Double(step) * 8, y: 100), timestamp: 1.2 + Double(step) * 0.01),
        TouchSample(
          id: 3, phase: .moved, location: Point(x: 120 + Double(step) * 8, y: 100), timestamp: 1.2 + Double(step) * 0.01
        ),
      ])
    }
    #expect((early, scrollView.superview == nil, scrollView.isZooming, delegate.zooms) == (true, true, false, 0))
  }

  @Test func `an application that goes while a button is held releases its windows`() {
    weak var released: Window?
    weak var context: TouchContext?
    do {
      let application = Application()
      let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      window.application = application
      window.makeKeyAndVisible()
      application.sendPress(.select, .began, at: 1)
      released = window
      context = application.context
    }
    #expect(released == nil && context == nil)
  }

  @Test func `a recognizer whose view leaves in its own call takes no state from it (GR-1)`() {
    final class Leaving: GestureRecognizer {
      override var traits: GestureTraits { GestureTraits(kind: "leaving", isContinuous: true) }
      override var receivesHover: Bool { true }
      override func acceptsScroll(_ movement: ScrollMovement) -> Bool { true }
      override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) { leave() }
      override func hoverEntered(_ pointer: Touch, with event: TouchEvent) { leave() }
      private func leave() {
        (node as? View)?.removeFromSuperview()
        state = .began
      }
    }
    window.advance(to: 0.5)
    for isHover in [true, false] {
      let view = View(frame: window.bounds)
      let leaving = Leaving()
      var actions = 0
      leaving.addAction { _ in actions += 1 }
      view.addGestureRecognizer(leaving)
      window.addSubview(view)
      if isHover {
        window.context.dispatcher?.sendHover(at: Point(x: 50, y: 50), timestamp: 1)
      } else {
        window.context.dispatcher?.sendScroll(
          ScrollMovement(location: Point(x: 50, y: 50), delta: Point(x: 0, y: 10), kind: .discrete, timestamp: 9))
      }
      #expect(actions == 0 && leaving.state == .possible && view.superview == nil)
    }
  }

  @Test func `a time that never comes is no deadline`() {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .infinity
    window.addGestureRecognizer(press)
    send(.began, at: 1)
    #expect(window.nextDeadline == nil)
    window.context.schedule(after: .infinity) {}
    let early = window.nextDeadline == nil
    send(.ended, at: 2)
    #expect((early, window.context.dispatcher?.isIdle) == (true, true))
  }

  @Test func `what sends the actions of a context may go without a word`() {
    final class Sender: ActionDispatching {
      func sendAction(_ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?) -> Bool
      {
        false
      }
    }
    let context = TouchContext()
    context.actionDispatcher = Sender()
    #expect(context.actionDispatcher == nil)
  }

  @Test func `work at the end of an event that asks for itself again is reported, and waits`() {
    var rounds = 0
    func work() {
      rounds += 1
      window.context.performAfterEvent(work)
    }
    let tap = TapGestureRecognizer()
    tap.addAction { [window] _ in window.context.performAfterEvent(work) }
    window.addGestureRecognizer(tap)
    send(.began, at: 1)
    send(.ended, at: 1.1)
    #expect(rounds == 100 && reports.all == [.endlessDeferredWork])
  }

  @Test func `a root that two contexts serve is reported`() {
    let root = View(frame: window.bounds)
    let first = TouchDispatcher(context: TouchContext(), root: root)
    var found: [Diagnostic] = []
    let context = TouchContext()
    context.diagnostics = { found.append($0) }
    let second = TouchDispatcher(context: context, root: root)
    #expect(found == [.secondDispatcher])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a window's sendEvent knows who receives a new touch (HT-15)`() {
    final class Knowing: Window {
      var names: [[String]] = []
      var isSwallowing = false
      override func sendEvent(_ event: TouchEvent) {
        names.append(event.allTouches?.first?.gestureRecognizers?.map { $0.name ?? "" } ?? [])
        if !isSwallowing { super.sendEvent(event) }
      }
    }
    let window = Knowing(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let tap = TapGestureRecognizer()
    tap.name = "tap"
    var taps = 0
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(tap)
    func send(_ phase: TouchPhase, at time: Double) {
      window.send([TouchSample(id: 1, phase: phase, location: Point(x: 50, y: 50), timestamp: time)])
    }
    send(.began, at: 1)
    send(.ended, at: 1.1)
    #expect(window.names == [["tap"], ["tap"]] && taps == 1)

    window.isSwallowing = true
    send(.began, at: 3)
    window.isSwallowing = false
    send(.ended, at: 3.1)
    #expect(taps == 1 && window.context.dispatcher?.isIdle == true)
    send(.began, at: 5)
    send(.ended, at: 5.1)
    #expect(taps == 2)
  }

  @Test(arguments: [Double.nan, 0, -1])
  func `a limit for lost touches that is no time is reported, and none`(limit: Double) {
    window.context.settings.lostTouchTimeout = limit
    let tap = TapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(tap)
    send(.began, at: 1)
    send(.ended, at: 1.1)
    #expect(taps == 1 && reports.all.count == 1)
  }

  @Test func `a kind's properties of an object of another class are nothing`() {
    let tap = PluginRegistry.standard.recognizer(named: "tap")
    let property = tap?.properties.first
    let pan = PanGestureRecognizer()
    #expect(property?.set(pan, .number(2)) == false && property?.get(pan).number == nil)
  }
}
