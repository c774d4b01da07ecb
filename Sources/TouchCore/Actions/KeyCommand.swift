/// A key combination, and the action that it stands for in the responder chain (AC-5).
///
/// A responder offers its own in ``Responder/keyCommands``; all of the chain are considered.
open class KeyCommand {
  /// What the key types without modifiers, or one of the names such as ``inputEscape``; compared byte by byte.
  public final let input: String
  /// The modifier keys that must be held, and no other; caps lock does not matter.
  public final let modifierFlags: KeyModifierFlags
  /// What is performed by the first responder that has it.
  public final let action: Action

  /// Makes a command of a key with modifiers.
  public init(input: String, modifierFlags: KeyModifierFlags, action: Action) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The upper arrow key.
  public static var inputUpArrow: String { "UpArrow" }
  /// The lower arrow key.
  public static var inputDownArrow: String { "DownArrow" }
  /// The left arrow key.
  public static var inputLeftArrow: String { "LeftArrow" }
  /// The right arrow key.
  public static var inputRightArrow: String { "RightArrow" }
  /// The escape key.
  public static var inputEscape: String { "Escape" }

  /// Whether a key with the modifiers that are held is this command's.
  final func matches(_ key: String, _ held: KeyModifierFlags) -> Bool {
    haveEqualBytes(input, key) && modifierFlags.subtracting(.alphaShift) == held.subtracting(.alphaShift)
  }
}

extension ActionDispatch {
  /// Performs the first key command up the chain that matches a key and that anybody has the action of (AC-5).
  ///
  /// The search for who has it starts at the beginning of the chain, wherever the command was offered. Answers whether
  /// somebody performed one.
  public static func performKeyCommand(
    _ key: String, _ modifierFlags: KeyModifierFlags, startingAt start: (any Responder)?, in context: TouchContext?
  ) -> Bool {
    var found = false
    walk(from: start) { responder in
      for command in responder.keyCommands ?? [] where command.matches(key, modifierFlags) {
        found = perform(command, startingAt: start, in: context)
        if found { return true }
      }
      return false
    }
    return found
  }

  /// Lets the first responder that says it can, or whose method the action is, perform a command.
  private static func perform(
    _ command: KeyCommand, startingAt start: (any Responder)?, in context: TouchContext?
  ) -> Bool {
    let name = command.action.name
    var found = false
    walk(from: start) { responder in
      let scripted = responder.asView.flatMap { $0.script?.view($0, canPerform: name) }
      if scripted ?? responder.canPerform(name, withSender: command) {
        responder.perform(name, from: command, for: nil)
        found = true
      } else {
        found = command.action(responder, sender: command, event: nil)
      }
      if found { context?.trace?.record(.performs(responder, name)) }
      return found
    }
    return found
  }

  /// Visits a responder and those up its chain until a visit says that it was the last.
  private static func walk(from start: (any Responder)?, _ isLast: (any Responder) -> Bool) {
    var candidate = start
    var steps = 0
    while let responder = candidate, steps < ResponderForwarding.longestChain {
      if isLast(responder) { return }
      candidate = responder.next
      steps += 1
    }
  }
}
