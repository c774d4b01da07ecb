public import TouchResponders

/// Something with coordinates of its own that points can be converted to: a node, or the screen (XI-3).
public protocol CoordinateSpace: AnyObject {
  /// The region of the space in its own coordinates, in points.
  var bounds: Rect { get }
  /// Takes points of the space to the coordinates of the samples.
  var placementOnScreen: AffineTransform { get }
}

extension CoordinateSpace {
  /// Returns a point of this space in another's coordinates; the other's origin when that one is flattened.
  @_disfavoredOverload
  @inline(__always)
  public func convert(_ point: Point, to coordinateSpace: any CoordinateSpace) -> Point {
    coordinateSpace.placementOnScreen.undo(point.applying(placementOnScreen)) ?? coordinateSpace.bounds.origin
  }

  /// Returns a point of another space in this one's coordinates.
  @_disfavoredOverload
  @inline(__always)
  public func convert(_ point: Point, from coordinateSpace: any CoordinateSpace) -> Point {
    placementOnScreen.undo(point.applying(coordinateSpace.placementOnScreen)) ?? bounds.origin
  }

  /// Returns the box around a rectangle of this space in another's coordinates.
  @_disfavoredOverload
  @inline(__always)
  public func convert(_ rect: Rect, to coordinateSpace: any CoordinateSpace) -> Rect {
    guard let back = coordinateSpace.placementOnScreen.inverted() else { return Rect(origin: .zero, size: rect.size) }
    return rect.applying(placementOnScreen.concatenating(back))
  }

  /// Returns the box around a rectangle of another space in this one's coordinates.
  @_disfavoredOverload
  @inline(__always)
  public func convert(_ rect: Rect, from coordinateSpace: any CoordinateSpace) -> Rect {
    guard let back = placementOnScreen.inverted() else { return Rect(origin: .zero, size: rect.size) }
    return rect.applying(coordinateSpace.placementOnScreen.concatenating(back))
  }
}

/// The coordinates of the samples, in which the host places its windows (XI-3).
public final class ScreenSpace: CoordinateSpace {
  /// The screen's region, in points.
  public let bounds: Rect
  /// The identity.
  public var placementOnScreen: AffineTransform { .identity }
  /// The space itself, under the name that UIKit's screen has for it.
  public var coordinateSpace: ScreenSpace { self }

  /// Creates the space of a screen.
  public init(bounds: Rect) { self.bounds = bounds }
}
