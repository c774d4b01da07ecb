public import TouchEvents

/// An object that sends the actions of a context: an application, whose override of `sendAction` then receives all of them.
public protocol ActionDispatching: AnyObject {
  /// Sends an action to a target, or along the responder chain; returns whether there is a target (AC-3).
  func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?
  ) -> Bool
}

/// Sends actions to targets and along the responder chain.
public enum ActionDispatch {
  /// Sends an action of a node; returns whether there is a target (AC-3).
  ///
  /// Controls call it. An application of the node's context does the sending. Without one a search starts at the first
  /// responder of the node's window, or at the node when there is none (AC-4). A node that an earlier action took out of
  /// its tree is one of the event's context, or of the one that it left, and its window is the key window, or that of its
  /// touch where none is key.
  @discardableResult
  public static func send(
    _ action: Action, to target: AnyObject?, from sender: any TouchNode & Responder, for event: TouchEvent?
  ) -> Bool {
    let context = sender.rootNode.touchContext ?? event?.context ?? sender.latestContext
    if let dispatcher = context?.actionDispatcher {
      return dispatcher.sendAction(action, to: target, from: sender, for: event)
    }
    let host =
      sender.focusHost ?? context?.keyFocusHost ?? (formerRoot(of: sender, event) as? ResponderObject)?.focusHost
    let start = host?.firstResponder ?? sender
    return perform(action, on: target, from: sender, for: event, startingAt: start, in: context)
  }

  /// Returns the root of the tree that a node was in when it was touched; without touches in it that of all of the event.
  private static func formerRoot(of node: any TouchNode, _ event: TouchEvent?) -> (any TouchNode)? {
    let touches = event?.touches ?? []
    if let own = touches.first(where: { $0.hitNode?.isInside(node) ?? false }) { return own.originalRoot }
    let root = touches.first?.originalRoot
    return touches.allSatisfy { $0.originalRoot === root } ? root : nil
  }

  /// Performs an action on its target; without a target on the first responder up a chain that can (AC-2, AC-3).
  ///
  /// Returns whether there is a target, given or found. A target that does not perform the action is reported. The result of
  /// an action without a target is recorded in the trace.
  public static func perform(
    _ action: Action, on target: AnyObject?, from sender: AnyObject?, for event: TouchEvent?,
    startingAt start: (any Responder)?, in context: TouchContext?
  ) -> Bool {
    if let target {
      let isPerformed = call(action, on: target, from: sender, for: event)
      if !isPerformed { context?.report(.actionNotPerformed(action.name)) }
      return true
    }
    let performer = start?.target(forAction: action.name, withSender: sender)
    context?.trace?.record(.performs(performer, action.name))
    performer?.perform(action.name, from: sender, for: event)
    return performer != nil
  }

  /// Calls the action's method; an action that is a name only is performed by a ``ResponderObject`` that supports it.
  private static func call(
    _ action: Action, on target: AnyObject, from sender: AnyObject?, for event: TouchEvent?
  ) -> Bool {
    if action(target, sender: sender, event: event) { return true }
    guard let responder = target as? ResponderObject, responder.performs(action.name, sender, responder.latestContext)
    else { return false }
    responder.perform(action.name, from: sender, for: event)
    return true
  }
}
