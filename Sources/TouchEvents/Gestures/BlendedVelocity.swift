/// The velocity of a pan or drag: a fixed blend of its last two steps, which time does not age (PA-5).
///
/// A pure value. Displacements are in points of any one coordinate space, times in seconds of any clock.
public struct BlendedVelocity: Sendable {
  /// How much of the velocity the latest step makes; the step before it makes the rest.
  public static var latestShare: Double { 0.2 }
  /// A step that takes less than this, in seconds, counts as standing still.
  public static var shortestStep: Double { 0.001 }

  private var latest = Point.zero
  private var before = Point.zero
  /// How many of the two steps there are.
  private var stepCount = 0
  private var lastTime: Timestamp = 0

  /// Creates a velocity of zero.
  public init() {}

  /// Forgets all steps and counts the time of the next one from here on.
  public mutating func start(at time: Timestamp) {
    forget()
    lastTime = time
  }

  /// Takes a displacement since the last step; one of no length, or of no time, is no step.
  ///
  /// A movement of which only a part counts is a step by its whole length.
  public mutating func add(_ displacement: Point, of movement: Point? = nil, at time: Timestamp) {
    let seconds = time - lastTime
    guard (movement ?? displacement).length > 1e-9, seconds > 0, displacement.isFinite else { return }
    before = latest
    let isShort = seconds < Self.shortestStep && seconds.nanoseconds < Self.shortestStep.nanoseconds
    latest = isShort ? .zero : displacement / seconds
    lastTime = time
    stepCount = min(stepCount + 1, 2)
  }

  /// Forgets the steps, so that the velocity is zero, but not when the last one was.
  public mutating func forget() { stepCount = 0 }

  /// The velocity in points per second; zero without a step.
  public var velocity: Point {
    switch stepCount {
    case 0: .zero
    case 1: latest
    default: latest * Self.latestShare + before * (1 - Self.latestShare)
    }
  }
}
