import Testing
import TouchWindows

@Suite struct ChainTests {
  let log = Log()
  let application = Application()
  let window: Window
  let controller = ViewController()

  init() {
    window = Window(frame: screen, application: application)
    window.rootViewController = controller
  }

  private func chain(from responder: any Responder) -> [ObjectIdentifier] {
    var all: [ObjectIdentifier] = []
    var candidate: (any Responder)? = responder
    while let current = candidate {
      all.append(ObjectIdentifier(current))
      candidate = current.next
    }
    return all
  }

  private func ids(_ objects: AnyObject...) -> [ObjectIdentifier] { objects.map { ObjectIdentifier($0) } }

  @Test
  func
    `The chain climbs from a view over root view, controller, window and application to the delegate (RC-6)`()
  {
    let delegate = ResponderDelegate()
    application.delegate = delegate
    let middle = View(frame: screen)
    let leaf = View(frame: screen)
    controller.view.addSubview(middle)
    middle.addSubview(leaf)
    #expect(
      chain(from: leaf) == ids(leaf, middle, controller.view, controller, window, application, delegate))
  }

  @Test func `a view beside the root view skips the controller (RC-6)`() {
    let beside = View(frame: screen)
    window.addSubview(beside)
    #expect(chain(from: beside) == ids(beside, window, application))
  }

  @Test func `a delegate that is no responder is not in the chain (RC-5)`() {
    let delegate = PlainDelegate()
    application.delegate = delegate
    #expect(application.next == nil)
  }

  @Test func `a delegate that is a view or a controller is not in the chain (RC-5)`() {
    final class ViewDelegate: View, ApplicationDelegate {}
    final class ControllerDelegate: ViewController, ApplicationDelegate {}
    let view = ViewDelegate(frame: screen)
    application.delegate = view
    let early = application.next == nil
    let other = ControllerDelegate()
    application.delegate = other
    #expect(early && application.next == nil)
  }

  @Test func `an application that is its own delegate is no cycle (RC-5)`() {
    final class Own: Application, ApplicationDelegate {}
    let own = Own(context: TouchContext())
    own.delegate = own
    #expect(own.next == nil)
  }

  @Test func `the delegate is not retained`() {
    var delegate: ResponderDelegate? = ResponderDelegate()
    application.delegate = delegate
    let early = application.next != nil
    delegate = nil
    #expect(early && application.delegate == nil)
  }

  @Test func `a controller without a place in a tree has no next responder (RC-3)`() {
    let alone = ViewController()
    let early = alone.next == nil
    alone.loadViewIfNeeded()
    #expect(early && alone.next == nil)
  }

  @Test func `a presented controller hands on to the controller that presents it (RC-3)`() {
    let sheet = ViewController()
    controller.present(sheet)
    #expect(chain(from: sheet.view) == ids(sheet.view, sheet, controller, window, application))
  }

  @Test func `a child controller hands on to the superview of its view (RC-3)`() {
    let child = ViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    #expect(
      chain(from: child.view) == ids(child.view, child, controller.view, controller, window, application))
  }

  @Test func `a view that a controller replaces loses its hop to it (RC-8)`() {
    let old: View = controller.view
    let new = View(frame: screen)
    controller.view = new
    let found = (old.next == nil, new.next === controller, window.subviews, controller.next === window)
    #expect(found == (true, true, [new], true))
  }

  @Test func `a replaced root controller leaves the window with its view (RC-8)`() {
    let front = View(frame: screen)
    window.addSubview(front)
    let old: View = controller.view
    let other = ViewController()
    window.rootViewController = other
    let found = (old.superview == nil, window.subviews, controller.next == nil, other.next === window)
    #expect(found == (true, [other.view, front], true, true))
  }

  @Test func `a view that two controllers claim belongs to the last one`() {
    let other = ViewController()
    other.view = controller.view
    #expect(!controller.isViewLoaded && other.view.next === other)
  }

  @Test func `touches are forwarded along the chain as it is at the time (RC-7, RF-1)`() {
    let inner = LogView("inner", log)
    let outer = LogView("outer", log)
    let elsewhere = LogView("elsewhere", log)
    window.addSubview(elsewhere)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.onTouch = { phase in if phase == .began { elsewhere.addSubview(outer) } }
    application.touch(1, .began, 50, 50)
    application.touch(1, .moved, 60, 50, at: 0.1)
    #expect(
      log.take() == [
        "inner began", "outer began", "elsewhere began", "inner moved", "outer moved", "elsewhere moved",
      ])
  }

  @Test func `an override without super ends the chain (RF-2)`() {
    let inner = LogView("inner", log)
    let outer = LogView("outer", log)
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.passesOn = false
    application.touch(1, .began, 50, 50)
    #expect(log.take() == ["inner began"])
  }

  @Test
  func `a controller receives the touches that its view passes on, before the window's other views (RC-2)`() {
    let root = LogController(log)
    window.rootViewController = root
    let inner = LogView("inner", log)
    root.view.addSubview(inner)
    application.touch(1, .began, 50, 50)
    #expect(log.take() == ["inner began", "controller began"])
  }

  @Test func `a chain with a cycle is reported and ends (RC-7)`() {
    final class Cycle: View {
      var other: Cycle?
      override var next: (any Responder)? { other }
    }
    let first = Cycle(frame: screen)
    let second = Cycle(frame: screen)
    first.other = second
    second.other = first
    defer { first.other = nil }
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }
    window.addSubview(first)

    application.touch(1, .began, 50, 50)

    #expect(reports == [.endlessResponderChain])
  }

  @Test func `a cycle of responders that pass everything on is walked for 250,000 steps (RC-7)`() {
    final class Step: ResponderObject {
      weak var other: Step?
      override var next: (any Responder)? { other }
      override var passesEverythingOn: Bool { true }
    }
    final class Start: View {
      weak var step: Step?
      override var next: (any Responder)? { step }
    }
    final class Counter: TraceSink {
      var calls = 0
      func record(_ record: TraceRecord) { if case .responder = record { calls += 1 } }
    }
    let (first, second, start, counter) = (Step(), Step(), Start(frame: screen), Counter())
    first.other = second
    second.other = first
    start.step = first
    window.addSubview(start)
    application.context.trace = counter

    application.touch(1, .began, 50, 50)

    #expect(counter.calls == 1 + 250_000)
  }
}
