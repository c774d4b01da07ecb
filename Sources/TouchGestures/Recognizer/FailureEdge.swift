import TouchEvents

/// A failure requirement of one attempt, void once either side was reset (GF-2, R-28).
struct AttemptEdge {
  let other: GestureRecognizer
  let otherAttempt: Int
  let ownAttempt: Int

  func holds(for owner: GestureRecognizer) -> Bool {
    owner.attempt.number == ownAttempt && other.attempt.number == otherAttempt
  }
}
