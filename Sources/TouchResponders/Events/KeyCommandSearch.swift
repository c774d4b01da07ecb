import TouchCore

/// Finds the key command of a key in a responder chain, and who performs it (AC-5).
enum KeyCommandSearch {
  /// Performs the first matching command up the chain whose action any responder of the chain can perform.
  ///
  /// The search for the performer starts at the beginning of the chain, wherever the command was offered. Returns
  /// whether a command was performed.
  static func perform(
    _ key: String, _ modifierFlags: KeyModifierFlags, startingAt start: any Responder, in context: TouchContext
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
    _ command: KeyCommand, startingAt start: any Responder, in context: TouchContext
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
      if found { context.trace?.record(.performs(responder, name)) }
      return found
    }
    return found
  }

  /// Visits a responder and those up its chain until a visit returns `true`.
  private static func walk(from start: any Responder, _ isLast: (any Responder) -> Bool) {
    var candidate: (any Responder)? = start
    var steps = 0
    while let responder = candidate, steps < ResponderForwarding.longestChain {
      if isLast(responder) { return }
      candidate = responder.next
      steps += 1
    }
  }
}
