public import TouchEvents

/// The base class of views, controllers and applications: every default of ``Responder``, open to overriding.
///
/// It is UIKit's `UIResponder`; ``Responder`` is a protocol here, to which classes of foreign trees conform.
open class ResponderObject: Responder {
  /// How many responders a search for an action passed to get here; 0 while there is no search.
  final var searchDepth: Int32 = 0
  /// A Boolean value that indicates whether touches that are down must not retain the responder: an application owns
  /// the engine that holds them.
  open var ownsTouches: Bool { false }

  /// Creates a responder.
  public init() {}

  /// The next responder in the chain; `nil` unless overridden (RC-1).
  open var next: (any Responder)? { nil }
  /// The ``next`` responder.
  public final var nextInChain: (any Responder)? { next }
  /// The ``next`` responder.
  public final var nextResponder: (any TouchResponder)? { next }
  open var responderNode: (any TouchNode)? { nil }
  open var passesEverythingOn: Bool { false }
  open var treeContext: TouchContext? { nil }

  open func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.began, touches, event) }
  open func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.moved, touches, event) }
  open func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.ended, touches, event) }
  open func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.cancelled, touches, event) }
  open func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) { forwardEstimates(of: touches) }

  /// Calls the method below that an event is for.
  public final func handle(_ event: ResponderEvent) {
    switch event {
    case .presses(.began, let presses, let event): pressesBegan(presses, with: event)
    case .presses(.changed, let presses, let event), .presses(.stationary, let presses, let event):
      pressesChanged(presses, with: event)
    case .presses(.ended, let presses, let event): pressesEnded(presses, with: event)
    case .presses(.cancelled, let presses, let event): pressesCancelled(presses, with: event)
    case .motion(.began, let motion, let event): motionBegan(motion, with: event)
    case .motion(.ended, let motion, let event): motionEnded(motion, with: event)
    case .motion(_, let motion, let event): motionCancelled(motion, with: event)
    case .remoteControl(let event): remoteControlReceived(with: event)
    }
  }
  open func pressesBegan(_ presses: [Press], with event: PressesEvent?) { forward(.presses(.began, presses, event)) }
  open func pressesChanged(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.changed, presses, event))
  }
  open func pressesEnded(_ presses: [Press], with event: PressesEvent?) { forward(.presses(.ended, presses, event)) }
  open func pressesCancelled(_ presses: [Press], with event: PressesEvent?) {
    forward(.presses(.cancelled, presses, event))
  }
  open func motionBegan(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    forward(.motion(.began, motion, event))
  }
  open func motionEnded(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    forward(.motion(.ended, motion, event))
  }
  open func motionCancelled(_ motion: TouchEvent.EventSubtype, with event: TouchEvent?) {
    forward(.motion(.cancelled, motion, event))
  }
  open func remoteControlReceived(with event: TouchEvent?) { forward(.remoteControl(event)) }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var focusHost: (any FocusHost)? { focusHostOfChain }
  open var findsFocusHost: Bool { false }
  open var isFirstResponder: Bool { focusHost?.firstResponder === self }
  @discardableResult open func becomeFirstResponder() -> Bool {
    (focusHost ?? keyFocusHost)?.makeFirstResponder(self) ?? false
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    focusHost?.resignFirstResponder(self) ?? false
  }

  open func canPerformAction(_ action: ActionName, withSender sender: AnyObject?) -> Bool { false }
  open func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
    ActionSearch.target(of: action, sender, from: self)
  }
  open func perform(_ action: ActionName, from sender: AnyObject?, for event: TouchEvent?) {}
  open var keyCommands: [KeyCommand]? { nil }
}
