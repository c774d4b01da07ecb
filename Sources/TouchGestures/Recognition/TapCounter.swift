public import TouchEvents

/// Counts taps of one or more fingers: whether they come together, how far their center moves, how long they take.
///
/// A pure value: pass it what the fingers did and read the verdict. Points are in any one coordinate space, times in
/// seconds. In an event pass it landings first, then of movements, then of lifts.
///
/// A tap starts when its first finger lands, and is complete once as many fingers as required are down: then they are
/// its list. Their center is compared with that of the first tap's list (TA-7, TA-11).
public struct TapCounter: Sendable {
  /// The verdict on the fingers so far.
  public enum Verdict: Equatable, Sendable {
    /// More is needed.
    case undecided
    /// All taps are complete.
    case complete
    /// These are not the taps; the rule that was missed.
    case failed(Miss)
  }

  /// The rule that was missed.
  public enum Miss: Equatable, Sendable {
    /// The center of the fingers moved this far from where the first tap started (TA-11).
    case movedTooFar(Double)
    /// A tap took this long (TA-6).
    case heldTooLong(Double)
    /// This many fingers were down at once, or only so many when the first lifted (TA-3).
    case wrongNumberOfFingers(Int)
    /// The next tap was not made in time (TA-5).
    case nextTapTooLate(Double)
    /// The center of a later tap was this far from where the first tap started (TA-11).
    case nextTapTooFar(Double)
  }

  private struct Finger: Sendable {
    var id: TouchID
    var point: Point
    var isDown: Bool
  }

  /// How many taps are required.
  public var requiredTaps: Int
  /// How many fingers each tap takes.
  public var requiredTouches: Int
  /// How far the fingers' center may be from the start of the first tap, in points; exactly this far is near enough.
  public var distance: Double
  /// How long a tap may take from the first finger down to the last one up, in seconds (TA-6).
  public var holdLimit: Double
  /// How long after a tap the next one must have begun, in seconds (TA-5).
  public var interval: Double

  /// How many taps are complete.
  public private(set) var completedTaps = 0
  /// The center of the first tap's fingers when its list was last taken; `nil` before (TA-7).
  public private(set) var start: Point?
  private var fingers: [Finger] = []
  private var list: [Finger] = []
  private var isComplete = false
  /// When time alone decides: the end of the hold limit, or of the wait for the next tap; `nil` before the first.
  ///
  /// By the limits that held when the first finger landed, or when the last one lifted.
  public private(set) var deadline: Timestamp?

  /// Creates a counter.
  public init(
    requiredTaps: Int = 1, requiredTouches: Int = 1, distance: Double = 45, holdLimit: Double = 1.5,
    interval: Double = 0.35
  ) {
    self.requiredTaps = requiredTaps
    self.requiredTouches = requiredTouches
    self.distance = distance
    self.holdLimit = holdLimit
    self.interval = interval
  }

  /// How many fingers the latest complete tap has; 0 before the first is complete (TA-13).
  public var numberOfTouches: Int { list.count }

  /// Returns where a finger of the latest complete tap is, or was when it lifted; out of range traps (TA-7).
  public func point(ofTouch index: Int) -> Point { list[index].point }

  /// The center of the latest complete tap's fingers; those that lifted count with their last point.
  public var centroid: Point {
    var sum = Point.zero
    for finger in list { sum += finger.point }
    return list.count < 2 ? sum : sum * (1 / Double(list.count))
  }

  /// Adds a finger that landed; call ``landed()`` after the last one of an event.
  public mutating func began(_ id: TouchID, at point: Point, time: Timestamp) {
    if fingers.isEmpty {
      deadline = time + holdLimit
      isComplete = false
    }
    fingers.append(Finger(id: id, point: point, isDown: true))
  }

  /// Judges the fingers that landed in one event (TA-3).
  public mutating func landed() -> Verdict {
    if fingers.count > requiredTouches { return .failed(.wrongNumberOfFingers(fingers.count)) }
    guard fingers.count == requiredTouches else { return .undecided }
    // An own copy: a shared one would be made anew at the first lift.
    list.empty()
    list.append(contentsOf: fingers)
    isComplete = true
    guard completedTaps > 0, let start else {
      start = centroid
      return .undecided
    }
    let away = start.distance(to: centroid)
    return away.exceeds(distance) ? .failed(.nextTapTooFar(away)) : .undecided
  }

  /// Updates a finger that moved; call ``moved()`` after the last one of an event.
  public mutating func moved(_ id: TouchID, to point: Point) {
    for index in fingers.indices where fingers[index].id == id { fingers[index].point = point }
    for index in list.indices where list[index].id == id && list[index].isDown { list[index].point = point }
  }

  /// Judges the movement of one event (TA-11).
  public func moved() -> Verdict {
    guard isComplete, let start else { return .undecided }
    let away = start.distance(to: centroid)
    return away.exceeds(distance) ? .failed(.movedTooFar(away)) : .undecided
  }

  /// Takes a finger that was lifted, and judges the taps.
  public mutating func ended(_ id: TouchID, time: Timestamp) -> Verdict {
    guard let finger = fingers.firstIndex(where: { $0.id == id }) else { return .undecided }
    guard isComplete else { return .failed(.wrongNumberOfFingers(fingers.count)) }
    fingers.drop(at: finger)
    for index in list.indices where list[index].id == id { list[index].isDown = false }
    guard fingers.isEmpty else { return .undecided }
    completedTaps += 1
    deadline = time + interval
    return completedTaps >= requiredTaps ? .complete : .undecided
  }

  /// Takes the passing of ``deadline``.
  public func timedOut() -> Verdict { .failed(fingers.isEmpty ? .nextTapTooLate(interval) : .heldTooLong(holdLimit)) }

  /// Forgets everything but the limits.
  public mutating func reset() {
    fingers.empty()
    list.empty()
    completedTaps = 0
    start = nil
    isComplete = false
    deadline = nil
  }
}

extension TapCounter {
  /// Takes touches that landed in one event, in which those that are tracked may have moved, and judges the fingers.
  ///
  /// Those that are the first of an attempt make it forget the taps before.
  public mutating func land(
    _ touches: [Touch], among tracked: @autoclosure () -> [Touch], at time: Timestamp, isFirst: Bool = false
  ) -> Verdict {
    if isFirst { reset() }
    // While no finger is down none moves.
    if !fingers.isEmpty { for touch in tracked() { moved(touch.id, to: touch.screenLocation) } }
    for touch in touches { began(touch.id, at: touch.screenLocation, time: time) }
    return landed()
  }

  /// Takes touches that moved in one event, and judges the movement.
  public mutating func move(_ touches: [Touch]) -> Verdict {
    for touch in touches { moved(touch.id, to: touch.screenLocation) }
    return moved()
  }
}

extension TapCounter.Miss {
  /// Returns the miss as a reason for explanations.
  public func reason(_ counter: TapCounter) -> GestureReason {
    switch self {
    case .movedTooFar(let points):
      GestureReason(
        "TA-11", "moved too far", measured: points, limit: counter.distance, unit: "pt",
        property: "TouchSettings.tapDistance")
    case .heldTooLong(let seconds):
      GestureReason("TA-6", "was held too long", measured: seconds, limit: counter.holdLimit, unit: "s")
    case .wrongNumberOfFingers(let count):
      GestureReason(
        "TA-3", "took another number of fingers", measured: Double(count), limit: Double(counter.requiredTouches),
        unit: "fingers", property: "numberOfTouchesRequired")
    case .nextTapTooLate(let seconds):
      GestureReason(
        "TA-5", "waited too long for the next tap", measured: seconds, limit: counter.interval, unit: "s",
        property: "TouchSettings.tapInterval")
    case .nextTapTooFar(let points):
      GestureReason(
        "TA-11", "landed too far from the first tap", measured: points, limit: counter.distance, unit: "pt",
        property: "TouchSettings.tapDistance")
    }
  }
}
