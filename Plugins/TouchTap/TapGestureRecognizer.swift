public import TouchCore
public import TouchGestures

/// Recognizes one or more taps of one or more fingers (4.1).
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes; 1 by default, and less counts as 1 (TA-1).
  open var numberOfTapsRequired = 1
  /// How many fingers each tap takes; 1 by default, and less counts as 1 (TA-1).
  open var numberOfTouchesRequired = 1
  /// The buttons that a pointing device must have down; the main one by default, while fingers need none (TA-1).
  open var buttonMaskRequired: TouchEvent.ButtonMask = .primary

  private var counter = TapCounter()
  /// A new attempt begins with the next finger; until then the places of the last one answer for the location.
  private var isFresh = true

  /// How long each tap may be held, in seconds; `nil`, the default, stands for the limits of this class.
  open var maximumTapDuration: Double?

  /// How long one tap that stands alone may be held, in seconds (4.0: Gestouch's 1.5, which its issue 31 took from iOS).
  public static var longestSingleTap: Double { 1.5 }
  /// How long each of several taps may be held, in seconds (4.0: WinObjC's 0.75).
  public static var longestTapOfSeveral: Double { 0.75 }

  /// Taps, with how many of them by how many fingers.
  open override var traits: GestureTraits {
    GestureTraits(
      kind: .tap, numberOfTaps: max(1, numberOfTapsRequired), numberOfTouches: max(1, numberOfTouchesRequired))
  }

  /// The centre of the places where the first tap's fingers landed (TA-7, R-51).
  open override var screenLocation: Point {
    counter.firstStarts.isEmpty ? super.screenLocation : counter.location
  }

  /// Where a finger of the first tap landed, in a view's coordinates; out of range traps (TA-7).
  open override func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    convertFromScreen(counter.firstStarts[touchIndex], to: view)
  }

  /// Takes fingers of a tap.
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if isFresh { prepare() }
    // A pointing device that touches has a button down: the main one, when the host does not say which.
    let buttons = event.buttonMask.isEmpty ? .primary : event.buttonMask
    for touch in touches {
      if touch.type == .indirectPointer, !buttons.isSuperset(of: buttonMaskRequired) {
        return fail(because: GestureReason("TA-1", "another button was down", property: "buttonMaskRequired"))
      }
      judge(counter.began(touch.id, at: screenLocation(of: touch), time: event.timestamp))
    }
    watchTheTime()
  }

  /// Sees whether a finger goes too far.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches { judge(counter.moved(touch.id, to: screenLocation(of: touch))) }
  }

  /// Counts a tap when all its fingers are up (TA-2).
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches {
      judge(counter.ended(touch.id, at: screenLocation(of: touch), time: event.timestamp))
    }
    watchTheTime()
  }

  /// Fails (TA-6).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    fail(because: GestureReason("TA-6", "a touch was cancelled"))
  }

  /// Fails when a tap is held too long or the next one does not come (TA-5).
  open override func deadlineReached(_ tag: Int, at time: Timestamp) {
    judge(counter.timedOut())
  }

  /// Forgets the taps; their location stays until the next finger lands (GL-3).
  open override func reset() {
    isFresh = true
  }

  /// Keeps out other recognizers, but no tap that needs more taps (GX-5).
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    let other = preventedGestureRecognizer.traits
    return !(other.kind == .tap && other.numberOfTaps > max(1, numberOfTapsRequired))
  }

  /// Goes before taps of fewer taps.
  open override func goesBefore(_ otherGestureRecognizer: GestureRecognizer) -> Bool {
    let other = otherGestureRecognizer.traits
    return other.kind == .tap && other.numberOfTaps < traits.numberOfTaps
  }

  // MARK: Presses

  /// Takes a press as a single tap of one finger (PR-3, R-40).
  open override func pressesBegan(_ presses: [Press], with event: PressesEvent) {
    if traits.numberOfTaps != 1 || traits.numberOfTouches != 1 || presses.count != 1 {
      fail(because: GestureReason("PR-3", "a press is a single tap", property: "numberOfTapsRequired"))
    }
  }

  /// Recognizes a press that ended.
  open override func pressesEnded(_ presses: [Press], with event: PressesEvent) {
    ask(for: .recognized, because: GestureReason("PR-3", "an allowed press ended"))
  }

  /// Fails.
  open override func pressesCancelled(_ presses: [Press], with event: PressesEvent) {
    fail(because: GestureReason("PR-3", "the press was cancelled"))
  }

  // MARK: Counting

  private func prepare() {
    isFresh = false
    counter.reset()
    let traits = traits
    counter.requiredTaps = traits.numberOfTaps
    counter.requiredTouches = traits.numberOfTouches
    counter.distance = settings.tapDistance
    counter.interval = settings.tapInterval
    counter.holdLimit =
      maximumTapDuration ?? (traits.numberOfTaps == 1 ? Self.longestSingleTap : Self.longestTapOfSeveral)
  }

  private func judge(_ verdict: TapCounter.Verdict) {
    switch verdict {
    case .undecided: break
    case .complete: ask(for: .recognized, because: GestureReason("TA-2", "all taps are complete"))
    case .failed(let miss): fail(because: miss.reason(counter))
    }
  }

  private func watchTheTime() {
    if let deadline = counter.deadline, counter.completedTaps < counter.requiredTaps {
      scheduleDeadline(at: deadline)
    } else {
      cancelDeadline()
    }
  }
}
