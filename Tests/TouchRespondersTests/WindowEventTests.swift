import Testing
import TouchWindows

/// What windows and applications receive of an event, and what happens to the objects that they keep.
@Suite struct WindowEventTests {
  let log = Log()
  let application = Application()

  private func window(_ name: String, _ frame: Rect = screen, level: Window.Level = .normal) -> LogWindow {
    let window = LogWindow(frame: frame)
    window.name = name
    window.log = log
    window.windowLevel = level
    window.application = application
    return window
  }

  @Test func `windows get an event in the order of their lowest touch (EV-4)`() {
    let left = window("left", Rect(x: 0, y: 0, width: 100, height: 100))
    let right = window("right", Rect(x: 100, y: 0, width: 100, height: 100))
    application.touch(1, .began, 150, 50)
    application.touch(2, .began, 50, 50)
    application.touch(3, .began, 160, 50)
    let early = log.take()
    let samples = [2, 1].map {
      TouchSample(id: TouchID($0), phase: .moved, location: Point(x: 50, y: 60), timestamp: 1)
    }
    application.send(samples)
    #expect(
      (early, log.take()) == (
        ["right touches 1", "left touches 2", "right touches 1,3"], ["right touches 1,3", "left touches 2"]
      ))
    _ = (left, right)
  }

  @Test func `a window gets an event once, however many of its touches changed (EV-4)`() {
    let window = window("window")
    let samples = [1, 2].map {
      TouchSample(id: TouchID($0), phase: .began, location: Point(x: 50, y: 60), timestamp: 0)
    }
    application.send(samples)
    #expect(log.take() == ["window touches 1,2"])
    _ = window
  }

  @Test func `a view whose sendEvent kept a began gets no end that was delayed either (GD-6)`() {
    /// Delays its content's touches until it is let go of.
    final class Holder: View, ContentTouchHolding {
      var holds = true
      override var contentTouchHolder: (any ContentTouchHolding)? { self }
      func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision { .hold(until: 9) }
      func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool { holds }
      func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool {
        true
      }
    }
    let window = window("window"), holder = Holder(frame: screen)
    window.addSubview(holder)
    holder.addSubview(LogView("view", log))
    window.keeps = { _ in true }
    application.touch(1, .began, 10, 10)
    window.keeps = nil
    application.touch(1, .ended, 10, 10)
    _ = log.take()
    holder.holds = false
    application.touch(2, .began, 10, 10)
    #expect(log.take() == ["window touches 2", "view began"])
  }

  @Test func `an application's sendEvent comes before its windows' (EV-4)`() {
    final class Logging: Application {
      var log: Log?
      override func sendEvent(_ event: TouchEvent) {
        log?.lines.append("application \(event.allTouches?.count ?? 0)")
        super.sendEvent(event)
      }
    }
    let application = Logging(context: TouchContext())
    application.log = log
    let window = LogWindow(frame: screen, application: application)
    window.log = log
    let view = LogView("view", log)
    window.addSubview(view)
    application.touch(1, .began, 10, 10)
    #expect(log.take() == ["application 1", "window touches 1", "view began"])
  }

  @Test func `a window that keeps a whole touch to itself leaves nothing behind (EV-4)`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    window.keeps = { _ in true }
    application.touch(1, .began, 10, 10)
    application.touch(1, .ended, 10, 10, at: 0.1)
    #expect((log.take(), application.dispatcher.isIdle) == (["window touches 1", "window touches 1"], true))
  }

  @Test func `a view whose touch's began was kept from it does not receive the end`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    window.keeps = { $0.allTouches?.first?.phase == .began }
    application.touch(1, .began, 10, 10)
    application.touch(1, .moved, 20, 10, at: 0.1)
    application.touch(1, .ended, 10, 10, at: 0.2)
    #expect((log.take().filter { $0.hasPrefix("view") }, application.dispatcher.isIdle) == ([], true))
  }

  @Test func `a view whose touch's end was kept from it receives a cancel instead`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    window.keeps = { $0.allTouches?.first?.phase == .ended }
    application.touch(1, .began, 10, 10)
    application.touch(1, .ended, 10, 10, at: 0.2)
    let found = (log.take().filter { $0.hasPrefix("view") }, application.dispatcher.isIdle)
    #expect(found == (["view began", "view cancelled"], true))
  }

  @Test func `a window that calls super twice delivers once`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    window.sendsTwice = true
    application.touch(1, .began, 10, 10)
    #expect(log.take() == ["window touches 1", "view began"])
  }

  @Test func `touches that lift while they are ignored are cancelled (HT-19)`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)

    application.touch(1, .began, 10, 10)
    application.beginIgnoringInteractionEvents()
    application.touch(1, .ended, 10, 10, at: 0.1)

    #expect(log.take().filter { $0.hasPrefix("view") } == ["view began", "view cancelled"])
  }

  @Test func `no touch is delivered while as many begins as ends are missing (HT-19)`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    application.touch(1, .began, 10, 10)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.touch(1, .moved, 20, 10, at: 0.1)
    application.endIgnoringInteractionEvents()
    application.touch(2, .began, 10, 10, at: 0.2)
    let first = application.isIgnoringInteractionEvents
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    application.touch(2, .ended, 10, 10, at: 0.3)
    let second = log.take().filter { $0.hasPrefix("view") }
    application.touch(1, .ended, 10, 10, at: 0.35)
    application.touch(3, .began, 10, 10, at: 0.4)
    #expect(
      (first, second, log.take().filter { $0.hasPrefix("view") }) == (
        true, ["view began"], ["view ended", "view began"]
      ))
  }
}
