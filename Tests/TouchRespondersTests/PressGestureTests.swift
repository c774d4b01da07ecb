import Testing
import TouchGestures
import TouchPlugins
import TouchTap
import TouchWindows

@Suite struct PressGestureTests {
  let log = Log()
  let application = Application(context: TouchContext(registry: PluginRegistry(TapPlugin())))
  let window: Window
  let outer: LogView
  let inner: LogView
  let tap = TapGestureRecognizer()

  final class Target {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tapped() { log.lines.append("tapped") }
  }
  let target: Target

  init() {
    window = Window(frame: screen, application: application)
    outer = LogView("outer", log)
    inner = LogView("inner", log)
    target = Target(log)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKey()
    inner.becomeFirstResponder()
    tap.addTarget(target, action: Action("tapped", Target.tapped))
    outer.addGestureRecognizer(tap)
    _ = log.take()
  }

  @Test
  func `a tap that allows a press is recognized when it ends, and takes it from the views (PR-3, R-40)`() {
    tap.allowedPressTypes = [.select]
    application.sendPress(.select, .began, at: 0)
    application.sendPress(.select, .ended, at: 0.1)
    #expect(
      (log.take(), tap.state, application.dispatcher.isIdle) == (
        [
          "inner pressesBegan 4", "outer pressesBegan 4", "tapped", "inner pressesCancelled cancelled",
          "outer pressesCancelled cancelled",
        ], .possible, true
      ))
  }

  @Test func `a tap that allows no press leaves it to the views (PR-2)`() {
    application.sendPress(.select, .began, at: 0)
    application.sendPress(.select, .ended, at: 0.1)
    #expect(
      log.take().filter { $0.hasPrefix("inner") || $0 == "tapped" }
        == ["inner pressesBegan 4", "inner pressesEnded 4"])
  }

  /// Presses and releases a button, and returns whether the tap acted.
  private func press(at time: Timestamp, for duration: Timestamp = 0.05) -> Bool {
    application.sendPress(.select, .began, at: time)
    application.sendPress(.select, .ended, at: time + duration)
    return log.take().contains("tapped")
  }

  @Test func `two presses that follow each other within 0.35 s are a double tap (TA-14)`() {
    tap.allowedPressTypes = [.select]
    tap.numberOfTapsRequired = 2

    let answers = [press(at: 0), press(at: 0.3)]

    #expect(answers == [false, true])
  }

  @Test func `a second press that comes later is a first one again (TA-14)`() {
    tap.allowedPressTypes = [.select]
    tap.numberOfTapsRequired = 2

    let answers = [press(at: 0), press(at: 0.5), press(at: 0.8)]

    #expect(answers == [false, false, true])
  }

  @Test func `a press that is held too long is no tap (TA-14)`() {
    tap.allowedPressTypes = [.select]

    let isTap = press(at: 0, for: 5)

    #expect((isTap, tap.state) == (false, .possible))
  }

  @Test func `a press that is taken away is no tap (TA-14)`() {
    tap.allowedPressTypes = [.select]
    application.sendPress(.select, .began, at: 0)

    application.sendPress(.select, .cancelled, at: 0.1)

    #expect(!log.take().contains("tapped") && press(at: 1))
  }

  @Test func `a tap that takes presses fails on a touch (TA-14)`() {
    tap.allowedPressTypes = [.select]

    application.touch(1, .began, 50, 50)
    application.touch(1, .ended, 50, 50, at: 0.1)

    #expect(!log.take().contains("tapped"))
  }

  @Test func `a press that a tap delays is delivered when the tap fails (PR-3, GD-3)`() {
    tap.allowedPressTypes = [.select]
    tap.delaysTouchesBegan = true
    application.sendPress(.select, .began, at: 0)
    let early = log.take()

    application.advance(to: 5)
    application.sendPress(.select, .ended, at: 6)

    let found = (early, log.take().filter { $0.hasPrefix("inner") })
    #expect(found == ([], ["inner pressesBegan 4", "inner pressesEnded 4"]))
  }

  @Test func `removing the view of a press cancels it for its recognizers too (PR-1, PR-3)`() {
    tap.allowedPressTypes = [.select]
    application.sendPress(.select, .began, at: 0)
    _ = log.take()

    inner.removeFromSuperview()

    let found = (log.take(), tap.state)
    #expect(found == (["inner pressesCancelled cancelled", "outer pressesCancelled cancelled"], .possible))
  }

  @Test func `a recognizer in a window that joins an application continues there`() {
    let window = Window(
      frame: screen, context: TouchContext(registry: PluginRegistry(TapPlugin())))
    window.addGestureRecognizer(tap)
    window.touch(1, .began, 10, 10)
    window.touch(1, .ended, 10, 10, at: 0.1)
    let first = log.take()
    window.touch(1, .began, 10, 10, at: 1)
    window.application = application
    let second = tap.state
    application.touch(1, .began, 300, 300, at: 2)
    application.touch(1, .ended, 300, 300, at: 2.1)
    #expect((first, second, log.take()) == (["tapped"], .possible, ["tapped"]))
  }

  @Test func `touches let go of the window and its recognizers when they are over`() {
    weak var window: Window?
    do {
      let made = Window(frame: screen, context: TouchContext(registry: PluginRegistry(TapPlugin())))
      made.addGestureRecognizer(TapGestureRecognizer())
      made.touch(1, .began, 10, 10)
      made.touch(1, .ended, 10, 10, at: 0.1)
      made.sendPress(.select, .began, at: 0.2)
      made.sendPress(.select, .ended, at: 0.3)
      window = made
    }
    #expect(window == nil)
  }

  @Test func `a window keeps a tap's touch from its recognizer by keeping the event (EV-4)`() {
    let window = LogWindow(frame: screen, application: application)
    window.addGestureRecognizer(tap)
    window.keeps = { $0.allTouches?.first?.phase == .ended }
    application.touch(1, .began, 300, 300)
    application.touch(1, .ended, 300, 300, at: 0.1)
    #expect((log.take(), tap.state) == ([], .possible))
    window.keeps = nil
    application.touch(2, .began, 300, 300, at: 1)
    application.touch(2, .ended, 300, 300, at: 1.1)
    #expect(log.take() == ["tapped"])
  }

  @Test func `the event of an interruption does not keep presses whose end was delayed (TB-12)`() {
    let double = TapGestureRecognizer()
    double.allowedPressTypes = [.select]
    double.numberOfTapsRequired = 2
    outer.addGestureRecognizer(double)
    var events: [PressesEvent] = []
    inner.onPress = { events.append($0) }
    application.sendPress(.select, .began, at: 0)
    application.sendPress(.select, .ended, at: 0.05)

    application.cancelAllTouches(at: 0.1)

    #expect(
      (log.take(), events.last?.allPresses) == (
        [
          "inner pressesBegan 4", "outer pressesBegan 4", "inner pressesCancelled cancelled",
          "outer pressesCancelled cancelled",
        ], []
      ))
  }
}
