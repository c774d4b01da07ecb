public import TouchCore

/// The one arbiter: decides which recognizers see which touches and which of them may act.
///
/// For each event, in this order (3.3):
///
/// 1. offer new touches to the recognizers of the hit node and its ancestors,
/// 2. ask new pairs for failure requirements,
/// 3. hand every recognizer its touches, the deepest node first, on one node the last added first,
/// 4. take the requests one at a time from the top: exclusion by those already active, failure requirements,
///    should-begin, commit, exclusion of others, failures, release of those that waited; from the top again after each
///    change,
/// 5. send the actions in order of commitment,
/// 6. the dispatcher tells the responders,
/// 7. reset what is finished.
///
/// Recognizers never talk to each other.
public final class GestureEnvironment: TouchInterceptor {
  unowned(unsafe) let context: TouchContext

  /// What changes with every event.
  let state: UnsafeMutablePointer<EnvironmentState>

  /// An action that waits to be sent; its recognizer takes part until then, and leaving makes the action void.
  struct PendingAction {
    let recognizer: Unmanaged<GestureRecognizer>
    let state: GestureState
    var isVoid = false

    func isOf(_ other: GestureRecognizer) -> Bool {
      recognizer.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }
  }

  /// Makes the environment of a context; a registry's `.gestures` plugin does it for you.
  public init(context: TouchContext) {
    self.context = context
    state = UnsafeMutablePointer<EnvironmentState>.allocate(capacity: 1)
    state.initialize(to: EnvironmentState(shared: context.state, context: context))
  }

  deinit {
    releaseEnrolled()
    state.pointee.actions.free()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// What is left to do.
  public var work: InterceptorWork {
    var work: InterceptorWork = state.pointee.needsDecision || state.pointee.needsToGoOn ? .decision : []
    if !state.pointee.actions.isEmpty { work.insert(.actions) }
    if state.pointee.needsResets { work.insert(.resets) }
    return work
  }

  /// Whether something changed that wants a decision.
  var needsDecision: Bool {
    @inline(__always) get { state.pointee.needsDecision }
    @inline(__always) set { state.pointee.needsDecision = newValue }
  }

  // MARK: Events

  /// Runs steps 1 to 4 for the touches of an event.
  public func intercept(_ event: TouchEvent, _ touches: [Touch], into commands: inout [TouchCommand]) {
    let state = state
    if state.pointee.lastEvent !== event { state.pointee.lastEvent = event }
    // Moves alone bring nothing new; they are handed out at once.
    if touches.haveOnlyMoved {
      handOutMoves(touches, event)
      if state.pointee.needsDecision { decide() } else if state.pointee.needsToGoOn { goOn() }
      if !state.pointee.commands.isEmpty { drain(into: &commands) }
      return
    }
    var hasNewTouches = false
    for touch in touches where touch.record.pointee.phase == .began && touch.gestureClaim == nil {
      if touch.press == nil, touch.sequence != lastSequence {
        lastSequence = touch.sequence
        resetUndecidedWithoutFingers()
      }
      hasNewTouches = true
      offer(touch, event)
    }
    if hasNewTouches {
      for recognizer in participants { recognizer.eventAnswer = .notAsked }
      sortParticipants()
      askForRequirements(touches)
    }
    if touches.contains(where: { $0.record.pointee.phase.isFinal }) { state.pointee.needsResets = true }
    handOut(touches, event)
    if hasNewTouches { dropTouchesOfActive(touches) }
    decide()
    drain(into: &commands)
  }

  /// Breaks off what pointers without contact do, and sets back those that never decided, as a new sequence does.
  public func interrupt() {
    endPointers()
    resetUndecidedWithoutFingers()
  }

  /// Decides without a touch.
  public func advance(to time: Timestamp, into commands: inout [TouchCommand]) {
    decide()
    drain(into: &commands)
  }

  /// More actions than any event has that is not a circle of actions that ask for states.
  private static var mostActions: Int { 1_000 }

  /// Sends the actions of what was committed, in that order; what they change is decided at once (GA-3, GR-9).
  public func sendActions(into commands: inout [TouchCommand]) {
    let state = state
    var index = 0
    // An action may remove its recognizer, which lives on until all are sent.
    let keptPlaces = keepPlaces()
    while index < state.pointee.actions.count {
      guard index < Self.mostActions else {
        context.report(.endlessArbitration)
        break
      }
      let pending = state.pointee.actions[index]
      index += 1
      guard !pending.isVoid else { continue }
      pending.recognizer._withUnsafeGuaranteedRef { send(pending.state, of: $0) }
      if state.pointee.needsDecision || state.pointee.needsToGoOn { decide() }
    }
    if index == state.pointee.actions.count {
      state.pointee.actions.removeAll()
    } else {
      state.pointee.actions.removeFirst(index)
    }
    closeGaps(unless: keptPlaces)
    if !state.pointee.commands.isEmpty { drain(into: &commands) }
  }

  /// Makes the actions void that wait for a recognizer.
  private func voidActions(of recognizer: GestureRecognizer) {
    let actions = actions
    for index in 0..<actions.count where actions[index].isOf(recognizer) { actions[index].isVoid = true }
  }

  func send(_ state: GestureState, of recognizer: GestureRecognizer) {
    let record = recognizer.record
    let before = record.pointee.shown
    record.pointee.shown = state
    if context.state.pointee.trace != nil { context.trace?.record(.action(recognizer, state)) }
    recognizer.sendActions()
    record.pointee.shown = before
  }

  /// Resets what is finished (step 7).
  public func finish(_ event: TouchEvent?) {
    state.pointee.needsResets = false
    guard participants.contains(where: { $0.committed.isFinal || $0.gestureTouches.isEmpty }) else { return }
    let all = participants
    // Those that left all their touches to their views (GR-3, GR-5), before others are reset and look the same.
    let forsaken = all.filter { $0.gestureTouches.isEmpty && $0.committed == .possible }
    let attempts = forsaken.map { $0.attempt }
    let keptPlaces = keepPlaces()
    for recognizer in all where recognizer.isParticipating || recognizer.committed.isFinal {
      switch recognizer.committed {
      case .ended, .cancelled: reset(recognizer)
      case .failed: if !recognizer.gestureTouches.contains(where: { $0.isDown }) { reset(recognizer) }
      default: break
      }
    }
    for (recognizer, attempt) in zip(forsaken, attempts) where recognizer.attempt == attempt { reset(recognizer) }
    closeGaps(unless: keptPlaces)
    settleHolds()
  }

  /// The recognizers that receive a touch (TB-14).
  public func recognizers(of touch: Touch) -> [any GestureRecognizing] {
    guard let claim = touch.gestureClaim else { return [] }
    var receiving: [any GestureRecognizing] = []
    for recognizer in claim.recognizers where recognizer.tracked.contains(touch) { receiving.append(recognizer) }
    return receiving
  }

  // MARK: Life of a participation

  /// Sets back an undecided recognizer whose fingers are all up when a new sequence begins.
  func resetUndecidedWithoutFingers() {
    let all = participants
    let keptPlaces = keepPlaces()
    for recognizer in all where !recognizer.gestureTouches.contains(where: { $0.isDown }) {
      guard !recognizer.isHeld, recognizer.request == nil,
        !(recognizer.record.pointee.hasDeadlines && context.deadlines.contains(recognizer))
      else { continue }
      if recognizer.committed == .possible {
        reset(recognizer)
      } else if recognizer.committed.isActive {
        // One that never ends by itself is broken off, or it would keep others out for ever.
        end(recognizer, .systemCancel)
      }
      // Those that waited for it are free (GF-6).
      needsDecision = true
    }
    closeGaps(unless: keptPlaces)
  }

  /// Sets a recognizer back to possible; it is deaf to its old touches from now on (GR-1, GR-2).
  func reset(_ recognizer: GestureRecognizer) {
    leave(recognizer)
    context.trace?.record(.reset(recognizer))
    recognizer.reset()
  }

  /// Lets those that leave keep their places until ``closeGaps(unless:)``; answers whether they did already.
  ///
  /// The list stays as it is meanwhile, so that going through it, and calling those in it, counts no references.
  @inline(__always)
  func keepPlaces() -> Bool {
    let before = state.pointee.keepsPlaces
    state.pointee.keepsPlaces = true
    return before
  }

  /// Takes those that left off the list, all at once, unless somebody further out still needs their places.
  @inline(__always)
  func closeGaps(unless keptPlaces: Bool) {
    guard !keptPlaces else { return }
    state.pointee.keepsPlaces = false
    guard state.pointee.hasGaps else { return }
    state.pointee.hasGaps = false
    // What goes with a recognizer may come back here from its deinit, and finds the new list then.
    let all = participants
    participants = all.filter { !$0.record.pointee.hasLeft }
    for recognizer in all { recognizer.record.pointee.hasLeft = false }
  }

  /// Takes a recognizer out of everything that concerns the present touches.
  func leave(_ recognizer: GestureRecognizer) {
    release(recognizer)
    if !actions.isEmpty { voidActions(of: recognizer) }
    state.pointee.isNumbered = false
    if state.pointee.keepsPlaces {
      state.pointee.hasGaps = true
      recognizer.record.pointee.hasLeft = true
    } else if let index = participants.firstIndex(where: { $0 === recognizer }) {
      participants.remove(at: index)
    }
    recognizer.forgetAttempt()
    cancelDeadlines(of: recognizer)
  }

  /// Takes a recognizer's name off its touches; what it withheld may be released by that.
  func release(_ recognizer: GestureRecognizer) {
    for touch in recognizer.gestureTouches {
      if let claim = touch.gestureClaim { markDirty(claim) }
    }
    recognizer.record.pointee.isReleased = true
  }

  func cancelDeadlines(of recognizer: GestureRecognizer) {
    guard recognizer.record.pointee.hasDeadlines else { return }
    recognizer.record.pointee.hasDeadlines = false
    context.deadlines.cancelAll(of: recognizer)
  }

  func markDirty(_ claim: TouchClaim) {
    guard !claim.isDirty else { return }
    claim.isDirty = true
    dirtyTouches.append(claim.touch)
  }

  func ignore(_ touch: Touch, by recognizer: GestureRecognizer) {
    guard let index = recognizer.gestureTouches.firstIndex(of: touch), let claim = touch.gestureClaim else { return }
    recognizer.gestureTouches.remove(at: index)
    recognizer.tracked.removeAll { $0 === touch }
    claim.remove(recognizer)
    context.trace?.record(.notOffered(recognizer, touch, .ignored))
    markDirty(claim)
    state.pointee.isNumbered = false
    needsDecision = true
    state.pointee.needsResets = true
    guard recognizer.gestureTouches.isEmpty else { return }
    // Without touches nobody would tell an active one of an end, and there is nothing that another could be of.
    recognizer.request = recognizer.committed.isActive ? .cancelled : nil
    recognizer.requestCause = .unstated
    recognizer.followUp = nil
    recognizer.isHeld = false
  }

  func drain(into commands: inout [TouchCommand]) {
    guard !self.commands.isEmpty else { return }
    commands.append(contentsOf: self.commands)
    self.commands.removeAll(keepingCapacity: true)
  }
}

extension GestureRecognizer {
  /// Stops tracking the touches that were lifted or cancelled in this event, and remembers where they were (GL-3).
  func forgetLifted() {
    lastScreenLocation = Self.centroid(of: tracked)
    tracked.removeAll { $0.phase.isFinal }
  }
}

extension TouchPlugin {
  /// The environment that runs recognizers; install it before any recognizer's own plugin.
  public static var gestures: TouchPlugin {
    TouchPlugin("gestures") { registry in registry.addInterceptor { GestureEnvironment(context: $0) } }
  }
}
