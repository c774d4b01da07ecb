public import TouchEvents

/// Counts flicks in quick succession, each of which carries the content farther (PH-9).
public struct FlickStreak: Equatable, Sendable {
  /// The longest time from a flick to the finger that lands for the next one, in seconds (PH-9).
  public static var longestPause: Double { 1 }

  /// How many fast releases followed each other.
  public private(set) var count = 0
  /// The factor by which a glide goes farther than its speed alone would carry it.
  public private(set) var stretch = 1.0
  private var stretchAtDragStart = 1.0
  /// The speed of the latest flick, in points per millisecond.
  private var latestVelocity = Point.zero
  private var latestRelease: Timestamp = 0

  /// Creates a streak without flicks.
  public init() {}

  /// Ends the streak: a glide came to rest or reached an edge.
  public mutating func end() {
    count = 0
    stretch = 1
    stretchAtDragStart = 1
  }

  /// Records a finger that lands at a time, in seconds; more than a second after the latest flick the streak ends.
  public mutating func touchDown(at time: Timestamp) {
    if count > 0, (time - latestRelease).nanoseconds > Self.longestPause.nanoseconds { end() }
    stretchAtDragStart = stretch
  }

  /// Notes a move of a drag beyond its slop.
  ///
  /// - Parameters:
  ///   - velocity: the speed of the offset, in points per millisecond.
  ///   - length: the length of the drag's translation, in points.
  public mutating func dragMoved(velocity: Point, length: Double) {
    guard count > 0 else { return }
    let turns = velocity.x * latestVelocity.x + velocity.y * latestVelocity.y < 0
    if turns || velocity.x * velocity.x + velocity.y * velocity.y < 0.0169 { return end() }
    guard count >= 3 else { return }
    let gain = (1 + Double(count - 3) / 2) * min(length / 240, 0.9)
    stretch = min(stretchAtDragStart + gain, 16)
  }

  /// Notes a release with a speed in points per millisecond.
  public mutating func released(velocity: Point, isLegal: Bool, isPaging: Bool, at time: Timestamp) {
    let square = velocity.x * velocity.x + velocity.y * velocity.y
    guard isLegal, !isPaging, square >= 0.36 - 1e-9 else { return end() }
    count += 1
    latestVelocity = velocity
    latestRelease = time
  }
}
