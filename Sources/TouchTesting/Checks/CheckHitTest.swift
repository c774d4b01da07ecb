import TouchEvents

extension TouchNodeCheck {
  /// Compares the engine's hit test with the plain definition, at places in and around every node.
  mutating func hitTests(areOverridden: Bool) {
    for member in members {
      for place in points(of: member) {
        guard let point = inRoot(place, of: member) else { break }
        // The engine takes points of the coordinates in which the root is placed.
        let outside = point.applying(root.nodePlacement)
        guard root.nodePlacement.isInvertible else { return }
        let answer = HitTesting.node(at: outside, in: root)
        if let answer, !answer.isInside(root.rootNode) {
          return report(answer, "HT-11", "was answered by a hit test of a tree that it is not in")
        }
        if !isSame(answer, HitTesting.node(at: outside, in: root)) {
          return report(member, "HT-13", "the second hit test of a place finds another node than the first")
        }
        if areOverridden { continue }
        let plain = plainHitTest(point, root)
        guard !isSame(answer, plain) else { continue }
        let found = answer.map { names.text($0) } ?? "nothing"
        let expected = plain.map { names.text($0) } ?? "nothing"
        return report(
          member, "HT-6",
          "a hit test at \(numberText(place.x)), \(numberText(place.y)) finds \(found), not \(expected)")
      }
    }
  }

  private func isSame(_ left: (any TouchNode)?, _ right: (any TouchNode)?) -> Bool { left === right }

  /// Returns a place of a member in the coordinates of the checked node; `nil` when something between is flattened.
  private func inRoot(_ place: Point, of member: any TouchNode) -> Point? {
    var point = place
    var node = member
    var walk = CycleGuard()
    while node !== root {
      guard node.nodePlacement.isInvertible, let parent = node.parentNode, walk.admits(parent) else { return nil }
      point = point.applying(node.nodePlacement)
      node = parent
    }
    return point
  }

  /// Performs a hit test by HT-1 to HT-8 word for word: the node's own answer first, then its children from the front to the back.
  private func plainHitTest(_ point: Point, _ node: any TouchNode, _ way: CycleGuard = CycleGuard()) -> (any TouchNode)?
  {
    var walk = way
    guard walk.admits(node), node.touchRefusal == nil, node.nodeContains(point, with: nil) else { return nil }
    for index in (0..<max(0, node.childNodeCount)).reversed() {
      let child = node.childNode(at: index)
      guard let back = child.nodePlacement.inverted() else { continue }
      guard let child = root.touchNode(for: child) else { continue }
      if let found = plainHitTest(point.applying(back), child, walk) { return found }
    }
    return node
  }
}
