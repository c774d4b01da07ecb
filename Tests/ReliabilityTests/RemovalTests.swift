import Testing
import TouchTesting
import Touchstone

/// Views and recognizers that callbacks take out of the tree while touches, presses and questions are on their way.
@Suite struct RemovalTests {
  private let log = HeardLog()
  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 400, height: 400), context: TouchContext(registry: .standard))
  private let driver: TouchDriver
  private let host: Heard
  private let other: Heard

  init() {
    driver = TouchDriver(host: window)
    host = Heard("host", Rect(x: 0, y: 0, width: 200, height: 200), log)
    other = Heard("other", Rect(x: 200, y: 200, width: 200, height: 200), log)
    window.addSubview(host)
    window.addSubview(other)
  }

  /// Holds a button down whose press goes to a first responder in the host, or beside it with the host in its chain.
  @discardableResult
  private func holdButton(insideHost: Bool = true) -> Heard {
    let first = Heard("first", Rect(x: insideHost ? 0 : 350, y: 0, width: 50, height: 50), log)
    (insideHost ? host : window).addSubview(first)
    if !insideHost { first.onward = host }
    first.becomeFirstResponder()
    window.sendPress(.select, .began, at: 0)
    return first
  }

  private func drag(steps: Int = 3) {
    driver.down(1, at: Point(x: 210, y: 210))
    for step in 1...steps {
      driver.advance(by: 0.016)
      driver.move(1, to: Point(x: 210 + Double(step) * 10, y: 210))
    }
    driver.up(1)
  }

  // MARK: Presses

  @Test func `an action that removes the view of a held press is not called again inside itself (GS-14, PR-1)`() {
    holdButton()
    let pan = PanGestureRecognizer()
    var depth = 0
    pan.addAction { [log, host] pan in
      depth += 1
      log.lines.append("pan \(pan.state.word) \(depth)")
      if pan.state == .changed { host.removeFromSuperview() }
      depth -= 1
    }
    other.addGestureRecognizer(pan)

    drag()

    #expect(
      (log.lines.filter { $0.hasPrefix("pan") || $0.hasPrefix("first") }, window.dispatcher.isIdle) == (
        ["first press began", "pan began 1", "pan changed 1", "first press cancelled", "pan changed 1", "pan ended 1"],
        true
      ))
  }

  @Test func `a question that removes the view of a held press leaves the decisions alone (PR-1, EO-4)`() {
    holdButton()
    let side = View(frame: Rect(x: 0, y: 300, width: 50, height: 50))
    window.addSubview(side)
    let (held, waitedFor) = (Landing(), Patient())
    side.addGestureRecognizer(held)
    side.addGestureRecognizer(waitedFor)
    held.require(toFail: waitedFor)
    let delegate = Asked { [host] in host.removeFromSuperview() }
    for number in 0..<3 {
      let pan = PanGestureRecognizer()
      pan.delegate = delegate
      pan.addAction { [log] in log.lines.append("pan \(number) \($0.state.word)") }
      other.addGestureRecognizer(pan)
    }
    driver.down(2, at: Point(x: 10, y: 310))

    drag()
    driver.up(2)

    #expect(
      (
        log.lines.filter { $0.hasSuffix("began") }, log.lines.filter { $0 == "first press cancelled" }.count,
        window.dispatcher.isIdle
      ) == (["first press began", "other began", "pan 2 began", "pan 1 began", "pan 0 began"], 1, true))
  }

  @Test func `a press that takes a view out of its own chain as it begins is cancelled (PR-1)`() {
    let first = Heard("first", Rect(x: 350, y: 0, width: 50, height: 50), log)
    window.addSubview(first)
    first.onward = host
    first.onPress = { [host] in host.removeFromSuperview() }
    first.becomeFirstResponder()

    window.sendPress(.select, .began, at: 0)

    let found = (log.lines, first.presses.map(\.phase), window.dispatcher.isIdle)
    #expect(found == (["first press began", "first press cancelled"], [.cancelled], true))
  }

  // MARK: New touches

  @Test func `content that removes another touched view as it is asked about a touch keeps the touch (TB-2, R-16)`() {
    let scroll = AskingScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = Size(width: 200, height: 1000)
    scroll.delaysContentTouches = false
    window.addSubview(scroll)
    scroll.addSubview(Heard("content", Rect(x: 0, y: 0, width: 200, height: 1000), log))
    driver.down(1, at: Point(x: 310, y: 310))
    scroll.onAsk = { [other] in other.removeFromSuperview() }

    driver.down(2, at: Point(x: 100, y: 100))
    driver.up(2)
    driver.up(1)

    let found = (log.lines, window.dispatcher.isIdle)
    #expect(found == (["other began", "other cancelled", "content began", "content ended"], true))
  }

  @Test func `a hit test that removes a touched view lets a finger lift that lifts with it (R-16)`() {
    let testing = Heard("testing", Rect(x: 0, y: 0, width: 100, height: 100), log)
    window.addSubview(testing)
    driver.down(1, at: Point(x: 310, y: 310))
    driver.down(2, at: Point(x: 150, y: 150))
    testing.onHitTest = { [other] in other.removeFromSuperview() }

    driver.send(
      TouchSample(id: 2, phase: .ended, location: Point(x: 150, y: 150), timestamp: driver.now),
      TouchSample(id: 3, phase: .began, location: Point(x: 10, y: 10), timestamp: driver.now))
    driver.send(TouchSample(id: 3, phase: .ended, location: Point(x: 10, y: 10), timestamp: driver.now))

    #expect(
      (log.lines, window.dispatcher.isIdle) == (
        ["other began", "host began", "other cancelled", "host ended", "testing began", "testing ended"], true
      ))
  }

  // MARK: Recognizers

  @Test func `a recognizer that is asked about requirements at the resets may take another out (GR-2, GR-7)`() {
    let (waiting, asked, third) = (Patient(), Patient(), Patient())
    for recognizer in [third, asked, waiting] { other.addGestureRecognizer(recognizer) }
    waiting.require(toFail: asked)
    waiting.failsAtOnce = true
    var questions = 0
    asked.onAsk = { [other] in
      questions += 1
      if questions == 2 { other.removeGestureRecognizer(third) }
    }

    driver.tap(at: Point(x: 210, y: 210))

    #expect(questions >= 2 && third.view == nil && [waiting, asked, third].allSatisfy { $0.state == .possible })
  }

  @Test func `a recognizer may bring one of elsewhere in while it is asked about requirements (GS-12)`() {
    let elsewhere = (0..<6).map { _ in Patient() }
    for recognizer in elsewhere { host.addGestureRecognizer(recognizer) }
    let (waiting, asked) = (Patient(), Patient())
    waiting.onMoved = { $0.state = .began }
    other.addGestureRecognizer(waiting)
    other.addGestureRecognizer(asked)
    waiting.require(toFail: asked)
    waiting.require(toFail: elsewhere[0])
    driver.tap(at: Point(x: 10, y: 10))
    driver.down(2, at: Point(x: 210, y: 210))
    asked.onAsk = { if elsewhere[0].state == .possible { elsewhere[0].state = .began } }

    driver.move(2, to: Point(x: 240, y: 210))

    #expect(elsewhere[0].state == .began)
  }

  @Test func `the end of a trackpad's movement leaves a button that is down on the same pan alone (SD-6)`() {
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    pan.cancelsTouchesInView = false
    other.addGestureRecognizer(pan)
    let place = Point(x: 300, y: 300)
    func scroll(_ phase: TouchPhase, _ delta: Double, at time: Timestamp) {
      window.dispatcher.sendScroll(
        ScrollMovement(
          location: place, delta: Point(x: 0, y: delta), kind: .continuous, phase: phase, timestamp: time))
    }
    scroll(.began, -15, at: 0)
    scroll(.moved, -15, at: 0.016)
    driver.down(1, at: place, type: .indirectPointer)

    scroll(.ended, 0, at: 0.032)
    driver.up(1)

    #expect((log.lines, window.dispatcher.isIdle) == (["other began", "other ended"], true))
  }

  // MARK: Controls

  @Test(arguments: [false, true])
  func `a later action of a removed control starts at its window's first responder (AC-4)`(isRemoved: Bool) {
    let first = Heard("first", Rect(x: 300, y: 0, width: 50, height: 50), log)
    first.performs = "save"
    window.addSubview(first)
    first.becomeFirstResponder()
    let button = Button(frame: Rect(x: 0, y: 300, width: 50, height: 50))
    window.addSubview(button)
    button.addAction(for: .touchUpInside) { if isRemoved { $0.removeFromSuperview() } }
    button.addTarget(nil, action: Action(named: "save"), for: .touchUpInside)

    driver.tap(at: Point(x: 10, y: 310))

    #expect(log.lines == ["first performs save"])
  }

  @Test(arguments: ["switch", "stepper", "segmented control"])
  func `a later action that comes without an event finds the window that its control was in (AC-4)`(kind: String) {
    let control: Control
    switch kind {
    case "switch": control = Switch()
    case "stepper": control = Stepper()
    default: control = SegmentedControl(items: ["1", "2"])
    }
    let first = Heard("first", Rect(x: 300, y: 0, width: 50, height: 50), log)
    first.performs = "save"
    window.addSubview(first)
    first.becomeFirstResponder()
    control.frame = Rect(x: 0, y: 300, width: 100, height: 50)
    window.addSubview(control)
    control.addAction(for: .valueChanged) { $0.removeFromSuperview() }
    control.addTarget(nil, action: Action(named: "save"), for: .valueChanged)

    driver.tap(at: Point(x: 80, y: 315))
    driver.advance(by: 1)

    #expect(control.superview == nil && log.lines == ["first performs save"])
  }
}

/// Is recognized when a finger lands.
private final class Landing: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .ended }
}

/// Waits until its finger lifts, and fails.
private final class Patient: GestureRecognizer {
  var failsAtOnce = false
  var onMoved: (Patient) -> Void = { _ in }
  var onAsk: () -> Void = {}

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { if failsAtOnce { state = .failed } }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { onMoved(self) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if state == .possible { state = .failed }
  }
  override func canBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    onAsk()
    return true
  }
}

/// Lets all recognizers act at once, and does something when it is first asked about that.
private final class Asked: GestureRecognizerDelegate {
  private var onFirst: (() -> Void)?
  init(_ onFirst: @escaping () -> Void) { self.onFirst = onFirst }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    onFirst?()
    onFirst = nil
    return true
  }
}
