import Testing
import TouchTesting
import Touchstone

/// What a host can leave out is reported once it matters.
@Suite struct HostOmissionTests {
  private let reports = Reports()

  private final class Reports {
    var all: [Diagnostic] = []
  }

  private let place = Point(x: 160, y: 240)

  private func context(_ change: (inout TouchSettings) -> Void = { _ in }) -> TouchContext {
    var settings = TouchSettings()
    change(&settings)
    let context = TouchContext(settings: settings)
    context.diagnostics = { [reports] in reports.all.append($0) }
    return context
  }

  private func window(_ context: TouchContext) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.isMultipleTouchEnabled = true
    window.layoutIfNeeded()
    return window
  }

  private func sample(_ id: Int, _ phase: TouchPhase, at time: Timestamp) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: place, timestamp: time)
  }

  /// A window with a list that a tap opens, and that was flung just now.
  private func flungList() -> (driver: TouchDriver, list: ScrollView) {
    let window = window(context())
    let list = ScrollView(frame: window.bounds)
    list.contentSize = Size(width: 320, height: 20_000)
    window.addSubview(list)
    window.layoutIfNeeded()
    let driver = TouchDriver(host: window)
    driver.drag(from: Point(x: 160, y: 400), to: Point(x: 160, y: 200), over: 0.1)
    return (driver, list)
  }

  /// A window in which something moves for ever, since half a second.
  private func movingWindow() -> (window: Window, mover: Mover) {
    let (window, mover) = (window(context()), Mover())
    window.advance(to: 0.5)
    window.context.startAnimating(mover)
    return (window, mover)
  }

  // MARK: Frames

  @Test func `a motion whose frames nobody draws is reported with the next touch, once a second`() {
    let (window, mover) = movingWindow()

    for time in [1, 2, 2.25, 3.25] { window.send([sample(1, .began, at: time), sample(1, .ended, at: time)]) }
    window.context.stopAnimating(mover)
    window.send([sample(1, .began, at: 60)])

    #expect(reports.all == [.missingFrames(for: 1.5), .missingFrames(for: 1.25)])
  }

  @Test func `a list that coasts without frames catches each tap, and is reported`() {
    let (driver, list) = flungList()
    var opened = 0
    let tap = TapGestureRecognizer()
    tap.addAction { _ in opened += 1 }
    list.addGestureRecognizer(tap)

    driver.host.send([sample(1, .began, at: 9), sample(1, .ended, at: 9)])

    #expect(reports.all.map(isMissingFrames) == [true] && opened == 0)
  }

  @Test func `a list that settles is at rest and opens at a tap`() {
    let (driver, list) = flungList()
    var opened = 0
    let tap = TapGestureRecognizer()
    tap.addAction { _ in opened += 1 }
    list.addGestureRecognizer(tap)

    driver.settle()
    driver.tap(at: place)

    #expect((reports.all, opened, list.isDecelerating) == ([], 1, false))
  }

  private func isMissingFrames(_ diagnostic: Diagnostic) -> Bool {
    if case .missingFrames = diagnostic { true } else { false }
  }

  @Test(arguments: ["touch", "pointer", "wheel", "press", "key", "motion", "interruption"])
  func `each input finds that nobody draws frames`(input: String) {
    let (window, mover) = movingWindow()

    switch input {
    case "touch": window.send([sample(1, .began, at: 5)])
    case "pointer": window.dispatcher.sendHover(at: place, timestamp: 5)
    case "wheel":
      window.dispatcher.sendScroll(
        ScrollMovement(location: place, delta: Point(x: 0, y: 1), kind: .discrete, timestamp: 5))
    case "press": window.sendPress(.select, .began, at: 5)
    case "key": window.sendKey("a", at: 5)
    case "motion": window.sendMotion(.began, at: 5)
    default: window.cancelAllTouches(at: 5)
    }

    #expect((reports.all, mover.frames) == ([.missingFrames(for: 4.5)], 0))
  }

  @Test func `a motion whose frames are drawn is not reported, nor one that is over`() {
    let (window, mover) = movingWindow()

    for frame in 1...60 { window.advance(to: 0.5 + Double(frame) / 60) }
    window.send([sample(1, .began, at: 1.75), sample(1, .ended, at: 1.75)])
    window.context.stopAnimating(mover)
    window.send([sample(1, .began, at: 60)])

    #expect((reports.all, mover.frames) == ([], 60))
  }

  // MARK: Deadlines

  @Test func `a press finds a deadline that nobody handled, too`() {
    let window = window(context())
    window.addGestureRecognizer(LongPressGestureRecognizer())

    window.send([sample(1, .began, at: 1)])
    window.sendPress(.select, .began, at: 4)

    #expect(reports.all == [.lateAdvance(by: 2.5)])
  }

  // MARK: Roots

  @Test func `a touch on a dispatcher without a root is reported`() {
    let dispatcher = TouchDispatcher(context: context())

    dispatcher.send([sample(1, .began, at: 0)])
    dispatcher.sendHover(at: place, timestamp: 0)

    #expect(reports.all == [.noRoot])
  }

  @Test func `a touch on an application whose windows are gone is reported`() {
    let application = Application(context: context())
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: application)
      application.send([sample(1, .began, at: 0), sample(1, .ended, at: 0)])
      _ = window
    }
    let before = reports.all

    application.send([sample(2, .began, at: 1)])

    #expect((before, reports.all) == ([], [.noRoot]))
  }

  @Test func `a touch beside a window is not reported`() {
    let window = window(context())

    window.send([TouchSample(id: 1, phase: .began, location: Point(x: 900, y: 9), timestamp: 0)])

    #expect(reports.all == [])
  }

  @Test(arguments: [true, false])
  func `a tree whose root has no context is reported`(hasContext: Bool) {
    let root = Leaf()
    let dispatcher = TouchDispatcher(context: context(), root: root)
    if hasContext { root.touchContext = dispatcher.context }

    dispatcher.send([sample(1, .began, at: 0)])

    #expect(reports.all == (hasContext ? [] : [.rootWithoutContext]))
  }

  // MARK: Ends

  @Test func `a touch that never ends is reported while others begin`() {
    let window = window(context())

    for (id, time) in [(1, 0.0), (2, 6), (3, 70), (4, 100)] {
      window.send([sample(id, .began, at: time), sample(2, .moved, at: time)])
    }
    let unended = reports.all.filter { if case .silentTouch = $0 { true } else { false } }

    #expect(unended == [.silentTouch(1, for: 70)])
  }

  @Test func `a finger that rests while another moves is not reported`() {
    let window = window(context())

    window.send([sample(1, .began, at: 0), sample(2, .began, at: 0)])
    for time in 1...90 { window.send([sample(2, .moved, at: Double(time))]) }

    #expect(reports.all == [])
  }

  @Test func `a touch that is cancelled after a time is reported as lost alone`() {
    let window = window(context { $0.lostTouchTimeout = 80 })

    window.send([sample(1, .began, at: 0)])
    window.send([sample(2, .began, at: 70)])
    window.advance(to: 81)

    #expect(reports.all == [.lostTouch(1)])
  }

  // MARK: Layout

  @Test(arguments: [true, false])
  func `a touch on a view that nobody laid out is reported`(isLaidOut: Bool) {
    let window = window(context())
    window.addSubview(Screen(frame: window.bounds))
    if isLaidOut { window.layoutIfNeeded() }

    window.send([sample(1, .began, at: 0)])

    #expect(reports.all == (isLaidOut ? [] : [.missingLayout]))
  }

  // MARK: Key windows

  @Test(arguments: ["press", "key", "hardware key", "motion", "remote command"])
  func `what goes to the key window is reported without one (HT-17)`(input: String) {
    let application = Application(context: context())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: application)
    application.beginReceivingRemoteControlEvents()

    switch input {
    case "press":
      application.sendPress(.select, .began, at: 0)
      application.sendPress(.select, .ended, at: 0.1)
    case "key": application.sendKey("a", at: 0)
    case "hardware key": application.sendKey(Key(.keyboardA, characters: "a"), .began, at: 0)
    case "motion":
      application.sendMotion(.began, at: 0)
      application.sendMotion(.ended, at: 0.1)
    default: application.sendRemoteControl(.remoteControlPlay, at: 0)
    }

    #expect((reports.all.first, window.isKeyWindow) == (.noKeyWindow, false))
  }
}

/// Something that moves for ever.
private final class Mover: TouchAnimating {
  var frames = 0
  func animate(to time: Timestamp) { frames += 1 }
}

/// A view whose button gets its place from `layoutSubviews()`.
private final class Screen: View {
  private let button = Button()

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(button)
  }

  override func layoutSubviews() { button.frame = Rect(x: 0, y: 0, width: 100, height: 44) }
}

/// A tree of one node.
private final class Leaf: TouchNode {
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var parentNode: (any TouchNode)? { nil }
  var childNodeCount: Int { 0 }
  func childNode(at index: Int) -> any HitTestNode { self }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: 320, height: 480) }
  var nodePlacement: AffineTransform { .identity }
}
