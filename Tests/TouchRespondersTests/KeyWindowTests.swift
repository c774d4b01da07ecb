import Testing

@testable import TouchEvents
@testable import TouchWindows

/// What counts as the window of a responder that is in none: the key window (FR-2, AC-4), and what is written down (FR-6).
@Suite struct KeyWindowTests {
  private let log = Log()

  @Test func `a controller whose view left its window has the key window's first responder resign`() {
    let window = Window(frame: screen)
    let holder = LogView("holder", log)
    window.addSubview(holder)
    let controller = LogController(log)
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    #expect(holder.becomeFirstResponder() && !controller.becomeFirstResponder() && window.firstResponder == nil)
  }

  @Test func `so does a view that was taken out of a panel that had left`() {
    let window = Window(frame: screen)
    let holder = LogView("holder", log)
    let panel = View(frame: screen)
    let n = LogView("n", log)
    window.addSubview(holder)
    window.addSubview(panel)
    panel.addSubview(n)
    panel.removeFromSuperview()
    n.removeFromSuperview()
    #expect(holder.becomeFirstResponder() && !n.becomeFirstResponder() && window.firstResponder == nil)
  }

  @Test func `so does a view that left and was put into another panel`() {
    let window = Window(frame: screen)
    let holder = LogView("holder", log)
    let n = LogView("n", log)
    window.addSubview(holder)
    window.addSubview(n)
    n.removeFromSuperview()
    let panel = View(frame: screen)
    panel.addSubview(n)
    #expect(holder.becomeFirstResponder() && !n.becomeFirstResponder() && window.firstResponder == nil)
  }

  @Test func `a view that became the root of another context asks nothing of the window that it left`() {
    let window = Window(frame: screen)
    let holder = LogView("holder", log)
    holder.performs = "save"
    let page = View(frame: screen)
    window.addSubview(holder)
    window.addSubview(page)
    page.removeFromSuperview()
    let first = holder.becomeFirstResponder()

    let dispatcher = TouchDispatcher(context: TouchContext(), root: page)
    let field = LogView("field", log)
    field.performs = "save"
    page.addSubview(field)
    _ = log.take()
    ActionDispatch.send(Action(named: "save"), to: nil, from: field, for: nil)
    let second = log.take().filter { $0.contains("performs") }
    field.becomeFirstResponder()
    #expect((first, second, window.firstResponder === holder) == (true, ["field performs save"], true))
    withExtendedLifetime(dispatcher) {}
  }

  @Test func `a responder that hands the status on is written down as the one that becomes first`() {
    let window = Window(frame: screen)
    let form = Form(frame: screen)
    let field = LogView("field", log)
    let inner = LogView("inner", log)
    form.field = field
    window.addSubview(form)
    form.addSubview(field)
    form.addSubview(inner)
    let trace = FocusTrace()
    #expect(inner.becomeFirstResponder())
    window.context.trace = trace
    let found = (inner.resignFirstResponder(), window.firstResponder === field, trace.lines)
    #expect(found == (true, true, ["field become true", "inner resign true"]))
  }

  @Test func `what an application answers for a window that is not key is written down once`() {
    let app = EagerApplication()
    let front = Window(frame: screen, application: app)
    let back = Window(frame: screen, application: app)
    let a = LogView("a", log)
    let b = LogView("b", log)
    front.addSubview(a)
    back.addSubview(b)
    front.makeKey()
    let trace = FocusTrace()
    app.context.trace = trace
    let early = b.becomeFirstResponder()
    trace.lines = []
    #expect((early, b.resignFirstResponder(), trace.lines) == (true, true, ["other become false", "b resign true"]))
  }

  @Test func `a view that leaves a lone window in a touch callback sends actions to the key window's first responder`()
  {
    let context = TouchContext()
    let one = Window(frame: screen, context: context)
    let two = Window(frame: Rect(x: 1000, y: 0, width: 100, height: 100), context: context)
    _ = (one.engine, two.engine)
    let a = LogView("a", log, frame: Rect(x: 0, y: 300, width: 10, height: 10))
    let b = LogView("b", log)
    let n = LogView("n", log)
    a.performs = "save"
    b.performs = "save"
    one.addSubview(a)
    one.addSubview(n)
    two.addSubview(b)
    two.makeKey()
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder())
    n.onTouch = { phase in
      guard phase == .began else { return }
      n.removeFromSuperview()
      ActionDispatch.send(Action(named: "save"), to: nil, from: n, for: context.dispatcher?.course.event)
    }
    one.touch(1, .began, 50, 50)
    #expect(log.take().filter { $0.contains("performs") } == ["b performs save"])
  }
}

/// Hands the status of the first responder on to a field in it.
private final class Form: View {
  unowned var field: LogView!
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
}

private final class EagerApplication: Application {
  override var canBecomeFirstResponder: Bool { true }
}
