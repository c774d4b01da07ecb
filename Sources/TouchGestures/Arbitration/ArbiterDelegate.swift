import TouchEvents

/// A delegate that returns how the arbiter's contenders relate, and receives the arbiter's decisions.
///
/// Every query that the arbiter makes goes through this protocol, so there is one place to record the trace and to apply the
/// answers that scenario files declare. A callback may change any recognizer's state, so the arbiter calls
/// ``isUndecided(_:)`` again before its next decision.
protocol ArbiterDelegate: AnyObject {
  /// Returns whether two contenders are on the same view, or on a view and one of its ancestors (GX-1).
  func areRelated(_ left: Int, _ right: Int) -> Bool
  /// Returns whether a contender prevents another: `canPrevent` and `canBePrevented` both return `true`, and no delegate allows
  /// simultaneous recognition (GX-2).
  func prevents(_ winner: Int, _ other: Int) -> Bool
  /// Returns whether a contender is still undecided, after a callback may have changed it.
  func isUndecided(_ contender: Int) -> Bool

  /// Called when a contender's request is granted.
  func didDecide(_ contender: Int)
  /// Called when a contender fails.
  func didFail(_ contender: Int, _ cause: ArbitrationCause)
  /// Called when a contender starts to wait for others to fail.
  func didHold(_ contender: Int)
  /// Called when a contender has an update to process although there is no new decision about it.
  func didList(_ contender: Int)
}

/// Why the arbiter makes a contender fail.
enum ArbitrationCause: Equatable {
  /// Another contender recognized, and only one of the two may (GX-1).
  case excluded(by: Int)
  /// Another contender had already begun, and was still active when this event arrived (GX-9).
  case excludedByActive(Int)
  /// A contender that this one requires to fail did not fail (GF-1, GF-8, R-46).
  case requirement(Int)
  /// It waited in a cycle of failure requirements with a contender that recognized (GF-9).
  case cycle(with: Int)
}
