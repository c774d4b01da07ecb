public import TouchEvents

/// The location of a switch's knob, for drawing; touches don't depend on it (SI-2).
///
/// The knob is a square as high as the switch, at the end of the value that is shown.
public struct SwitchGeometry: Hashable, Sendable {
  /// The switch's bounds, in points.
  public var bounds: Rect
  /// A Boolean value that indicates whether "on" is on the left.
  public var isRightToLeft: Bool

  /// Creates the geometry of a switch.
  public init(bounds: Rect, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the knob's square for a value, in the switch's coordinates.
  public func knobRect(isOn: Bool) -> Rect {
    let side = min(bounds.height, bounds.width)
    let x = isOn != isRightToLeft ? bounds.maxX - side : bounds.minX
    return Rect(x: x, y: bounds.minY, width: side, height: bounds.height)
  }
}
