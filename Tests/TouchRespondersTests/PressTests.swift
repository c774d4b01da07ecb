import Testing
import TouchWindows

@Suite struct PressTests {
  let log = Log()
  let application = Application()
  let window: LogWindow
  let outer: LogView
  let inner: LogView

  init() {
    window = LogWindow(frame: screen, application: application)
    outer = LogView("outer", log)
    inner = LogView("inner", log)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKey()
    inner.becomeFirstResponder()
    _ = log.take()
  }

  /// Leaves the window without a first responder.
  private func resign() {
    outer.canBecome = false
    inner.resignFirstResponder()
    _ = log.take()
  }

  @Test func `a press climbs from the first responder through the chain (PR-1, S-18)`() {
    let controller = LogController(log)
    window.rootViewController = controller
    controller.view.addSubview(outer)
    inner.becomeFirstResponder()
    _ = log.take()
    application.sendPress(.select, .began, at: 0)
    #expect(
      log.take() == ["inner pressesBegan 4", "outer pressesBegan 4", "controller pressesBegan 4"])
  }

  @Test func `the force of an analog button is delivered as a change (PR-1)`() {
    application.sendPress(.select, .began, force: 0.1, at: 0)
    application.sendPress(.select, .changed, force: 0.5, at: 0.1)
    application.sendPress(.select, .ended, at: 0.2)
    #expect(
      log.take().filter { $0.hasPrefix("inner") }
        == ["inner pressesBegan 4", "inner pressesChanged 4 0.5", "inner pressesEnded 4"])
  }

  @Test func `a press stays with the responder that it began at (PR-1)`() {
    let other = LogView("other", log)
    window.addSubview(other)
    application.sendPress(.select, .began, at: 0)
    other.becomeFirstResponder()
    application.sendPress(.menu, .began, at: 0.1)
    _ = log.take()
    application.sendPress(.select, .ended, at: 0.2)
    application.sendPress(.menu, .ended, at: 0.2)
    #expect(log.take() == ["inner pressesEnded 4", "outer pressesEnded 4", "other pressesEnded 5"])
  }

  @Test func `without first responder a press begins at the window, whatever its root controller (PR-1)`() {
    window.rootViewController = LogController(log)
    resign()

    application.sendPress(.select, .began, at: 0)
    application.sendPress(.select, .ended, at: 0)

    #expect(log.take() == [])
  }

  @Test func `a press for a window without interaction is dropped, and so is its end (PR-1)`() {
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }
    window.isUserInteractionEnabled = false

    application.sendPress(.select, .began, at: 0)
    window.isUserInteractionEnabled = true
    application.sendPress(.select, .ended, at: 0.1)
    application.sendPress(.menu, .began, at: 0.2)

    #expect((log.take(), reports) == (["inner pressesBegan 5", "outer pressesBegan 5"], []))
  }

  @Test func `a held press reads stationary while another changes, and an ended one leaves the event (PR-1)`() {
    var events: [[Press.Phase]] = []
    inner.onPress = { events.append($0.allPresses.map { $0.phase }) }

    application.sendPress(.select, .began, at: 0)
    application.sendPress(.menu, .began, at: 0.1)
    application.sendPress(.select, .ended, at: 0.2)
    application.sendPress(.menu, .ended, at: 0.3)

    #expect(events == [[.began], [.stationary, .began], [.ended, .stationary], [.ended]])
  }

  @Test func `removing a view on the chain of a press cancels it from where it began (PR-1)`() {
    application.sendPress(.select, .began, at: 0)
    _ = log.take()

    outer.removeFromSuperview()
    application.sendPress(.select, .ended, at: 0.1)

    #expect(log.take() == ["inner pressesCancelled cancelled", "outer pressesCancelled cancelled"])
  }

  @Test func `the cancel of a press whose view leaves holds the press (PR-1)`() {
    application.sendPress(.select, .began, at: 0)
    var phases: [Press.Phase] = []
    inner.onPress = { phases = $0.allPresses.map { $0.phase } }

    outer.removeFromSuperview()

    #expect(phases == [.cancelled])
  }

  @Test func `a press goes to the key window (FR-3, HT-17)`() {
    let other = LogWindow(frame: screen, application: application)
    let view = LogView("view", log)
    other.addSubview(view)
    view.becomeFirstResponder()
    other.makeKey()
    _ = log.take()
    application.sendPress(.select, .began, at: 0)
    #expect(log.take() == ["view pressesBegan 4"])
  }

  @Test func `presses whose cancels remove each other's views are cancelled once each (PR-1)`() {
    let a = RemovingView("a", log)
    let b = RemovingView("b", log)
    window.addSubview(a)
    window.addSubview(b)
    a.victim = b
    b.victim = a
    a.becomeFirstResponder()
    application.sendPress(.select, .began, at: 0)
    b.becomeFirstResponder()
    application.sendPress(.menu, .began, at: 0.1)
    _ = log.take()

    a.removeFromSuperview()

    #expect(log.take() == ["a cancelled", "b cancelled"])
  }

  /// A view whose cancelled press removes another view.
  final class RemovingView: View {
    let name: String
    let log: Log
    weak var victim: View?

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: screen)
    }

    override var canBecomeFirstResponder: Bool { true }
    override func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
      log.lines.append("\(name) cancelled")
      victim?.removeFromSuperview()
    }
  }

  @Test func `removing the view of a press cancels it while it is in the chain, once (TB-11)`() {
    application.sendPress(.select, .began, at: 0)
    _ = log.take()
    inner.removeFromSuperview()
    application.sendPress(.select, .ended, at: 0.1)
    #expect(
      log.take() == ["inner pressesCancelled cancelled", "outer pressesCancelled cancelled"])
  }

  @Test func `an interruption cancels presses and motions too (TB-12, MO-1)`() {
    application.sendPress(.select, .began, at: 0)
    application.sendMotion(.began, at: 0)
    _ = log.take()
    application.cancelAllTouches(at: 0.1)
    let found = (log.take().filter { $0.hasPrefix("inner") }, application.dispatcher.isIdle)
    #expect(found == (["inner pressesCancelled cancelled", "inner motionCancelled"], true))
  }

  @Test func `presses pass through sendEvent, and one whose end is kept there is cancelled (EV-4)`() {
    window.log.lines = []
    application.sendPress(.select, .began, at: 0)
    #expect(window.log.take() == ["window presses -"])
    window.keeps = { _ in true }
    application.sendPress(.select, .ended, at: 0.1)
    application.sendPress(.menu, .began, at: 0.2)
    application.sendPress(.menu, .ended, at: 0.3)
    #expect(
      log.take().filter { $0.hasPrefix("inner") } == [
        "inner pressesBegan 4", "inner pressesCancelled cancelled",
      ])
  }

  @Test func `presses out of order are reported and ignored`() {
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }
    application.sendPress(.select, .ended, at: 0)
    application.sendPress(.select, .began, at: 0)
    application.sendPress(.select, .began, at: 0)
    let found = (reports, log.take().filter { $0.hasPrefix("inner") })
    #expect(found == ([.pressOutOfOrder(.select), .pressOutOfOrder(.select)], ["inner pressesBegan 4"]))
  }

  @Test func `a press on a view below a thousand plain ones reaches the top`() {
    var deepest: View = inner
    for _ in 0..<3000 {
      let view = View(frame: screen)
      deepest.addSubview(view)
      deepest = view
    }
    let leaf = LogView("leaf", log)
    deepest.addSubview(leaf)
    leaf.becomeFirstResponder()
    _ = log.take()
    application.sendPress(.select, .began, at: 0)
    #expect(log.take() == ["leaf pressesBegan 4", "inner pressesBegan 4", "outer pressesBegan 4"])
  }

  @Test func `a motion goes to the first responder and up its chain (MO-1)`() {
    application.sendMotion(.began, at: 0)
    application.sendMotion(.ended, at: 0.5)
    #expect(
      log.take() == ["inner motionBegan", "outer motionBegan", "inner motionEnded", "outer motionEnded"])
  }

  @Test func `without first responder a motion goes to the visible controller, without one to the window (MO-1)`() {
    resign()

    application.sendMotion(.began, at: 0)
    application.sendMotion(.ended, at: 0.1)
    let controller = LogController(log)
    window.rootViewController = controller
    let sheet = LogController(log)
    sheet.name = "sheet"
    controller.present(sheet)
    application.sendMotion(.began, at: 0.2)
    application.sendMotion(.ended, at: 0.3)

    #expect(
      log.take() == [
        "sheet motionBegan", "controller motionBegan", "sheet motionEnded", "controller motionEnded",
      ])
  }

  @Test func `without first responder a remote command goes to the visible controller (RM-1)`() {
    resign()
    window.rootViewController = LogController(log)
    application.beginReceivingRemoteControlEvents()

    application.sendRemoteControl(.remoteControlPlay, at: 0)

    #expect(log.take() == ["controller remote 100"])
  }

  @Test func `one who is no longer first when a motion ends is notified that it was cancelled (MO-1)`() {
    application.sendMotion(.began, at: 0)
    outer.becomeFirstResponder()
    _ = log.take()
    application.sendMotion(.ended, at: 0.5)
    #expect(log.take() == ["inner motionCancelled", "outer motionCancelled"])
  }

  @Test func `a motion may be sent from within another's callback`() {
    inner.onMotion = { [unowned inner, application] in
      inner.onMotion = nil
      application.sendMotion(.ended, at: 0)
    }
    application.sendMotion(.began, at: 0)
    #expect(
      log.take().filter { $0.hasPrefix("inner") } == ["inner motionBegan", "inner motionEnded"])
  }

  @Test func `remote commands come only after they were asked for (RM-1)`() {
    application.sendRemoteControl(.remoteControlPlay, at: 0)
    application.beginReceivingRemoteControlEvents()
    application.sendRemoteControl(.remoteControlPause, at: 0)
    application.endReceivingRemoteControlEvents()
    application.sendRemoteControl(.remoteControlStop, at: 0)
    #expect(log.take() == ["inner remote 101", "outer remote 101"])
  }

  @Test func `a window that stands alone takes presses and motions`() {
    let window = Window(frame: screen)
    let view = LogView("view", log)
    window.addSubview(view)
    view.becomeFirstResponder()
    _ = log.take()
    window.sendPress(.select, .began, at: 0)
    window.sendMotion(.began, at: 0)
    #expect(log.take() == ["view pressesBegan 4", "view motionBegan"])
  }
}
