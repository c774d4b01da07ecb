import Testing
import TouchTesting
import TouchViews

@Suite struct BadInputTests {
  private let stage = PadStage()

  @Test func `a contact that begins twice is cancelled, and begins anew`() {
    stage.driver.send(stage.sample(1, .began))
    stage.driver.send(stage.sample(1, .began, at: 0.1))
    let found = (stage.trace.text, stage.diagnostics)
    #expect(found == ("left began 1, left cancelled 1, left began 2", [.duplicateBegan(TouchID(1))]))
  }

  @Test func `a contact that occurs twice in one call makes two events`() {
    stage.driver.send(stage.sample(1, .began), stage.sample(1, .ended))
    #expect((stage.trace.text, stage.diagnostics) == ("left began 1, left ended 1", []))
  }

  @Test func `a move of a contact that is not down is ignored and reported`() {
    stage.driver.send(stage.sample(7, .moved))
    #expect((stage.trace.text, stage.diagnostics) == ("", [.unknownTouch(TouchID(7))]))
  }

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `an end without a beginning is ignored and reported`(phase: TouchPhase) {
    stage.driver.send(stage.sample(7, phase))
    #expect((stage.trace.text, stage.diagnostics) == ("", [.endWithoutBegin(TouchID(7))]))
  }

  @Test func `a sample from the past is taken to be of the present`() {
    stage.driver.send(stage.sample(1, .began, at: 2))
    var seen: Timestamp?
    stage.left.onTouches = { _, touches, _ in seen = touches[0].timestamp }
    stage.driver.send(stage.sample(1, .moved, stage.onLeft + Point(x: 1, y: 1), at: 1))
    #expect((seen, stage.diagnostics) == (2, [.timeWentBackwards(to: 1, from: 2)]))
  }

  @Test func `an advance to the past is ignored and reported`() {
    stage.driver.advance(to: 3)
    stage.driver.advance(to: 1)
    #expect((stage.driver.now, stage.diagnostics) == (3, [.timeWentBackwards(to: 1, from: 3)]))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a contact that begins nowhere is ignored and reported`(x: Double) {
    stage.driver.send(stage.sample(1, .began, Point(x: x, y: 0)))
    let found = (stage.trace.text, stage.dispatcher.isIdle, stage.diagnostics)
    #expect(found == ("", true, [.nonFiniteSample(TouchID(1))]))
  }

  @Test func `a move to nowhere is ignored, an end there is kept where the finger was last`() {
    stage.driver.send(stage.sample(1, .began))
    stage.driver.send(stage.sample(1, .moved, Point(x: .nan, y: 0), at: 0.1))
    var last: Point?
    stage.left.onTouches = { _, touches, _ in last = touches[0].location(in: nil) }
    stage.driver.send(stage.sample(1, .ended, Point(x: .nan, y: 0), at: 0.2))
    #expect(
      (stage.trace.text, last, stage.diagnostics) == (
        "left began 1, left ended 1", stage.onLeft, [.nonFiniteSample(TouchID(1)), .nonFiniteSample(TouchID(1))]
      ))
  }

  @Test func `a sample at no time is taken to be of the present`() {
    stage.driver.advance(to: 1)
    stage.driver.send(stage.sample(1, .began, at: .nan))
    let found = (stage.trace.text, stage.driver.now, stage.diagnostics)
    #expect(found == ("left began 1", 1, [.nonFiniteSample(TouchID(1))]))
  }

  @Test func `an advance to no time is ignored and reported`() {
    stage.driver.advance(to: .infinity)
    #expect((stage.driver.now, stage.diagnostics) == (0, [.nonFiniteTime]))
  }

  @Test func `touches are taken away at no time all the same, at the present`() {
    stage.driver.send(stage.sample(1, .began))
    stage.driver.host.cancelAllTouches(at: .nan)
    #expect((stage.trace.text, stage.diagnostics) == ("left began 1, left cancelled 1", [.nonFiniteTime]))
  }

  @Test func `a movement of a wheel to no place is ignored and reported`() {
    let nowhere = Point(x: .nan, y: 0)
    for (place, time) in [(nowhere, 0.0), (stage.onLeft, .infinity)] {
      stage.driver.host.context.dispatcher?.sendScroll(
        ScrollMovement(location: place, delta: Point(x: 0, y: 1), kind: .discrete, timestamp: time))
    }
    #expect(
      stage.diagnostics == [
        .invalidArgument("a movement of a wheel or trackpad must be of finite numbers"), .nonFiniteTime,
      ])
  }

  @Test func `a time beyond the latest is no time, though it is finite`() {
    let tooLate = TouchDispatcher.maximumTime.nextUp
    stage.driver.advance(to: tooLate)
    stage.driver.send(stage.sample(1, .began, at: tooLate))
    let found = (stage.trace.text, stage.driver.now, stage.diagnostics)
    #expect(found == ("left began 1", 0, [.nonFiniteTime, .nonFiniteSample(TouchID(1))]))
  }

  @Test func `contacts beyond the greatest number are ignored and reported`() {
    stage.left.isMultipleTouchEnabled = true
    for id in 1...260 { stage.driver.send(stage.sample(id, .began)) }
    let found = (stage.trace.lines.count, stage.diagnostics)
    #expect(found == (TouchDispatcher.maximumTouches, (257...260).map { .tooManyTouches(TouchID($0)) }))
  }

  @Test func `a contact that sends nothing for too long is cancelled and reported`() {
    stage.driver.host.context.settings.lostTouchTimeout = 10
    stage.driver.send(stage.sample(1, .began))
    stage.driver.advance(to: 20)
    #expect((stage.trace.text, stage.diagnostics) == ("left began 1, left cancelled 1", [.lostTouch(TouchID(1))]))
  }

  @Test func `a view is not added to a view in it, which is reported`() {
    let root = RootView(frame: .zero)
    let inner = View(frame: .zero)
    root.addSubview(inner)
    var told: [Diagnostic] = []
    root.context.diagnostics = { told.append($0) }
    inner.addSubview(root)
    root.addSubview(root)
    #expect((root.superview == nil, inner.subviews.isEmpty, told) == (true, true, [.cyclicTree, .cyclicTree]))
  }

  private final class RootView: View {
    let context = TouchContext()
    override var touchContext: TouchContext? { context }
  }
}
