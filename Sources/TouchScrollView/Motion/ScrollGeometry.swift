public import TouchCore

/// Both axes of scrolling, and how they are used together.
public struct ScrollGeometry: Equatable, Sendable {
  /// The axis of x.
  public var horizontal: ScrollAxis
  /// The axis of y.
  public var vertical: ScrollAxis
  /// How quickly a fling slows down (PH-1).
  public var decelerationRate: DecelerationRate
  /// Whether scrolling comes to rest at multiples of the viewport only (PH-6).
  public var isPaging: Bool

  /// Makes a geometry of two axes.
  public init(
    horizontal: ScrollAxis, vertical: ScrollAxis, decelerationRate: DecelerationRate = .normal,
    isPaging: Bool = false
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.decelerationRate = decelerationRate
    self.isPaging = isPaging
  }

  /// The axes along which a drag moves the content (SD-3).
  public var axes: GestureAxes {
    var axes: GestureAxes = []
    if horizontal.scrolls { axes.insert(.horizontal) }
    if vertical.scrolls { axes.insert(.vertical) }
    return axes
  }

  /// The legal offset nearest to one.
  public func clamped(_ offset: Point) -> Point {
    Point(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// Where content is shown whose fingers ask for an offset (PH-3).
  public func shown(_ wanted: Point) -> Point {
    Point(x: horizontal.shown(wanted.x), y: vertical.shown(wanted.y))
  }

  /// The offset that fingers ask for when content is shown at one.
  public func wanted(forShown shown: Point) -> Point {
    Point(x: horizontal.wanted(forShown: shown.x), y: vertical.wanted(forShown: shown.y))
  }
}
