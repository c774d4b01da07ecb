import TouchEvents

// What the environment keeps of a recognizer, in groups of what is used together.

/// The touches of a recognizer, and where they are.
struct GivenTouches {
  /// The touches that were given to it and that neither it nor their views are done with (EO-3).
  var bound: [Touch] = []
  /// Those of them that are down, or that end in the current event (GL-1).
  var tracked: [Touch] = []
  /// New touches that passed all questions of this event (GC-12).
  var offered: [Touch] = []
  /// The touches for which it is receiving `touchesCancelled`, which happens once: the call may cancel them again.
  var cancelling: [Touch] = []
  /// Where the last ones were, and where the first landed, in the coordinates of the samples.
  var lastLocation = Point.zero
  var startLocation = Point.zero
  /// The type of the first touch that it accepted when none of its touches was down (GC-3).
  var acceptedType = Touch.TouchType.direct
}

/// The part that a recognizer has in its environment's steps.
struct Standing {
  /// Its place among the participants while they are decided about.
  var place = 0
  /// Its number on its node: higher than those of the recognizers before it; taken anew with each touch that is offered.
  var number = 0
  /// The attempt for which it is called with touches currently: what it assigns there after a reset says nothing.
  var calledAttempt: Int?
  /// Whether it receives events, asked at the first touch (GC-5); `nil` until it was asked.
  var receivesEvents: Bool?
  /// Whether it is among the participants.
  var isParticipant = false
  /// Whether new touches are being offered to it, and on which node.
  var isCandidate = false
  var offeredOn: ObjectIdentifier?
  /// Whether its group was looked at for resets, and whether it is to be reset.
  var isInGroup = false
  var isDue = false
  /// Whether it has delayed any touch since it last released all.
  var hasDelayed = false
  /// Whether `shouldBegin` or a reset is in progress, during which assigned states are ignored.
  var isBusy = false
  /// Set when it was failed or cancelled during a delegate call; overrides the delegate's answer.
  var failure: TransitionCause?
  /// Whether it requested a deadline since the latest reset.
  var hasDeadline = false
  /// The work that the recognizer scheduled, of which some may be done.
  var scheduled: [DeadlineToken] = []
}

/// The failure requirements between a recognizer and others: those that stand, and those of one attempt (GF-1, GF-2).
struct FailureLinks {
  // A recognizer's deinit removes the references to it.
  var requirements: [BackReference<GestureRecognizer>] = []
  var dependents: [BackReference<GestureRecognizer>] = []
  var dynamicRequirements: [AttemptEdge] = []
  var dynamicDependents: [AttemptEdge] = []

  /// Whether the recognizer and others do not wait for each other.
  var areEmpty: Bool { !areRequiring && !areRequired }
  /// Whether the recognizer may wait for any other.
  var areRequiring: Bool { !requirements.isEmpty || !dynamicRequirements.isEmpty }
  /// Whether any other may wait for the recognizer.
  var areRequired: Bool { !dependents.isEmpty || !dynamicDependents.isEmpty }
}
