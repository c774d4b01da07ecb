/// The stages of a motion such as a shake; nothing is sent in between (MO-1).
public enum MotionPhase: Sendable {
  /// The motion began.
  case began
  /// The motion ended.
  case ended
  /// The motion was interrupted, or took too long.
  case cancelled
}
