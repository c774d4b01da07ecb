/// The class behind views, controllers and the application: every default of ``Responder``, open to overriding.
///
/// UIKit calls it `UIResponder`; here that name's place is taken by the protocol, which foreign trees conform to.
open class ResponderObject: Responder {
  /// Makes a responder.
  public init() {}

  /// Who hears what this responder passes on; `nil` here (RC-1).
  open var next: (any Responder)? { nil }
  /// The responder as a view, when it is one.
  open var asView: View? { nil }

  /// Tells that touches landed; passes them on unless overridden (RF-1).
  open func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.began, touches, event)
  }
  /// Tells that touches moved or changed; passes them on unless overridden (RF-1).
  open func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.moved, touches, event)
  }
  /// Tells that touches were lifted; passes them on unless overridden (RF-1).
  open func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.ended, touches, event)
  }
  /// Tells that touches were taken away; passes them on unless overridden (RF-1).
  open func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.cancelled, touches, event)
  }
  /// Tells that estimated properties were corrected; passes it on unless overridden (TP-9).
  open func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) {
    passOn(nil, to: { $0.touchesEstimatedPropertiesUpdated(touches) })
  }
  /// Tells that buttons went down; passes it on unless overridden (PR-1).
  open func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.began, presses, event)
  }
  /// Tells that the force of analog buttons changed; passes it on unless overridden (PR-1).
  open func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.changed, presses, event)
  }
  /// Tells that buttons went up; passes it on unless overridden (PR-1).
  open func pressesEnded(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.ended, presses, event)
  }
  /// Tells that presses were taken away; passes it on unless overridden (PR-1).
  open func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    forwardPresses(.cancelled, presses, event)
  }
  /// Tells the first responder that a motion began; passes it on unless overridden (MO-1).
  open func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionBegan(motion, with: event) })
  }
  /// Tells that a motion ended; passes it on unless overridden (MO-1).
  open func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionEnded(motion, with: event) })
  }
  /// Tells that a motion was broken off; passes it on unless overridden (MO-1).
  open func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    passOn(event, to: { $0.motionCancelled(motion, with: event) })
  }
  /// Tells the first responder of a remote command; passes it on unless overridden (RM-1).
  open func remoteControlReceived(with event: TouchEvent?) {
    passOn(event, to: { $0.remoteControlReceived(with: event) })
  }

  /// Whether the responder may become first responder; `false` unless overridden (FR-1).
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being first responder; `true` unless overridden (FR-1).
  open var canResignFirstResponder: Bool { true }
  /// Who decides about the first responder where this responder is.
  open var focusHost: (any FocusHost)? { next?.focusHost }
  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { focusHost?.firstResponder === self }
  /// Asks to become first responder; answers whether it is now (FR-2).
  @discardableResult open func becomeFirstResponder() -> Bool {
    focusHost?.makeFirstResponder(self) ?? false
  }
  /// Asks to stop being first responder; answers whether it stopped (FR-2).
  @discardableResult open func resignFirstResponder() -> Bool {
    focusHost?.resignFirstResponder(self) ?? canResignFirstResponder
  }

  /// Whether this responder itself performs an action of this name; `false` unless overridden (AC-1).
  open func canPerform(_ action: ActionName, withSender sender: AnyObject?) -> Bool { false }
  /// Performs an action for which ``canPerform(_:withSender:)`` answered `true`; does nothing unless overridden.
  open func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {}
  /// The key combinations that the responder offers, asked for at each key; `nil` unless overridden (AC-5).
  open var keyCommands: [KeyCommand]? { nil }
}
