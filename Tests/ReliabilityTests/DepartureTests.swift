import Testing
import TouchTesting
import Touchstone

/// Objects that go, and take others with them, while lists that name them are gone through.
@Suite struct DepartureTests {
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 200, height: 200), context: TouchContext(registry: .standard))
  private let checker = InvariantChecker()

  init() { window.context.trace = checker }

  private func send(_ phase: TouchPhase, _ x: Double, at time: Double) {
    window.send([TouchSample(id: TouchID(1), phase: phase, location: Point(x: x, y: 50), timestamp: time)])
  }

  private func findings() -> [String] {
    window.cancelAllTouches(at: window.context.now)
    checker.checkQuiet(window, touching: Point(x: 199, y: 199))
    return checker.findings.map(\.description)
  }

  @Test func `actions may be removed by what goes with a removed action`() {
    final class Owner {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    var called: [Int] = []
    let second = tap.addAction { _ in called.append(2) }
    tap.addAction { _ in called.append(3) }
    let first = tap.addAction { [owner = Owner { tap.removeAction(second) }] _ in withExtendedLifetime(owner) {} }

    tap.removeAction(first)
    send(.began, 50, at: 1)
    send(.ended, 50, at: 1.1)

    #expect((called, findings()) == ([3], []))
  }

  @Test func `a recognizer that removes its view whenever it is cancelled receives one cancel (R-16)`() {
    final class Leaver: GestureRecognizer {
      var calls = 0
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
        calls += 1
        if calls < 10 { view?.removeFromSuperview() }
      }
    }
    let view = View(frame: window.bounds)
    let leaver = Leaver()
    view.addGestureRecognizer(leaver)
    window.addSubview(view)

    send(.began, 50, at: 1)
    view.removeFromSuperview()

    #expect((leaver.calls, view.superview == nil, findings()) == (1, true, []))
  }

  @Test(arguments: ["received", "requested"])
  func `a sink that removes a view as its recognizer is called ends the attempt (GR-1)`(moment: String) {
    final class Remover: TraceSink {
      let moment: String
      var remove: (() -> Void)?
      init(_ moment: String) { self.moment = moment }
      func record(_ record: TraceRecord) {
        switch record {
        case .received where moment == "received", .requested where moment == "requested":
          let remove = remove
          self.remove = nil
          remove?()
        default: break
        }
      }
    }
    /// Begins as soon as a finger lands.
    final class AtOnce: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
    }
    let remover = Remover(moment)
    let view = View(frame: window.bounds)
    let recognizer = moment == "received" ? AtOnce() : LongPressGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    window.addSubview(view)
    window.context.trace = remover
    remover.remove = { view.removeFromSuperview() }

    send(.began, 50, at: 1)
    window.advance(to: 3)

    let early = recognizer.state
    window.context.trace = checker
    #expect((early, findings()) == (.possible, []))
  }

  @Test func `a sink that removes a recognizer as it begins is the last to receive it (GR-9)`() {
    final class Remover: TraceSink {
      var remove: (() -> Void)?
      func record(_ record: TraceRecord) {
        guard case .state(_, _, .began, _) = record else { return }
        remove?()
        remove = nil
      }
    }
    let remover = Remover()
    window.context.trace = remover
    var pan: PanGestureRecognizer? = PanGestureRecognizer()
    var actions = 0
    pan?.addAction { _ in actions += 1 }
    weak var gone: PanGestureRecognizer?
    gone = pan
    pan.map { window.addGestureRecognizer($0) }
    remover.remove = { [window] in
      pan.map { window.removeGestureRecognizer($0) }
      pan = nil
    }

    send(.began, 50, at: 1)
    for step in 1...5 { send(.moved, 50 + Double(step) * 5, at: 1 + Double(step) * 0.01) }
    send(.ended, 75, at: 1.2)

    #expect(actions == 0 && gone == nil)
    window.context.trace = checker
    #expect(findings() == [])
  }

  @Test func `children over all there is are found (HT-8)`() {
    for index in 0..<80 {
      let far = index % 2 == 0 ? -3e38 : 3e38
      window.addSubview(View(frame: Rect(x: far, y: far, width: 10, height: 10)))
    }
    let near = View(frame: Rect(x: 20, y: 20, width: 10, height: 10))
    window.addSubview(near)

    #expect(window.hitTest(Point(x: 25, y: 25), with: nil) === near && findings() == [])
  }

  /// Keeps what must not be kept, and receives of it later.
  private final class Keeper: View {
    var touches: [Touch] = []
    var event: TouchEvent?
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
      self.touches += touches
      self.event = event
      super.touchesBegan(touches, with: event)
    }
  }

  @Test func `a touch and an event that are kept outlive their engine (TB-14, EV-2)`() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let keeper = Keeper(frame: root.bounds)
    let tap = TapGestureRecognizer()
    root.addSubview(keeper)
    root.addGestureRecognizer(tap)
    var dispatcher: TouchDispatcher? = TouchDispatcher(context: TouchContext(registry: .standard), root: root)
    weak var context: TouchContext?
    context = dispatcher?.context
    for phase in [TouchPhase.began, .ended] {
      dispatcher?.send([TouchSample(id: TouchID(1), phase: phase, location: Point(x: 50, y: 50), timestamp: 1)])
    }

    dispatcher = nil

    let early = context == nil
    let (touch, event) = (try #require(keeper.touches.first), try #require(keeper.event))
    #expect(
      (
        touch.gestureRecognizers?.isEmpty, event.touches(for: tap) == nil,
        keeper.hitTest(Point(x: 50, y: 50), with: event) === keeper
      ) == (true, true, true))
    keeper.touchesBegan([touch], with: event)
    #expect((early, keeper.touches.count) == (true, 2))
  }

  @Test func `recognizers that a hook lets go at a cycle of actions leave no action behind (GA-3)`() {
    final class Circular: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
    }
    weak var gone: Circular?
    var actions = 0
    for number in 0..<2 {
      let circular = Circular(target: nil, action: nil)
      circular.addAction { recognizer in
        actions += 1
        recognizer.state = .changed
      }
      if number == 0 { gone = circular }
      window.addGestureRecognizer(circular)
    }
    window.context.diagnostics = { [unowned window] _ in
      for recognizer in window.gestureRecognizers ?? [] { window.removeGestureRecognizer(recognizer) }
    }

    send(.began, 50, at: 1)
    let early = gone == nil
    let before = actions
    send(.moved, 60, at: 2)
    send(.ended, 60, at: 3)

    #expect((early, actions, findings()) == (true, before, []))
  }

  @Test func `a scroll view that delays a touch whose view it just took out leaves nothing waiting (R-16)`() {
    final class Holder: View, ContentTouchHolding {
      override var contentTouchHolder: (any ContentTouchHolding)? { self }
      func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision {
        subviews.first?.removeFromSuperview()
        return .hold(until: touch.timestamp + 0.15)
      }
      func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool {
        true
      }
    }
    let holder = Holder(frame: window.bounds)
    window.addSubview(holder)
    holder.addSubview(View(frame: window.bounds))

    send(.began, 50, at: 1)
    let deadline = window.nextDeadline
    send(.ended, 50, at: 1.1)

    #expect(deadline == nil && findings() == [])
  }
}
