/// What a touch's responder has heard of it, and what is withheld from it.
///
/// Recognizers read it to know whether recognition would still cancel something (GB-2, R-24).
public struct TouchDelivery: Sendable {
  /// Whether the responder is given the touch at all; `false` for a touch refused by TB-4 or TB-7.
  public internal(set) var isAccepted = false
  /// Whether the responder has heard that the touch began.
  public internal(set) var beganIsDelivered = false
  /// Whether the responder hears nothing more: it heard the end, or the touch was taken away or dropped.
  public internal(set) var isOver = false
  /// Whether a recognizer took the touch away from its view (TB-13).
  public internal(set) var isTaken = false

  /// Recognizers keep everything of the touch from its responder (GD-1).
  var beganIsHeld = false
  /// Recognizers keep the end of the touch from its responder (GE-1).
  var endIsHeld = false
  /// A scroll view keeps everything of the touch from its responder (SC-1).
  var contentIsHeld = false
  /// The began was withheld.
  var beganIsWithheld = false
  /// A move was withheld (GD-3, R-48).
  var moveIsWithheld = false
  /// The end was withheld.
  var endIsWithheld = false

  /// The touch had its turn in the calls at hand.
  var wasCalled = false

  /// Whether the responder has the touch or is about to get it.
  public var isLive: Bool { isAccepted && !isOver }
  /// Whether everything is kept from the responder for now.
  var isHeld: Bool { beganIsHeld || contentIsHeld }
}
