import Testing
import TouchGestures
import TouchTap
import TouchWindows

@Suite struct AnimationTests {
  let log = Log()
  let window: Window
  let view: LogView
  let child: LogView

  init() {
    window = Window(frame: screen, context: TouchContext())
    view = LogView("view", log)
    child = LogView("child", log)
    window.addSubview(view)
    view.addSubview(child)
  }

  private func send(_ phase: TouchPhase, at time: Timestamp) {
    // A move goes somewhere, or nobody would receive it (TP-1).
    let place = Point(x: phase == .moved ? 55 : 50, y: 50)
    window.send([TouchSample(id: TouchID(1), phase: phase, location: place, timestamp: time)])
  }

  private func tap(at time: Timestamp) -> [String] {
    send(.began, at: time)
    send(.ended, at: time)
    return log.take()
  }

  @Test func `an animated view and those in it take no touches until the animation is over (HT-18)`() {
    window.advance(to: 1)

    view.animationBegan(duration: 0.5)

    #expect([tap(at: 1.2), tap(at: 1.5)] == [[], ["child began", "view began", "child ended", "view ended"]])
  }

  @Test func `a touch that is on the view stays with it, and with its recognizers (HT-18)`() {
    let tap = TapGestureRecognizer()
    var acted = 0
    tap.addAction { _ in acted += 1 }
    tap.cancelsTouchesInView = false
    window.addGestureRecognizer(tap)
    send(.began, at: 1)
    _ = log.take()

    view.animationBegan(duration: 0.5)
    send(.ended, at: 1.1)

    #expect((log.take(), acted) == (["child ended", "view ended"], 1))
  }

  @Test func `an animation that allows interaction changes nothing (HT-18)`() {
    send(.began, at: 1)
    _ = log.take()

    view.animationBegan(duration: 0.5, allowsUserInteraction: true)
    send(.ended, at: 1.1)

    #expect(log.take() == ["child ended", "view ended"])
  }

  @Test func `the animation that ends last counts, unless they are stopped (HT-18)`() {
    view.animationBegan(duration: 1)
    view.animationBegan(duration: 0.5)
    let first = tap(at: 0.7)
    view.animationBegan(duration: 5)
    let second = tap(at: 1.2)

    view.animationEnded()

    #expect((first, second, tap(at: 1.3).first) == ([], [], "child began"))
  }

  @Test func `an animation begun in a touch callback cancels nothing (HT-18)`() {
    child.onTouch = { [unowned view] phase in if phase == .began { view.animationBegan(duration: 1) } }

    #expect([tap(at: 1), tap(at: 1.5)] == [["child began", "view began", "child ended", "view ended"], []])
  }

  @Test func `neither view nor context is kept, and a view without its context can be touched again (HT-18)`() {
    weak var gone: LogView?
    var other: Window? = Window(frame: screen, context: TouchContext())
    let kept = LogView("kept", log)
    do {
      let view = LogView("gone", log)
      other?.addSubview(view)
      other?.addSubview(kept)
      view.animationBegan(duration: 10)
      kept.animationBegan(duration: 10)
      gone = view
      view.removeFromSuperview()
      kept.removeFromSuperview()
    }
    let early = gone == nil

    other = nil

    #expect(early && kept.touchRefusal == nil)
  }
}
