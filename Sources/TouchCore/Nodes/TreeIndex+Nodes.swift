extension TreeIndex {
  /// In the place of an answer: the root.
  private static var root: UInt { 2 }

  /// Who is at a point in the coordinates of a root, which contains it; `nil` when the hit test has to go down.
  func node(at point: Point, in root: any TouchNode) -> (any TouchNode)? {
    let answer = find(SIMD2(point.x, point.y))
    if answer > Self.root { return nodes[Int(bitPattern: answer - Self.root - 1)] }
    if answer == Self.root { return root }
    if answer == 0 { learn(point, root) }
    return nil
  }

  private func learn(_ point: Point, _ root: any TouchNode) {
    guard root.hitTestsItsBounds else { return }
    let bounds = root.bounds
    learn(SIMD2(point.x, point.y), bounds, limit: sizeLimit) { filling in
      if !goDown(root, .zero, ExactBox(bounds), 0, &filling) { _ = filling.add(IndexItem(root: Self.root)) }
    }
  }

  /// Adds what is in a node, whose coordinates begin at a place, as far as it is visible; whether none behind it matters.
  private func goDown(
    _ node: any TouchNode, _ origin: SIMD2<Double>, _ clip: ExactBox, _ depth: Int, _ filling: inout IndexFilling
  ) -> Bool {
    var index = node.childNodeCount
    filling.visited += 1
    guard !filling.isOverfull else { return true }
    guard index < ChildTable.many, depth < IndexFilling.depth else { return filling.add(Self.ask, clip) }
    while index > 0 {
      index -= 1
      let child = node.childNode(at: index)
      guard child.asView == nil, child.hitTestsItsBounds else { return filling.add(Self.ask, clip) }
      let placement = child.placement
      guard placement.isTranslation else { return filling.add(Self.ask, clip) }
      if child.touchRefusal != nil { continue }
      let bounds = child.bounds
      let (low, high) = (SIMD2(bounds.minX, bounds.minY), SIMD2(bounds.maxX, bounds.maxY))
      let inside = origin + SIMD2(placement.tx, placement.ty)
      guard let place = ExactBox(low: low, high: high, at: inside) else { return filling.add(Self.ask, clip) }
      let visible = place.clipped(to: clip)
      guard filling.mayBeSeen(visible) else { continue }
      let first = filling.items.count
      if child.childNodeCount > 0, goDown(child, inside, visible, depth + 1, &filling) { return true }
      if filling.isHidden(visible, since: first) { continue }
      nodes.append(child)
      if filling.add(UInt(bitPattern: nodes.count) + Self.root, visible) { return true }
    }
    return false
  }
}
