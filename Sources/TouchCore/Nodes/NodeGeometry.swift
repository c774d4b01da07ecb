extension AffineTransform {
  /// Whether the transform only moves points.
  @inlinable var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Takes a point back; `nil` when the transform flattens the plane.
  @inlinable package func undo(_ point: Point) -> Point? {
    if isTranslation { return Point(x: point.x - tx, y: point.y - ty) }
    return undoInverted(point)
  }

  /// The same for a transform that does more than move points, apart so that it takes no room where none does.
  @inline(never)
  @usableFromInline package func undoInverted(_ point: Point) -> Point? { inverted().map { point.applying($0) } }
}

extension TouchNode {
  /// Takes points from the node's own coordinates to those of the samples.
  package var screenPlacement: AffineTransform {
    if let view = asView, view === self { return view.placementOfView }
    var result = placement
    var node = parentNode
    while let current = node {
      result = result.concatenating(current.placement)
      node = current.parentNode
    }
    return result
  }

  /// A point of the samples' coordinates in the node's own.
  package func pointFromScreen(_ point: Point) -> Point {
    screenPlacement.undo(point) ?? bounds.origin
  }

  /// Returns a point in this node's coordinates, expressed in another node's; `nil` means the root's.
  @inline(__always)
  public func convert(_ point: Point, toNode other: (any TouchNode)?) -> Point {
    let onScreen = point.applying(screenPlacement)
    return (other ?? rootNode).pointFromScreen(onScreen)
  }

  /// Returns a point in another node's coordinates, expressed in this one's; `nil` means the root's.
  @inline(__always)
  public func convert(_ point: Point, fromNode other: (any TouchNode)?) -> Point {
    pointFromScreen(point.applying((other ?? rootNode).screenPlacement))
  }

  /// Returns a movement in the samples' coordinates, expressed in the node's own.
  @inline(__always)
  public func localVector(_ vector: Point) -> Point {
    let placement = screenPlacement
    if placement.isTranslation { return vector }
    var linear = placement
    linear.tx = 0
    linear.ty = 0
    return linear.undo(vector) ?? .zero
  }

  /// Returns a movement in the node's coordinates, expressed in the samples'.
  @inline(__always)
  public func screenVector(_ vector: Point) -> Point {
    let placement = screenPlacement
    if placement.isTranslation { return vector }
    var linear = placement
    linear.tx = 0
    linear.ty = 0
    return vector.applying(linear)
  }
}
