public import TouchEvents

/// Both axes of scrolling, and how they are used together.
public struct ScrollGeometry: Equatable, Sendable {
  /// The axis of x.
  public var horizontal: ScrollAxis
  /// The axis of y.
  public var vertical: ScrollAxis
  /// How quickly a fling slows down (PH-1).
  public var decelerationRate: DecelerationRate
  /// A Boolean value that indicates whether scrolling stops only at multiples of the viewport (PH-6).
  public var isPaging: Bool
  /// The pixels that offsets are rounded to (PH-11).
  public var grid: PixelGrid

  /// Creates a geometry of two axes.
  public init(
    horizontal: ScrollAxis, vertical: ScrollAxis, decelerationRate: DecelerationRate = .normal,
    isPaging: Bool = false, grid: PixelGrid = PixelGrid()
  ) {
    self.grid = grid
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

  /// Returns the valid offset nearest to one.
  public func clamped(_ offset: Point) -> Point {
    Point(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
  }

  /// Returns where content is shown whose fingers request an offset, before it is rounded to pixels (PH-3).
  public func shown(_ wanted: Point) -> Point { Point(x: horizontal.shown(wanted.x), y: vertical.shown(wanted.y)) }

  /// Returns the offset that fingers request when content is shown at one.
  public func wanted(forShown shown: Point) -> Point {
    Point(x: horizontal.wanted(forShown: shown.x), y: vertical.wanted(forShown: shown.y))
  }

  /// Returns whether an offset is within the edges of every axis that scrolls.
  public func isLegal(_ offset: Point) -> Bool {
    (!horizontal.scrolls || horizontal.overshoot(of: offset.x) == 0)
      && (!vertical.scrolls || vertical.overshoot(of: offset.y) == 0)
  }

  /// Returns the page of a release at an offset with a speed in points per millisecond (PH-6).
  public func page(from offset: Point, speed: Point) -> Point {
    let page = Point(
      x: horizontal.page(from: offset.x, speed: speed.x), y: vertical.page(from: offset.y, speed: speed.y))
    return moved(from: offset, to: page)
  }

  /// Returns a vector without the axes that don't scroll.
  public func scrollable(_ vector: Point) -> Point { axes.part(of: vector) }

  /// Returns an offset that is left where it was on each axis that cannot scroll, valid or not (SD-2).
  public func moved(from present: Point, to offset: Point) -> Point {
    Point(x: horizontal.scrolls ? offset.x : present.x, y: vertical.scrolls ? offset.y : present.y)
  }
}
