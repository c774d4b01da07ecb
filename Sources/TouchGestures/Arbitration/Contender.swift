import TouchEvents

/// What the arbiter knows of a recognizer that is touched, or whose state was assigned.
struct Contender {
  /// Its state, as it was assigned.
  var state: GestureState
  /// Whether the decisions of an earlier update have let it through.
  var wasDecided = false
  /// Whether it ends in this very event, when whose callbacks began it was still going on (GX-9).
  var endsNow = false
  /// Whether it wants to act and was found waiting for a failure (GF-4).
  var isHeld = false
  /// Whether it was handed a touch in this event or was assigned a state since the last update.
  var isMarked = false
  /// Whether it was handed a touch since its last reset.
  var isTouched = true
  /// Whether it can block others: it is touched, enabled and attached to a view (GF-6).
  var canBlock = true
  /// Whether it has a touch that is down, ends in this event, or is up while its end is withheld (GX-1).
  var hasPresentTouch = true
  /// What this update has made of it.
  var outcome: Outcome?
  /// The node that it is attached to.
  var node: ObjectIdentifier?
  /// Its parts of the arbiter's lists of requirements and dependents, and how many dependents it has.
  var requirements = 0..<0
  var dependents = 0..<0
  var dependentCount = 0
  /// Whether its turn in the present round is still to come.
  var isPending = false
  /// The latest of the arbiter's searches that came by.
  var search = 0

  /// What an update makes of a recognizer that it is done with.
  enum Outcome {
    case decided, failed, listed
  }

  /// Whether it blocks whoever requires it to fail (GF-6).
  var isActive: Bool { canBlock && (state == .possible || state.isActive) }
  /// Whether it wants to act: it is in began, changed or ended and was not let through yet.
  var isRequesting: Bool { !wasDecided && outcome != .decided && (state.isActive || state == .ended) }
  /// Whether nothing was decided about it: it is possible or wants to act.
  var isUndecided: Bool { state == .possible || isRequesting }
}
