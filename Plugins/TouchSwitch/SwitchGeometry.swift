public import TouchCore

/// Where a switch's knob is, and what a place on the switch means; any renderer can draw from it.
///
/// The knob is a square as high as the switch, at the end of the value; the two halves divide the width equally.
public struct SwitchGeometry: Hashable, Sendable {
  /// The switch's bounds, in points.
  public var bounds: Rect
  /// Whether "on" is on the left.
  public var isRightToLeft: Bool

  /// Makes the geometry of a switch.
  public init(bounds: Rect, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// The knob's square for a value, in the switch's coordinates.
  public func knobRect(isOn: Bool) -> Rect {
    let side = min(bounds.height, bounds.width)
    let x = isOn != isRightToLeft ? bounds.maxX - side : bounds.minX
    return Rect(x: x, y: bounds.minY, width: side, height: bounds.height)
  }

  /// Whether a point, in the switch's coordinates, is on the side of "on"; the middle belongs to the right side.
  public func isOn(at point: Point) -> Bool { (point.x >= bounds.midX) != isRightToLeft }
}

/// What one touch does to a switch: a tap anywhere toggles, a drag of the knob takes the side of release (SI-1, R-17).
public struct SwitchTouch: Hashable, Sendable {
  /// How far the knob goes sideways before a touch is a drag, in points.
  public static var dragSlop: Double { 10 }

  /// Whether the touch began on the knob.
  public let beganOnKnob: Bool
  /// Whether the touch has become a drag of the knob.
  public private(set) var isDrag = false
  private let startX: Double

  /// Begins a touch at a point, in the switch's coordinates.
  public init(at point: Point, isOn: Bool, in geometry: SwitchGeometry) {
    beganOnKnob = geometry.knobRect(isOn: isOn).contains(point)
    startX = point.x
  }

  /// Follows the finger to a point.
  public mutating func move(to point: Point) {
    if beganOnKnob && (point.x - startX).magnitude > Self.dragSlop { isDrag = true }
  }

  /// The value after the finger lifts at a point, inside the tracking belt or not.
  public func value(liftedAt point: Point, isInside: Bool, isOn: Bool, in geometry: SwitchGeometry) -> Bool {
    if isDrag { return geometry.isOn(at: point) }
    return isInside ? !isOn : isOn
  }
}
