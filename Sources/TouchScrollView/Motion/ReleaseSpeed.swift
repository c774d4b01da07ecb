public import TouchEvents

/// The velocities of a pan that a scroll view remembers for the release: the last one and the one before (PH-2).
public struct ReleaseSpeed: Equatable, Sendable {
  private var last = Point.zero
  private var before = Point.zero

  /// Creates one without any velocity.
  public init() {}

  /// Takes in the velocity of the offset at a callback of the pan, in points per second.
  public mutating func note(_ velocity: Point) {
    before = last
    last = velocity.isFinite ? velocity * 0.001 : .zero
  }

  /// Returns the velocities in coordinates in which a way of 1 is this much on each axis (NH-8).
  public func scaled(x: Double, y: Double) -> ReleaseSpeed {
    var scaled = self
    scaled.last = Point(x: last.x * x, y: last.y * y)
    scaled.before = Point(x: before.x * x, y: before.y * y)
    return scaled
  }

  /// The latest velocity, in points per millisecond.
  public var latest: Point { last }

  /// The velocity at the release, in points per millisecond.
  public var blended: Point { last == .zero || before == .zero ? last : last * 0.25 + before * 0.75 }
}
