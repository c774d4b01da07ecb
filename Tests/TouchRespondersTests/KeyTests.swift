import Testing
import TouchGestures
import TouchTap
import TouchWindows

@Suite struct KeyTests {
  /// A view that writes down the keys it receives.
  final class Editor: View {
    var lines: [String] = []
    var commands: [KeyCommand]?
    var onPress: ((Press) -> Void)?
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand]? { commands }
    override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
      guard let press = presses.first, let key = press.key else { return super.pressesBegan(presses, with: event) }
      lines.append("\(key.characters) \(key.charactersIgnoringModifiers) \(press.type.rawValue)")
      onPress?(press)
      if key.keyCode == .keyboardLeftArrow { lines.append("left") }
      if event?.modifierFlags.contains(.shift) ?? false { lines.append("shift") }
    }
    override func pressesEnded(_ presses: [Press], with event: PressesEvent?) { lines.append("up") }
    func turn(_ sender: KeyCommand) { lines.append("turn") }
  }

  let application = Application(context: TouchContext())
  let window: Window
  let editor = Editor(frame: screen)

  init() {
    window = Window(frame: screen, application: application)
    window.addSubview(editor)
    window.makeKey()
    editor.becomeFirstResponder()
  }

  private func type(_ key: Key) -> Bool {
    let isCommand = application.sendKey(key, .began, at: 1)
    application.sendKey(key, .ended, at: 1.1)
    return isCommand
  }

  private func command(_ input: String, _ modifiers: KeyModifierFlags = []) -> KeyCommand {
    KeyCommand(input: input, modifierFlags: modifiers, action: Action("turn", Editor.turn))
  }

  @Test func `a key is a press of the first responder that says what it types (XK-1)`() {
    let isCommand = type(
      Key(.keyboardA, characters: "A", charactersIgnoringModifiers: "a", modifierFlags: .shift))

    #expect((isCommand, editor.lines) == (false, ["A a 2004", "shift", "up"]))
  }

  @Test func `keys that type nothing are known by their place (XK-1)`() {
    _ = type(Key(.keyboardLeftArrow))

    #expect(editor.lines == ["  2080", "left", "up"])
  }

  @Test func `without a first responder the visible controller receives keys (XK-1)`() {
    let log = Log()
    window.rootViewController = LogController(log)
    editor.resignFirstResponder()
    _ = log.take()

    application.sendKey(Key(.keyboardSpacebar, characters: " "), .began, at: 1)

    #expect(log.take() == ["controller pressesBegan 2044"])
  }

  @Test func `a key command takes the key, which nobody receives (XK-2)`() {
    editor.commands = [command(KeyCommand.inputPageDown)]

    #expect(type(Key(.keyboardPageDown)))

    #expect(editor.lines == ["turn"])
  }

  @Test func `commands call keys by name or by what they type without modifiers (XK-3)`() {
    let inputs: [(KeyboardHIDUsage, String)] = [
      (.keyboardUpArrow, KeyCommand.inputUpArrow), (.keyboardDownArrow, KeyCommand.inputDownArrow),
      (.keyboardRightArrow, KeyCommand.inputRightArrow), (.keyboardEscape, KeyCommand.inputEscape),
      (.keyboardPageUp, KeyCommand.inputPageUp), (.keyboardHome, KeyCommand.inputHome),
      (.keyboardEnd, KeyCommand.inputEnd), (.keyboardDeleteOrBackspace, KeyCommand.inputDelete),
      (.keyboardF1, KeyCommand.f1), (.keyboardF7, KeyCommand.f7), (.keyboardF12, KeyCommand.f12),
    ]
    for (code, input) in inputs {
      editor.commands = [command(input)]
      #expect(type(Key(code)), "\(input)")
    }
    editor.commands = [command("s", [.command, .shift])]

    #expect(
      type(Key(.keyboardS, characters: "S", charactersIgnoringModifiers: "s", modifierFlags: [.command, .shift])))
  }

  @Test func `arrows and brackets change sides where people read from right to left (XK-3)`() {
    application.context.settings.userInterfaceLayoutDirection = .rightToLeft
    editor.commands = [command(KeyCommand.inputLeftArrow), command("[", .command)]

    #expect(
      [
        type(Key(.keyboardRightArrow)), type(Key(.keyboardCloseBracket, characters: "]", modifierFlags: .command)),
        type(Key(.keyboardLeftArrow)),
      ] == [true, true, false])

    editor.commands?[0].allowsAutomaticMirroring = false
    #expect(type(Key(.keyboardLeftArrow)))
  }

  @Test func `a disabled command is passed over (XK-4)`() {
    let disabled = KeyCommand(
      title: "Turn", action: Action("turn", Editor.turn), input: "t", attributes: .disabled)
    editor.commands = [disabled]

    #expect(!type(Key(.keyboardT, characters: "t")))

    let found = (disabled.title, disabled.state, disabled.discoverabilityTitle == nil, editor.lines)
    #expect(found == ("Turn", .off, true, ["t t 2023", "up"]))
  }

  @Test func `commands of the main menu come after those of the chain (AC-5)`() {
    application.menuKeyCommands = [command("m"), command("n")]
    let early = type(Key(.keyboardM, characters: "m"))

    editor.commands = [KeyCommand(input: "n", modifierFlags: [], action: Action(named: "nobody"))]

    #expect((early, type(Key(.keyboardN, characters: "n")), editor.lines) == (true, false, ["turn", "n n 2017", "up"]))
  }

  @Test func `a press tells its recognizers while it is down (XK-1)`() {
    let tap = TapGestureRecognizer()
    tap.allowedPressTypes = [.key(.keyboardReturnOrEnter)]
    editor.addGestureRecognizer(tap)
    var press: Press?
    editor.onPress = { press = $0 }

    application.sendKey(Key(.keyboardReturnOrEnter), .began, at: 1)
    #expect(press?.gestureRecognizers?.contains { $0 === tap } ?? false)
    application.sendKey(Key(.keyboardReturnOrEnter), .ended, at: 1.1)

    #expect(press?.gestureRecognizers?.isEmpty ?? false)
  }

  @Test func `a tree without windows gets keys through its own sequencer (XK-1)`() {
    let root = Editor(frame: screen)
    let dispatcher = TouchDispatcher(context: TouchContext(), root: root)
    let presses = PressSequencer(dispatcher: dispatcher)

    presses.send(Key(.keyboardQ, characters: "q"), .began, to: root, in: root, at: 1)

    #expect(root.lines == ["q q 2020"])
  }
}
