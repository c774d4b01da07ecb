public import TouchCore
public import TouchGestures

/// Recognizes fingers that rest, after as many taps as it wants (4.2).
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the fingers must be down, in seconds; 0.5 by default, and with 0 it begins as they land (LP-1, LP-7).
  open var minimumPressDuration = 0.5
  /// How far each finger may move before it began, in points; 10 by default (LP-1).
  open var allowableMovement = 10.0
  /// How many full taps come before the press; none by default (LP-1, LP-8).
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; 1 by default (LP-1).
  open var numberOfTouchesRequired = 1

  /// The default of ``maximumTapDuration``: 0.75 seconds.
  public static var defaultMaximumTapDuration: Double { 0.75 }

  /// How long each tap before the press may be held, in seconds; 0.75 by default.
  open var maximumTapDuration = LongPressGestureRecognizer.defaultMaximumTapDuration

  private enum Deadline { static let press = 0, taps = 1 }
  private var counter = TapCounter()
  private var isFresh = true
  private var pressStart: Timestamp = 0
  private var starts: [(id: TouchID, place: Point)] = []

  /// A rest.
  open override var traits: GestureTraits {
    GestureTraits(
      kind: .longPress, numberOfTaps: numberOfTapsRequired, numberOfTouches: max(1, numberOfTouchesRequired),
      isContinuous: true)
  }

  private var isPressing: Bool { counter.completedTaps >= numberOfTapsRequired }
  private var hasBegun: Bool { state != .possible || isWaitingForFailure }

  /// Takes fingers; one too many fails it before it began and is left alone after (LP-6).
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if hasBegun {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if isFresh { prepare() }
    for touch in touches {
      starts.append((touch.id, screenLocation(of: touch)))
      judge(counter.began(touch.id, at: screenLocation(of: touch), time: event.timestamp))
    }
    guard isPressing else { return watchTheTaps() }
    cancelDeadline(tag: Deadline.taps)
    guard numberOfTouches == numberOfTouchesRequired else { return }
    pressStart = event.timestamp
    if minimumPressDuration <= 0 {
      begin()
    } else {
      scheduleDeadline(at: event.timestamp + minimumPressDuration, tag: Deadline.press)
    }
  }

  /// Fails beyond the allowable movement (LP-3); after it began each movement counts and none is too far.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    if hasBegun {
      state = .changed
      return
    }
    for touch in touches {
      if isPressing {
        guard let start = starts.last(where: { $0.id == touch.id }) else { continue }
        let moved = start.place.distance(to: screenLocation(of: touch))
        if moved.exceeds(allowableMovement) {
          fail(
            because: GestureReason(
              "LP-3", "moved too far", measured: moved, limit: allowableMovement, unit: "pt",
              property: "allowableMovement"))
        }
      } else {
        judge(counter.moved(touch.id, to: screenLocation(of: touch)))
      }
    }
  }

  /// Ends when any finger lifts (LP-4); fails when that is too early (LP-5).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    if hasBegun {
      state = .ended
      return
    }
    if isPressing {
      fail(
        because: GestureReason(
          "LP-5", "lifted too early", measured: event.timestamp - pressStart, limit: minimumPressDuration, unit: "s",
          property: "minimumPressDuration"))
      return
    }
    for touch in touches {
      judge(counter.ended(touch.id, at: screenLocation(of: touch), time: event.timestamp))
    }
    starts.removeAll { start in touches.contains { $0.id == start.id } }
    watchTheTaps()
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }

  /// Begins when the fingers were down long enough (LP-2); fails when a tap or the next touch took too long.
  open override func deadlineReached(_ tag: Int, at time: Timestamp) {
    if tag == Deadline.press {
      begin()
    } else {
      judge(counter.timedOut())
    }
  }

  /// Forgets the press.
  open override func reset() {
    isFresh = true
  }

  private func prepare() {
    isFresh = false
    counter = TapCounter(
      requiredTaps: numberOfTapsRequired + 1, requiredTouches: numberOfTouchesRequired,
      distance: settings.tapDistance, holdLimit: maximumTapDuration, interval: settings.tapInterval)
    starts.removeAll(keepingCapacity: true)
  }

  private func begin() {
    ask(
      for: .began,
      because: GestureReason(
        "LP-2", "was down long enough", measured: minimumPressDuration, limit: minimumPressDuration, unit: "s"))
  }

  private func judge(_ verdict: TapCounter.Verdict) {
    guard case .failed(let miss) = verdict else { return }
    if case .wrongNumberOfFingers(let count) = miss, numberOfTapsRequired == 0 {
      return fail(
        because: GestureReason(
          "LP-6", "took another number of fingers", measured: Double(count),
          limit: Double(numberOfTouchesRequired), unit: "fingers", property: "numberOfTouchesRequired"))
    }
    fail(because: miss.reason(counter))
  }

  private func watchTheTaps() {
    if let deadline = counter.deadline { scheduleDeadline(at: deadline, tag: Deadline.taps) }
  }
}

extension TouchPlugin {
  /// The long-press recognizer, as kind `longPress`.
  public static var longPress: TouchPlugin {
    TouchPlugin("longPress") { registry in
      registry.add(
        RecognizerDescription(
          "longPress", make: { LongPressGestureRecognizer() },
          properties: [
            .number(
              "minimumPressDuration", atLeast: 0, { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 }),
            .number("allowableMovement", atLeast: 0, { $0.allowableMovement }, { $0.allowableMovement = $1 }),
            .integer(
              "numberOfTapsRequired", atLeast: 0, { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }),
            .integer(
              "numberOfTouchesRequired", atLeast: 1, { $0.numberOfTouchesRequired },
              { $0.numberOfTouchesRequired = $1 }),
          ]))
    }
  }
}
