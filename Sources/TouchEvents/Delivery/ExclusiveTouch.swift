/// The nodes that have their windows' touches to themselves (TB-7, TB-8, RF-11).
struct ExclusiveTouch {
  private struct Owner {
    let root: any TouchNode
    let node: any TouchNode
  }

  private var owners: [Owner] = []

  /// Whether no root's touches are of one node alone.
  var isEmpty: Bool { owners.isEmpty }

  /// Returns the node that has the touches of a root to itself.
  func owner(of root: (any TouchNode)?) -> (any TouchNode)? { owners.first { $0.root === root }?.node }

  /// Gives a node the touches of its root.
  mutating func take(_ node: any TouchNode, _ root: any TouchNode) {
    owners.removeAll { $0.root === root }
    owners.append(Owner(root: root, node: node))
  }

  /// Ends the ownership of nodes that leave their root.
  mutating func nodeWillLeave(_ node: any TouchNode) { owners.removeAll { $0.node.isInside(node) } }

  /// Ends the ownership of roots whose touches have neither a view nor a recognizer left.
  mutating func releaseUnused(_ isUsed: (any TouchNode) -> Bool) { owners.removeAll { !isUsed($0.root) } }
}
