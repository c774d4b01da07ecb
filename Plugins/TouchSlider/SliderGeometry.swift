public import TouchEvents

/// The location of a slider's thumb for a value, and the value at each location; any renderer can draw from it.
///
/// The thumb is 28 points square and centered vertically; its center runs from 14 points inside one end to 14 points
/// inside the other, linearly with the value (the scenario format's geometry).
public struct SliderGeometry: Hashable, Sendable {
  /// The side of the thumb's square, in points (the scenario format's choice).
  public static var thumbSide: Double { 28 }
  /// The smallest side of the area in which a finger takes the thumb, in points (SL-1).
  public static var smallestHitSide: Double { 48 }
  /// The height of the track, in points (chosen; touches don't depend on it).
  public static var trackHeight: Double { 4 }

  /// The slider's bounds, in points.
  public var bounds: Rect
  /// The value at the leading end.
  public var minimumValue: Double
  /// The value at the trailing end.
  public var maximumValue: Double
  /// A Boolean value that indicates whether the minimum is on the right.
  public var isRightToLeft: Bool

  /// A track of the slider's own in place of the usual one; `nil` by default.
  public var ownTrackRect: Rect?

  /// Creates the geometry of a slider.
  public init(
    bounds: Rect, minimumValue: Double = 0, maximumValue: Double = 1, isRightToLeft: Bool = false
  ) {
    self.bounds = bounds
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.isRightToLeft = isRightToLeft
  }

  /// The part of the bounds along which the thumb's center runs; without width when the thumb has no room.
  public var trackRect: Rect {
    if let ownTrackRect { return ownTrackRect }
    let height = min(Self.trackHeight, bounds.height)
    return Rect(
      x: bounds.minX + Self.thumbSide / 2, y: bounds.midY - height / 2,
      width: max(0, bounds.width - Self.thumbSide), height: height)
  }

  /// Returns the thumb's square for a value, in the slider's coordinates; a value beyond an end is that of the end.
  public func thumbRect(forValue value: Double) -> Rect { thumbRect(forValue: value, alongTrack: trackRect) }

  /// Returns the thumb's square for a value on a track of your own.
  public func thumbRect(forValue value: Double, alongTrack track: Rect) -> Rect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    let x = track.minX + track.width * (isRightToLeft ? 1 - share : share)
    let side = Self.thumbSide
    return Rect(x: x - side / 2, y: track.midY - side / 2, width: side, height: side)
  }

  /// Returns where a finger takes the thumb: its square, pushed out on every side to 48 points (SL-1).
  public func hitRect(forValue value: Double) -> Rect { Self.hitRect(around: thumbRect(forValue: value)) }

  /// Returns where a finger takes a thumb of any size: its rectangle, pushed out on every side to 48 points (SL-1).
  public static func hitRect(around thumb: Rect) -> Rect {
    let (x, y) = (max(0, (smallestHitSide - thumb.width) / 2), max(0, (smallestHitSide - thumb.height) / 2))
    return thumb.inset(by: EdgeInsets(top: -y, left: -x, bottom: -y, right: -x))
  }

  /// Returns the value for a thumb centered at a horizontal place; `nil` when the thumb has no room to move.
  public func value(forThumbCenteredAtX x: Double) -> Double? {
    let track = trackRect
    guard track.width > 0, maximumValue >= minimumValue, !x.isNaN else { return nil }
    let fromLeft = min(max((x - track.minX) / track.width, 0), 1)
    return minimumValue + (maximumValue - minimumValue) * (isRightToLeft ? 1 - fromLeft : fromLeft)
  }

  /// Returns how far right of a point the thumb's center is, in whole points; `nil` when the point does not take it.
  ///
  /// The point is in the slider's coordinates. A finger that keeps this distance moves the thumb without a jump (SL-1).
  public func grabOffset(at point: Point, forValue value: Double) -> Double? {
    grabOffset(at: point, ofThumb: thumbRect(forValue: value))
  }

  /// Returns how far right of a point the center of a thumb of any size is, in whole points; `nil` outside its reach.
  public func grabOffset(at point: Point, ofThumb thumb: Rect) -> Double? {
    guard Self.hitRect(around: thumb).contains(point) else { return nil }
    return Mathematics.round(thumb.midX - point.x)
  }

  /// Returns how far right of a point the center of a thumb is that jumped there, in whole points: it stays on the track.
  public func jumpOffset(at point: Point) -> Double {
    let track = trackRect
    return Mathematics.round(min(max(point.x, track.minX), track.maxX) - point.x)
  }
}
