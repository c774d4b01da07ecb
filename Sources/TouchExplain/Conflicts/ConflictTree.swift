import TouchControls
import TouchCore
import TouchGestures
import TouchScenarios

/// The recognizers and controls of a tree, with who requires whom to fail.
struct ConflictTree {
  /// A recognizer and where it is.
  struct Member {
    var recognizer: GestureRecognizer
    var name: String
    var node: any TouchNode
    var nodeName: String
    /// Its place on its node; a later one goes first.
    var order: Int
    /// Its own properties as its kind describes them.
    var properties: [(name: String, value: PropertyValue)]

    var traits: GestureTraits { recognizer.traits }
    var title: String { "\(name) (\(traits.kind.rawValue) on \(nodeName))" }

    func property(_ name: String) -> PropertyValue? { properties.first { $0.name == name }?.value }
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

  /// Members of different nodes, of which the second lies in the first, and of one node: all that can share a touch.
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
      for (order, attached) in node.attachedGestureRecognizers.enumerated() {
        guard let recognizer = attached as? GestureRecognizer, recognizer.isEnabled else { continue }
        let kind = recognizer.traits.kind.rawValue
        members.append(
          Member(
            recognizer: recognizer, name: names.name(of: recognizer, wish: recognizer.name ?? kind), node: node,
            nodeName: nodeName, order: order,
            properties: registry?.recognizer(named: kind)?.properties.map { ($0.name, $0.get(recognizer)) } ?? []))
      }
      var index = node.childNodeCount - 1
      while index >= 0 {
        pending.append(node.childNode(at: index))
        index -= 1
      }
    }
  }

  private mutating func connect(_ asksHooks: Bool) {
    for member in members {
      var required: [Int] = []
      for (index, other) in members.enumerated() where other.recognizer !== member.recognizer {
        let isStatic = member.recognizer.requiredToFail.contains { $0 === other.recognizer }
        if isStatic || (asksHooks && canShareTouch(member, other) && requires(member.recognizer, other.recognizer)) {
          required.append(index)
        }
      }
      requirements.append(required)
    }
  }

  /// Whether hooks or delegates let one wait for another (GF-2).
  private func requires(_ waiter: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    if waiter.script?.recognizer(waiter, .subclassRequiresFailure, other) ?? waiter.shouldRequireFailure(of: other) {
      return true
    }
    if other.script?.recognizer(other, .subclassRequiredToFail, waiter) ?? other.shouldBeRequiredToFail(by: waiter) {
      return true
    }
    let waiting: any GestureRecognizing = waiter
    let required: any GestureRecognizing = other
    return waiter.gestureDelegate?.gestureRecognizer(waiting, shouldRequireFailureOf: required) ?? false
      || other.gestureDelegate?.gestureRecognizer(required, shouldBeRequiredToFailBy: waiting) ?? false
  }

  // MARK: Questions

  /// Whether somebody lets two recognize side by side, or keeps one from preventing the other.
  ///
  /// Only what is declared counts: a delegate in code is taken to say no, as the default does.
  func mayBothAct(_ winner: Member, _ loser: Member) -> Bool {
    let (left, right) = (winner.recognizer, loser.recognizer)
    if !(left.script?.recognizer(left, .canPrevent, right) ?? left.canPrevent(right)) { return true }
    if !(right.script?.recognizer(right, .canBePrevented, left) ?? right.canBePrevented(by: left)) { return true }
    return sharesByFile(left, right) || sharesByFile(right, left)
  }

  private func sharesByFile(_ recognizer: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard let script = recognizer.gestureDelegate as? ScriptedGesture else { return false }
    return script.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
  }
}
