import TouchPlugins
import TouchScenarios

/// The recognizers and controls of a tree, with who requires whom to fail.
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

  private(set) var members: [Member] = []
  private(set) var nodes: [(node: any TouchNode, name: String)] = []
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

  /// Puts the worst first and keeps the order of the tree among equals.
  func sort(_ conflicts: inout [Conflict]) {
    let order = Conflict.Kind.allCases
    conflicts = order.flatMap { kind in conflicts.filter { $0.kind == kind } }
  }

  // MARK: Collecting

  /// Walks by iteration, since trees may be deep.
  private mutating func collect(_ root: any TouchNode, _ names: inout ObjectNames) {
    let registry = root.rootNode.touchContext?.registry
    var pending: [any TouchNode] = [root]
    while let node = pending.popLast() {
      let nodeName = names.name(of: node)
      nodes.append((node, nodeName))
      for (order, recognizer) in node.attachedGestureRecognizers.enumerated() {
        guard recognizer.isEnabled, let inspected = InspectedRecognizer(recognizer) else { continue }
        let kind = recognizer.traits.kind.rawValue
        members.append(
          Member(
            inspected: inspected, name: names.name(of: recognizer, wish: recognizer.name ?? kind), node: node,
            nodeName: nodeName, order: order,
            properties: registry?.recognizer(named: kind)?.properties.map { ($0.name, $0.get(recognizer)) } ?? []))
      }
      var index = node.childNodeCount - 1
      while index >= 0 {
        if let child = node.childNode(at: index).shownTouchNode { pending.append(child) }
        index -= 1
      }
    }
  }

  private mutating func connect(_ asksHooks: Bool) {
    for member in members {
      var required: [Int] = []
      for (index, other) in members.enumerated() where other.recognizer !== member.recognizer {
        let isStatic = member.inspected.waitsByItself(for: other.inspected)
        if isStatic
          || (asksHooks && canShareTouch(member, other) && member.inspected.waitsByAnswers(for: other.inspected))
        {
          required.append(index)
        }
      }
      requirements.append(required)
    }
  }

  // MARK: Questions

  /// Whether somebody lets two recognize side by side, or keeps one from preventing the other.
  ///
  /// Only what is declared counts: a delegate in code is taken to return `false`, as the default does.
  func mayBothAct(_ winner: Member, _ loser: Member) -> Bool {
    winner.inspected.allowsByAnswers(loser.inspected)
  }
}
