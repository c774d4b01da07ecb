/// An object that receives touches, or passes them on to the next responder.
///
/// By default everything is passed on (RF-1). A ``TouchNode`` is one whose next responder is its parent; the classes with
/// UIKit's names, which also take presses, actions and the first responder, are those of TouchResponders.
public protocol TouchResponder: AnyObject {
  /// The next responder in the chain, or `nil` at its end; read each time something is forwarded (RC-7).
  var nextResponder: (any TouchResponder)? { get }

  /// Called when touches land; passes them to ``nextResponder`` by default.
  ///
  /// An implementation that does not pass them on ends the chain (RF-2).
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?)
  /// Called when touches move, or their force or other properties change.
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?)
  /// Called when touches are lifted.
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?)
  /// Called when touches are taken away; no end follows.
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?)
  /// Called when estimated properties of touches are corrected (TP-9).
  func touchesEstimatedPropertiesUpdated(_ touches: [Touch])

  /// The node that the responder is; `nil` by default, and for a ``TouchNode`` itself.
  var responderNode: (any TouchNode)? { get }
  /// A Boolean value that indicates whether it passes everything on as its class does by default, and so need not be called.
  ///
  /// `false` by default. Long chains of such responders are passed without recursion.
  var passesEverythingOn: Bool { get }
  /// A Boolean value that indicates whether it owns the engine, so that touches that are down must not retain it.
  ///
  /// `false` by default; an application returns `true`.
  var ownsTouches: Bool { get }
}

extension TouchResponder {
  /// Nothing, which ends the chain.
  public var nextResponder: (any TouchResponder)? { nil }
  /// Passes the touches on.
  public func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.began, touches, event) }
  /// Passes the touches on.
  public func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.moved, touches, event) }
  /// Passes the touches on.
  public func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { forwardTouches(.ended, touches, event) }
  /// Passes the touches on.
  public func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    forwardTouches(.cancelled, touches, event)
  }
  /// Passes the touches on.
  public func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) { forwardEstimates(of: touches) }
  /// The responder is no node.
  public var responderNode: (any TouchNode)? { nil }
  /// It must be called.
  public var passesEverythingOn: Bool { false }
  /// It owns no engine.
  public var ownsTouches: Bool { false }
}
