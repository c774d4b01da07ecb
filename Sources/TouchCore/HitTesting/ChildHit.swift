/// The result of a hit test among a node's children.
public enum ChildHit {
  /// No child was hit.
  case none
  /// Search the children of this child, at the point in its coordinates.
  case descend(any HitTestNode, at: Point)
  /// This node, which may be any of the same tree, as a child returned, or one further down.
  case found(any HitTestNode, by: any HitTestNode)
}

extension HitTestNode {
  /// Returns the result of a hit test among the children below an index, topmost first.
  ///
  /// Without ``childBoxes`` they are asked one after the other, and those of the child that is hit in turn. While the
  /// nodes are of one class that takes up to five levels at a time: the closures are inlined, so the compiler sees all
  /// five levels and counts no references for them, which halves the time of a hit test.
  @inlinable public func hitTestChildren(_ point: Point, below index: Int, with payload: AnyObject?) -> ChildHit {
    if let boxes = childBoxes { return boxes.hitTestChildren(of: self, point, below: index, with: payload) }
    return search(point, below: index, payload, isFirst: true) { node, point in
      node.search(point, below: .max, payload, isFirst: false) { node, point in
        node.search(point, below: .max, payload, isFirst: false) { node, point in
          node.search(point, below: .max, payload, isFirst: false) { node, point in
            node.search(point, below: .max, payload, isFirst: false) { .descend($0, at: $1) }
          }
        }
      }
    }
  }

  /// Finds the child that is hit, and continues there; below the first level, children whose boxes cannot decide are asked.
  @inlinable @inline(__always)
  func search(
    _ point: Point, below index: Int, _ payload: AnyObject?, isFirst: Bool, _ goOn: (Self, Point) -> ChildHit
  ) -> ChildHit {
    var place = index
    // A child that was asked may have taken others away.
    while place > 0, case let count = childNodeCount, count > 0 {
      place = min(place, count) - 1
      let child = childNode(at: place)
      guard let inside = child.nodePlacement.undo(point) else { continue }
      switch child.hitTestNode(inside, with: payload) {
      case .outside: continue
      case .found(let node): return .found(node, by: child)
      case .descend:
        guard let same = child as? Self, same.childBoxes == nil else { return .descend(child, at: inside) }
        return goOn(same, inside)
      }
    }
    return isFirst ? .none : .descend(self, at: point)
  }

  /// Returns the result of this child's hit test, for a point in its parent's coordinates.
  ///
  /// For a ``hitTestChildren(_:below:with:)`` of your own that asks the children one by one.
  @inlinable public func hitTest(fromParent point: Point, with payload: AnyObject?) -> ChildHit {
    guard let inside = nodePlacement.undo(point) else { return .none }
    switch hitTestNode(inside, with: payload) {
    case .outside: return .none
    case .descend: return .descend(self, at: inside)
    case .found(let node): return .found(node, by: self)
    }
  }
}
