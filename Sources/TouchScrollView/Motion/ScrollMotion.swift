public import TouchCore

/// How an offset moves by itself on both axes, as a pure function of time: the same at any frame rate.
public struct ScrollMotion: Equatable, Sendable {
  /// When the motion started, in seconds.
  public let start: Timestamp
  /// The motion along x.
  public var horizontal: AxisMotion
  /// The motion along y.
  public var vertical: AxisMotion

  /// Makes a motion of two axes that starts at a time in seconds.
  public init(start: Timestamp, horizontal: AxisMotion, vertical: AxisMotion) {
    self.start = start
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A change of the offset by code, within 0.3 seconds (PH-5).
  public static func ease(
    from offset: Point, to target: Point, start: Timestamp, duration: Double = ScrollEase.standardDuration
  ) -> ScrollMotion {
    ScrollMotion(
      start: start, horizontal: .ease(from: offset.x, to: target.x, duration: duration),
      vertical: .ease(from: offset.y, to: target.y, duration: duration))
  }

  /// The offset at a time, in points.
  public func offset(at time: Timestamp) -> Point {
    Point(x: horizontal.position(at: time - start), y: vertical.position(at: time - start))
  }

  /// The velocity at a time, in points a second.
  public func velocity(at time: Timestamp) -> Point {
    Point(x: horizontal.velocity(at: time - start), y: vertical.velocity(at: time - start))
  }

  /// When the motion is over, in seconds.
  public var end: Timestamp { start + max(horizontal.duration, vertical.duration) }

  /// Where the motion comes to rest, in points.
  public var target: Point { Point(x: horizontal.end, y: vertical.end) }

  /// Whether the motion moves nothing.
  public var isRest: Bool { horizontal.duration == 0 && vertical.duration == 0 }

  /// Whether the motion is over at a time; the first frame for which it is shows exactly the ``target``.
  public func isOver(at time: Timestamp) -> Bool { time.nanoseconds >= end.nanoseconds }
}
