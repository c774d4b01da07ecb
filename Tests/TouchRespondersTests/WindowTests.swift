import Testing
import TouchWindows

@Suite struct WindowTests {
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

  /// The name of the window that a new touch lands in.
  private func hit(_ x: Double, _ y: Double) -> String? {
    let source = Hit()
    application.context.trace = source
    application.touch(1, .began, x, y, at: application.context.now)
    application.touch(1, .ended, x, y, at: application.context.now)
    return (source.touch?.window as? LogWindow)?.name
  }

  private final class Hit: TraceSink {
    var touch: Touch?
    func record(_ record: TraceRecord) { if case .bound(let touch, _) = record { self.touch = touch } }
  }

  @Test func `a higher level is hit before what was shown last (HT-16, S-08)`() {
    let alert = window("alert", Rect(x: 0, y: 0, width: 400, height: 400), level: .alert)
    let main = window("main")
    #expect((hit(10, 10), hit(10, 500), application.windows) == ("alert", "main", [main, alert]))
  }

  @Test func `a window's screen is the space of the samples, as large as the host says (XI-3)`() {
    let window = Window(frame: Rect(x: 10, y: 20, width: 100, height: 200))
    let view = View(frame: Rect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(view)

    let found = (view.convert(Point(x: 1, y: 1), to: window.screen.coordinateSpace), window.screen.bounds)
    #expect(found == (Point(x: 16, y: 26), Rect(x: 0, y: 0, width: 110, height: 220)))

    window.screen = ScreenSpace(bounds: Rect(x: 0, y: 0, width: 400, height: 800))
    #expect(window.screen.bounds.size == Size(width: 400, height: 800))
  }

  @Test func `a window converts rectangles from its views, and from the screen (XI-3)`() {
    let window = Window(frame: Rect(x: 10, y: 20, width: 100, height: 200))
    let view = View(frame: Rect(x: 5, y: 5, width: 50, height: 50))
    window.addSubview(view)
    let rect = Rect(x: 1, y: 1, width: 2, height: 3)

    let found = (window.convert(rect, from: view), window.convert(rect, from: nil))
    #expect(found == (Rect(x: 6, y: 6, width: 2, height: 3), Rect(x: -9, y: -19, width: 2, height: 3)))
  }

  @Test func `in a level the window shown last is hit first (HT-16)`() {
    let first = window("first")
    let second = window("second")
    #expect(hit(10, 10) == "second")
    first.isHidden = true
    first.isHidden = false
    let early = hit(10, 10)
    second.makeKeyAndVisible()
    #expect([early, hit(10, 10)] == ["first", "second"])
  }

  @Test func `a hidden window is skipped and not asked (HT-16)`() {
    final class Greedy: Window {
      var asked = 0
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        asked += 1
        return self
      }
    }
    let main = window("main")
    let front = Greedy(frame: screen, application: application)
    front.isHidden = true
    #expect((hit(10, 10), front.asked) == ("main", 0))
    _ = main
  }

  @Test func `a window whose hit test answers nil is skipped (HT-16)`() {
    final class Open: Window {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { nil }
    }
    let main = window("main")
    let open = Open(frame: screen, application: application)
    #expect(hit(10, 10) == "main")
    _ = (main, open)
  }

  @Test func `a touch whose hit test answers a view of another window is dropped and reported (HT-11)`() {
    let main = window("main")
    let front = window("front")
    let stranger = View(frame: screen)
    main.addSubview(stranger)
    let view = LogView("view", log)
    view.answer = { _ in stranger }
    front.addSubview(view)
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }
    #expect(hit(10, 10) == nil && reports == [.hitOutsideTree])
  }

  @Test func `a first answer of another tree does not decide, the second one does (HT-13)`() {
    let front = window("front")
    let gone = View(frame: screen)
    let view = LogView("view", log)
    var answers = [gone, view]
    view.answer = { _ in answers.isEmpty ? view : answers.removeFirst() }
    front.addSubview(view)
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }

    application.touch(1, .began, 10, 10)

    #expect(log.take().contains("view began") && reports.isEmpty)
  }

  @Test func `a raised level brings a window before the others (HT-16)`() {
    let first = window("first")
    let second = window("second")
    first.windowLevel = .normal + 1
    let early = hit(10, 10)
    first.windowLevel = .normal - 1
    #expect([early, hit(10, 10)] == ["first", "second"])
    _ = second
  }

  @Test func `samples are in the coordinates in which windows are placed`() {
    let main = window("main", Rect(x: 100, y: 50, width: 200, height: 200))
    let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    main.addSubview(view)
    let source = Hit()
    application.context.trace = source
    application.touch(1, .began, 115, 65)
    #expect(
      (
        source.touch?.view === view, source.touch?.location(in: nil), source.touch?.location(in: view),
        view.window === main
      ) == (true, Point(x: 15, y: 15), Point(x: 5, y: 5), true))
  }

  @Test func `a window is given all touches whatever its property says (TB-5)`() {
    final class Counting: Window {
      var count = 0
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { count += touches.count }
    }
    let window = Counting(frame: screen)
    window.touch(1, .began, 10, 10)
    window.touch(2, .began, 50, 50)
    #expect((window.isMultipleTouchEnabled, window.count) == (false, 2))
  }

  @Test func `a window that leaves while another is hit-tested is not hit (HT-16)`() {
    let main = window("main")
    let behind = window("behind")
    let front = window("front")
    let view = LogView("view", log)
    view.answer = { _ in
      behind.application = nil
      front.isHidden = true
      return nil
    }
    front.addSubview(view)
    front.hitTestAnswersNil = true
    #expect(hit(10, 10) == "main")
    _ = main
  }

  @Test func `a window that joins leaves the application's dispatcher in charge`() {
    let window = LogWindow(frame: screen, context: application.context)
    let view = LogView("view", log)
    window.addSubview(view)
    window.touch(1, .began, 10, 10)
    window.touch(1, .ended, 10, 10)
    window.application = application
    application.touch(1, .began, 10, 10)
    _ = log.take()
    view.removeFromSuperview()
    #expect(log.take() == ["view cancelled"])
  }

  @Test func `a window that stands alone needs no application`() {
    let window = LogWindow(frame: screen)
    window.log = log
    let view = LogView("view", log)
    window.addSubview(view)
    window.touch(1, .began, 10, 10)
    window.touch(2, .began, 1000, 10)
    window.cancelAllTouches(at: 1)
    #expect(log.take() == ["window touches 1", "view began", "window touches 1", "view cancelled"])
  }

  @Test func `a window that leaves its application cancels its touches and continues alone`() {
    let window = window("window")
    let view = LogView("view", log)
    window.addSubview(view)
    application.touch(1, .began, 10, 10)
    window.application = nil
    #expect(log.take() == ["window touches 1", "view began", "window touches 1", "view cancelled"])
    application.touch(1, .ended, 10, 10, at: 0.1)
    window.touch(1, .began, 10, 10)
    let found = (log.take(), window.context !== application.context, application.windows.isEmpty)
    #expect(found == (["window touches 1", "view began"], true, true))
  }

  @Test func `the key window that is hidden hands over to the visible one that was key before (HT-17)`() {
    let main = window("main")
    let alert = window("alert", level: .alert)
    main.makeKey()
    alert.makeKeyAndVisible()
    let found = (log.take(), alert.isKeyWindow, main.isKeyWindow)
    #expect(found == (["main key", "main not key", "alert key"], true, false))
    alert.isHidden = true
    #expect(log.take() == ["alert not key", "main key"] && application.keyWindow === main)
  }

  @Test func `a window that cannot become key does not`() {
    final class Overlay: Window { override var canBecomeKey: Bool { false } }
    let overlay = Overlay(frame: screen, application: application)
    overlay.makeKeyAndVisible()
    #expect(application.keyWindow == nil)
  }
}
