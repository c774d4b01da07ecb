public import TouchEvents

/// Which axis the directional lock leaves to a drag, decided step by step (SD-4).
public struct DirectionalLock: Equatable, Sendable {
  /// The axes that count: one while it is locked, both otherwise.
  public private(set) var axes = GestureAxes.all
  /// The time of the latest move, in seconds.
  private var latestMove: Timestamp?
  /// How far the finger still goes until the lock is fixed again, in points (SD-4, after a zoom).
  private var openDistance = 0.0

  /// The tangent of 20 degrees, up to which a step locks to x.
  private static var flat: Double { 0.36395 }
  /// The tangent of 70 degrees, from which on a step locks to y.
  private static var steep: Double { 2.74745 }
  /// The rest after which a move decides anew, in seconds.
  private static var pause: Double { 0.6 }

  /// Creates an open lock.
  public init() {}

  /// Forgets the finger before, for a new one.
  public mutating func start(at time: Timestamp) {
    self = DirectionalLock()
    latestMove = time
  }

  /// Leaves the lock open until the finger has moved a distance in points.
  public mutating func reopen(for distance: Double = 10) {
    axes = .all
    openDistance = distance
  }

  /// Takes in a step of the fingers, in points, and returns the part of it that counts.
  public mutating func admit(_ step: Point, along scrollable: GestureAxes, at time: Timestamp, hasBegun: Bool) -> Point
  {
    let hasPaused = hasBegun && latestMove.map { (time - $0).nanoseconds >= Self.pause.nanoseconds } ?? false
    if step != .zero { latestMove = time }
    if hasPaused { axes = .all }
    if !hasBegun || hasPaused || openDistance > 0 { decide(step, scrollable) }
    openDistance = max(openDistance - step.length, 0)
    return axes.part(of: step)
  }

  private mutating func decide(_ step: Point, _ scrollable: GestureAxes) {
    guard step != .zero else { return }
    if step.y.magnitude <= Self.flat * step.x.magnitude {
      if scrollable.contains(.horizontal) { axes = .horizontal }
    } else if step.y.magnitude >= Self.steep * step.x.magnitude {
      if scrollable.contains(.vertical) { axes = .vertical }
    }
  }
}

extension GestureAxes {
  /// Returns what a vector has along the axes.
  func part(of vector: Point) -> Point {
    Point(x: contains(.horizontal) ? vector.x : 0, y: contains(.vertical) ? vector.y : 0)
  }
}
