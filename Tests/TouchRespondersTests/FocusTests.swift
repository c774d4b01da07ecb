import Testing
import TouchWindows

@Suite struct FocusTests {
  let log = Log()
  let trace = FocusTrace()
  let window = Window(frame: screen)
  let a: LogView
  let b: LogView

  init() {
    a = LogView("a", log)
    b = LogView("b", log)
    window.addSubview(a)
    window.addSubview(b)
    window.context.trace = trace
  }

  @Test func `the first responder is handed over, and one who is it already returns true (FR-2, S-17)`() {
    #expect(
      (
        a.becomeFirstResponder(), a.becomeFirstResponder(), b.becomeFirstResponder(), b.isFirstResponder,
        a.isFirstResponder, trace.lines
      ) == (true, true, true, true, false, ["a become true", "a become true", "a resign true", "b become true"]))
  }

  @Test func `one that cannot become first leaves the present one alone, which is not asked (FR-2)`() {
    a.becomeFirstResponder()
    _ = log.take()
    b.canBecome = false

    #expect(!b.becomeFirstResponder())

    #expect(log.take() == ["b canBecome"] && window.firstResponder === a)
  }

  @Test func `the newcomer is asked first, then the present one (FR-2)`() {
    a.becomeFirstResponder()
    _ = log.take()

    #expect(b.becomeFirstResponder())

    #expect(log.take() == ["b canBecome", "a canResign"])
  }

  @Test func `one that is first already is asked nothing (FR-2)`() {
    a.becomeFirstResponder()
    _ = log.take()

    #expect(a.becomeFirstResponder())

    #expect(log.take() == [])
  }

  @Test func `one that is not first does not resign (FR-6)`() {
    #expect((a.resignFirstResponder(), LogView("lone", log).resignFirstResponder(), log.take()) == (false, false, []))
  }

  @Test func `the status moves up to the nearest responder that can become first (FR-6)`() {
    let inner = LogView("inner", log)
    a.addSubview(inner)
    inner.becomeFirstResponder()

    #expect(inner.resignFirstResponder())

    #expect(window.firstResponder === a && trace.lines.suffix(2) == ["a become true", "inner resign true"])
  }

  @Test func `the status does not move up when another one asked for it (FR-6)`() {
    let inner = LogView("inner", log)
    a.addSubview(inner)
    inner.becomeFirstResponder()
    trace.lines = []

    #expect(b.becomeFirstResponder())

    #expect(window.firstResponder === b && trace.lines == ["inner resign true", "b become true"])
  }

  @Test func `no method is called when a first responder leaves the window (FR-4)`() {
    let inner = LogView("inner", log)
    a.addSubview(inner)
    inner.becomeFirstResponder()
    _ = log.take()
    trace.lines = []

    inner.removeFromSuperview()

    #expect((window.firstResponder == nil, log.take(), trace.lines) == (true, [], []))
  }

  @Test func `one who will not resign keeps its place and the refusal is written down (FR-2)`() {
    a.becomeFirstResponder()
    a.canResign = false
    let found = (b.becomeFirstResponder(), window.firstResponder === a, trace.lines)
    #expect(found == (false, true, ["a become true", "a resign false", "b become false"]))
  }

  @Test func `an override of resignFirstResponder without super decides and is written down`() {
    final class Stubborn: View {
      var answer = false
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { answer }
    }
    let stubborn = Stubborn(frame: screen)
    window.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    #expect(!a.becomeFirstResponder())
    stubborn.answer = true
    #expect(
      (a.becomeFirstResponder(), trace.lines) == (
        true, ["other become true", "other resign false", "a become false", "other resign true", "a become true"]
      ))
  }

  @Test func `a plain view does not become first responder (FR-1)`() {
    let plain = View(frame: screen)
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder() && window.firstResponder == nil)
  }

  @Test func `a view outside windows does not become first responder (FR-2)`() {
    #expect(!LogView("c", log).becomeFirstResponder())
  }

  @Test func `each window keeps its own first responder (FR-3)`() {
    let other = Window(frame: screen)
    let view = LogView("c", log)
    other.addSubview(view)
    a.becomeFirstResponder()
    view.becomeFirstResponder()
    #expect(window.firstResponder === a && other.firstResponder === view && !window.makeFirstResponder(view))
  }

  @Test func `a view that is removed is no longer first, even when it will not resign (FR-4)`() {
    a.becomeFirstResponder()
    a.canResign = false
    a.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }

  @Test func `a view in one that is removed is no longer first (FR-4)`() {
    let inner = LogView("inner", log)
    b.addSubview(inner)
    inner.becomeFirstResponder()
    a.removeFromSuperview()
    let early = window.firstResponder === inner
    b.removeFromSuperview()
    #expect(early && window.firstResponder == nil)
  }

  @Test func `a view that is hidden, or in a hidden one, stays first (FR-4)`() {
    let inner = LogView("inner", log)
    b.addSubview(inner)
    inner.becomeFirstResponder()

    inner.isHidden = true
    b.isHidden = true

    #expect(window.firstResponder === inner)
  }

  @Test func `a view that moves within its window stays first`() {
    a.becomeFirstResponder()
    b.addSubview(a)
    #expect(window.firstResponder === a)
  }

  @Test func `a controller can be first while its view is in a window (FR-5)`() {
    let controller = LogController(log)
    let early = controller.becomeFirstResponder()
    window.addSubview(controller.view)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    controller.view.removeFromSuperview()
    #expect(!early && window.firstResponder == nil)
  }

  @Test func `a controller that gives its view away is no longer first (FR-5)`() {
    let controller = LogController(log)
    window.addSubview(controller.view)
    controller.becomeFirstResponder()
    controller.view = View(frame: screen)
    #expect(window.firstResponder == nil)
  }

  @Test func `one that becomes first while another resigns wins`() {
    let c = LogView("c", log)
    window.addSubview(c)
    a.becomeFirstResponder()
    a.onResign = { [unowned a, unowned c] in
      a.onResign = nil
      c.becomeFirstResponder()
    }
    #expect(!b.becomeFirstResponder() && window.firstResponder === c)
  }

  @Test func `one that leaves the window while another resigns does not become first`() {
    a.becomeFirstResponder()
    a.onResign = { [unowned b] in b.removeFromSuperview() }
    #expect(!b.becomeFirstResponder() && window.firstResponder == nil)
  }

  @Test func `a chain with a cycle does not keep its view from becoming first (RC-7)`() {
    final class Cycle: View {
      override var next: (any Responder)? { self }
      override var canBecomeFirstResponder: Bool { true }
    }
    let cycle = Cycle(frame: screen)
    window.addSubview(cycle)
    #expect(cycle.becomeFirstResponder())
  }
}
