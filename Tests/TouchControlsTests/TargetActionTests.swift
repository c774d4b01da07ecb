import Testing
import TouchControls
import TouchCore

struct TargetActionTests {
  private let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let editor = Editor()
  private let save = Action("save", Editor.save)
  private let show = Action("show", Editor.show)
  private let log = Action("log", Editor.log)

  @Test func `the event bits are UIKit's (TT-1)`() {
    #expect(ControlEvents.touchUpInside.rawValue == 64 && ControlEvents.touchCancel.rawValue == 256)
    #expect(ControlEvents.valueChanged.rawValue == 0x1000)
    #expect(ControlEvents.primaryActionTriggered.rawValue == 0x2000)
    #expect(ControlEvents.editingDidEndOnExit.rawValue == 0x80000)
    #expect(ControlEvents.allTouchEvents.rawValue == 0xFFF && ControlEvents.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test func `events are known by their UIKit names, in the order of their bits`() {
    #expect(ControlEvents(named: "touchDragExit") == .touchDragExit && ControlEvents(named: "tap") == nil)
    #expect(ControlEvents([.valueChanged, .touchDown]).names == ["touchDown", "valueChanged"])
  }

  @Test func `the three forms of actions are called (TT-7)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchDown)
    control.addTarget(editor, action: log, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.calls == ["save", "show", "log without event"])
  }

  @Test func `an action of a touch gets the event (TT-7)`() {
    let stage = Stage(control)
    control.addTarget(editor, action: log, for: .touchDown)
    stage.tap(50, 50)
    #expect(editor.calls == ["log"])
  }

  @Test func `a pair added again has both events, in its old place (TT-2)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchUpInside)
    control.addTarget(editor, action: save, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(editor.calls == ["save", "show"])
  }

  @Test func `an entry is called once for events sent together (TT-6)`() {
    control.addTarget(editor, action: save, for: [.touchDragOutside, .touchDragExit])
    control.sendActions(for: [.touchDragOutside, .touchDragExit])
    #expect(editor.calls == ["save"])
  }

  @Test func `targets are not retained, and dead ones are not called (TT-3)`() {
    var brief: Editor? = Editor()
    weak let seen = brief
    control.addTarget(brief, action: save, for: .touchDown)
    brief = nil
    control.sendActions(for: .touchDown)
    #expect(seen == nil && control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test func `removal takes only the given events (TT-4)`() {
    control.addTarget(editor, action: save, for: [.touchDown, .touchUpInside])
    control.removeTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.calls == [] && control.allControlEvents == .touchUpInside)
  }

  @Test func `removal looks at the action (TT-4)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchDown)
    control.removeTarget(editor, action: show, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(editor.calls == ["save"])
  }

  @Test func `nil removes any target, or any action (TT-4)`() {
    let other = Editor()
    for target in [editor, other] {
      control.addTarget(target, action: save, for: .touchDown)
      control.addTarget(target, action: show, for: .touchDown)
    }
    control.addTarget(nil, action: save, for: .touchDown)
    control.removeTarget(nil, action: save, for: .allEvents)
    #expect(control.allTargets.count == 2)
    control.removeTarget(other, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchDown) == ["show"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `each target is listed once, the chain as nil (TT-5)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .valueChanged)
    control.addTarget(nil, action: save, for: .touchCancel)
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets[0] === editor && control.allTargets[1] == nil)
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchCancel])
  }

  @Test func `a target's actions are listed in order, or nil (TT-5)`() {
    control.addTarget(editor, action: show, for: .touchDown)
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(nil, action: log, for: .touchDown)
    #expect(control.actions(forTarget: editor, forControlEvent: .touchDown) == ["show", "save"])
    #expect(control.actions(forTarget: editor, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["log"])
  }

  @Test func `closures run in the same list, until their token removes them (TT-7)`() {
    var calls: [String] = []
    let token = control.addAction(for: [.touchDown, .touchUpInside]) { _ in calls.append("closure") }
    editor.onSave = { calls.append("target") }
    control.addTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.removeAction(token, for: .touchDown)
    control.sendActions(for: [.touchDown])
    control.sendActions(for: [.touchUpInside])
    control.removeAction(token)
    control.sendActions(for: [.touchUpInside])
    #expect(calls == ["closure", "target", "target", "closure"])
  }

  @Test func `sending works on a snapshot (TT-6)`() {
    control.addAction(for: .touchDown) { [editor, save, show] control in
      control.removeTarget(editor, action: save, for: .allEvents)
      control.addTarget(editor, action: show, for: .touchDown)
    }
    control.addTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.calls == [])
    control.sendActions(for: .touchDown)
    #expect(editor.calls == ["show"])
  }

  @Test func `an action without a target goes up the chain by its name (TT-3, AC-4)`() {
    let stage = Stage(control)
    stage.root.performs = ["save"]
    control.addTarget(nil, action: Action(named: "save"), for: .touchUpInside)
    control.addTarget(nil, action: Action(named: "quit"), for: .touchUpInside)
    stage.tap(50, 50)
    #expect(stage.root.performed == ["save"])
  }

  @Test func `sendAction can be overridden, once for each entry (TT-6)`() {
    let picky = Picky(frame: .zero)
    picky.addTarget(editor, action: save, for: .touchDown)
    picky.addTarget(editor, action: show, for: .touchDown)
    picky.sendActions(for: .touchDown)
    #expect(picky.asked == ["save", "show"] && editor.calls == ["show"])
  }
}

private final class Editor {
  var calls: [String] = []
  var onSave: () -> Void = {}

  func save() {
    calls.append("save")
    onSave()
  }
  func show(_ sender: Control) { calls.append("show") }
  func log(_ sender: Control, _ event: TouchEvent?) {
    calls.append(event == nil ? "log without event" : "log")
  }
}

private final class Picky: Control {
  var asked: [String] = []
  override func sendAction(_ action: Action, to target: AnyObject?, for event: TouchEvent?) {
    asked.append(action.name.rawValue)
    if action.name != "save" { super.sendAction(action, to: target, for: event) }
  }
}
