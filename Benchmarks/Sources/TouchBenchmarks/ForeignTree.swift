import TouchEvents

/// A node of a tree that is none of the package's: six requirements and what it keeps to be found, nothing of `View`.
final class SceneNode: TouchNode {
  let number: Int
  let bounds: Rect
  let nodePlacement: AffineTransform
  unowned(unsafe) private(set) var parent: SceneNode?
  // As a tree of one's own may declare if it never changes while it is traversed.
  @exclusivity(unchecked) private(set) var children: [SceneNode] = []
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  /// What a parent of many children keeps to find them.
  private(set) var childBoxes: ChildBoxes?

  init(_ number: Int, _ node: WorkTree.Node) {
    self.number = number
    bounds = Rect(x: 0, y: 0, width: Double(node.width), height: Double(node.height))
    nodePlacement = AffineTransform(translationX: Double(node.x), y: Double(node.y))
  }

  func add(_ child: SceneNode) {
    children.append(child)
    child.parent = self
    childBoxes?.append(child.bounds.applying(child.nodePlacement))
  }

  /// Keeps boxes of the children from now on.
  func keepBoxes() { childBoxes = ChildBoxes() }

  var nodeBounds: Rect { bounds }
  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
}

/// Builds the tree of foreign nodes of a piece of work; parents of many children keep boxes.
func makeSceneNodes(_ work: WorkTree) -> SceneNode {
  var nodes: [SceneNode] = []
  nodes.reserveCapacity(work.nodes.count)
  for (number, node) in work.nodes.enumerated() {
    let made = SceneNode(number, node)
    if work.shape == .flat, number == 0 { made.keepBoxes() }
    if node.parent >= 0 { nodes[node.parent].add(made) }
    nodes.append(made)
  }
  return nodes[0]
}

/// Picks in a tree of foreign nodes.
func measureForeignHits(_ work: WorkTree) {
  measureHits("touchstone-foreign", work) {
    let root = makeSceneNodes(work)
    return { point in
      guard let hit = HitTesting.node(at: point, in: root) else { return 0 }
      return unsafeDowncast(hit, to: SceneNode.self).number
    }
  }
}
