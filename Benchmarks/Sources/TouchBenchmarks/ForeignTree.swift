import TouchCore

/// A node of a tree that is none of the package's: six requirements and what it keeps to be found, nothing of `View`.
final class SceneNode: TouchNode {
  let number: Int
  let bounds: Rect
  let placement: AffineTransform
  unowned(unsafe) private(set) var parent: SceneNode?
  // As a tree of one's own may say that is never changed while it is gone through.
  @exclusivity(unchecked) private(set) var children: [SceneNode] = []
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  /// What a parent of many children keeps to find them.
  private(set) var childBoxes: ChildBoxes?
  /// What a root keeps of a tree that it tells of changes.
  private(set) var treeIndex: TreeIndex?

  init(_ number: Int, _ node: WorkTree.Node) {
    self.number = number
    bounds = Rect(x: 0, y: 0, width: Double(node.width), height: Double(node.height))
    placement = AffineTransform(translationX: Double(node.x), y: Double(node.y))
  }

  func add(_ child: SceneNode) {
    children.append(child)
    child.parent = self
    childBoxes?.append(child.bounds.applying(child.placement))
  }

  /// Keeps boxes of the children from now on.
  func keepBoxes() { childBoxes = ChildBoxes() }

  /// Keeps what picks learn from now on; this tree does not change any more.
  func keepIndex() { treeIndex = TreeIndex() }

  var hitTestsItsBounds: Bool { true }
  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any TouchNode { children[index] }
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

/// Picks in a tree of foreign nodes, whose root keeps an index or does not; in flat ones the root keeps boxes instead.
func measureForeignHits(_ work: WorkTree, isIndexed: Bool = true) {
  measureHits(isIndexed ? "touchstone-foreign" : "touchstone-foreign-down", work) {
    let root = makeSceneNodes(work)
    if isIndexed, work.shape != .flat { root.keepIndex() }
    return { point in
      guard let hit = HitTesting.node(at: point, in: root) else { return 0 }
      return unsafeDowncast(hit, to: SceneNode.self).number
    }
  }
}
