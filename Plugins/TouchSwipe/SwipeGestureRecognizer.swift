public import TouchCore
public import TouchGestures

/// Recognizes a quick stroke in a direction (4.4).
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a stroke; with any horizontal one only the horizontal axis is judged (SW-1, SW-5).
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set from its bits; any are kept (SW-1).
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count; right by default (SW-1).
  open var direction: Direction = .right
  /// How many fingers it takes; 1 by default, and 0 never recognizes (SW-1).
  open var numberOfTouchesRequired = 1

  /// How far and how quickly the fingers must move; what was measured by default (SW-2).
  open var bounds = SwipeBounds()

  private struct Finger {
    var id: TouchID
    var start: Point
  }
  private var fingers: [Finger] = []
  private var startTime: Timestamp = 0
  /// When the fingers last moved, which is when they were last judged.
  private var judgedTime: Timestamp = 0

  /// A stroke along the judged axis.
  open override var traits: GestureTraits {
    GestureTraits(
      kind: .swipe, numberOfTouches: max(1, numberOfTouchesRequired),
      axes: direction.isDisjoint(with: [.left, .right]) ? .vertical : .horizontal)
  }

  /// Where the fingers landed (SW-6).
  open override var screenLocation: Point {
    guard !fingers.isEmpty else { return super.screenLocation }
    var sum = Point.zero
    for finger in fingers { sum += finger.start }
    return sum * (1 / Double(fingers.count))
  }

  /// Takes fingers; one too many fails it.
  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if numberOfTouches == touches.count {
      fingers.removeAll(keepingCapacity: true)
      startTime = event.timestamp
      judgedTime = startTime
      // Half a second is quick enough, so a move of that very time goes first.
      scheduleDeadline(at: startTime + bounds.longest, isInclusive: true)
    }
    for touch in touches { fingers.append(Finger(id: touch.id, start: screenLocation(of: touch))) }
    if fingers.count > numberOfTouchesRequired {
      fail(
        because: GestureReason(
          "SW-4", "took too many fingers", measured: Double(fingers.count), limit: Double(numberOfTouchesRequired),
          unit: "fingers", property: "numberOfTouchesRequired"))
    }
  }

  /// Recognizes as soon as every finger qualifies (SW-2, SW-4).
  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    judgedTime = event.timestamp
    let seconds = judgedTime - startTime
    let direction = direction
    var qualifying = 0
    var shortest = Double.infinity
    for touch in trackedTouches {
      guard let start = start(of: touch) else { continue }
      let movement = screenLocation(of: touch) - start
      switch bounds.judge(movement, seconds: seconds, direction: direction) {
      case .qualifies:
        qualifying += 1
        shortest = min(shortest, SwipeBounds.reach(of: movement, direction: direction))
      case .backwards(let points):
        return fail(
          because: GestureReason(
            "SW-3", "went behind its start", measured: points, limit: 0, unit: "pt", property: "direction"))
      case .tooShort, .tooFarSideways: break
      }
    }
    if qualifying > 0, qualifying == numberOfTouchesRequired {
      ask(
        for: .recognized,
        because: GestureReason(
          "SW-2", "went far enough", measured: shortest, limit: bounds.needed(after: seconds), unit: "pt"))
    }
  }

  /// Where a finger landed.
  private func start(of touch: Touch) -> Point? {
    var index = 0
    while index < fingers.count {
      if fingers[index].id == touch.id { return fingers[index].start }
      index += 1
    }
    return nil
  }

  /// Fails: a finger up before recognition ends the attempt.
  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    fail(because: missReason(touches))
  }

  /// Fails.
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    fail(because: GestureReason("SW-2", "a touch was cancelled"))
  }

  /// How far the lifted finger went, against what it took when it last moved.
  private func missReason(_ lifted: [Touch]) -> GestureReason {
    guard let touch = lifted.first, let start = start(of: touch) else {
      return GestureReason("SW-2", "lifted before it had gone far enough")
    }
    let movement = screenLocation(of: touch) - start
    switch bounds.judge(movement, seconds: judgedTime - startTime, direction: direction) {
    case .tooShort(let points, let needed):
      return GestureReason(
        "SW-2", "lifted before it had gone far enough", measured: points, limit: needed, unit: "pt",
        property: "direction")
    case .tooFarSideways(let points, let allowed):
      return GestureReason(
        "SW-2", "lifted too far to the side", measured: points, limit: allowed, unit: "pt", property: "direction")
    case .qualifies, .backwards:
      return GestureReason(
        "SW-4", "lifted before all fingers had gone far enough", measured: Double(fingers.count),
        limit: Double(numberOfTouchesRequired), unit: "fingers", property: "numberOfTouchesRequired")
    }
  }

  /// Fails after half a second (SW-2).
  open override func deadlineReached(_ tag: Int, at time: Timestamp) {
    fail(because: lateReason)
  }

  /// What the finger that is worst off lacked when the time was over.
  private var lateReason: GestureReason {
    for touch in trackedTouches {
      guard let finger = fingers.first(where: { $0.id == touch.id }) else { continue }
      let movement = screenLocation(of: touch) - finger.start
      switch bounds.judge(movement, seconds: bounds.longest, direction: direction) {
      case .tooShort(let points, let needed):
        return GestureReason(
          "SW-2", "had not gone far enough within half a second", measured: points, limit: needed, unit: "pt",
          property: "direction")
      case .tooFarSideways(let points, let allowed):
        return GestureReason(
          "SW-2", "was too far to the side after half a second", measured: points, limit: allowed, unit: "pt",
          property: "direction")
      case .qualifies, .backwards: continue
      }
    }
    return GestureReason(
      "SW-4", "had too few fingers within half a second", measured: Double(fingers.count),
      limit: Double(numberOfTouchesRequired), unit: "fingers", property: "numberOfTouchesRequired")
  }
}
