public import TouchEvents

extension Key {
  /// What key commands call the key: a name such as ``KeyCommand/inputEscape``, or what it types without modifiers (XK-3).
  public var commandInput: String {
    switch keyCode {
    case .keyboardUpArrow: KeyCommand.inputUpArrow
    case .keyboardDownArrow: KeyCommand.inputDownArrow
    case .keyboardLeftArrow: KeyCommand.inputLeftArrow
    case .keyboardRightArrow: KeyCommand.inputRightArrow
    case .keyboardEscape: KeyCommand.inputEscape
    case .keyboardPageUp: KeyCommand.inputPageUp
    case .keyboardPageDown: KeyCommand.inputPageDown
    case .keyboardHome: KeyCommand.inputHome
    case .keyboardEnd: KeyCommand.inputEnd
    case .keyboardDeleteOrBackspace: KeyCommand.inputDelete
    default: functionKey ?? charactersIgnoringModifiers
    }
  }

  private var functionKey: String? {
    let number = keyCode.rawValue - KeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? "F\(number)" : nil
  }
}
