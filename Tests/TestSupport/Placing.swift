public import TouchViews

/// How the parent of what is tested lies in its root: as it is, or rotated by a quarter turn and half as large.
public enum Placing: CaseIterable, Sendable {
  /// Neither rotated nor scaled.
  case upright
  /// Rotated by a quarter turn, clockwise, and half as large.
  case turned

  /// Makes a root of 400 × 400 points with a parent of 200 × 200 in its center.
  public func makeTree() -> (root: View, parent: View) {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let parent = View(frame: Rect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(parent)
    if self == .turned { parent.transform = AffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5) }
    return (root, parent)
  }

  /// Returns where a point of the parent is in the root, worked out by hand.
  public func inRoot(_ x: Double, _ y: Double) -> Point {
    switch self {
    case .upright: Point(x: 100 + x, y: 100 + y)
    // A quarter turn clockwise about the center takes right to down and down to left.
    case .turned: Point(x: 200 - (y - 100) / 2, y: 200 + (x - 100) / 2)
    }
  }
}
