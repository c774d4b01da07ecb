import Testing
import TouchTesting
import Touchstone

/// Hosts that lose ends, jump in time, remove windows during a touch and call back into the engine.
@Suite struct HostFaultTests {
  private let middle = Point(x: 50, y: 50)

  private func window(_ change: (inout TouchSettings) -> Void = { _ in }) -> Window {
    var settings = TouchSettings()
    change(&settings)
    let context = TouchContext(registry: .standard, settings: settings)
    return Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), context: context)
  }

  private func sample(_ id: Int, _ phase: TouchPhase, at time: Double, _ place: Point? = nil) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: place ?? middle, timestamp: time)
  }

  @Test func `256 contacts are taken, the next is reported, and all of them end`() {
    let window = window()
    window.isMultipleTouchEnabled = true
    let checker = InvariantChecker()
    window.context.trace = checker
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    window.send((0..<257).map { sample($0, .began, at: 1) })
    let early = reported
    window.send((0..<256).map { sample($0, .ended, at: 2) })
    checker.checkQuiet(window)
    #expect((early, checker.findings.map(\.description)) == ([.tooManyTouches(TouchID(256))], []))
  }

  @Test func `an identifier that ends and begins in one frame makes two touches`() {
    let window = window()
    let trace = EventTrace()
    trace.names.name(window, "W")
    window.context.trace = trace
    window.send([sample(1, .began, at: 1)])
    window.send([sample(1, .ended, at: 2), sample(1, .began, at: 2), sample(1, .ended, at: 2)])
    #expect(trace.text == "W began 1, W ended 1, W began 2, W ended 2")
  }

  @Test func `time that goes backwards is the present, and years are skipped at once`() {
    let window = window()
    let press = LongPressGestureRecognizer()
    window.addGestureRecognizer(press)
    var reported: [Diagnostic] = []
    window.context.diagnostics = { reported.append($0) }
    window.send([sample(1, .began, at: 10)])
    window.send([sample(1, .moved, at: 3)])
    let first = reported
    window.advance(to: 3e9)
    let second = press.state
    window.send([sample(1, .ended, at: 6e9)])
    #expect(
      (first, second, press.state, window.nextDeadline == nil) == (
        [.timeWentBackwards(to: 3, from: 10)], .began, .possible, true
      ))
  }

  @Test func `a touch whose end the hardware lost is cancelled when the host asks for it`() {
    let window = window { $0.lostTouchTimeout = 2 }
    let trace = EventTrace()
    trace.names.name(window, "W")
    window.context.trace = trace
    window.send([sample(1, .began, at: 1)])
    window.advance(to: 4)
    #expect(trace.text == "W began 1, W cancelled 1")
  }

  @Test func `a window that is dropped during a gesture is let go once its touches are cancelled`() {
    weak var known: Window?
    let pan = PanGestureRecognizer()
    do {
      let window = window()
      known = window
      window.addGestureRecognizer(pan)
      window.send([sample(1, .began, at: 1)])
      window.send([sample(1, .moved, at: 1.1, Point(x: 90, y: 50))])
      #expect(pan.state == .began)
      window.cancelAllTouches(at: 1.2)
    }
    #expect(known == nil && pan.state == .possible)
  }

  @Test func `a recognizer that never decides keeps no window once everything was taken away (GR-3)`() {
    final class Undecided: GestureRecognizer {}
    weak var known: Window?
    let undecided = Undecided()
    do {
      let window = window()
      known = window
      window.addGestureRecognizer(undecided)
      window.send([sample(1, .began, at: 1), sample(1, .ended, at: 1)])
      window.cancelAllTouches(at: 2)
    }
    #expect(known == nil && undecided.state == .possible)
  }

  @Test func `an engine that is dropped during a gesture leaves its recognizers possible`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    do {
      let dispatcher = TouchDispatcher(context: TouchContext(registry: .standard), root: view)
      dispatcher.send([sample(1, .began, at: 1)])
      dispatcher.send([sample(1, .moved, at: 1.1, Point(x: 90, y: 50))])
      #expect(pan.state == .began)
    }
    #expect((pan.state, pan.numberOfTouches) == (.possible, 0))
  }

  @Test func `samples sent from inside a callback wait, and two windows driven in turn do not mix`() {
    final class Echo: View {
      var host: Window?
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        host?.send([TouchSample(id: TouchID(9), phase: .began, location: Point(x: 90, y: 90), timestamp: 1)])
        host?.send([TouchSample(id: TouchID(9), phase: .ended, location: Point(x: 90, y: 90), timestamp: 1)])
      }
    }
    let windows = [window(), window()]
    let checkers = [InvariantChecker(), InvariantChecker()]
    let echoes = windows.map { _ in Echo(frame: Rect(x: 0, y: 0, width: 60, height: 60)) }
    for index in 0..<2 {
      windows[index].context.trace = checkers[index]
      windows[index].addSubview(echoes[index])
      echoes[index].host = windows[1 - index]
    }
    for step in 0..<10 {
      let window = windows[step % 2]
      window.send([sample(step, .began, at: 1)])
      window.send([sample(step, .ended, at: 1)])
    }
    for index in 0..<2 {
      checkers[index].checkQuiet(windows[index], touching: Point(x: 90, y: 90))
      #expect(checkers[index].findings.map(\.description) == [])
      echoes[index].host = nil
    }
  }
}
