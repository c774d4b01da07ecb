import TouchCore

/// A circle in a drawing: a node of a tree that has nothing to do with `View`.
final class Shape: HitTestNode {
  let name: String
  let radius: Double
  let centre: Point
  private(set) var parts: [Shape] = []
  private weak var whole: Shape?

  init(_ name: String, centre: Point, radius: Double, parts: [Shape] = []) {
    self.name = name
    self.centre = centre
    self.radius = radius
    self.parts = parts
    for part in parts { part.whole = self }
  }

  // Where the node is.

  var nodeParent: (any HitTestNode)? { whole }
  var childNodeCount: Int { parts.count }
  func childNode(at index: Int) -> any HitTestNode { parts[index] }
  var nodeBounds: Rect { Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: centre.x, y: centre.y) }

  // What differs from a box.

  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { point.length <= radius }
}
