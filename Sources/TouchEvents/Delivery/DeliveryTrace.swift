/// A change in the delivery of a touch to its responder.
public enum DeliveryChange: Sendable {
  /// Everything is delayed (GD-1).
  case beganHeld
  /// The end is delayed (GE-1).
  case endHeld
  /// Nothing is delayed any longer.
  case released
  /// The touch was taken away (GV-1).
  case taken
  /// Delayed parts were thrown away, or the touch was never given (GD-2, R-8).
  case dropped
  /// The responder may not have the touch (TB-4, TB-7).
  case refused
  /// A scroll view delays everything (SC-1).
  case contentHeld
  /// A scroll view delays nothing of it any longer; others may (SC-3, SC-14).
  case contentReleased
}

/// The cause of a change in the delivery of a touch.
public enum TraceAccount<Terms: TraceTerms> {
  /// No particular one: the touch is no longer delayed.
  case unattributed
  /// A recognizer delays the touch or took it.
  case recognizer(Terms.Recognizer)
  /// A scroll view delays the touch, or never gives it to its content.
  case container(Terms.Node)
  /// Another touch is down that excludes this one (TB-4, TB-7).
  case otherTouch(Terms.Touch)
  /// A node leaves the tree with the touched node in it (TB-11).
  case leaving(Terms.Node)
}

extension TraceAccount: Sendable where Terms: SendableTraceTerms {}

/// A cause as an engine records it; see ``TraceAccount`` for the cases.
public typealias DeliveryAccount = TraceAccount<LiveTraceTerms>
