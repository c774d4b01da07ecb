import Testing
import TouchControls
import TouchTestSupport

struct TargetActionTests {
  private let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let editor = Editor()
  private let save = Action("save", Editor.save)
  private let show = Action("show", Editor.show)
  private let log = Action("log", Editor.log)

  @Test func `the event bits are UIKit's (TT-1)`() {
    #expect(
      [
        ControlEvents.touchUpInside.rawValue, ControlEvents.touchCancel.rawValue, ControlEvents.valueChanged.rawValue,
        ControlEvents.primaryActionTriggered.rawValue,
      ] == [64, 256, 0x1000, 0x2000])
    #expect(
      [
        ControlEvents.editingDidEndOnExit.rawValue, ControlEvents.allTouchEvents.rawValue,
        ControlEvents.allEvents.rawValue,
      ] == [0x80000, 0xFFF, 0xFFFF_FFFF])
  }

  @Test func `events are known by their UIKit names, in the order of their bits`() {
    #expect(
      (
        ControlEvents(named: "touchDragExit"), ControlEvents(named: "tap") == nil,
        ControlEvents([.valueChanged, .touchDown]).names
      ) == (.touchDragExit, true, ["touchDown", "valueChanged"]))
  }

  @Test func `the three forms of actions are called (TT-7)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchDown)
    control.addTarget(editor, action: log, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(editor.calls == ["save", "show", "log without event"])
  }

  @Test func `an action of a touch gets the event (TT-7)`() {
    let stage = Stage.controls(control)
    control.addTarget(editor, action: log, for: .touchDown)
    stage.tap(50, 50)
    #expect(editor.calls == ["log"])
  }

  @Test func `a pair added again has both events, and moves to the end (TT-2)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchUpInside)
    control.addTarget(editor, action: save, for: .touchUpInside)

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == ["show", "save", "save"])
  }

  @Test func `each of many targets is called once, in the order of its latest registration (TT-2)`() {
    let editors = (0..<100).map { _ in Editor() }
    for editor in editors { control.addTarget(editor, action: save, for: .touchDown) }
    for editor in editors.prefix(50) { control.addTarget(editor, action: save, for: .touchUpInside) }

    control.sendActions(for: .touchDown)

    #expect(editors.allSatisfy { $0.calls == ["save"] })
    let order = control.allTargets.map { target in editors.firstIndex { $0 === target } }
    #expect(order == Array(50..<100) + Array(0..<50))
  }

  @Test func `without events nothing is added, and a closure's call is reported (TT-11)`() {
    let stage = Stage.controls(control)
    var reports: [Diagnostic] = []
    stage.context.diagnostics = { reports.append($0) }

    control.addTarget(editor, action: save, for: [])
    control.addAction(for: []) { _ in }

    #expect(control.allTargets.isEmpty && control.allControlEvents == [] && reports.count == 1)
  }

  @Test func `an entry is called once for events sent together (TT-6)`() {
    control.addTarget(editor, action: save, for: [.touchDragOutside, .touchDragExit])

    control.sendActions(for: [.touchDragOutside, .touchDragExit])

    #expect(editor.calls == ["save"])
  }

  @Test func `targets are not retained, and the entry of a dead one goes up the chain (TT-3, TT-5)`() throws {
    let stage = Stage.controls(control)
    let root = try #require(stage.root as? ActionRoot)
    root.performs = ["save"]
    var brief: Editor? = Editor()
    weak let seen = brief
    control.addTarget(brief, action: save, for: .touchDown)

    brief = nil
    control.sendActions(for: .touchDown)

    let found = (seen == nil, root.performed, control.allTargets.map { $0 == nil })
    #expect(found == (true, ["save"], [true]))
  }

  // MARK: Removal

  @Test func `removal takes only the given events (TT-4)`() {
    control.addTarget(editor, action: save, for: [.touchDown, .touchUpInside])

    control.removeTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == [] && control.allControlEvents == .touchUpInside)
  }

  @Test func `removal takes the events from the target's other actions too, which stay silent (TT-4)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchDown)

    control.removeTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == [] && control.allTargets.count == 1)
  }

  @Test func `a silent entry comes back at the end of the order when it is added again (TT-2, TT-4)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .touchDown)
    control.removeTarget(editor, action: log, for: .touchDown)

    control.addTarget(editor, action: show, for: .touchDown)
    control.addTarget(editor, action: save, for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == ["show", "save"])
  }

  @Test func `without an action all entries of a target go (TT-4)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .valueChanged)

    control.removeTarget(editor, action: nil, for: .allEvents)

    #expect(control.allTargets.isEmpty)
  }

  @Test func `without a target every entry loses the events, closures too (TT-4)`() {
    var count = 0
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(nil, action: show, for: .touchDown)
    control.addAction(for: .touchDown) { _ in count += 1 }

    control.removeTarget(nil, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == [] && count == 0 && control.allTargets.isEmpty)
  }

  // MARK: Lists

  @Test func `each target is listed once, the chain as nil (TT-5)`() {
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(editor, action: show, for: .valueChanged)
    control.addTarget(nil, action: save, for: .touchCancel)
    #expect(
      (
        control.allTargets.count, control.allTargets[0] === editor, control.allTargets[1] == nil,
        control.allControlEvents
      ) == (2, true, true, [.touchDown, .valueChanged, .touchCancel]))
  }

  @Test func `a target's actions are listed in order, or nil (TT-5)`() {
    control.addTarget(editor, action: show, for: .touchDown)
    control.addTarget(editor, action: save, for: .touchDown)
    control.addTarget(nil, action: log, for: .touchDown)

    #expect(
      (
        control.actions(forTarget: editor, forControlEvent: .touchDown),
        control.actions(forTarget: editor, forControlEvent: .valueChanged) == nil,
        control.actions(forTarget: nil, forControlEvent: .touchDown)
      ) == (["show", "save"], true, ["log"]))
  }

  @Test func `an action is listed only when it is for all of the events (TT-5)`() {
    control.addTarget(editor, action: save, for: .touchDown)

    #expect(control.actions(forTarget: editor, forControlEvent: [.touchDown, .touchCancel]) == nil)
  }

  // MARK: Closures

  @Test func `closures run in the same list, until they are removed (TT-7)`() {
    var calls: [String] = []
    let action = control.addAction(for: [.touchDown, .touchUpInside]) { _ in calls.append("closure") }
    editor.onSave = { calls.append("target") }
    control.addTarget(editor, action: save, for: .touchDown)

    control.sendActions(for: .touchDown)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    control.removeAction(action)
    control.sendActions(for: .touchUpInside)

    #expect(calls == ["closure", "target", "closure", "target"])
  }

  @Test func `of two closures with one identifier the later is called for the events of both (TT-7)`() {
    var calls: [String] = []
    control.addAction(ControlAction(identifier: "a") { _ in calls.append("old") }, for: .touchDown)
    control.addAction(ControlAction(identifier: "a") { _ in calls.append("new") }, for: .touchUpInside)

    control.sendActions(for: .touchDown)
    control.removeAction(identifiedBy: "a", for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(calls == ["new"] && control.allControlEvents == .touchUpInside)
  }

  // MARK: Sending

  @Test func `what an action adds or removes counts from the next send on (TT-6)`() {
    control.addAction(for: .touchDown) { [editor, save, show] control in
      control.removeTarget(editor, action: save, for: .allEvents)
      control.addTarget(editor, action: show, for: .touchDown)
    }
    control.addTarget(editor, action: save, for: .touchDown)

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)

    #expect(editor.calls == ["save", "show"])
  }

  @Test func `the primary action follows all entries of what triggers it, by a program too (TT-10)`() {
    let primary = Primary(frame: .zero)
    var calls: [String] = []
    primary.addAction(for: .primaryActionTriggered) { _ in calls.append("primary") }
    primary.addAction(for: .valueChanged) { _ in calls.append("value") }

    primary.sendActions(for: .valueChanged)
    primary.sendActions(for: .primaryActionTriggered)

    #expect(calls == ["value", "primary", "primary"])
  }

  @Test func `an action without a target goes up the chain by its name (TT-3, AC-4)`() throws {
    let stage = Stage.controls(control)
    let root = try #require(stage.root as? ActionRoot)
    root.performs = ["save"]
    control.addTarget(nil, action: Action(named: "save"), for: .touchUpInside)
    control.addTarget(nil, action: Action(named: "quit"), for: .touchUpInside)
    stage.tap(50, 50)
    #expect(root.performed == ["save"])
  }

  @Test func `sendAction can be overridden, once for each entry (TT-6)`() {
    let picky = Picky(frame: .zero)
    picky.addTarget(editor, action: save, for: .touchDown)
    picky.addTarget(editor, action: show, for: .touchDown)
    picky.addAction(for: .touchDown) { _ in }

    picky.sendActions(for: .touchDown)

    #expect(picky.asked == ["save", "show", "closure"] && editor.calls == ["show"])
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
  override func sendAction(_ action: ControlAction) { asked.append("closure") }
}

private final class Primary: Control {
  override var primaryActionEvents: Event { [.valueChanged, .primaryActionTriggered] }
}
