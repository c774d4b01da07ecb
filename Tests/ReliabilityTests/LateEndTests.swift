import Testing
import TouchTesting
import Touchstone

/// What callbacks and bad input end at an odd moment ends cleanly, and lets go of its tree.
@Suite struct LateEndTests {
  private final class Pressed: View {
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: [Press], with event: PressesEvent?) { removeFromSuperview() }
    override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {}
  }

  /// Never decides.
  private final class Idle: GestureRecognizer {
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {}
  }

  private let window = Window(
    frame: Rect(x: 0, y: 0, width: 400, height: 400), context: TouchContext(registry: .standard))
  private let log = HeardLog()

  private func sample(_ id: Int, _ phase: TouchPhase, _ x: Double, at time: Double) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: Point(x: x, y: 50), timestamp: time)
  }

  @Test func `a touch that cannot begin releases what an undecided recognizer delayed (GR-3)`() {
    let view = Heard("view", Rect(x: 0, y: 0, width: 100, height: 100), log)
    window.addSubview(view)
    view.addGestureRecognizer(Idle())
    window.send([sample(1, .began, 50, at: 1)])
    window.send([sample(1, .ended, 50, at: 1.1)])
    let early = log.lines
    window.send([sample(2, .began, .nan, at: 2)])
    #expect((early, log.lines, window.dispatcher.isIdle) == (["view began"], ["view began", "view ended"], true))
  }

  @Test func `a touch that the question about content ends is delayed by nobody else (TB-12, SC-1)`() {
    let outer = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let inner = AskingScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    outer.contentSize = Size(width: 300, height: 1000)
    inner.contentSize = Size(width: 200, height: 1000)
    inner.delaysContentTouches = false
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(Heard("view", Rect(x: 0, y: 0, width: 100, height: 100), log))
    inner.onAsk = { [unowned window] in window.cancelAllTouches(at: 1) }
    window.send([sample(1, .began, 50, at: 1)])
    #expect((window.dispatcher.isIdle, log.lines) == (true, []))
  }

  @Test func `a view that leaves as its press begins is freed (TB-13)`() {
    weak var gone: View?
    do {
      let view = Pressed(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      gone = view
      window.addSubview(view)
      let tap = TapGestureRecognizer()
      tap.allowedPressTypes = [.select]
      window.addGestureRecognizer(tap)
      #expect(view.becomeFirstResponder())
      window.sendPress(.select, .began, at: 1)
    }
    #expect(gone == nil)
  }
}
