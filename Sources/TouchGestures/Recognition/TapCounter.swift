public import TouchCore

/// Counts taps of one or more fingers: where they may land, how far they may move, how long they may take.
///
/// A pure value: feed it what the fingers did and read the verdict. Places are in points in any one coordinate space,
/// times in seconds.
public struct TapCounter: Sendable {
  /// What the fingers amount to so far.
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
    /// A finger moved this far from where it landed (TA-3).
    case movedTooFar(Double)
    /// A tap took this long (TA-3).
    case heldTooLong(Double)
    /// This many fingers were down at once, or only so many when the first lifted (TA-3).
    case wrongNumberOfFingers(Int)
    /// The next tap did not come in time (TA-5).
    case nextTapTooLate(Double)
    /// The next tap landed this far from the first one (TA-5, R-12).
    case nextTapTooFar(Double)
  }

  private struct Finger: Sendable {
    var id: TouchID
    var start: Point
    var isDown: Bool
  }

  /// How many taps are wanted.
  public var requiredTaps: Int
  /// How many fingers each tap takes.
  public var requiredTouches: Int
  /// How far each finger may move and how far apart the taps may land, in points; exactly this far is near enough.
  public var distance: Double
  /// How long a tap may take from the first finger down to the last one up, in seconds (TA-4).
  public var holdLimit: Double
  /// How long after a tap the next one must have begun, in seconds (TA-5).
  public var interval: Double

  /// Where the fingers of the first tap landed.
  public private(set) var firstStarts: [Point] = []
  /// How many taps are complete.
  public private(set) var completedTaps = 0
  private var fingers: [Finger] = []
  private var tapStart: Timestamp = 0
  private var lastLift: Timestamp?

  /// Makes a counter.
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

  /// When time alone decides: the end of the hold limit, or of the wait for the next tap; `nil` before the first.
  public var deadline: Timestamp? {
    if !fingers.isEmpty { return tapStart + holdLimit }
    return lastLift.map { $0 + interval }
  }

  /// The centre of the places where the fingers of the first tap landed.
  public var location: Point {
    var sum = Point.zero
    for start in firstStarts { sum += start }
    return firstStarts.count < 2 ? sum : sum * (1 / Double(firstStarts.count))
  }

  /// Takes a finger that landed.
  public mutating func began(_ id: TouchID, at place: Point, time: Timestamp) -> Verdict {
    if fingers.isEmpty {
      tapStart = time
      lastLift = nil
    }
    fingers.append(Finger(id: id, start: place, isDown: true))
    if fingers.count > requiredTouches { return .failed(.wrongNumberOfFingers(fingers.count)) }
    if completedTaps == 0 {
      firstStarts.append(place)
    } else {
      var nearest = Double.infinity
      for start in firstStarts { nearest = min(nearest, start.distance(to: place)) }
      if nearest.exceeds(distance) { return .failed(.nextTapTooFar(nearest)) }
    }
    return .undecided
  }

  /// Takes a finger that moved.
  public mutating func moved(_ id: TouchID, to place: Point) -> Verdict {
    var index = 0
    while index < fingers.count {
      if fingers[index].id == id, fingers[index].isDown {
        let moved = fingers[index].start.distance(to: place)
        return moved.exceeds(distance) ? .failed(.movedTooFar(moved)) : .undecided
      }
      index += 1
    }
    return .undecided
  }

  /// Takes a finger that was lifted.
  public mutating func ended(_ id: TouchID, at place: Point, time: Timestamp) -> Verdict {
    guard let index = fingers.firstIndex(where: { $0.id == id && $0.isDown }) else { return .undecided }
    if fingers.count < requiredTouches { return .failed(.wrongNumberOfFingers(fingers.count)) }
    let moved = fingers[index].start.distance(to: place)
    if moved.exceeds(distance) { return .failed(.movedTooFar(moved)) }
    fingers[index].isDown = false
    if fingers.contains(where: { $0.isDown }) { return .undecided }
    fingers.removeAll(keepingCapacity: true)
    completedTaps += 1
    lastLift = time
    return completedTaps >= requiredTaps ? .complete : .undecided
  }

  /// Takes the passing of ``deadline``.
  public func timedOut() -> Verdict {
    .failed(fingers.isEmpty ? .nextTapTooLate(interval) : .heldTooLong(holdLimit))
  }

  /// Forgets everything but the limits.
  public mutating func reset() {
    firstStarts.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
    completedTaps = 0
    lastLift = nil
  }
}

extension TapCounter.Miss {
  /// The miss as a reason for explanations.
  public func reason(_ counter: TapCounter) -> GestureReason {
    switch self {
    case .movedTooFar(let points):
      GestureReason(
        "TA-3", "moved too far", measured: points, limit: counter.distance, unit: "pt",
        property: "TouchSettings.tapDistance")
    case .heldTooLong(let seconds):
      GestureReason("TA-3", "was held too long", measured: seconds, limit: counter.holdLimit, unit: "s")
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
        "TA-5", "landed too far from the first tap", measured: points, limit: counter.distance, unit: "pt",
        property: "TouchSettings.tapDistance")
    }
  }
}
