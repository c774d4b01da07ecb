import TouchEvents

/// A touched recognizer, or a recognizer whose state was assigned, as a value for the arbiter.
struct Contender {
  /// Its state, as it was assigned.
  var state: GestureState
  /// Whether it was decided in an earlier update.
  var wasDecided = false
  /// Whether it ends in this event and was active when the event's callbacks began (GX-9).
  var endsNow = false
  /// Whether it requests recognition and waits for another to fail (GF-4).
  var isHeld = false
  /// Whether it received a touch in this event or was assigned a state since the last update.
  var isMarked = false
  /// Whether it received a touch since its last reset.
  var isTouched = true
  /// Whether it can block others: it is touched, enabled and attached to a view (GF-6).
  var canBlock = true
  /// Whether it has a touch that is down, ends in this event, or is up while its end is delayed (GX-1).
  var hasPresentTouch = true
  /// The outcome of this update.
  var outcome: Outcome?
  /// The node that it is attached to, and its rank there.
  var node: ObjectIdentifier?
  var rank = DecisionRank(family: 0, rank: 0)
  /// Its parts of the arbiter's lists of requirements and dependents, and how many dependents it has.
  var requirements = 0..<0
  var dependents = 0..<0
  var dependentCount = 0
  /// Whether it is still to be examined in the current round.
  var isPending = false
  /// The number of the latest search that visited it.
  var search = 0

  /// The outcome of an update for a recognizer.
  enum Outcome {
    case decided, failed, listed
  }

  /// Whether it blocks recognizers that require it to fail (GF-6).
  var isActive: Bool { canBlock && (state == .possible || state.isActive) }
  /// Whether it requests recognition: it is in began, changed or ended and is not decided yet.
  var isRequesting: Bool { !wasDecided && outcome != .decided && (state.isActive || state == .ended) }
  /// Whether nothing was decided about it: it is possible or requests recognition.
  var isUndecided: Bool { state == .possible || isRequesting }
}
