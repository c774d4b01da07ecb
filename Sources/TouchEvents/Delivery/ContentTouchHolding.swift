/// How a scroll view treats a new touch on its content.
public enum ContentTouchDecision: Sendable {
  /// The content gets the touch at once, if ``ContentTouchHolding/contentTouchesShouldBegin(_:with:in:)`` agrees
  /// (SC-6).
  case deliver
  /// The content receives the touch immediately, without a question (SC-11).
  case pass
  /// The content gets the touch at this time, or earlier when the scroll view no longer keeps it (SC-1, SC-14).
  case hold(until: Timestamp)
  /// The content never gets the touch (SC-10).
  case never
}

/// A container that delays touches to the nodes inside it, such as a scroll view.
///
/// It is found among the ancestors of the touched node; all that enclose the node are asked. Recognizers receive the
/// touch at once, whatever the answer.
public protocol ContentTouchHolding: AnyObject {
  /// Returns what happens to a touch that just landed on a node strictly inside.
  ///
  /// A time moves the end of the delay for all touches that the scroll view delays (SC-1).
  func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision
  /// Returns whether to keep delaying a touch; called in each event, before the releases (SC-13, SC-14).
  func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool
  /// Returns whether the content gets touches at all; called when they would be delivered (SC-3).
  func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool
}

extension ContentTouchHolding {
  /// Keeps a touch until its finger lifts.
  public func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool { touch.isDown }
}
