/// What a node's children answer to a hit test.
public enum ChildHit {
  /// No child was hit.
  case none
  /// Look among the children of this child, at the point in its coordinates.
  case descend(any TouchNode, at: Point)
  /// This node, which may be any of the same tree.
  case found(any TouchNode)
  /// The child at an index is a view, or has something to trace: it is asked in full.
  case ask(Int)
}

extension TouchNode {
  /// Asks one child after the other, the topmost first.
  @inlinable public func hitTestChildren(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit {
    hitTestEachChild(point, below: index, with: event)
  }

  /// Asks one child after the other, the topmost first: for nodes that answer otherwise only at times.
  @inlinable public func hitTestEachChild(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit {
    var place = min(index, childNodeCount)
    while place > 0 {
      place -= 1
      let answer = childNode(at: place).hitTest(fromParent: point, at: place, with: event)
      if case .none = answer { continue }
      return answer
    }
    return .none
  }

  /// What a child answers for a point in its parent's coordinates.
  @inlinable func hitTest(fromParent point: Point, at index: Int, with event: TouchEvent?) -> ChildHit {
    if asView != nil { return .ask(index) }
    guard let inside = placement.undo(point) else { return .none }
    switch hitTestNode(inside, with: event) {
    case .outside: return .none
    case .descend: return .descend(self, at: inside)
    case .found(let node): return .found(node)
    }
  }
}
