import Testing
import Touchstone

/// What UIKit code writes of recognizers and once compiled here without ever being called.
@Suite struct RecognizerTrapTests {
  @Test func `what observes or overrides the state sees the requests of built-in recognizers (GS-10)`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let (tap, pan) = (WatchedTap(), WatchedPan())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50))
    window.touch(from: Point(x: 50, y: 50), to: Point(x: 50, y: 90))

    let found = (tap.states, pan.states.first, pan.states.dropFirst().first, pan.states.last)
    #expect(found == ([.ended], .failed, .began, .ended))
  }

  @Test func `a setter of the state that asks for something else is followed (GS-10)`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let tap = RefusingTap()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50))

    #expect(taps == 0)
  }

  @Test func `a recognizer that is known as a protocol has what UIKit's class has`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let delegate = GridOfTaps()
    let first = try #require(view.gestureRecognizers?.first)
    first.delegate = delegate
    first.addTarget(delegate, action: Action("panned", GridOfTaps.panned))
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50), to: Point(x: 50, y: 90))
    let calls = delegate.calls
    first.removeTarget(delegate, action: nil)
    window.touch(from: Point(x: 50, y: 50), to: Point(x: 50, y: 90))

    let found = [first == pan, first != TapGestureRecognizer(), first.view === view, first.delegate === delegate]
    #expect(found == [true, true, true, true])
    #expect((first.location(in: view), calls, delegate.calls, delegate.asked) == (pan.location(in: view), 9, calls, 2))
  }

  @Test func `a recognizer's own delegate property is overridden with its type`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let tap = SelfDelegatingTap()
    view.addGestureRecognizer(tap)
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50))

    #expect(tap.asked == 1)
  }
}

private final class SelfDelegatingTap: TapGestureRecognizer, GestureRecognizerDelegate {
  var asked = 0
  override var delegate: (any GestureRecognizerDelegate)? {
    get { self }
    set {}
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked += 1
    return true
  }
}

private final class WatchedTap: TapGestureRecognizer {
  var states: [GestureState] = []
  override var state: GestureState { didSet { states.append(state) } }
}

private final class WatchedPan: PanGestureRecognizer {
  var states: [GestureState] = []
  override var state: GestureState { didSet { states.append(state) } }
}

private final class RefusingTap: TapGestureRecognizer {
  override var state: GestureState {
    get { super.state }
    set { super.state = newValue == .ended ? .failed : newValue }
  }
}

private final class GridOfTaps: GestureRecognizerDelegate {
  var calls = 0
  var asked = 0
  func panned(_ recognizer: PanGestureRecognizer) { calls += 1 }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked += 1
    return true
  }
}
