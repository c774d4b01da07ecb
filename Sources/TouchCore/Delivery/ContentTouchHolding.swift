/// What a scroll view says of a new touch on its content.
public enum ContentTouchDecision: Sendable {
  /// The content is told at once, if ``ContentTouchHolding/contentTouchesShouldBegin(_:with:in:)`` agrees (SC-6).
  case deliver
  /// The content is told at this time, or before it when the scroll view no longer keeps the touch (SC-1, SC-14).
  case hold(until: Timestamp)
  /// The content never hears of the touch (SC-10).
  case never
}

/// Keeps touches from the nodes inside of it for a while: a scroll view.
///
/// It is found among the ancestors of the touched node; all that enclose the node have their say. Recognizers see the
/// touch at once, whatever the answer.
public protocol ContentTouchHolding: AnyObject {
  /// Returns what happens to a touch that just landed on a node strictly inside.
  ///
  /// A time moves the end of the delay for all touches that the scroll view withholds (SC-1).
  func contentTouchDecision(for touch: Touch, with event: TouchEvent?) -> ContentTouchDecision
  /// Returns whether a withheld touch goes on being withheld; asked in each event before the releases (SC-13, SC-14).
  func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool
  /// Returns whether the content is told of touches at all; asked when they would be delivered (SC-3).
  func contentTouchesShouldBegin(_ touches: [Touch], with event: TouchEvent?, in node: any TouchNode) -> Bool
}

extension ContentTouchHolding {
  /// Keeps a touch until its finger lifts.
  public func keepsContentTouch(_ touch: Touch, with event: TouchEvent?) -> Bool { touch.isDown }
}
