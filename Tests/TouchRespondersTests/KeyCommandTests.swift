import Testing
import TouchWindows

@Suite struct KeyCommandTests {
  /// A view that offers key commands and has the methods that a test gives it.
  class CommandView: View {
    var commands: [KeyCommand]?
    var performs: ActionName?
    var performed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand]? { commands }
    override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { action == performs }
    override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
      performed.append("\(action) by \((sender as? KeyCommand)?.input ?? "nobody")")
    }
  }

  /// A view whose own method is an action.
  final class Page: CommandView {
    func turn(_ sender: KeyCommand) { performed.append("turn \(sender.input)") }
  }

  let application = Application()
  let window: Window
  let outer = CommandView(frame: screen)
  let inner = CommandView(frame: screen)

  init() {
    window = Window(frame: screen, application: application)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.makeKey()
    inner.becomeFirstResponder()
  }

  private func command(_ input: String, _ name: ActionName) -> KeyCommand {
    KeyCommand(input: input, modifierFlags: .command, action: Action(named: name))
  }

  @Test func `a command of any responder in the chain is performed by the first that has its action, once (AC-5)`() {
    outer.commands = [command("n", "new")]
    inner.performs = "new"
    outer.performs = "new"

    #expect(application.sendKey("n", modifierFlags: .command, at: 1))

    #expect([inner.performed, outer.performed] == [["new by n"], []])
  }

  /// An application that sees what is sent, and may keep it.
  private final class Watching: Application {
    var seen: [String] = []
    var keeps = false
    override func sendAction(
      _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?
    ) -> Bool {
      seen.append("\(action.name) to \(target is Page ? "page" : "view") by \((sender as? KeyCommand)?.input ?? "")")
      return keeps || super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  @Test(arguments: [false, true])
  func `a command goes to its target by way of the application, which may keep it (AC-3, AC-5)`(keeps: Bool) {
    let application = Watching()
    application.keeps = keeps
    let window = Window(frame: screen, application: application)
    let page = Page(frame: screen)
    let inner = CommandView(frame: screen)
    window.addSubview(page)
    page.addSubview(inner)
    window.makeKey()
    inner.becomeFirstResponder()
    inner.commands = [
      command("n", "new"), command("x", "nobody's"),
      KeyCommand(input: "t", modifierFlags: .command, action: Action("turn", Page.turn)),
    ]
    inner.performs = "new"

    let done = ["n", "x", "t"].map { application.sendKey($0, modifierFlags: .command, at: 1) }

    #expect((done, application.seen) == ([true, false, true], ["new to view by n", "turn to page by t"]))
    #expect([inner.performed, page.performed] == (keeps ? [[], []] : [["new by n"], ["turn t"]]))
  }

  @Test func `another key, other modifiers or a missing action perform nothing; caps lock does not matter (AC-5)`() {
    inner.commands = [command("n", "new"), command("s", "save")]
    outer.performs = "new"

    #expect(
      [
        window.sendKey("m", modifierFlags: .command, at: 1),
        window.sendKey("n", modifierFlags: [.command, .shift], at: 1),
        window.sendKey("s", modifierFlags: .command, at: 1),
        window.sendKey("n", modifierFlags: [.command, .alphaShift], at: 1),
      ] == [false, false, false, true])

    #expect(outer.performed == ["new by n"])
  }

  @Test func `of equal commands the nearest responder's counts, also when nobody performs it (AC-5)`() {
    inner.commands = [command("n", "lost")]
    outer.commands = [command("n", "new")]
    outer.performs = "new"

    #expect(!application.sendKey("n", modifierFlags: .command, at: 1))

    #expect(outer.performed == [])
  }

  @Test func `a command with wantsPriorityOverSystemBehavior precedes a nearer one (AC-5)`() {
    let important = command("n", "new")
    important.wantsPriorityOverSystemBehavior = true
    inner.commands = [command("n", "lost")]
    outer.commands = [important]
    outer.performs = "new"

    #expect(application.sendKey("n", modifierFlags: .command, at: 1))

    #expect(outer.performed == ["new by n"])
  }

  @Test func `without first responder the commands of the visible controller count (AC-5, RC-9)`() {
    let controller = CommandController()
    controller.offered = [command("n", "new")]
    window.rootViewController = controller
    inner.resignFirstResponder()
    outer.resignFirstResponder()

    #expect(application.sendKey("n", modifierFlags: .command, at: 1))

    #expect(controller.performed == ["new"])
  }

  /// A controller that offers key commands and performs them.
  final class CommandController: ViewController {
    var offered: [KeyCommand] = []
    var performed: [String] = []
    override var keyCommands: [KeyCommand]? { offered }
    override func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { true }
    override func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {
      performed.append("\(action)")
    }
  }

  @Test func `a responder whose method the action is performs it without further ado (AC-5)`() {
    let page = Page(frame: screen)
    page.commands = [
      KeyCommand(input: KeyCommand.inputRightArrow, modifierFlags: [], action: Action("turn", Page.turn))
    ]
    window.addSubview(page)
    page.addSubview(inner)
    inner.becomeFirstResponder()

    #expect(application.sendKey(KeyCommand.inputRightArrow, at: 1))

    #expect(page.performed == ["turn RightArrow"])
  }

  @Test func `only the key window's chain is searched (AC-5, HT-17)`() {
    outer.commands = [command("n", "new")]
    outer.performs = "new"
    let other = Window(frame: screen, application: application)
    other.makeKey()

    #expect(!application.sendKey("n", modifierFlags: .command, at: 1))

    #expect(outer.performed == [])
  }
}
