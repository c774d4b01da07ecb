public import TouchGestures

/// Recognizes a quick stroke in a direction.
///
/// It has no timer: a finger that rests leaves it possible until the finger moves or lifts (SW-2).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let swipe = SwipeGestureRecognizer()
/// swipe.direction = .left
/// swipe.addAction { print("swiped from", $0.location(in: $0.view)) }
/// window.addGestureRecognizer(swipe)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 200, y: 100), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .moved, location: Point(x: 80, y: 100), timestamp: 0.1)])
/// // Prints "swiped from Point(x: 200.0, y: 100.0)"
/// ```
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions of a stroke; with any horizontal one only the horizontal axis is judged (SW-1, SW-5).
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits; any are kept (SW-1).
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)

    /// A Boolean value that indicates whether a stroke goes along the horizontal axis.
    public var isHorizontal: Bool { !isDisjoint(with: [.left, .right]) }

    /// The axes along which any of the directions lies, whichever of them count (CG-3).
    var axes: GestureAxes {
      var axes: GestureAxes = isHorizontal ? .horizontal : []
      if !isDisjoint(with: [.up, .down]) { axes.insert(.vertical) }
      return axes
    }
  }

  /// The directions that count, in the axes of its view; right by default (SW-1).
  open var direction: Direction = .right
  /// How many fingers it takes; 1 by default, and 0 never recognizes (SW-1).
  open var numberOfTouchesRequired = 1
  /// How far and how quickly the fingers must move; what was measured by default (SW-2).
  open var bounds = SwipeBounds()

  private struct Finger {
    let touch: Touch
    let start: Point
  }
  /// The fingers that landed for it, those that lifted too, until the reset (SW-7).
  private var fingers: [Finger] = []
  /// The touches that are down, one too many included.
  private var down: [Touch] = []
  private var startTime: Timestamp = 0
  private var centroid = Point.zero
  /// Whether it lost a finger or got one too many, so that it can never recognize (SW-4).
  private var isDead = false
  /// How far a trackpad has moved, in the coordinates of the samples; `nil` without one (VN-7).
  private var scrollWay: Point?

  open override var receivesPresses: Bool { false }

  open override var traits: GestureTraits {
    GestureTraits(
      kind: .swipe, numberOfTouches: max(1, numberOfTouchesRequired),
      axes: direction.axes)
  }

  /// The number of fingers that landed; those that lifted count until the reset (SW-7).
  open override var numberOfTouches: Int { fingers.count }

  /// The center of its fingers when the last of them landed (SW-6).
  open override var screenLocation: Point { centroid }

  /// Returns the center of its fingers when the last of them landed, in a node's coordinates; (0, 0) without a node (SW-6).
  open override func location(in node: (any TouchNode)?) -> Point { node == nil ? .zero : super.location(in: node) }

  /// Returns where a finger landed, in a node's coordinates; an index out of range traps (SW-6).
  open override func location(ofTouch touchIndex: Int, in node: (any TouchNode)?) -> Point {
    convertFromScreen(fingers[touchIndex].start, to: node)
  }

  open override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if down.isEmpty { startTime = event.timestamp }
    down += touches
    for touch in touches where fingers.count < max(0, numberOfTouchesRequired) {
      fingers.append(Finger(touch: touch, start: screenLocation(of: touch)))
      startTime = event.timestamp
    }
    if down.count > fingers.count {
      isDead = true
    } else {
      let sum = fingers.reduce(Point.zero) { $0 + screenLocation(of: $1.touch) }
      centroid = fingers.count == 1 ? sum : sum * (1 / Double(fingers.count))
    }
  }

  open override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let seconds = event.timestamp - startTime
    let (bounds, direction) = (bounds, direction)
    if seconds.exceeds(bounds.longest) { return fail(because: lateReason(seconds)) }
    guard !isDead else { return }
    var shortest = Double.infinity
    var qualifying = 0
    for finger in fingers {
      let movement = movement(of: finger)
      switch bounds.judge(movement, seconds: seconds, direction: direction) {
      case .qualifies:
        qualifying += 1
        shortest = min(shortest, SwipeBounds.reach(of: movement, direction: direction))
      case .backwards(let points):
        return fail(
          because: GestureReason(
            "SW-3", "went behind its start", measured: points, limit: 0, unit: "pt", property: "direction"))
      case .tooFarSideways(let points, let allowed):
        return fail(
          because: GestureReason(
            "SW-3", "went too far to the side", measured: points, limit: allowed, unit: "pt", property: "direction"))
      case .tooShort: break
      }
    }
    guard qualifying > 0, qualifying == numberOfTouchesRequired else { return }
    ask(
      for: .recognized,
      because: GestureReason(
        "SW-2", "went far enough", measured: shortest, limit: bounds.needed(after: seconds), unit: "pt",
        property: "bounds"))
  }

  open override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    lose(touches, because: missReason(at: event.timestamp))
  }

  /// Takes a cancelled finger for one that lifted (SW-4).
  open override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    lose(touches, because: GestureReason("SW-4", "a touch was cancelled"))
  }

  open override func reset() {
    fingers.removeAll(keepingCapacity: true)
    down.removeAll(keepingCapacity: true)
    isDead = false
    scrollWay = nil
  }

  open override func acceptsScroll(_ movement: ScrollMovement) -> Bool {
    movement.kind == .continuous && numberOfTouchesRequired == 1 && fingers.isEmpty
      && (node?.profileContains(.trackpadSwipes) ?? false)
  }

  /// Takes a trackpad's movement for that of a finger, which has to go twice as far (VN-7).
  open override func scrolled(_ movement: ScrollMovement, with event: TouchEvent) {
    if scrollWay == nil { (startTime, centroid) = (movement.timestamp, movement.location) }
    let way = (scrollWay ?? .zero) + movement.delta
    scrollWay = way
    var own = node.map { $0.localVector(way) } ?? way
    if direction.isHorizontal { own.x /= 2 } else { own.y /= 2 }
    let seconds = movement.timestamp - startTime
    let verdict = bounds.judge(own, seconds: seconds, direction: direction)
    if verdict == .qualifies, !seconds.exceeds(bounds.longest) {
      ask(for: .recognized, because: GestureReason("VN-7", "a trackpad went far enough"))
    } else if case .tooShort = verdict, !movement.phase.isFinal, !seconds.exceeds(bounds.longest) {
      return
    } else {
      fail(because: GestureReason("VN-7", "a trackpad went another way, or too slowly"))
    }
  }

  /// Returns a finger's displacement since its start, in its view's coordinates.
  private func movement(of finger: Finger) -> Point {
    let way = screenLocation(of: finger.touch) - finger.start
    return node.map { $0.localVector(way) } ?? way
  }

  private func lose(_ touches: [Touch], because reason: @autoclosure () -> GestureReason) {
    // One whose end its view waits for may be taken away afterwards.
    down.removeAll { touches.contains($0) }
    isDead = true
    if down.isEmpty { fail(because: reason()) }
  }

  /// Returns why a movement came too late.
  private func lateReason(_ seconds: Double) -> GestureReason {
    GestureReason(
      "SW-2", "had not gone far enough in time", measured: seconds, limit: bounds.longest, unit: "s",
      property: "bounds")
  }

  /// Returns why the fingers were not a swipe when the last one lifted.
  private func missReason(at time: Timestamp) -> GestureReason {
    for finger in fingers {
      let seconds = min(time - startTime, bounds.longest)
      switch bounds.judge(movement(of: finger), seconds: seconds, direction: direction) {
      case .tooShort(let points, let needed):
        return GestureReason(
          "SW-2", "lifted before it had gone far enough", measured: points, limit: needed, unit: "pt",
          property: "direction")
      case .tooFarSideways(let points, let allowed):
        return GestureReason(
          "SW-2", "lifted too far to the side", measured: points, limit: allowed, unit: "pt", property: "direction")
      case .qualifies, .backwards: continue
      }
    }
    return GestureReason(
      "SW-4", "took another number of fingers", measured: Double(fingers.count),
      limit: Double(numberOfTouchesRequired), unit: "fingers", property: "numberOfTouchesRequired")
  }
}
