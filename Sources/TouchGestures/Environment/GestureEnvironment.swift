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

  /// Whether something changed that wants a decision.
  var needsDecision = false
  var needsResets = false
  /// The recognizers that concern touches at present, in order of priority.
  var participants: [GestureRecognizer] = []
  var lastEvent: TouchEvent?
  var commands: [TouchCommand] = []
  var actions: [PendingAction] = []
  var dirtyTouches: [Touch] = []
  private var lastSequence = 0
  /// The recognizers that follow a pointer without contact.
  var hovering: [GestureRecognizer] = []
  /// Whether fingers are on a trackpad that says so.
  var trackpadIsTouched = false
  /// Every recognizer that refers to this environment, to be told when it dies.
  var enrolled: [UnownedRecognizer] = []
  /// Room for the touches of one call.
  var spareTouches: [Touch] = []
  /// Whether recognizers that leave keep their places in the list for the time.
  private var keepsPlaces = false
  /// Whether any recognizer in the list has left.
  private var hasGaps = false

  /// An action that waits to be sent; its recognizer takes part until then, and leaving makes the action void.
  struct PendingAction {
    let recognizer: GestureRecognizer
    let state: GestureState
    var isVoid = false
  }

  /// Makes the environment of a context.
  public init(context: TouchContext) { self.context = context }

  deinit { releaseEnrolled() }

  /// What is left to do.
  public var work: InterceptorWork {
    var work: InterceptorWork = needsDecision ? .decision : []
    if !actions.isEmpty { work.insert(.actions) }
    if needsResets { work.insert(.resets) }
    return work
  }

  // MARK: Events

  /// Runs steps 1 to 4 for the touches of an event.
  public func intercept(_ event: TouchEvent, _ touches: [Touch], into commands: inout [TouchCommand]) {
    if lastEvent !== event { lastEvent = event }
    var hasNewTouches = false
    for touch in touches where touch.phase == .began && touch.participation == nil {
      if touch.press == nil, touch.sequence != lastSequence {
        lastSequence = touch.sequence
        resetUndecidedWithoutFingers()
      }
      hasNewTouches = true
      offer(touch, event)
    }
    if hasNewTouches {
      for recognizer in participants { recognizer.receivesEvent = nil }
      sortParticipants()
      askForRequirements(touches)
    }
    if touches.contains(where: { $0.phase.isFinal }) { needsResets = true }
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
    var index = 0
    // An action may remove its recognizer, which lives on until all are sent.
    let keptPlaces = keepPlaces()
    while index < actions.count {
      guard index < Self.mostActions else {
        context.report(.endlessArbitration)
        break
      }
      let pending = actions[index]
      index += 1
      guard !pending.isVoid else { continue }
      send(pending.state, of: pending.recognizer)
      if needsDecision { decide() }
    }
    if index == actions.count {
      actions.removeAll(keepingCapacity: true)
    } else {
      actions.removeFirst(index)
    }
    closeGaps(unless: keptPlaces)
    if !commands.isEmpty { drain(into: &commands) }
  }

  /// Makes the actions void that wait for a recognizer.
  private func voidActions(of recognizer: GestureRecognizer) {
    for index in actions.indices where actions[index].recognizer === recognizer { actions[index].isVoid = true }
  }

  func send(_ state: GestureState, of recognizer: GestureRecognizer) {
    let before = recognizer.shown
    recognizer.shown = state
    context.trace?.record(.action(recognizer, state))
    recognizer.sendActions()
    recognizer.shown = before
  }

  /// Resets what is finished (step 7).
  public func finish(_ event: TouchEvent?) {
    needsResets = false
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
    guard let participation = touch.participation else { return [] }
    var receiving: [any GestureRecognizing] = []
    for recognizer in participation.recognizers where recognizer.tracked.contains(touch) {
      receiving.append(recognizer)
    }
    return receiving
  }

  // MARK: Life of a participation

  /// Sets back an undecided recognizer whose fingers are all up when a new sequence begins.
  func resetUndecidedWithoutFingers() {
    let all = participants
    let keptPlaces = keepPlaces()
    for recognizer in all where !recognizer.gestureTouches.contains(where: { $0.isDown }) {
      guard !recognizer.isHeld, recognizer.request == nil,
        !context.deadlines.contains(recognizer)
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
  func keepPlaces() -> Bool {
    let before = keepsPlaces
    keepsPlaces = true
    return before
  }

  /// Takes those that left off the list, all at once, unless somebody further out still needs their places.
  func closeGaps(unless keptPlaces: Bool) {
    guard !keptPlaces else { return }
    keepsPlaces = false
    guard hasGaps else { return }
    hasGaps = false
    // What goes with a recognizer may come back here from its deinit, and finds the new list then.
    let all = participants
    participants = all.filter { !$0.hasLeft }
    for recognizer in all { recognizer.hasLeft = false }
  }

  /// Takes a recognizer out of everything that concerns the present touches.
  func leave(_ recognizer: GestureRecognizer) {
    release(recognizer)
    if !actions.isEmpty { voidActions(of: recognizer) }
    if keepsPlaces {
      hasGaps = true
      recognizer.hasLeft = true
    } else if let index = participants.firstIndex(where: { $0 === recognizer }) {
      participants.remove(at: index)
    }
    recognizer.forgetAttempt()
    context.deadlines.cancelAll(of: recognizer)
  }

  /// Takes a recognizer's name off its touches; what it withheld may be released by that.
  func release(_ recognizer: GestureRecognizer) {
    for touch in recognizer.gestureTouches {
      if let participation = touch.participation { markDirty(participation) }
    }
    recognizer.isReleased = true
  }

  func markDirty(_ participation: TouchParticipation) {
    guard !participation.isDirty else { return }
    participation.isDirty = true
    dirtyTouches.append(participation.touch)
  }

  func ignore(_ touch: Touch, by recognizer: GestureRecognizer) {
    guard let index = recognizer.gestureTouches.firstIndex(of: touch), let participation = touch.participation else {
      return
    }
    recognizer.gestureTouches.remove(at: index)
    recognizer.tracked.removeAll { $0 === touch }
    participation.remove(recognizer)
    context.trace?.record(.notOffered(recognizer, touch, .ignored))
    markDirty(participation)
    needsDecision = true
    needsResets = true
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
