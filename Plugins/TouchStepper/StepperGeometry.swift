public import TouchEvents

/// The halves of a stepper.
public struct StepperGeometry: Hashable, Sendable {
  /// The stepper's bounds, in points.
  public var bounds: Rect
  /// A Boolean value that indicates whether the half that steps up is on the left.
  public var isRightToLeft: Bool

  /// Creates the geometry of a stepper.
  public init(bounds: Rect, isRightToLeft: Bool = false) {
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
  }

  /// The half that steps down.
  public var decrementRect: Rect { half(isRightToLeft) }
  /// The half that steps up.
  public var incrementRect: Rect { half(!isRightToLeft) }

  private func half(_ isRight: Bool) -> Rect {
    Rect(
      x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
  }

  /// Returns whether a point, in the stepper's coordinates, is on the side that steps up.
  ///
  /// The center belongs to the right half (ST-2).
  public func stepsUp(at point: Point) -> Bool { (point.x >= bounds.midX) != isRightToLeft }
}
