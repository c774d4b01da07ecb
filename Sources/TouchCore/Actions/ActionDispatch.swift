/// Who sends the actions of a context: an application, so that an override of its `sendAction` sees them all.
public protocol ActionDispatching: AnyObject {
  /// Sends an action to a target, or along the responder chain; answers whether somebody performed it (AC-3).
  func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?
  ) -> Bool
}

/// Sends actions to targets and along the responder chain.
public enum ActionDispatch {
  /// Sends an action of a node, as the application of its tree does it; by the rules when there is none (AC-3).
  ///
  /// Controls call it. Answers whether somebody performed the action.
  @discardableResult
  public static func send(
    _ action: Action, to target: AnyObject?, from sender: any TouchNode, for event: TouchEvent?
  ) -> Bool {
    let context = sender.rootNode.touchContext
    if let dispatcher = context?.actionDispatcher {
      return dispatcher.sendAction(action, to: target, from: sender, for: event)
    }
    if let target { return call(action, on: target, from: sender, for: event, in: context) }
    return search(action.name, from: sender, for: event, startingAt: start(for: sender), in: context)
  }

  /// Calls an action on its target; one that does not perform it is reported.
  ///
  /// An action that is a name only is performed by a ``ResponderObject`` that says it can.
  public static func call(
    _ action: Action, on target: AnyObject, from sender: AnyObject?, for event: TouchEvent?,
    in context: TouchContext?
  ) -> Bool {
    if action(target, sender: sender, event: event) { return true }
    if let responder = target as? ResponderObject, responder.canPerform(action.name, withSender: sender) {
      responder.perform(action.name, from: sender, for: event)
      return true
    }
    context?.report(.actionNotPerformed(action.name))
    return false
  }

  /// Lets the first responder up the chain that can perform an action do so, and writes down which (AC-2, AC-4).
  public static func search(
    _ action: ActionName, from sender: AnyObject?, for event: TouchEvent?, startingAt start: (any Responder)?,
    in context: TouchContext?
  ) -> Bool {
    let performer = start?.target(forAction: action, withSender: sender)
    context?.trace?.record(.performs(performer, action))
    performer?.perform(action, from: sender, for: event)
    return performer != nil
  }

  /// Where the search for an action of a responder starts: at its window's first responder, else at itself.
  public static func start(for sender: any Responder) -> any Responder {
    sender.focusHost?.firstResponder ?? sender
  }
}
