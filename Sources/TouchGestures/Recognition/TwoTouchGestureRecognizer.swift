public import TouchCore

/// A recognizer of what two fingers do to each other: the base of pinch and rotation.
///
/// The first two fingers count, more are ignored (PI-1). When one lifts and another lands the new pair takes over, and
/// the gesture ends when both are up (PI-4, R-34). A subclass measures the pair; places are in the coordinates of the
/// samples.
open class TwoTouchGestureRecognizer: GestureRecognizer {
  /// When the pair was last measured, in seconds.
  public final private(set) var lastMeasure: Timestamp = 0
  /// Whether two fingers were down at once in this attempt.
  private var hadPair = false

  /// Tells that two fingers are down: the first pair, or one that takes over without a jump.
  open func pairBegan(_ first: Point, _ second: Point) {}
  /// Tells that the pair moved; answers whether it meets the criteria for the start, while it has not begun.
  open func pairMoved(_ first: Point, _ second: Point, seconds: Double) -> Bool { false }

  /// Why it begins now, for explanations; asked right after ``pairMoved(_:_:seconds:)`` answered yes.
  open var startReason: GestureReason { GestureReason("custom", "the two fingers moved enough") }
  /// What was missing when the fingers lifted before it began, for explanations.
  open var missReason: GestureReason { GestureReason("PI-4", "both fingers lifted before it began") }

  /// Takes the first two fingers; leaves more to their views.
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let had = numberOfTouches - touches.count
    if had == 0, state == .possible { hadPair = false }
    for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
    guard had < 2, trackedTouches.count == 2 else { return }
    lastMeasure = event.timestamp
    hadPair = true
    pairBegan(screenLocation(of: trackedTouches[0]), screenLocation(of: trackedTouches[1]))
  }

  /// Measures the pair.
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let tracked = trackedTouches
    guard tracked.count == 2 else { return }
    let time = event.timestamp
    let first = screenLocation(of: tracked[0])
    let second = screenLocation(of: tracked[1])
    let meets = pairMoved(first, second, seconds: time - lastMeasure)
    lastMeasure = time
    if state == .possible {
      if meets { ask(for: .began, because: startReason) }
    } else {
      state = .changed
    }
  }

  /// Ends, or fails, when both fingers are up.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    guard trackedTouches.isEmpty else { return }
    if state != .possible || isWaitingForFailure {
      state = .ended
    } else if hadPair {
      fail(because: missReason)
    } else {
      fail(
        because: GestureReason("PI-1", "never had two fingers down", measured: 1, limit: 2, unit: "fingers"))
    }
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    state = .cancelled
  }
}
