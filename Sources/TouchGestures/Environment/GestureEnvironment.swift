public import TouchEvents

/// Runs the recognizers of a context: which of them get a touch, which may act, and which are reset.
///
/// The dispatcher calls it in the steps of an event (EO-1 to EO-9); each step is one method:
///
/// | step | method | |
/// | ---- | ------ | - |
/// | EO-1 | `resetForgotten()` | resets undecided recognizers before the first finger lands |
/// | EO-2 | `offer(_:_:)` | offers new touches to the recognizers of the hit node and its ancestors |
/// | EO-3 | `hand(_:_:)` | delivers touches to each recognizer; states are assigned, and delays are noted |
/// | EO-4 | `decide()` | queries failure requirements and lets the `Arbiter` decide |
/// | EO-5 | `act(_:)` | each recognizer's actions, then the cancels of its views; then delayed touches are released |
/// | EO-6, EO-8 | – | the deliverer's: delayed phases, then the event's own touches |
/// | EO-7 | `resetGroups()` | resets finished recognizers |
///
/// What callbacks change after EO-3 comes in a further update: EO-4 to EO-7 again, until nothing needs one (GS-14).
/// Recognizers never talk to each other.
public final class GestureEnvironment: GestureArbitrating {
  /// The context, which keeps the environment.
  @OwnerReference var context: TouchContext
  /// What the steps read of it.
  let state: ContextState
  /// Delivers touches to responders.
  let deliverer: TouchDeliverer

  /// The recognizers that are touched, or whose state was assigned, in order of priority as of the latest sorting.
  @exclusivity(unchecked) var participants: [GestureRecognizer] = []
  /// The recognizers that have an update of their own in EO-5, in the order of the decisions.
  @exclusivity(unchecked) var decisions: [Decision] = []
  @exclusivity(unchecked) var course = Course()
  /// The recognizers that follow a pointer without contact.
  var hovering: [GestureRecognizer] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  /// Whether fingers are on a trackpad that reports it.
  var trackpadIsTouched = false
  /// The recognizers that took a part of the trackpad's present movement.
  var receivedTrackpad: [GestureRecognizer] = [] { didSet { withExtendedLifetime(oldValue) {} } }
  /// How often pointers were interrupted, which a callback may do.
  var interruptions = 0
  /// Every recognizer that refers to this environment, whose reference is cleared when it is deallocated; its own deinit
  /// removes it.
  var enrolled: [BackReference<GestureRecognizer>] = []
  /// Storage for the touches of one call, so that a frame of moves allocates nothing.
  var spareBatch: [Touch] = []
  /// The arbitration that runs, and the recognizers behind its contenders; none begins inside another.
  @exclusivity(unchecked) var arbiter = Arbiter()
  @exclusivity(unchecked) var entries: [Entry] = []

  /// Where the steps are.
  struct Course {
    var lastEvent: TouchEvent?
    /// How often touches were handed out, to notice where that happens inside another time.
    var handOuts = 0
    /// Whether touches are being handed out that the system took away.
    var isDeliveringCancel = false
    /// Why a recognizer is being stopped: until that is done, states that it assigns have no effect on others.
    var stopCause: TransitionCause?
    /// Whether a touch was lifted or cancelled since the latest resets.
    var hasLifted = false
    /// The room of the list of groups that are searched: one with a finished member may wait for long (GR-2).
    var spareGroup: [GestureRecognizer] = []
  }

  /// A recognizer that is decided about.
  struct Entry {
    let who: Meant
    /// Which node it is on, to compare without reading the recognizer.
    let node: ObjectIdentifier?
    /// How many nodes are above its node, once that was needed.
    var depth: Int?
    /// Whether it was assigned a state before these decisions (VN-3).
    var wasAssigned = false
  }

  /// A recognizer whose turn comes in EO-5.
  struct Decision {
    let who: Meant
    /// Whether it was assigned a state before the decisions (VN-3).
    let wasAssigned: Bool
  }

  /// Creates the environment of a context.
  public init(context: TouchContext) {
    _context = OwnerReference(wrappedValue: context)
    state = context.state
    deliverer = context.deliverer
  }

  deinit { releaseEnrolled() }

  /// Records what happened, if there is a sink; only then it is put into words.
  func record(_ fact: @autoclosure () -> TraceRecord) { if isTraced { context.trace?.record(fact()) } }

  /// Whether there is a sink for what happened.
  var isTraced: Bool { state.isTraced }

  /// Returns whether a switch is set in the profile that counts.
  func has(_ behaviour: BehaviourProfile) -> Bool { state.profile.contains(behaviour) }

  /// Whether a recognizer that was handed something is still possible, or requests recognition (VN-12).
  package var areUndecided: Bool { participants.contains { $0.attempt.isTouched && $0.isUndecided } }

  /// Whether no recognizer participates in anything.
  package var isIdle: Bool { participants.isEmpty && hovering.isEmpty }

  /// Changes the deadlines of the context.
  func withDeadlines(_ change: (inout DeadlineQueue) -> Void) {
    context.withDeadlines(change)
  }

  /// Records that something changed that an update has to check.
  func setNeedsUpdate() { state.needsUpdate = true }

  // MARK: The steps

  /// EO-1: resets those that no finger touches and that never decided, or never ended, before a finger lands where none
  /// is (GR-3).
  package func resetForgotten() {
    sortParticipants()
    for recognizer in participants where recognizer.standing.isParticipant && recognizer.attempt.isTouched {
      let isForgotten = recognizer.attempt.state.isActive && recognizer.given.bound.isEmpty
      let isLeft = recognizer.attempt.state == .possible && !recognizer.given.bound.contains { $0.isDown }
      guard isForgotten || isLeft, !recognizer.waitsForTime else { continue }
      let attempt = recognizer.attempt.number
      if isForgotten { stopImmediately(recognizer, .rule(GestureReason("GR-3", "had no finger left"))) }
      if recognizer.attempt.number == attempt { reset(recognizer) }
      // Recognizers that required it to fail are decided in the event that follows, whatever that hits.
      setNeedsUpdate()
    }
    resetGroups()
  }

  /// Releases a touch that was delivered for the last time: it is bound to no recognizer from now on (TB-13).
  package func touchDidFinish(_ touch: Touch) {
    for recognizer in participants where recognizer.given.bound.contains(touch) {
      recognizer.unbind(touch)
      guard !recognizer.attempt.isTouched, recognizer.given.bound.isEmpty, recognizer.attempt.state == .possible
      else { continue }
      recognizer.standing.receivesEvents = nil
      leave(recognizer)
    }
  }

  /// Notifies a touch's recognizers of corrected properties of one of its reports (TP-9).
  package func estimatesWereUpdated(_ shown: Touch, of touch: Touch) {
    for recognizer in participants where recognizer.given.bound.contains(touch) {
      recognizer.touchesEstimatedPropertiesUpdated([shown])
    }
  }

  /// Returns the recognizers that receive a touch, from the hit node outwards (TB-14).
  package func recognizers(of touch: Touch) -> [any GestureRecognizing] {
    let bound = participants.filter { $0.given.bound.contains(touch) }
    var found: [any GestureRecognizing] = []
    var node = touch.hitNode
    var walk = CycleGuard()
    while let current = node, found.count < bound.count, walk.admits(current) {
      for attached in current.attachedGestureRecognizers where bound.contains(where: { $0 === attached }) {
        found.append(attached)
      }
      node = current.parentNode
    }
    // A view between may have left its place.
    for recognizer in bound where !found.contains(where: { $0 === recognizer }) { found.append(recognizer) }
    return found
  }

  // MARK: Requests of recognizers

  /// Takes note that a state was assigned; outside events the update follows at once (GS-12).
  ///
  /// For a recognizer on no view nothing follows (GS-10). One whose view is in no window participates for this update, and
  /// so do those that it requires to fail and that are active.
  func stateWasAssigned(of recognizer: GestureRecognizer) {
    // The host may drop the engine where its nodes are asked, and in an action.
    let context = context
    defer { withExtendedLifetime(context) {} }
    guard recognizer.standing.isParticipant || recognizer.isAttached else { return }
    let isVisitor = !recognizer.standing.isParticipant && recognizer.nodeOutside != nil
    join(recognizer)
    let required = isVisitor ? recognizer.requiredToFail : []
    let others = required.filter { $0.attempt.state.isActive && $0.nodeOutside != nil }
    for other in others { join(other) }
    if recognizer.attempt.state == .failed, !has(.failedGetTouchesCancelled) { recognizer.unbindAll() }
    setNeedsUpdate()
    if course.stopCause == nil, !context.isProcessing { context.setNeedsArbitration() }
    guard isVisitor else { return }
    // They keep their states, and nothing keeps them.
    context.performAfterEvent { [self] in for one in others + [recognizer] where one.nodeOutside != nil { leave(one) } }
  }

  /// Returns the cause of an assignment: without one, while its touches are cancelled, the cancel is the cause.
  func completed(_ cause: TransitionCause) -> TransitionCause {
    if course.isDeliveringCancel, case .unstated = cause { return course.stopCause ?? .systemCancel }
    return cause
  }

  /// Takes a touch from a recognizer that leaves it to its view (GR-5).
  func ignore(_ touch: Touch, by recognizer: GestureRecognizer) {
    guard recognizer.given.bound.contains(touch) else { return }
    // What goes with the touch, or a sink, may let go of the engine.
    let context = context
    defer { withExtendedLifetime(context) {} }
    recognizer.unbind(touch)
    deliverer.release(touch, by: recognizer)
    record(.notOffered(recognizer, touch, .ignored))
    setNeedsUpdate()
    context.setNeedsArbitration()
  }

  // MARK: Participants

  /// Counts a recognizer among those that are decided about.
  func join(_ recognizer: GestureRecognizer) {
    guard !recognizer.standing.isParticipant else { return }
    enrol(recognizer)
    recognizer.standing.isParticipant = true
    participants.append(recognizer)
  }

  /// Takes a recognizer off the list.
  func leave(_ recognizer: GestureRecognizer) {
    recognizer.standing.isParticipant = false
    if let index = participants.firstIndex(where: { $0 === recognizer }) { participants.drop(at: index) }
  }
}
