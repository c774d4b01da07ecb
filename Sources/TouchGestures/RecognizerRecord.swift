import TouchCore

/// What the environment keeps of a recognizer, apart from the object: reading it costs no access checks.
struct RecognizerRecord {
  var committed: GestureState = .possible
  /// The state shown while actions of an earlier commitment are sent.
  var shown: GestureState?
  var request: GestureState?
  var requestCause: TransitionCause = .unstated
  /// The criteria are met and others must fail first (GF-4).
  var isHeld: Bool = false
  /// What a held continuous recognizer does right after it begins.
  var followUp: GestureState?
  /// The touches that are down, in the order of their arrival.
  var tracked: [Touch] = []
  /// All touches of this attempt, also those that were lifted.
  var gestureTouches: [Touch] = []
  /// Counts resets, to tell an attempt from the next.
  var attempt: Int = 0
  var depth: Int = 0
  var order: Int = 0
  /// The place among the participants, and what is asked for, as of the latest numbering.
  var position: Int = 0
  var asking = Asking.other
  var taps: Int = 0
  /// The node it is attached to, by identity.
  var nodeID: ObjectIdentifier?
  /// Whether its touches no longer count it, although the attempt is not over.
  var isReleased = false
  /// Whether it is no participant any more and only keeps its place on the list.
  var hasLeft = false
  /// Whether it may wait for a time.
  var hasDeadlines = false
  /// Whether it must be asked for failure requirements; not if it is of a class that has none of its own.
  var hasFailureHooks = true
  /// Whether it must fail with the winner at hand.
  var isDependent = false
  /// How many of those that it waits for are not yet known to be in no circle.
  var openRequirements: Int = 0
  var eventAnswer: EventAnswer = EventAnswer.notAsked
  var requirements: [UnownedRecognizer] = []
  var dependents: [UnownedRecognizer] = []
  var dynamicRequirements: [AttemptEdge] = []
  var dynamicDependents: [AttemptEdge] = []
  var lastScreenLocation: Point = Point.zero
  var startScreenLocation: Point = Point.zero
  var targets: TargetList = TargetList()
  unowned(unsafe) var environment: GestureEnvironment?
  /// The state of the environment, which is asked often.
  var shared: UnsafeMutablePointer<EnvironmentState>?
  /// The place in the environment's list of those that know it.
  var enrolment: Int = 0
}

extension GestureRecognizer {
  final var committed: GestureState {
    @inline(__always) _read { yield record.pointee.committed }
    @inline(__always) _modify { yield &record.pointee.committed }
  }
  final var shown: GestureState? {
    @inline(__always) _read { yield record.pointee.shown }
    @inline(__always) _modify { yield &record.pointee.shown }
  }
  final var request: GestureState? {
    @inline(__always) _read { yield record.pointee.request }
    @inline(__always) _modify { yield &record.pointee.request }
  }
  final var requestCause: TransitionCause {
    @inline(__always) _read { yield record.pointee.requestCause }
    @inline(__always) _modify { yield &record.pointee.requestCause }
  }
  final var isHeld: Bool {
    @inline(__always) _read { yield record.pointee.isHeld }
    @inline(__always) _modify { yield &record.pointee.isHeld }
  }
  final var followUp: GestureState? {
    @inline(__always) _read { yield record.pointee.followUp }
    @inline(__always) _modify { yield &record.pointee.followUp }
  }
  final var tracked: [Touch] {
    @inline(__always) _read { yield record.pointee.tracked }
    @inline(__always) _modify { yield &record.pointee.tracked }
  }
  final var gestureTouches: [Touch] {
    @inline(__always) _read { yield record.pointee.gestureTouches }
    @inline(__always) _modify { yield &record.pointee.gestureTouches }
  }
  final var attempt: Int {
    @inline(__always) _read { yield record.pointee.attempt }
    @inline(__always) _modify { yield &record.pointee.attempt }
  }
  final var depth: Int {
    @inline(__always) _read { yield record.pointee.depth }
    @inline(__always) _modify { yield &record.pointee.depth }
  }
  final var order: Int {
    @inline(__always) _read { yield record.pointee.order }
    @inline(__always) _modify { yield &record.pointee.order }
  }
  final var eventAnswer: EventAnswer {
    @inline(__always) _read { yield record.pointee.eventAnswer }
    @inline(__always) _modify { yield &record.pointee.eventAnswer }
  }
  final var requirements: [UnownedRecognizer] {
    @inline(__always) _read { yield record.pointee.requirements }
    @inline(__always) _modify { yield &record.pointee.requirements }
  }
  final var dependents: [UnownedRecognizer] {
    @inline(__always) _read { yield record.pointee.dependents }
    @inline(__always) _modify { yield &record.pointee.dependents }
  }
  final var dynamicRequirements: [AttemptEdge] {
    @inline(__always) _read { yield record.pointee.dynamicRequirements }
    @inline(__always) _modify { yield &record.pointee.dynamicRequirements }
  }
  final var dynamicDependents: [AttemptEdge] {
    @inline(__always) _read { yield record.pointee.dynamicDependents }
    @inline(__always) _modify { yield &record.pointee.dynamicDependents }
  }
  final var lastScreenLocation: Point {
    @inline(__always) _read { yield record.pointee.lastScreenLocation }
    @inline(__always) _modify { yield &record.pointee.lastScreenLocation }
  }
  final var startScreenLocation: Point {
    @inline(__always) _read { yield record.pointee.startScreenLocation }
    @inline(__always) _modify { yield &record.pointee.startScreenLocation }
  }
  final var targets: TargetList {
    @inline(__always) _read { yield record.pointee.targets }
    @inline(__always) _modify { yield &record.pointee.targets }
  }
  final var environment: GestureEnvironment? {
    @inline(__always) get { record.pointee.environment }
    @inline(__always) set {
      record.pointee.environment = newValue
      record.pointee.shared = newValue?.state
    }
  }
}
