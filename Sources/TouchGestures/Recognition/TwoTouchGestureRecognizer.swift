public import TouchEvents

/// A recognizer of what two fingers do to each other: the base of pinch and rotation.
///
/// It takes two touches, in order of landing, and refuses more (PI-1). When one lifts and another lands the new pair
/// takes over, and the gesture ends when both are up (PI-4, R-34). A subclass measures the pair: it overrides
/// ``pairBegan(distance:takesOver:at:)`` and ``pairMoved(_:at:)``. Distances are in points of the window's coordinates.
open class TwoTouchGestureRecognizer: GestureRecognizer {
  /// The touches that count, in order of landing; two at most.
  public final var pair: [Touch] { fingers }
  private var fingers: [Touch] = []
  /// A Boolean value that indicates whether it began in this attempt and is not over; it may still have to wait for
  /// others to fail.
  public final var hasBegun: Bool { state.isActive }

  private var places = (first: Point.zero, second: Point.zero)
  private var lastCentroid: Point?
  /// Whether two fingers were down at once in this attempt.
  private var hadPair = false

  /// Called when two fingers are down, with their distance.
  ///
  /// `takesOver` is `false` for the first pair of an attempt, and `true` for a pair that continues without a jump.
  open func pairBegan(distance: Double, takesOver: Bool, at time: Timestamp) {}
  /// Called when the pair has moved; returns whether the gesture begins with it, unless it has begun.
  open func pairMoved(_ step: PairStep, at time: Timestamp) -> Bool { false }

  /// The reason for beginning; read right after ``pairMoved(_:at:)`` returned `true`.
  open var startReason: GestureReason { GestureReason("custom", "the two fingers moved enough") }
  /// The reason for failing when the fingers lift before the gesture begins.
  open var missReason: GestureReason { GestureReason("PI-4", "both fingers lifted before it began") }

  open override var receivesPresses: Bool { false }

  /// The center of the touches that count, or the last one after the last lift (PI-4).
  open override var screenLocation: Point {
    fingers.isEmpty ? lastCentroid ?? super.screenLocation : Self.centroid(of: fingers)
  }

  /// A Boolean value that indicates whether it follows two touches; `false` as soon as one of them lifts (PI-4).
  public final var followsPair: Bool { fingers.count == 2 }
  /// A Boolean value that indicates whether it follows two pointers of a trackpad rather than fingers.
  public final var followsPointers: Bool {
    followsPair && fingers[0].type == .indirectPointer && fingers[1].type == .indirectPointer
  }

  /// Refuses what is too much for a pair, and more than two that land together as a whole (PI-1).
  open override func acceptedTouches(_ touches: [Touch], with event: TouchEvent) -> [Touch] {
    if fingers.isEmpty { return touches.count > 2 ? [] : touches }
    return Array(touches.prefix(2 - fingers.count))
  }

  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    let missing = touches.prefix(2 - fingers.count)
    change { $0.append(contentsOf: missing) }
    guard followsPair else { return }
    places = fingers.placesOfPair
    pairBegan(distance: places.first.distance(to: places.second), takesOver: hadPair, at: event.timestamp)
    hadPair = true
  }

  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard followsPair else { return }
    let (before, now) = (places, fingers.placesOfPair)
    places = now
    let meets = pairMoved(PairStep(from: before, to: now), at: event.timestamp)
    if hasBegun {
      state = .changed
    } else if meets {
      ask(for: .began, because: startReason)
    }
  }

  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    remove(touches)
    guard fingers.isEmpty else { return }
    if hasBegun {
      state = .ended
    } else if hadPair {
      fail(because: missReason)
    } else {
      fail(
        because: GestureReason("PI-1", "never had two fingers down", measured: 1, limit: 2, unit: "fingers"))
    }
  }

  /// Continues with the finger that is left, or ends the gesture when none is (PI-6).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    remove(touches)
    if fingers.isEmpty { state = .cancelled }
  }

  /// Stops counting a finger that it leaves to its view; without any finger left it ends, as after a lift (GR-5, PI-4).
  open override func ignore(_ touch: Touch, for event: TouchEvent) {
    super.ignore(touch, for: event)
    guard fingers.contains(touch) else { return }
    remove([touch])
    if fingers.isEmpty, hasBegun { state = .ended }
  }

  open override func reset() {
    if !fingers.isEmpty { change { $0.removeAll(keepingCapacity: true) } }
    hadPair = false
  }

  /// Changes the list and puts it back: a property that is only read and set needs no check of each access at run time.
  private func change(_ body: (inout [Touch]) -> Void) {
    var touches = fingers
    fingers = []
    body(&touches)
    fingers = touches
  }

  private func remove(_ touches: [Touch]) {
    guard !fingers.isEmpty else { return }
    let centroid = Self.centroid(of: fingers)
    change { $0.removeAll { touches.contains($0) } }
    lastCentroid = fingers.isEmpty ? centroid : nil
  }
}
