import TouchEvents

/// Answers the arbiter's questions about its contenders, and receives its decisions.
///
/// All questions of an arbitration go through it, so the trace and the answers of scenario files have one place. A callback
/// may change anything; the arbiter calls ``isUndecided(_:)`` again before its next decision.
protocol ArbiterDelegate: AnyObject {
  /// Whether a contender goes before another of its node.
  func hasPriority(_ first: Int, over second: Int) -> Bool
  /// Whether two contenders sit on the same view, or on one and an ancestor of it (GX-1).
  func areRelated(_ left: Int, _ right: Int) -> Bool
  /// Whether a contender keeps another out: both hooks say so, and no delegate allows both (GX-2).
  func prevents(_ winner: Int, _ other: Int) -> Bool
  /// Whether a contender is still undecided, after a callback may have changed it.
  func isUndecided(_ contender: Int) -> Bool

  /// Called when a contender is let through.
  func didDecide(_ contender: Int)
  /// Called when a contender fails.
  func didFail(_ contender: Int, _ cause: ArbitrationCause)
  /// Called when a contender waits for others to fail.
  func didHold(_ contender: Int)
  /// Called when a contender has its own update although nothing new was decided about it.
  func didList(_ contender: Int)
}

/// Why the arbiter lets a contender fail.
enum ArbitrationCause: Equatable {
  /// Another one was recognized, and only one may be (GX-1).
  case excluded(by: Int)
  /// Another one had begun already, and went on when this event came (GX-9).
  case excludedByActive(Int)
  /// One that had to fail first did not (GF-1, GF-8, R-46).
  case requirement(Int)
  /// It waited in a cycle with one that was let through (GF-9).
  case cycle(with: Int)
}
