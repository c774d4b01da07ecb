public import TouchEvents

/// How far and how fast fingers drag content, as a scroll view reads it: the slop taken off each axis, and the lock.
///
/// Steps, translations and velocities are in the coordinates of the scroll view (SD-2, SD-4, SC-10, PA-5).
public struct DragTracker: Equatable, Sendable {
  /// How far an axis goes before the drag begins, in points; that much is taken off it (SD-2).
  public static var slop: Double { 10 }

  /// A Boolean value that indicates whether the drag began and is not over.
  public private(set) var hasBegun = false
  /// The axes that the drag moves once it began.
  private var axes = GestureAxes.all
  /// A Boolean value that indicates whether the drag caught the content and has not moved it yet (SC-10).
  public private(set) var isCaught = false
  private var travel = Point.zero
  /// How far the fingers went since the first landed, with the slop and along all axes.
  public private(set) var movement = Point.zero
  private var lock = DirectionalLock()
  private var steps = BlendedVelocity()

  /// Creates a tracker without fingers.
  public init() {}

  /// Starts with the first finger; a drag that catches the content takes the lock of the one before over.
  public mutating func start(at time: Timestamp, catchingAlong caught: GestureAxes? = nil) {
    if caught == nil { lock.start(at: time) }
    travel = .zero
    movement = .zero
    steps.start(at: time)
    axes = caught ?? .all
    hasBegun = caught != nil
    isCaught = hasBegun
  }

  /// Takes in a step of the fingers at a time in seconds.
  ///
  /// - Parameters:
  ///   - step: how far they went since the step before.
  ///   - scrollable: the axes along which the content can scroll.
  ///   - isLocking: whether the directional lock is on.
  ///   - time: when, in seconds.
  public mutating func move(by step: Point, along scrollable: GestureAxes, isLocking: Bool, at time: Timestamp) {
    guard step.isFinite else { return }
    movement += step
    var counted = step
    if isLocking { counted = lock.admit(step, along: scrollable, at: time, hasBegun: hasBegun) }
    if hasBegun { counted = axes.part(of: counted) }
    travel += counted
    steps.add(counted, of: step, at: time)
    if isCaught, hasMovedEnough(along: axes) { takeSlop() }
  }

  /// Returns whether the fingers went as far as the slop on one of some axes.
  public func hasMovedEnough(along axes: GestureAxes) -> Bool {
    let counted = axes.part(of: travel)
    return counted.x.magnitude.reaches(Self.slop) || counted.y.magnitude.reaches(Self.slop)
  }

  /// Begins the drag: each axis loses its own slop, and what is not among the axes counts no more (SD-2).
  public mutating func begin(along axes: GestureAxes) {
    self.axes = axes
    hasBegun = true
    takeSlop()
  }

  /// Begins the drag without a slop, as wheels do.
  public mutating func beginImmediately(along axes: GestureAxes) {
    self.axes = axes
    hasBegun = true
  }

  /// Ends the drag; its values stay readable until the next finger.
  public mutating func end() { hasBegun = false }

  /// Resets translation, velocity and the directional lock (PH-7, SD-4).
  public mutating func restart() {
    travel = .zero
    steps.forget()
    lock.reopen()
  }

  /// Moves the base of the translation, and nothing else.
  public mutating func setTranslation(_ translation: Point) { travel = translation }

  private mutating func takeSlop() {
    isCaught = false
    let counted = axes.part(of: travel)
    travel = Point(x: Self.beyondSlop(counted.x), y: Self.beyondSlop(counted.y))
  }

  private static func beyondSlop(_ distance: Double) -> Double {
    let rest = max(distance.magnitude - slop, 0)
    return distance < 0 ? -rest : rest
  }

  /// How far the fingers went since they landed, from the begin on without the slop; zero while the content is caught.
  public var translation: Point { isCaught ? .zero : travel }

  /// How far the fingers went since they landed, in points, for the question whether a drag begins.
  public var distance: Point { travel }

  /// The speed in points per second: mostly that of the step before the last (PA-5); zero while the content is caught.
  public var velocity: Point { isCaught ? .zero : axes.part(of: steps.velocity) }

  /// Two trackers are equal when they read the same.
  public static func == (left: DragTracker, right: DragTracker) -> Bool {
    left.travel == right.travel && left.axes == right.axes && left.hasBegun == right.hasBegun
      && left.isCaught == right.isCaught
      && left.velocity == right.velocity && left.lock == right.lock
  }
}
