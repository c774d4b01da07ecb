/// Finds the node at a point, front to back, without recursion over nodes that don't override the question.
public enum HitTesting {
  /// Returns the deepest node at a point in the coordinates of the root's parent space, `nil` when there is none.
  ///
  /// A node found by an override counts only when it is of the same tree (HT-11).
  public static func node(
    at point: Point, in root: any TouchNode, with event: TouchEvent? = nil
  ) -> (any TouchNode)? {
    var isSure = false
    guard let answer = answer(at: point, of: root, with: event, &isSure) else { return nil }
    return isSure || isInTree(answer, of: root) ? answer : nil
  }

  /// What the root answers for a point in the coordinates of its parent space, be it of its tree or not.
  package static func answer(
    at point: Point, of root: any TouchNode, with event: TouchEvent?
  ) -> (any TouchNode)? {
    var isSure = false
    return answer(at: point, of: root, with: event, &isSure)
  }

  /// Also tells whether the answer is of the root's tree for sure, as no override had a say.
  private static func answer(
    at point: Point, of root: any TouchNode, with event: TouchEvent?, _ isSure: inout Bool
  ) -> (any TouchNode)? {
    guard let inside = root.placement.undo(point) else { return nil }
    // A dispatcher's root need not know the context; the event does.
    let trace = event?.trace ?? root.touchContext?.trace
    let answer = find(inside, from: root, event, trace, &isSure)
    trace?.record(.hitTest(root, answer))
    return answer
  }

  /// Returns whether an answer counts; one of another tree is reported (HT-11).
  package static func isInTree(_ answer: any TouchNode, of root: any TouchNode) -> Bool {
    if answer === root || answer.rootNode === root.rootNode { return true }
    root.rootNode.touchContext?.report(.hitOutsideTree)
    return false
  }

  /// What one node and those in it answer for a point in its own coordinates.
  private static func find(
    _ point: Point, from start: any TouchNode, _ event: TouchEvent?, _ trace: (any TraceSink)?, _ isSure: inout Bool
  ) -> (any TouchNode)? {
    if let view = start.asView { return ViewHitTest.find(point, askedFirst: view, event, trace) }
    switch start.hitTestNode(point, with: event) {
    case .outside: return nil
    case .found(let node): return node
    case .descend:
      isSure = true
      return descend(point, into: start, event, trace, &isSure)
    }
  }

  /// Looks among a node's children, and takes the node itself when none of them answers.
  ///
  /// Parents ask their children themselves (``TouchNode/hitTestChildren(_:below:with:)``), several levels at a time; the
  /// trace is told afterwards what they passed over. Also tells whether the answer is of the same tree for sure, as no
  /// override had a say.
  private static func descend(
    _ point: Point, into start: any TouchNode, _ event: TouchEvent?, _ trace: (any TraceSink)?, _ isSure: inout Bool
  ) -> any TouchNode {
    var node = start
    var local = point
    var limit = Int.max
    while true {
      switch node.hitTestChildren(local, below: limit, with: event) {
      case .none:
        if let trace { passOver(node, below: limit, above: nil, local, trace) }
        return finish(node, from: node, to: start, trace)
      case .found(let answer, let child):
        isSure = false
        if let trace {
          tell(trace, from: node, below: limit, local, to: child)
          trace.record(.hitTest(child, answer))
        }
        return finish(answer, from: child.parentNode ?? node, to: start, trace)
      case .descend(let child, let inside):
        if let trace { tell(trace, from: node, below: limit, local, to: child) }
        node = child
        local = inside
        limit = .max
      case .ask(let index):
        isSure = false
        let child = node.childNode(at: index)
        if let trace { passOver(node, below: limit, above: child, local, trace) }
        limit = index
        guard let inside = child.placement.undo(local) else {
          if let trace { refuse(child, local, trace) }
          continue
        }
        var isOfChildsTree = false
        let answer = find(inside, from: child, event, trace, &isOfChildsTree)
        trace?.record(.hitTest(child, answer))
        if let answer { return finish(answer, from: node, to: start, trace) }
      }
    }
  }

  // MARK: The trace

  // Not inlined: what they check would be checked before each hit test, told or not.

  /// Tells which nodes were passed over on the way from a node down to another; returns the point in the other.
  @discardableResult
  @inline(never)
  static func tell(
    _ trace: any TraceSink, from start: any TouchNode, below limit: Int, _ point: Point, to end: any TouchNode
  ) -> Point {
    var way: [any TouchNode] = [end]
    while let node = way.last, node !== start, let parent = node.parentNode { way.append(parent) }
    var local = point
    var limit = limit
    for (node, child) in zip(way.reversed(), way.reversed().dropFirst()) {
      passOver(node, below: limit, above: child, local, trace)
      local = child.placement.undo(local) ?? local
      limit = .max
    }
    return local
  }

  /// Tells that the children below an index, and above one of them, are not at a point, and why.
  @inline(never)
  static func passOver(
    _ node: any TouchNode, below limit: Int, above last: (any TouchNode)?, _ point: Point, _ trace: any TraceSink
  ) {
    var index = min(limit, node.childNodeCount) - 1
    while index >= 0 {
      let child = node.childNode(at: index)
      if let last, child === last { return }
      refuse(child, point, trace)
      index = min(index, node.childNodeCount) - 1
    }
  }

  /// Tells that a child is not at a point of its parent, and why.
  static func refuse(_ child: any TouchNode, _ point: Point, _ trace: any TraceSink) {
    trace.record(.refused(child, child.placement.undo(point) == nil ? .notInvertible : child.touchRefusal))
    trace.record(.hitTest(child, nil))
  }

  /// Writes down what each node on the way answered, the deepest first; the caller records the start itself.
  @discardableResult
  static func finish(
    _ answer: any TouchNode, from deepest: any TouchNode, to start: any TouchNode, _ trace: (any TraceSink)?
  ) -> any TouchNode {
    guard let trace else { return answer }
    var node: any TouchNode = deepest
    while node !== start {
      trace.record(.hitTest(node, answer))
      guard let parent = node.parentNode else { break }
      node = parent
    }
    return answer
  }
}
