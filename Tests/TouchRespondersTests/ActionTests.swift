import Testing
import TouchWindows

@Suite struct ActionTests {
  let log = Log()
  let trace = FocusTrace()
  let application = Application()
  let window: Window
  let controller: LogController
  let outer: LogView
  let inner: LogView
  let save = Action(named: "save")

  final class Target {
    var calls = 0
    func save() { calls += 1 }
  }

  init() {
    window = Window(frame: screen, application: application)
    controller = LogController(log)
    outer = LogView("outer", log)
    inner = LogView("inner", log)
    window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    application.context.trace = trace
  }

  @Test
  func
    `An action without a target goes to the nearest responder that performs it, and no further (AC-2, AC-5)`()
  {
    outer.performs = "save"
    controller.performs = "save"
    let found = (application.sendAction(save, to: nil, from: inner, for: nil), log.take(), trace.lines)
    #expect(found == (true, ["outer performs save"], ["outer performs save"]))
  }

  @Test func `an action without a target starts at the first responder of the sender's window (AC-4)`() {
    let elsewhere = LogView("elsewhere", log)
    window.addSubview(elsewhere)
    elsewhere.becomeFirstResponder()
    outer.performs = "save"
    #expect(!application.sendAction(save, to: nil, from: inner, for: nil))
    elsewhere.performs = "save"
    let found = (application.sendAction(save, to: nil, from: inner, for: nil), trace.lines.suffix(2))
    #expect(found == (true, ["none performs save", "elsewhere performs save"]))
  }

  @Test func `a first responder of another window does not get the action (AC-4)`() {
    let other = Window(frame: screen, application: application)
    let view = LogView("view", log)
    other.addSubview(view)
    other.makeKey()
    view.performs = "save"
    view.becomeFirstResponder()
    #expect(!application.sendAction(save, to: nil, from: inner, for: nil))
  }

  @Test func `without sender the key window's first responder starts, without that nobody (AC-4)`() {
    outer.performs = "save"
    window.makeKey()
    let early = application.sendAction(save, to: nil, from: nil, for: nil)
    inner.becomeFirstResponder()
    #expect(!early && application.sendAction(save, to: nil, from: nil, for: nil))
  }

  @Test func `an override of the search chooses another responder, if that one performs the action (AC-2)`() {
    let redirecting = RedirectingView(frame: screen)
    redirecting.chosen = controller
    outer.addSubview(redirecting)
    let leaf = LogView("leaf", log)
    redirecting.addSubview(leaf)
    outer.performs = "save"
    controller.performs = "save"

    application.sendAction(save, to: nil, from: leaf, for: nil)

    #expect(log.take() == ["controller performs save"])
  }

  @Test func `a chosen responder that does not perform the action is passed over (AC-2)`() {
    let redirecting = RedirectingView(frame: screen)
    redirecting.chosen = inner
    outer.addSubview(redirecting)
    let leaf = LogView("leaf", log)
    redirecting.addSubview(leaf)
    outer.performs = "save"

    application.sendAction(save, to: nil, from: leaf, for: nil)

    #expect(log.take() == ["outer performs save"])
  }

  @Test func `a search through a chain that is a cycle ends (AC-2, RC-7)`() {
    let first = RedirectingView(frame: screen)
    let second = RedirectingView(frame: screen)
    first.above = second
    second.above = first
    defer { first.above = nil }

    #expect(
      !application.sendAction(save, to: nil, from: first, for: nil)
        && !application.sendAction(save, to: nil, from: first, for: nil))
  }

  @Test func `a search passes thousands of views that may override it (AC-2)`() {
    outer.performs = "save"
    var deepest: View = outer
    for _ in 0..<5000 {
      let view = LogView("deep", log)
      deepest.addSubview(view)
      deepest = view
    }

    let found = (application.sendAction(save, to: nil, from: deepest, for: nil), log.take())
    #expect(found == (true, ["outer performs save"]))
  }

  /// A view that chooses the target of actions, or its next responder.
  final class RedirectingView: View {
    weak var chosen: ResponderObject?
    var above: RedirectingView?
    override var next: (any Responder)? { above ?? super.next }
    override func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
      chosen ?? super.target(forAction: action, withSender: sender)
    }
  }

  @Test func `the application and its delegate are asked last (RC-5, AC-4)`() {
    final class Answering: ResponderObject, ApplicationDelegate {
      var count = 0
      override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool {
        action == "about"
      }
      override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
        count += 1
      }
    }
    let delegate = Answering()
    application.delegate = delegate
    let found = (application.sendAction(Action(named: "about"), to: nil, from: inner, for: nil), delegate.count)
    #expect(found == (true, 1))
  }

  @Test func `an action with a target is called directly and not searched for (AC-3)`() {
    let target = Target()
    outer.performs = "save"
    #expect(
      (
        application.sendAction(Action("save", Target.save), to: target, from: inner, for: nil), target.calls,
        trace.lines.isEmpty
      ) == (true, 1, true))
  }

  @Test func `a target that does not perform the action is reported (AC-3)`() {
    var reports: [Diagnostic] = []
    application.context.diagnostics = { reports.append($0) }
    let found = (application.sendAction(Action("save", Target.save), to: outer, from: inner, for: nil), reports)
    #expect(found == (true, [.actionNotPerformed("save")]))
  }

  @Test func `a target performs an action that is a name only when it says that it can (AC-3)`() {
    outer.performs = "save"
    let found = (application.sendAction(save, to: outer, from: inner, for: nil), log.take())
    #expect(found == (true, ["outer performs save"]))
  }

  @Test func `Core sends actions through the application of the sender's tree`() {
    final class Keeping: Application {
      var names: [String] = []
      override func sendAction(
        _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?
      ) -> Bool {
        names.append(action.name.description)
        return true
      }
    }
    let application = Keeping(context: TouchContext())
    window.application = application
    #expect((ActionDispatch.send(save, to: nil, from: inner, for: nil), application.names) == (true, ["save"]))
  }

  @Test func `Core finds performers in a window without an application, from its first responder on (AC-4)`() {
    window.application = nil
    window.context.trace = trace
    outer.performs = "save"
    #expect(ActionDispatch.send(save, to: nil, from: inner, for: nil))
    let elsewhere = LogView("elsewhere", log)
    window.addSubview(elsewhere)
    elsewhere.becomeFirstResponder()
    let found = (ActionDispatch.send(save, to: nil, from: inner, for: nil), trace.lines)
    #expect(found == (false, ["outer performs save", "elsewhere become true", "none performs save"]))
  }
}
