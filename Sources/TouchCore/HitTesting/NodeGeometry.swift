extension AffineTransform {
  /// Whether the transform only moves points.
  @inlinable package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Takes a point back; `nil` when the transform flattens the plane.
  @inlinable package func undo(_ point: Point) -> Point? {
    if isTranslation { return Point(x: point.x - tx, y: point.y - ty) }
    return undoInverted(point)
  }

  /// Returns the same for a transform that does more than move points, apart so that it takes no room where none does.
  @inline(never)
  @usableFromInline package func undoInverted(_ point: Point) -> Point? { inverted().map { point.applying($0) } }
}

extension HitTestNode {
  /// Returns a point of the samples' coordinates in the node's own.
  @inline(__always)
  package func pointFromScreen(_ point: Point) -> Point { nodePlacementOnScreen.undo(point) ?? nodeBounds.origin }

  /// Returns a point in this node's coordinates, expressed in another node's; `nil` means the root's.
  @inline(__always)
  public func convert(_ point: Point, toNode other: (any HitTestNode)?) -> Point {
    let onScreen = point.applying(nodePlacementOnScreen)
    return (other ?? nodeRoot).pointFromScreen(onScreen)
  }

  /// Returns a point in another node's coordinates, expressed in this one's; `nil` means the root's.
  @inline(__always)
  public func convert(_ point: Point, fromNode other: (any HitTestNode)?) -> Point {
    pointFromScreen(point.applying((other ?? nodeRoot).nodePlacementOnScreen))
  }

  /// Returns a movement in the samples' coordinates, expressed in the node's own.
  @inline(__always)
  public func localVector(_ vector: Point) -> Point {
    let placement = nodePlacementOnScreen
    return placement.isTranslation ? vector : placement.linearPart.undo(vector) ?? .zero
  }

  /// Returns a movement in the node's coordinates, expressed in the samples'.
  @inline(__always)
  public func screenVector(_ vector: Point) -> Point {
    let placement = nodePlacementOnScreen
    return placement.isTranslation ? vector : vector.applying(placement.linearPart)
  }
}

extension AffineTransform {
  /// The transform without its movement, as it applies to distances.
  package var linearPart: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
