import TouchEvents

/// Finds the key command of a key in a responder chain, and the responder that performs it (AC-5).
package enum KeyCommandSearch {
  /// Performs the matching command with the highest priority; of equal ones the nearest responder's.
  ///
  /// Returns whether it was performed. The search for the performer starts at the beginning of the chain, wherever the
  /// command was offered.
  package static func perform(
    _ key: String, _ modifierFlags: KeyModifierFlags, startingAt start: any Responder, menu: [KeyCommand],
    in context: TouchContext, passingOver isPassedOver: (any Responder) -> Bool
  ) -> Bool {
    let direction = context.settings.userInterfaceLayoutDirection
    let chain = chain(from: start, passingOver: isPassedOver)
    let offers = chain.flatMap { commands(of: $0, in: context) } + menu
    let matching = offers.filter { $0.matches(key, modifierFlags, direction) }
    guard let command = matching.first(where: { $0.wantsPriorityOverSystemBehavior }) ?? matching.first else {
      return false
    }
    return perform(command, startingAt: start, chain, in: context)
  }

  /// Returns the commands of a responder: the script of the context first, then the class.
  private static func commands(of responder: any Responder, in context: TouchContext) -> [KeyCommand] {
    context.state.answers?.keyCommands(of: responder)?.compactMap { $0 as? KeyCommand } ?? responder.keyCommands ?? []
  }

  /// Lets the target of a command perform it, or a nearer responder whose method the action is, by way of the application.
  private static func perform(
    _ command: KeyCommand, startingAt start: any Responder, _ chain: [any Responder], in context: TouchContext
  ) -> Bool {
    let name = command.action.name
    let target = start.target(forAction: name, withSender: command)
    let nearer = chain.prefix { $0 !== target }.first { command.action.takes($0, sender: command) }
    context.trace?.record(.performs(nearer ?? target, name))
    guard let performer = nearer ?? target else { return false }
    // By its name, whatever the performer says about it: it was found.
    let byName = Action(name) { (responder: ResponderObject) in
      { (command: KeyCommand) in responder.perform(name, from: command, for: nil) }
    }
    let action = nearer == nil ? byName : command.action
    if let dispatcher = context.actionDispatcher, action.takes(performer, sender: command) {
      return dispatcher.sendAction(action, to: performer, from: command, for: nil)
    }
    if !action(performer, sender: command, event: nil) { performer.perform(name, from: command, for: nil) }
    return true
  }

  /// Returns a responder and those up its chain that count; one that is met twice ends it.
  private static func chain(
    from start: any Responder, passingOver isPassedOver: (any Responder) -> Bool
  ) -> [any Responder] {
    var all: [any Responder] = []
    var candidate: (any Responder)? = start
    // Brent's search for a cycle: the chain is compared with a responder that moves up ever more seldom.
    var marked: (any Responder)?
    var next = 1
    var steps = 0
    while let responder = candidate, responder !== marked {
      if !isPassedOver(responder) { all.append(responder) }
      steps += 1
      if steps == next {
        marked = responder
        next *= 2
      }
      candidate = responder.nextInChain
    }
    return all
  }
}
