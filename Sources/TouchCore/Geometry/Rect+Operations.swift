extension Rect {
  /// The null rectangle: what an intersection of disjoint rectangles is in Core Graphics.
  ///
  /// Here ``intersection(_:)`` of such rectangles is `.zero`; ``union(_:)`` leaves the null rectangle out.
  @inlinable
  public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// A Boolean value that indicates whether the rectangle is null, as ``null`` is.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Returns whether two rectangles are equal after standardizing; all null rectangles are equal.
  @inlinable
  public func equalTo(_ other: Rect) -> Bool {
    if isNull || other.isNull { return isNull && other.isNull }
    return standardized == other.standardized
  }

  /// Returns whether a point is inside: the left and top edges belong to the rectangle, the right and bottom do not.
  ///
  /// A NaN on either side makes it false.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle lies completely inside this one; edges may touch.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns whether the two rectangles share an area; touching edges do not count.
  @inlinable
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  /// Returns the area that the two rectangles share, or `.zero` if there is none (Core Graphics returns its null
  /// rectangle).
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = minX > other.minX ? minX : other.minX
    let top = minY > other.minY ? minY : other.minY
    let right = maxX < other.maxX ? maxX : other.maxX
    let bottom = maxY < other.maxY ? maxY : other.maxY
    guard left < right, top < bottom else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both; an empty rectangle counts as the point or line where it lies.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let left = minX < other.minX ? minX : other.minX
    let top = minY < other.minY ? minY : other.minY
    let right = maxX > other.maxX ? maxX : other.maxX
    let bottom = maxY > other.maxY ? maxY : other.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle moved by a distance on each axis, in points.
  @inlinable
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns the rectangle with opposite edges moved inward by the same distance, in points; negative distances enlarge
  /// it.
  ///
  /// Edges that would pass each other meet half-way, so the result is empty rather than inverted.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// Returns the rectangle with each edge drawn in by its own distance.
  ///
  /// Edges that would pass each other meet half-way, so the result is empty rather than inverted.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    var result = Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
    if result.size.width < 0 {
      result.origin.x += result.size.width / 2
      result.size.width = 0
    }
    if result.size.height < 0 {
      result.origin.y += result.size.height / 2
      result.size.height = 0
    }
    return result
  }

  /// Returns the smallest axis-aligned rectangle that contains this one after a transform.
  public func applying(_ transform: AffineTransform) -> Rect {
    // The image of a rectangle is a parallelogram: one corner, and the two edges that leave it.
    let corner = Point(x: minX, y: minY).applying(transform)
    let across = Size(width: width, height: 0).applying(transform)
    let down = Size(width: 0, height: height).applying(transform)
    let left = min(0, across.width) + min(0, down.width)
    let top = min(0, across.height) + min(0, down.height)
    return Rect(
      x: corner.x + left,
      y: corner.y + top,
      width: across.width.magnitude + down.width.magnitude,
      height: across.height.magnitude + down.height.magnitude)
  }
}
