public import TouchEvents

/// Reports every way in which a node and those below it break the contract of `TouchNode`.
///
/// Parents and children must name each other, each node's placement must be invertible, conversions must lead there and
/// back, the hit test must return what its plain definition returns, twice the same, and the chain of responders must end.
/// With `direct` the check also finds methods that a protocol's default hides from the engine. Set it with
/// `overridesHitTest` when nodes answer hit tests in a way of their own; then only the answers' place is checked.
public func checkTouchNode(
  _ node: any TouchNode, direct: DirectAnswers? = nil, overridesHitTest: Bool = false,
  names: TouchNames = TouchNames()
) -> [Finding] {
  var check = TouchNodeCheck(root: node, names: names)
  check.chains()
  check.family()
  for member in check.members { check.geometry(of: member) }
  check.hitTests(areOverridden: overridesHitTest)
  if let direct {
    var shadows = ShadowCheck(node: node, name: check.names.text(node))
    shadows.compare(direct, at: check.points(of: node))
    check.findings += shadows.findings
  }
  return check.findings
}

/// The work of ``checkTouchNode(_:direct:overridesHitTest:names:)``, one method for each part of the contract.
struct TouchNodeCheck {
  let root: any TouchNode
  var names: TouchNames
  var findings: [Finding] = []
  /// The node and those below it that are rightly its descendants.
  private(set) var members: [any TouchNode] = []

  init(root: any TouchNode, names: TouchNames) {
    self.root = root
    self.names = names
  }

  mutating func report(_ node: any TouchNode, _ rule: String, _ what: String) {
    findings.append(Finding(names.text(node), rule, what))
  }

  // MARK: Chains

  mutating func chains() {
    var walk = CycleGuard()
    var node = root.parentNode
    while let current = node {
      if current === root { return report(root, "RC-7", "is above itself: parentNode leads into a cycle") }
      guard walk.admits(current) else {
        report(root, "RC-7", "has no root: parentNode leads into a cycle")
        break
      }
      node = current.parentNode
    }
    walk = CycleGuard()
    var responder = root.nextResponder
    while let current = responder {
      guard walk.admits(current) else {
        report(root, "RC-7", "nextResponder leads into a cycle")
        break
      }
      responder = current.nextResponder
    }
    guard let parent = root.parentNode else { return }
    for index in 0..<max(0, parent.childNodeCount) where parent.childNode(at: index) === root { return }
    report(root, "HT-6", "is not among the children of its parentNode")
  }

  // MARK: Parents and children

  mutating func family() {
    var pending: [any TouchNode] = [root]
    var walk = CycleGuard()
    while let node = pending.popLast(), walk.admits(node) {
      members.append(node)
      if node.childNodeCount < 0 { report(node, "HT-6", "counts fewer than no children") }
      var children: [any TouchNode] = []
      for index in 0..<max(0, node.childNodeCount) {
        guard let child = root.touchNode(for: node.childNode(at: index)) else {
          report(node, "HT-6", "has a child that is no TouchNode")
          continue
        }
        if child !== node.childNode(at: index) {
          report(node, "HT-6", "answers another child each time for index \(index)")
        } else if children.contains(where: { $0 === child }) {
          report(child, "HT-6", "is twice a child of the same node")
        } else if child === root {
          report(child, "HT-6", "is below itself")
        } else if let parent = child.parentNode, parent === node {
          children.append(child)
        } else {
          report(child, "HT-6", "is a child of a node that is not its parentNode")
        }
      }
      for recognizer in node.attachedGestureRecognizers where recognizer.node !== node {
        report(node, "GC-10", "lists a recognizer that is attached elsewhere: use addGestureRecognizer(_:)")
      }
      pending.append(contentsOf: children.reversed())
    }
  }

  // MARK: Geometry

  mutating func geometry(of node: any TouchNode) {
    let placement = node.nodePlacement
    guard node.nodeBounds.isFinite, placement.isFinite else {
      return report(node, "HT-8", "has bounds or a placement that are not finite")
    }
    guard let back = placement.inverted() else {
      return report(node, "HT-8", "cannot be touched: its placement is not invertible")
    }
    guard node.rootNode.nodePlacement.isInvertible else { return }
    for point in points(of: node) {
      if !isNear(point.applying(placement).applying(back), point) {
        return report(node, "HT-8", "its placement does not lead back: too flat or too far away")
      }
      let there = node.convert(point, toNode: nil)
      if isInvertible(above: node), !isNear(node.convert(there, fromNode: nil), point) {
        return report(node, "HT-8", "converting to the root and back misses the point")
      }
      guard let parent = node.parentNode, isInvertible(above: node) else { continue }
      if !isNear(node.convert(point, toNode: parent), point.applying(placement)) {
        return report(node, "HT-8", "converting to the parent is not what the placement says")
      }
    }
  }

  private func isInvertible(above node: any TouchNode) -> Bool {
    var ancestor = node.parentNode
    var walk = CycleGuard()
    while let current = ancestor, walk.admits(current) {
      guard current.nodePlacement.isInvertible else { return false }
      ancestor = current.parentNode
    }
    return true
  }

  private func isNear(_ left: Point, _ right: Point) -> Bool {
    left.distance(to: right) <= 1e-6 * (1 + right.length)
  }

  /// Returns places in and around a node, in its own coordinates, none of them on an edge.
  func points(of node: any TouchNode) -> [Point] {
    let box = node.nodeBounds
    var points: [Point] = []
    for row in 0...8 {
      for column in 0...8 {
        points.append(
          Point(
            x: box.minX + box.width * (Double(column) * 1.25 - 1.03) / 8,
            y: box.minY + box.height * (Double(row) * 1.25 - 1.03) / 8))
      }
    }
    return points
  }
}
