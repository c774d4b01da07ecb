/// What a scroll view says of a new touch on its content.
public enum ContentTouchDecision: Sendable {
  /// The content is told at once, if ``ContentTouchHolding/contentTouchesShouldBegin(_:with:in:)`` agrees (SC-6).
  case deliver
  /// The content is told at this time, or when the finger lifts before it (SC-1, SC-4).
  case hold(until: Timestamp)
  /// The content never hears of the touch.
  case never
}

/// Keeps touches from the nodes inside of it for a while: a scroll view.
///
/// Found among the ancestors of the touched node; all that enclose it have their say. Recognizers see the touch
/// at once, whatever the answer.
public protocol ContentTouchHolding: AnyObject {
  /// What happens to a touch that just landed on a node strictly inside.
  func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision
  /// Returns whether a touch is withheld any longer; asked of each when the decisions of an event are made (SC-13, SC-14).
  func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool
  /// Whether the content is told of touches at all; asked when they would be delivered (SC-3).
  func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool
}

extension ContentTouchHolding {
  /// Returns `true` while the finger is down: the time alone ends the delay.
  public func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool { touch.isDown }
}
