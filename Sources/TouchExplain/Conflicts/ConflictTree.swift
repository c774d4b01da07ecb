import TouchPlugins
import TouchScenarios

/// The recognizers and controls of a tree, with their failure requirements.
struct ConflictTree {
  /// A recognizer and where it is.
  struct Member {
    var inspected: InspectedRecognizer
    var name: String
    var node: any TouchNode
    var nodeName: String
    /// Its place on its node; a later one goes first.
    var order: Int
    /// Its own properties as its kind describes them.
    var properties: [(name: String, value: PropertyValue)]

    var recognizer: any GestureRecognizing { inspected.recognizer }
    var traits: GestureTraits { recognizer.traits }
    var title: String { "\(name) (\(traits.kind.rawValue) on \(nodeName))" }

    func property(_ name: String) -> PropertyValue? { properties.first { $0.name.isSame(as: name) }?.value }
  }

  /// A node that has recognizers, the nearest of its ancestors that has some, and the members in its subtree.
  ///
  /// The walk is in preorder, so that the members of a subtree stand next to each other: its own first.
  private struct Owner {
    var parent: Int?
    var ownCount: Int
    var subtree: Range<Int>
  }

  private(set) var members: [Member] = []
  private(set) var nodes: [(node: any TouchNode, name: String)] = []
  private var owners: [Owner] = []
  /// The owner of each member, and for each node the nearest owner at it or above it.
  private var ownerOfMember: [Int] = []
  private var ownerOfNode: [Int?] = []
  /// The indices of the members that each member requires to fail.
  private(set) var requirements: [[Int]] = []
  let settings: TouchSettings

  init(_ roots: [any TouchNode], asksHooks: Bool, names: ObjectNames) {
    var names = names
    settings = roots.first?.rootNode.touchContext?.settings ?? TouchSettings()
    for root in roots { collect(root, &names) }
    connect(asksHooks)
  }

  /// Returns whether two members can share a touch: one's node is the other's or lies in it.
  func canShareTouch(_ left: Member, _ right: Member) -> Bool {
    left.node.isInside(right.node) || right.node.isInside(left.node)
  }

  /// Returns the members that can share a touch with one, in order: those of its node, of ancestors and of descendants.
  func rivals(of index: Int) -> [Int] {
    let owner = ownerOfMember[index]
    return membersAbove(owners[owner].parent) + owners[owner].subtree.filter { $0 != index }
  }

  /// Returns the members on a node and on its ancestors, in order.
  func membersAround(nodeAt index: Int) -> [Int] { membersAbove(ownerOfNode[index]) }

  private func membersAbove(_ owner: Int?) -> [Int] {
    var found: [Int] = []
    var current = owner
    while let index = current {
      let first = owners[index].subtree.lowerBound
      found += (first..<first + owners[index].ownCount).reversed()
      current = owners[index].parent
    }
    return found.reversed()
  }

  /// Puts the worst first: by kind, and of one kind the longest delay; equals keep the order of the tree.
  func sort(_ conflicts: inout [Conflict]) {
    conflicts = Conflict.Kind.allCases.flatMap { kind in
      conflicts.filter { $0.kind == kind }.enumerated()
        .sorted { left, right in
          let (first, second) = (left.element.milliseconds ?? 0, right.element.milliseconds ?? 0)
          return first == second ? left.offset < right.offset : first > second
        }
        .map { $0.element }
    }
  }

  // MARK: Collecting

  /// Walks by iteration, since trees may be deep.
  private mutating func collect(_ root: any TouchNode, _ names: inout ObjectNames) {
    let registry = root.rootNode.touchContext?.registry
    let firstOwner = owners.count
    var pending: [(node: any TouchNode, owner: Int?)] = [(root, nil)]
    while let (node, parent) = pending.popLast() {
      let nodeName = names.name(of: node)
      nodes.append((node, nodeName))
      let first = members.count
      for (order, recognizer) in node.attachedGestureRecognizers.enumerated() {
        guard recognizer.isEnabled, let inspected = InspectedRecognizer(recognizer) else { continue }
        let kind = recognizer.traits.kind.rawValue
        members.append(
          Member(
            inspected: inspected, name: names.name(of: recognizer, wish: recognizer.name ?? kind), node: node,
            nodeName: nodeName, order: order,
            properties: registry?.recognizer(named: kind)?.properties.map { ($0.name, $0.get(recognizer)) } ?? []))
        ownerOfMember.append(owners.count)
      }
      var owner = parent
      if members.count > first {
        owner = owners.count
        owners.append(Owner(parent: parent, ownCount: members.count - first, subtree: first..<members.count))
      }
      ownerOfNode.append(owner)
      var index = max(0, node.childNodeCount) - 1
      while index >= 0 {
        if let child = node.childNode(at: index).shownTouchNode { pending.append((child, owner)) }
        index -= 1
      }
    }
    // From the last to the first, each subtree grows into that of the owner above it.
    for index in (firstOwner..<owners.count).reversed() {
      guard let parent = owners[index].parent else { continue }
      let (above, own) = (owners[parent].subtree, owners[index].subtree)
      owners[parent].subtree = above.lowerBound..<max(above.upperBound, own.upperBound)
    }
  }

  private mutating func connect(_ asksHooks: Bool) {
    var places = Table<ObjectIdentifier, Int>()
    for index in members.indices { places[members[index].inspected.identity] = index }
    for (index, member) in members.enumerated() {
      var required = member.inspected.required.compactMap { places[$0] }.filter { $0 != index }
      if asksHooks {
        required += rivals(of: index).filter { other in
          !required.contains(other) && member.inspected.waitsByAnswers(for: members[other].inspected)
        }
      }
      requirements.append(required.sorted())
    }
  }

  // MARK: Questions

  /// Returns whether a hook or delegate lets two recognize together, or keeps one from preventing the other.
  ///
  /// Only what is declared counts: a delegate in code is taken to return `false`, as the default does.
  func mayBothAct(_ winner: Member, _ loser: Member) -> Bool {
    winner.inspected.allowsByAnswers(loser.inspected)
  }
}
