/// Where the answer of a hit test is from.
package enum HitTestSource {
  /// The boxes of the root's tree alone.
  case boxes
  /// A node that answered for itself, perhaps with one of another tree (HT-11).
  case override
  /// Nowhere: nodes lie inside each other.
  case cycle
}

/// Finds the node at a point, front to back, without recursion over nodes that don't override the question.
///
/// ```swift
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let card = View(frame: Rect(x: 40, y: 40, width: 200, height: 120))
/// root.addSubview(card)
/// print(HitTesting.node(at: Point(x: 60, y: 60), in: root) === card)  // Prints "true"
/// ```
public enum HitTesting {
  /// Returns the deepest node at a point in the coordinates of the root's parent space, `nil` when there is none.
  ///
  /// A node found by an override counts only when it is of the same tree (HT-11). The payload is handed to the nodes.
  public static func node(
    at point: Point, in root: any HitTestNode, with payload: AnyObject? = nil, observer: (any HitTestObserver)? = nil
  ) -> (any HitTestNode)? {
    var source = HitTestSource.override
    guard let answer = answer(at: point, of: root, with: payload, observer, &source) else { return nil }
    return source == .boxes || isInTree(answer, of: root) ? answer : nil
  }

  /// Returns whether an answer counts: it is of the tree of the root (HT-11).
  public static func isInTree(_ answer: any HitTestNode, of root: any HitTestNode) -> Bool {
    answer === root || answer.nodeRoot === root.nodeRoot
  }

  /// Returns the root's answer, even a node of another tree, and where it is from.
  ///
  /// Not inlined: the compiler for Embedded Swift cannot emit it inside another module's function.
  @inline(never)
  package static func answer(
    at point: Point, of root: any HitTestNode, with payload: AnyObject?, _ observer: (any HitTestObserver)?,
    _ source: inout HitTestSource
  ) -> (any HitTestNode)? {
    guard let chooser = root.hitTestChooser else { return search(point, root, payload, observer, &source) }
    return chooser.chooseNode(at: point, with: payload) { point in
      var source = HitTestSource.override
      return search(point, root, payload, observer, &source)
    }
  }

  private static func search(
    _ point: Point, _ root: any HitTestNode, _ payload: AnyObject?, _ observer: (any HitTestObserver)?,
    _ source: inout HitTestSource
  ) -> (any HitTestNode)? {
    guard let inside = root.nodePlacement.undo(point) else { return nil }
    let answer = find(inside, from: root, payload, observer, &source)
    observer?.node(root, returned: answer)
    return answer
  }

  /// Returns the result of a node's hit test for a point in its own coordinates.
  private static func find(
    _ point: Point, from start: any HitTestNode, _ payload: AnyObject?, _ observer: (any HitTestObserver)?,
    _ source: inout HitTestSource
  ) -> (any HitTestNode)? {
    switch start.hitTestNode(point, with: payload) {
    case .outside: return nil
    case .found(let node): return node
    case .descend:
      source = .boxes
      return descend(point, into: start, payload, observer, &source)
    }
  }

  /// Searches a node's children, and takes the node itself when none of them is hit; `nil` in a cycle.
  ///
  /// Parents test their children themselves (``HitTestNode/hitTestChildren(_:below:with:)``), several levels at a time;
  /// the observer is notified afterwards of the nodes that they passed over.
  private static func descend(
    _ point: Point, into start: any HitTestNode, _ payload: AnyObject?, _ observer: (any HitTestObserver)?,
    _ source: inout HitTestSource
  ) -> (any HitTestNode)? {
    var node = start
    var local = point
    var walk = CycleGuard()
    while true {
      switch node.hitTestChildren(local, below: .max, with: payload) {
      case .none:
        if let observer { passOver(node, below: .max, above: nil, local, observer) }
        return finish(node, from: node, to: start, observer)
      case .found(let answer, let child):
        source = .override
        if let observer {
          tell(observer, from: node, below: .max, local, to: child)
          observer.node(child, returned: answer)
        }
        return finish(answer, from: child.nodeParent ?? node, to: start, observer)
      case .descend(let child, let inside):
        guard walk.admits(child) else {
          source = .cycle
          return nil
        }
        if let observer { tell(observer, from: node, below: .max, local, to: child) }
        node = child
        local = inside
      }
    }
  }

  // MARK: The observer

  // Not inlined: what they check would be checked before each hit test, observed or not.

  /// Reports which nodes were passed over on the way from a node down to another; returns the point in the other.
  @discardableResult
  @inline(never)
  package static func tell(
    _ observer: any HitTestObserver, from start: any HitTestNode, below limit: Int, _ point: Point,
    to end: any HitTestNode
  ) -> Point {
    let way = Array(self.way(from: end, to: start).reversed())
    var local = point
    var limit = limit
    for (node, child) in zip(way, way.dropFirst()) {
      passOver(node, below: limit, above: child, local, observer)
      local = child.nodePlacement.undo(local) ?? local
      limit = .max
    }
    return local
  }

  /// Reports that the children below an index, and above one of them, are not at a point, and why.
  @inline(never)
  package static func passOver(
    _ node: any HitTestNode, below limit: Int, above last: (any HitTestNode)?, _ point: Point,
    _ observer: any HitTestObserver
  ) {
    var index = min(limit, max(0, node.childNodeCount)) - 1
    while index >= 0 {
      let child = node.childNode(at: index)
      if let last, child === last { return }
      refuse(child, point, observer)
      index = min(index, max(0, node.childNodeCount)) - 1
    }
  }

  /// Reports that a child is not at a point of its parent, and why.
  package static func refuse(_ child: any HitTestNode, _ point: Point, _ observer: any HitTestObserver) {
    observer.nodeWasRefused(child, for: child.nodePlacement.undo(point) == nil ? .notInvertible : child.touchRefusal)
    observer.node(child, returned: nil)
  }

  /// Reports what each node on the way answered, the deepest first; the caller reports the start itself.
  package static func finish(
    _ answer: any HitTestNode, from deepest: any HitTestNode, to start: any HitTestNode,
    _ observer: (any HitTestObserver)?
  ) -> any HitTestNode {
    guard let observer else { return answer }
    for node in way(from: deepest, to: start) where node !== start { observer.node(node, returned: answer) }
    return answer
  }

  /// Returns the nodes from one up to another; the first alone where the parents have no end and do not lead there.
  private static func way(from node: any HitTestNode, to start: any HitTestNode) -> [any HitTestNode] {
    var way = [node]
    var walk = CycleGuard()
    while let node = way.last, node !== start, let parent = node.nodeParent {
      guard walk.admits(parent) else { return [way[0]] }
      way.append(parent)
    }
    return way
  }
}
