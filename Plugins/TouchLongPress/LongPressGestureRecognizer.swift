public import TouchGestures
public import TouchPlugins

/// Recognizes fingers that rest, after a number of taps if it is set.
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let press = LongPressGestureRecognizer()
/// press.addAction { print($0.state, window.context.now) }
/// window.addGestureRecognizer(press)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.advance(to: 0.6)  // Prints "began 0.5"
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.7)])
/// // Prints "ended 0.7"
/// ```
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must be down, in seconds; 0.5 by default, and with 0 it begins as they land (LP-1, LP-7).
  open var minimumPressDuration: Double {
    get { required.duration }
    set { required.duration = newValue }
  }
  /// How far the fingers' center may move before it began, in window points; 10 by default (LP-1).
  ///
  /// A negative, infinite or the greatest finite number stands for any distance (LP-3).
  open var allowableMovement: Double {
    get { required.movement }
    set { required.movement = newValue }
  }
  /// The number of taps required before the press; 0 by default (LP-1, LP-8).
  open var numberOfTapsRequired: Int {
    get { required.taps }
    set { required.taps = newValue }
  }
  /// How many fingers it takes; 1 by default (LP-1).
  open var numberOfTouchesRequired: Int {
    get { required.touches }
    set { required.touches = newValue }
  }
  /// What is only read and set, so that no access is checked while the program runs.
  private var required = (duration: 0.5, movement: 10.0, taps: 0, touches: 1)
  /// The maximum duration of each tap before the press, in seconds; `nil` means `TouchSettings.tapHoldLimit` (TA-6).
  open var maximumTapDuration: Double?

  private enum Deadline { static let press = 0, taps = 1 }
  /// Counts the taps before the press.
  private var taps = TapCounter()
  /// Follows the fingers of the press, as those of a tap that is never lifted.
  private var press = TapCounter()
  private var isFresh = true
  private var pressStart: Timestamp = 0

  open override var receivesPresses: Bool { false }

  open override var traits: GestureTraits {
    GestureTraits(
      kind: .longPress, numberOfTaps: max(0, numberOfTapsRequired), numberOfTouches: max(1, numberOfTouchesRequired),
      isContinuous: true)
  }

  /// The number of fingers once all were down together, also after they lifted; 0 before (LP-11).
  open override var numberOfTouches: Int { isFresh ? 0 : latest.numberOfTouches }

  /// The centroid of its fingers; those that lifted count at their last location (LP-11).
  open override var screenLocation: Point {
    latest.numberOfTouches == 0 ? super.screenLocation : latest.centroid
  }

  /// Returns where a finger is, in a node's coordinates; an index out of range traps (LP-11).
  open override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    convertFromScreen(latest.point(ofTouch: touchIndex), to: node)
  }

  /// The fingers that were down together last: those of the press, or of the taps before it.
  private var latest: TapCounter { press.numberOfTouches > 0 ? press : taps }

  private var hasBegun: Bool { state.isActive }

  private var isPressing: Bool { taps.completedTaps >= numberOfTapsRequired }

  /// Takes fingers; one too many fails it before it began, and is left to its view after (LP-6).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if hasBegun {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if isFresh { prepare() }
    guard isPressing else { return judge(taps.land(touches, among: trackedTouches, at: event.timestamp)) }
    cancelDeadline(tag: Deadline.taps)
    let verdict = press.land(touches, among: trackedTouches, at: event.timestamp)
    if case .failed(.wrongNumberOfFingers(let count)) = verdict {
      return fail(
        because: GestureReason(
          "LP-6", "took another number of fingers", measured: Double(count), limit: Double(press.requiredTouches),
          unit: "fingers", property: "numberOfTouchesRequired"))
    }
    guard press.numberOfTouches > 0 else { return }
    pressStart = event.timestamp
    if minimumPressDuration <= 0 {
      begin()
    } else {
      scheduleDeadline(at: event.timestamp + minimumPressDuration, tag: Deadline.press)
    }
  }

  /// Fails when the fingers' center moves too far before it began; after that no movement is too far (LP-3).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard hasBegun || isPressing else { return judge(taps.move(touches)) }
    let verdict = press.move(touches)
    // Where the changed action is not sent by itself, the recognizer requests it, as the other kinds always do (VN-3).
    if hasBegun, node?.profileContains(.changedOnlyWhenAssigned) ?? false { state = .changed }
    if !hasBegun, case .failed(.movedTooFar(let moved)) = verdict {
      fail(
        because: GestureReason(
          "LP-3", "moved too far", measured: moved, limit: allowableMovement, unit: "pt",
          property: "allowableMovement"))
    }
  }

  /// Ends when any finger lifts (LP-4); fails when that is too early (LP-5).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if hasBegun {
      state = .ended
    } else if isPressing {
      let isComplete = press.numberOfTouches > 0
      fail(
        because: isComplete
          ? GestureReason(
            "LP-5", "lifted too early", measured: event.timestamp - pressStart, limit: minimumPressDuration,
            unit: "s", property: "minimumPressDuration")
          : GestureReason("LP-4", "lifted before all fingers were down", property: "numberOfTouchesRequired"))
    } else {
      for touch in touches { judge(taps.ended(touch.id, time: event.timestamp)) }
    }
  }

  /// Breaks off, whichever finger it is (LP-9).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }

  /// Ends when it leaves its last finger to the view, as after a lift (GR-5, LP-4).
  open override func ignore(_ touch: Touch, for event: TouchEvent) {
    super.ignore(touch, for: event)
    if hasBegun, trackedTouches.isEmpty { state = .ended }
  }

  /// Begins when the fingers were down long enough (LP-2); fails when a tap or the next touch took too long (LP-8).
  open override func deadlineReached(_ tag: Int, at time: Timestamp) {
    if tag == Deadline.press {
      begin()
    } else {
      judge(taps.timedOut())
    }
  }

  /// Forgets the press; its location stays until the next finger lands (GL-3).
  open override func reset() { isFresh = true }

  /// Returns `true`, except for a long press that requires more taps (LP-10).
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    let own = traits
    let other = preventedGestureRecognizer.traits
    return other.kind != .longPress || other.numberOfTouches != own.numberOfTouches
      || other.numberOfTaps <= own.numberOfTaps
  }

  private func prepare() {
    isFresh = false
    let settings = settings
    let traits = traits
    taps.reset()
    taps.requiredTaps = traits.numberOfTaps
    taps.requiredTouches = traits.numberOfTouches
    taps.distance = settings.tapDistance
    taps.holdLimit = maximumTapDuration ?? settings.tapHoldLimit
    taps.interval = settings.tapInterval
    let isLimited = allowableMovement >= 0 && allowableMovement < Double.greatestFiniteMagnitude
    press.reset()
    press.requiredTouches = traits.numberOfTouches
    press.distance = isLimited ? allowableMovement : .infinity
  }

  private func begin() {
    ask(
      for: .began,
      because: GestureReason(
        "LP-2", "was down long enough", measured: minimumPressDuration, limit: minimumPressDuration, unit: "s"))
  }

  private func judge(_ verdict: TapCounter.Verdict) {
    if case .failed(let miss) = verdict { return fail(because: miss.reason(taps)) }
    if let deadline = taps.deadline { scheduleDeadline(at: deadline, tag: Deadline.taps) }
  }
}

/// Offers the long-press recognizer, as kind `longPress`.
public final class LongPressPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "longPress"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "longPress", make: { LongPressGestureRecognizer() },
      properties: [
        .number(
          "minimumPressDuration", { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 }),
        .number("allowableMovement", { $0.allowableMovement }, { $0.allowableMovement = $1 }),
        .integer(
          "numberOfTapsRequired", atLeast: 0, { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }),
        .integer(
          "numberOfTouchesRequired", atLeast: 1, { $0.numberOfTouchesRequired },
          { $0.numberOfTouchesRequired = $1 }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
