/// What has become of a recognizer's attempt since its last reset, which forgets all of it.
struct AttemptProgress {
  /// Whether the recognizer's request has been granted (EO-4).
  var isDecided = false
  /// Whether its criteria are met and others must fail first (GF-4), and whether that was so before.
  var isHeld = false
  var wasHeld = false
  /// Whether it has passed through began, and which actions it has sent.
  var passedBegan = false
  var hasSentBegan = false
  var hasSentEnd = false
  /// Whether the recognizer was active when the current event began, and has ended in it (GX-9).
  var endsNow = false
  /// Whether it was disabled or removed while it was in progress (GR-6).
  var isStopped = false
  /// Whether it was handed a touch, and whether that happened first in this event.
  var isTouched = false
  var isNewcomer = false
  /// Whether it was handed a touch in this event, and whether it was assigned a state since the last update.
  var hasInput = false
  var isAssigned = false
  /// Whether it was assigned one before the latest decisions (VN-3).
  var wasAssigned = false
  /// Whether its state has changed since its last own update.
  var hasChangedState = false
  /// Whether it receives events, asked at the first touch (GC-5); `nil` until it was asked.
  var receivesEvents: Bool?

  /// Takes away what marks it for the decisions, and notes whether it was assigned a state.
  mutating func takeMarks() {
    wasAssigned = isAssigned
    hasInput = false
    isAssigned = false
  }
}
