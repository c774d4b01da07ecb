import Testing
import TouchTesting
import TouchViews

/// Actions as values, and the search for who performs one without a target.
@Suite struct ActionTests {
  private final class Editor {
    var calls: [String] = []
    func save() { calls.append("save") }
    func take(_ sender: View) { calls.append("take from \(sender.tag)") }
    func hear(_ sender: View, _ event: TouchEvent?) { calls.append("receive \(sender.tag), event: \(event != nil)") }
  }

  private final class Performer: View {
    var performed: [ActionName] = []
    var performs: ActionName?
    override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
    override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
      performed.append(action)
    }
  }

  private func sender() -> View {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.tag = 7
    return view
  }

  @Test func `an action calls its method with as much as the method takes`() {
    let editor = Editor()

    Action("save", Editor.save)(editor, sender: sender(), event: nil)
    Action("take", Editor.take)(editor, sender: sender(), event: nil)
    Action("receive", Editor.hear)(editor, sender: sender(), event: nil)

    #expect(editor.calls == ["save", "take from 7", "receive 7, event: false"])
  }

  @Test func `an action does nothing to a target or with a sender of another class`() {
    let editor = Editor()

    #expect(
      (
        Action("save", Editor.save)(sender(), sender: nil, event: nil),
        Action("take", Editor.take)(editor, sender: editor, event: nil),
        Action("take", Editor.take)(editor, sender: nil, event: nil), editor.calls
      ) == (false, false, false, []))
  }

  @Test func `actions are equal when their names are, and they were created at the same place`() {
    func make(_ name: ActionName) -> Action { Action(name, Editor.save) }

    let found = (make("save"), make("save") != make("store"), Action(named: "save"))
    #expect(found == (make("save"), true, Action(named: "save")))
  }

  @Test func `two closures of one name are two actions`() {
    let (first, second) = (Action("save") { (_: Editor) in {} }, Action("save") { (_: Editor) in {} })

    #expect(first != second)
  }

  @Test func `an action without a target is performed by the first up the chain that can (AC-2, AC-3)`() {
    let (top, middle) = (Performer(frame: .zero), Performer(frame: .zero))
    let below = sender()
    top.addSubview(middle)
    middle.addSubview(below)
    top.performs = "save"

    let isPerformed = ActionDispatch.send(Action(named: "save"), to: nil, from: below, for: nil)

    #expect((isPerformed, top.performed, middle.performed) == (true, ["save"], []))
  }

  @Test func `an action that nobody can perform goes nowhere, which the trace tells (AC-3)`() {
    let context = TouchContext()
    let root = Performer(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let dispatcher = TouchDispatcher(context: context, root: root)
    let trace = EventTrace(kinds: .focus)
    context.trace = trace

    let isPerformed = ActionDispatch.send(Action(named: "save"), to: nil, from: root, for: nil)

    #expect((isPerformed, trace.text, dispatcher.context === context) == (false, "nobody performs save", true))
  }

  @Test func `a target that cannot perform an action is reported`() {
    let context = TouchContext()
    let root = Performer(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let dispatcher = TouchDispatcher(context: context, root: root)
    var diagnostics: [Diagnostic] = []
    context.diagnostics = { diagnostics.append($0) }

    let hasTarget = ActionDispatch.send(Action("save", Editor.save), to: sender(), from: root, for: nil)

    #expect((hasTarget, diagnostics, dispatcher.context === context) == (true, [.actionNotPerformed("save")], true))
  }
}
