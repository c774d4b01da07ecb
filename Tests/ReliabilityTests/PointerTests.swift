import Testing
import Touchstone

/// Pointers without contact and trackpads that are interrupted, or whose recognizers return `false`.
@Suite struct PointerTests {
  private final class Refuser: GestureRecognizerDelegate {
    var answer = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { answer }
  }

  /// Watches a pointer and never decides.
  private final class Dwell: GestureRecognizer {
    var log: [String] = []
    override var receivesHover: Bool { true }
    override func hoverEntered(_ pointer: Touch, with event: TouchEvent) { log.append("entered") }
    override func hoverMoved(_ pointer: Touch, with event: TouchEvent) { log.append("moved") }
    override func hoverExited(_ pointer: Touch, with event: TouchEvent) { log.append("exited") }
  }

  private static let place = Point(x: 50, y: 50)

  private static func makeWindow() -> Window {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), context: TouchContext(registry: .standard))
    window.advance(to: 0.5)
    return window
  }

  private static func hover(_ window: Window, _ time: Double = 1, x: Double = 50) {
    window.context.dispatcher?.sendHover(at: Point(x: x, y: 50), timestamp: Timestamp(time))
  }

  private static func scroll(_ window: Window, _ time: Double, _ phase: TouchPhase = .moved, by step: Double = 20) {
    window.context.dispatcher?.sendScroll(
      ScrollMovement(
        location: place, delta: Point(x: 0, y: step), kind: .continuous, phase: phase, timestamp: Timestamp(time)))
  }

  private static func makePan(_ window: Window) -> PanGestureRecognizer {
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    window.addGestureRecognizer(pan)
    return pan
  }

  /// The states in which a recognizer acts.
  private final class States {
    var all: [GestureState] = []
    init(_ recognizer: GestureRecognizer) { recognizer.addAction { [weak self] in self?.all.append($0.state) } }
  }

  // MARK: What keeps a window

  private enum Setting: CaseIterable {
    case hover, vetoedHover, undecidedHover, hoverThatWaits, hoversThatWaitForEachOther
    case pan, panWithoutPhases, vetoedPan
    case finger

    /// Adds recognizers to a window and moves over them; answers what must live as long.
    func play(_ window: Window) -> AnyObject? {
      let refuser = Refuser()
      switch self {
      case .hover, .vetoedHover:
        let hover = HoverGestureRecognizer()
        if self == .vetoedHover { hover.delegate = refuser }
        window.addGestureRecognizer(hover)
      case .undecidedHover: window.addGestureRecognizer(Dwell())
      case .hoverThatWaits, .hoversThatWaitForEachOther:
        let other = self == .hoverThatWaits ? Dwell() : HoverGestureRecognizer()
        let waiting = HoverGestureRecognizer()
        waiting.require(toFail: other)
        if self == .hoversThatWaitForEachOther { other.require(toFail: waiting) }
        window.addGestureRecognizer(waiting)
        window.addGestureRecognizer(other)
      case .pan, .panWithoutPhases, .finger: _ = makePan(window)
      case .vetoedPan: makePan(window).delegate = refuser
      }
      switch self {
      case .pan, .vetoedPan: scroll(window, 1.95, .began)
      case .panWithoutPhases: scroll(window, 1.95)
      case .finger:
        window.send([TouchSample(id: TouchID(1), phase: .began, location: place, timestamp: 1)])
      default: PointerTests.hover(window)
      }
      return refuser
    }
  }

  @Test(arguments: Setting.allCases)
  private func `a window is let go after an interruption (TB-12)`(setting: Setting) {
    weak var known: Window?
    do {
      let window = Self.makeWindow()
      let kept = setting.play(window)
      known = window
      window.cancelAllTouches(at: 2)
      withExtendedLifetime(kept) {}
    }
    #expect(known == nil)
  }

  // MARK: After the interruption

  @Test func `an undecided hover is entered anew after an interruption (HO-1, TB-12)`() {
    let window = Self.makeWindow()
    let dwell = Dwell()
    window.addGestureRecognizer(dwell)
    Self.hover(window)
    window.cancelAllTouches(at: 2)
    Self.hover(window, 3, x: 51)
    #expect(dwell.log == ["entered", "entered"])
  }

  @Test func `a hover that waits does not begin by an interruption (GF-4, TB-12)`() {
    let window = Self.makeWindow()
    let (waiting, other) = (HoverGestureRecognizer(), Dwell())
    let states = States(waiting)
    waiting.require(toFail: other)
    window.addGestureRecognizer(waiting)
    window.addGestureRecognizer(other)
    Self.hover(window)
    window.cancelAllTouches(at: 2)
    window.context.dispatcher?.endHover(at: 3)
    window.advance(to: 4)
    #expect((states.all, waiting.state, other.state) == ([], .possible, .possible))
  }

  @Test func `a hover's action may interrupt (TB-12)`() {
    let window = Self.makeWindow()
    let hover = HoverGestureRecognizer()
    let states = States(hover)
    hover.addAction { [unowned window] _ in window.cancelAllTouches(at: window.context.now) }
    window.addGestureRecognizer(hover)
    Self.hover(window)
    Self.hover(window, 2)
    #expect(states.all == [.began, .cancelled, .began, .cancelled])
  }

  @Test func `the rest of a movement that was interrupted is a movement of its own (SD-6, TB-12)`() {
    let window = Self.makeWindow()
    let pan = Self.makePan(window)
    let states = States(pan)
    Self.scroll(window, 1, .began)
    Self.scroll(window, 1.01)
    window.cancelAllTouches(at: 1.02)
    Self.scroll(window, 1.03)
    Self.scroll(window, 1.5, .ended)
    window.advance(to: 2)
    #expect((states.all, pan.state) == ([.began, .changed, .cancelled, .began, .ended], .possible))
  }

  @Test(arguments: [(rest: 0.125, velocity: 200.0), (rest: 0.135, velocity: 0)])
  func `a trackpad keeps its velocity over a short rest before its end and loses it over a longer one (PA-5)`(
    rest: Double, velocity: Double
  ) {
    let window = Self.makeWindow()
    let pan = Self.makePan(window)
    var velocities: [Double] = []
    pan.addAction { if $0.state == .ended { velocities.append($0.velocity(in: window).y) } }
    Self.scroll(window, 1, .began)
    Self.scroll(window, 1.1)
    Self.scroll(window, 1.2)
    Self.scroll(window, 1.2 + rest, .ended, by: 0)
    #expect(velocities.map { Double(Int($0 + 0.5)) } == [velocity])
  }

  @Test(arguments: [TouchPhase.began, .moved])
  func `a scroll view that a trackpad drags stops at an interruption (SD-6, TB-12)`(phase: TouchPhase) throws {
    let window = Self.makeWindow()
    let view = ScrollView(frame: window.bounds)
    view.contentSize = Size(width: 100, height: 1_000)
    window.addSubview(view)
    Self.scroll(window, 1, phase)
    Self.scroll(window, 1.016)
    let early = view.isDragging
    window.cancelAllTouches(at: 1.04)
    #expect(early && !view.isDragging && !view.isTracking)
  }

  @Test func `a pan that was vetoed for a trackpad without phases takes fingers later (GR-4)`() {
    let window = Self.makeWindow()
    let refuser = Refuser()
    let pan = Self.makePan(window)
    let states = States(pan)
    pan.delegate = refuser
    Self.scroll(window, 1)
    refuser.answer = true
    for step in 0...4 {
      window.send([
        TouchSample(
          id: TouchID(1), phase: step == 0 ? .began : .moved, location: Point(x: 50, y: 50 + 5 * Double(step)),
          timestamp: Timestamp(3 + 0.02 * Double(step)))
      ])
    }
    #expect(states.all.first == .began)
  }

  @Test func `a pan that was vetoed ignores the rest of a trackpad's movement, and no longer (GR-4)`() {
    let window = Self.makeWindow()
    let refuser = Refuser()
    let pan = Self.makePan(window)
    let states = States(pan)
    pan.delegate = refuser
    Self.scroll(window, 1, .began)
    refuser.answer = true
    Self.scroll(window, 1.01)
    let early = states.all
    Self.scroll(window, 1.02, .ended)
    Self.scroll(window, 1.5, .began)
    #expect([early, states.all] == [[], [.began]])
  }

  @Test func `pointers and trackpads are ignored as long as touches are (HT-19)`() {
    let application = Application(context: TouchContext(registry: .standard))
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.makeKeyAndVisible()
    let hover = HoverGestureRecognizer()
    window.addGestureRecognizer(hover)
    let (hovers, scrolls) = (States(hover), States(Self.makePan(window)))
    Self.hover(window)
    application.beginIgnoringInteractionEvents()
    Self.hover(window, 2)
    Self.scroll(window, 3)
    #expect(hovers.all == [.began, .ended] && scrolls.all == [])
    application.endIgnoringInteractionEvents()
    Self.hover(window, 4)
    Self.scroll(window, 5)
    #expect(hovers.all == [.began, .ended, .began] && scrolls.all == [.began])
  }

  @Test func `a pointer that hovers in the report of a lift does not swallow the lift (EO-3, HO-1)`() {
    let window = Self.makeWindow()
    let pan = Self.makePan(window)
    let states = States(pan)
    func finger(_ time: Double, _ phase: TouchPhase, _ x: Double) -> TouchSample {
      TouchSample(id: TouchID(1), phase: phase, location: Point(x: x, y: 50), timestamp: Timestamp(time))
    }
    window.send([finger(1, .began, 10)])
    window.send([finger(1.01, .moved, 40)])

    let pointer = TouchSample(id: TouchID(2), phase: .regionEntered, location: Self.place, timestamp: 1.02)
    window.send([finger(1.02, .ended, 40), pointer])

    #expect((states.all, pan.state) == ([.began, .ended], .possible))
  }
}
