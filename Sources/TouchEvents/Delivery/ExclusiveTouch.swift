/// The nodes that have their windows' touches to themselves (TB-7, TB-8, RF-11).
struct ExclusiveTouch {
  struct Owner {
    let root: any TouchNode
    let node: any TouchNode
  }

  private(set) var owners: [Owner] = []

  /// Whether no root's touches are of one node alone.
  var isEmpty: Bool { owners.isEmpty }

  /// Returns the node that has the touches of a root to itself.
  func owner(of root: (any TouchNode)?) -> (any TouchNode)? { owners.first { $0.root === root }?.node }

  /// Gives a node the touches of its root.
  mutating func take(_ node: any TouchNode, _ root: any TouchNode) {
    owners.removeAll { $0.root === root }
    owners.append(Owner(root: root, node: node))
  }

  /// Ends the ownership of a node, unless another one has the root by now.
  mutating func release(_ owner: Owner) { owners.removeAll { $0.node === owner.node && $0.root === owner.root } }
}
