/// An object that reacts to touches, presses and actions, or passes them to the next responder.
///
/// The defaults pass everything on (RF-1). ``ResponderObject`` is the class to subclass; conform directly from a tree of
/// your own, and there make the class final or implement what subclasses want to override.
public protocol Responder: AnyObject {
  /// Who hears what this responder passes on; computed anew at each forwarding (RC-7). `nil` ends the chain.
  var next: (any Responder)? { get }
  /// The responder as a view, when it is one.
  var asView: View? { get }

  /// Tells that touches landed; the default passes them to ``next``. An override without `super` ends the chain (RF-2).
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?)
  /// Tells that touches moved or changed.
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?)
  /// Tells that touches were lifted.
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?)
  /// Tells that touches were taken away: no end follows.
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?)
  /// Tells that estimated properties were corrected (TP-9).
  func touchesEstimatedPropertiesUpdated(_ touches: [Touch])

  /// Tells that buttons went down (PR-1).
  func pressesBegan(_ presses: [Press], with event: PressesEvent?)
  /// Tells that the force of analog buttons changed.
  func pressesChanged(_ presses: [Press], with event: PressesEvent?)
  /// Tells that buttons went up.
  func pressesEnded(_ presses: [Press], with event: PressesEvent?)
  /// Tells that presses were taken away: no end follows.
  func pressesCancelled(_ presses: [Press], with event: PressesEvent?)

  /// Tells the first responder that a motion began (MO-1).
  func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?)
  /// Tells that a motion ended.
  func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?)
  /// Tells that a motion was broken off or took too long.
  func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?)
  /// Tells the first responder of a remote command (RM-1).
  func remoteControlReceived(with event: TouchEvent?)

  /// Whether the responder may become first responder; `false` by default (FR-1).
  var canBecomeFirstResponder: Bool { get }
  /// Whether the responder gives up being first responder when asked; `true` by default (FR-1).
  var canResignFirstResponder: Bool { get }
  /// Who decides about the first responder where this responder is; `nil` outside a window.
  var focusHost: (any FocusHost)? { get }
  /// Asks to become first responder; answers whether it is now (FR-2).
  @discardableResult func becomeFirstResponder() -> Bool
  /// Asks to stop being first responder; answers whether it stopped.
  @discardableResult func resignFirstResponder() -> Bool

  /// Whether this responder itself performs an action of this name (AC-1); `false` by default.
  func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool
  /// Performs an action for which ``canPerform(_:withSender:)`` answered `true`.
  func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?)
  /// The key combinations that the responder offers; those of the whole chain are considered (AC-5).
  var keyCommands: [KeyCommand]? { get }
}

/// Who decides which responder is first: a window.
public protocol FocusHost: AnyObject {
  /// The first responder, if there is one.
  var firstResponder: (any Responder)? { get }
  /// Makes a responder first, with all questions asked (FR-2); answers whether it is now.
  func makeFirstResponder(_ responder: any Responder) -> Bool
  /// Lets a responder stop being first; answers whether it is no longer.
  func resignFirstResponder(_ responder: any Responder) -> Bool
}

extension Responder {
  /// Ends the chain.
  public var next: (any Responder)? { nil }
  /// Says that this is no view.
  @inlinable public var asView: View? { nil }

  /// Passes the touches on.
  public func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.began, touches, event)
  }
  /// Passes the touches on.
  public func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.moved, touches, event)
  }
  /// Passes the touches on.
  public func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.ended, touches, event)
  }
  /// Passes the touches on.
  public func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.cancelled, touches, event)
  }
  /// Passes the touches on.
  public func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) {
    passOn(nil, to: { $0.touchesEstimatedPropertiesUpdated(touches) })
  }
  /// Passes the presses on.
  public func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.began, presses, event)
  }
  /// Passes the presses on.
  public func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.changed, presses, event)
  }
  /// Passes the presses on.
  public func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.ended, presses, event)
  }
  /// Passes the presses on.
  public func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.cancelled, presses, event)
  }
  /// Passes the motion on.
  public func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionBegan(motion, with: event) })
  }
  /// Passes the motion on.
  public func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionEnded(motion, with: event) })
  }
  /// Passes the motion on.
  public func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionCancelled(motion, with: event) })
  }
  /// Passes the command on.
  public func remoteControlReceived(with event: TouchEvent?) {
    passOn(event, to: { $0.remoteControlReceived(with: event) })
  }
  /// Refuses to become first responder.
  public var canBecomeFirstResponder: Bool { false }
  /// Agrees to give up being first responder.
  public var canResignFirstResponder: Bool { true }
  /// Asks the next responder.
  public var focusHost: (any FocusHost)? { next?.focusHost }
  /// Asks the window; `false` outside a window.
  @discardableResult public func becomeFirstResponder() -> Bool {
    focusHost?.makeFirstResponder(self) ?? false
  }
  /// Asks the window; gives up unless ``canResignFirstResponder`` is `false`.
  @discardableResult public func resignFirstResponder() -> Bool {
    focusHost?.resignFirstResponder(self) ?? canResignFirstResponder
  }
  /// Performs nothing.
  public func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool { false }
  /// Does nothing.
  public func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {}
  /// Offers none.
  public var keyCommands: [KeyCommand]? { nil }

  /// Whether this responder is the first responder of its window.
  public var isFirstResponder: Bool { focusHost?.firstResponder === self }

  /// The first responder from this one up the chain that performs an action of this name (AC-2).
  public func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
    var candidate: (any Responder)? = self
    var steps = 0
    while let responder = candidate, steps < ResponderForwarding.longestChain {
      let scripted = responder.asView.flatMap { $0.script?.view($0, canPerform: action) }
      if scripted ?? responder.canPerform(action, withSender: sender) { return responder }
      candidate = responder.next
      steps += 1
    }
    return nil
  }
}
