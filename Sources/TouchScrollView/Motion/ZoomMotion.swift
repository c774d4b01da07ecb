public import TouchCore

/// How scale and offset change together by themselves, as a pure function of time: a zoom's bounce or a zoom by code.
public struct ZoomMotion: Equatable, Sendable {
  /// When the motion started, in seconds.
  public let start: Timestamp
  /// The scale at the start.
  public let startScale: Double
  /// The scale at the end.
  public let endScale: Double
  /// The offset at the start, in points.
  public let startOffset: Point
  /// The offset at the end, in points.
  public let endOffset: Point
  /// What is left to do, from ``whole`` down to 0.
  private let course: AxisMotion
  private let whole: Double

  private init(
    start: Timestamp, from scale: Double, _ offset: Point, to endScale: Double, _ endOffset: Point,
    whole: Double,
    course: AxisMotion
  ) {
    self.start = start
    startScale = scale
    startOffset = offset
    self.endScale = endScale
    self.endOffset = endOffset
    self.whole = whole
    self.course = course
  }

  /// The way back to a limit: PH-4's spring, from rest.
  ///
  /// The spring is that of the content at the far end of the viewport, whose length in points is given, so that it ends
  /// when less than half a point is left anywhere.
  public static func bounce(
    from scale: Double, _ offset: Point, to endScale: Double, _ endOffset: Point, extent: Double,
    start: Timestamp
  ) -> ZoomMotion {
    let whole = max((scale / endScale - 1).magnitude * extent, (endOffset - offset).length)
    let usable = whole.isFinite ? whole : 0
    return ZoomMotion(
      start: start, from: scale, offset, to: endScale, endOffset, whole: usable,
      course: .spring(from: usable, velocity: 0, to: 0))
  }

  /// A change by code within 0.3 seconds, slow at both ends (PH-5).
  public static func ease(
    from scale: Double, _ offset: Point, to endScale: Double, _ endOffset: Point, start: Timestamp
  ) -> ZoomMotion {
    ZoomMotion(
      start: start, from: scale, offset, to: endScale, endOffset, whole: 1, course: .ease(from: 1, to: 0))
  }

  private func left(at time: Timestamp) -> Double {
    whole > 0 ? course.position(at: time - start) / whole : 0
  }

  /// The scale at a time; from the end on exactly ``endScale``.
  public func scale(at time: Timestamp) -> Double {
    isOver(at: time) ? endScale : endScale + (startScale - endScale) * left(at: time)
  }

  /// The offset at a time, in points; from the end on exactly ``endOffset``.
  public func offset(at time: Timestamp) -> Point {
    isOver(at: time) ? endOffset : endOffset + (startOffset - endOffset) * left(at: time)
  }

  /// When the motion is over, in seconds.
  public var end: Timestamp { start + course.duration }

  /// Whether the motion is over at a time.
  public func isOver(at time: Timestamp) -> Bool { time.nanoseconds >= end.nanoseconds }
}
