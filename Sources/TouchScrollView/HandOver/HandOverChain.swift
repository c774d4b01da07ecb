import TouchEvents

/// One scroller of a chain: its node, and how a way in coordinates of the one that began is converted for it.
struct HandOverLink {
  let node: WeakNode
  /// What a way of 1 is in the node's coordinates, on each axis; negative where it is turned by 180°, 0 where it has no part.
  let factor: Point
}

/// Collects the scrollers of a gesture, from the innermost on (NH-1).
struct HandOverChain {
  private(set) var links: [HandOverLink] = []
  private let node: any TouchNode
  private let context: TouchContext?

  init(node: any TouchNode, context: TouchContext?) {
    self.node = node
    self.context = context
  }

  /// Adds the scroller that began, or one of its contents, unless its axes are turned against those.
  mutating func add(_ scroller: any HandOverScroller) {
    let other = scroller.handOverNode
    if other === node { return add(other, .identity) }
    guard let inverse = other.nodePlacementOnScreen.inverted() else { return }
    add(other, node.nodePlacementOnScreen.concatenating(inverse))
  }

  /// Adds a scroller into whose coordinates a transform takes those of the one that began; it may turn them by 180°.
  private mutating func add(_ other: any TouchNode, _ change: AffineTransform) {
    let limit = 1e-9 * max(change.a.magnitude, change.d.magnitude)
    guard change.b.magnitude <= limit, change.c.magnitude <= limit, change.a != 0, change.d != 0 else { return }
    links.append(HandOverLink(node: WeakNode(other), factor: Point(x: change.a, y: change.d)))
  }

  /// Adds the scrollers around the one that began that the policy lets take.
  mutating func addScrollersAround(by policy: ScrollHandOver) {
    guard policy != .contain else { return }
    let visitor = HandOverVisitor()
    var walk = CycleGuard()
    var next = node.parentNode
    var context = context
    // From the one that began to the node that is looked at, so that all of them cost one way up.
    var change = node.nodePlacement
    while let current = next {
      guard current !== node, walk.admits(current) else {
        context?.report(.cyclicTree)
        return
      }
      // In a circle no node is the root that has it.
      context = context ?? current.touchContext
      if let scroller = visitor.scroller(of: current) {
        if scroller.scrollHandOver == .contain { return }
        if policy == .uikit {
          // The nearest one, if it pages (NE-4).
          if scroller.isHandOverPaging, scroller.isHandOverEnabled { add(current, change) }
          return
        }
        if scroller.isHandOverEnabled { add(current, change) }
      }
      change = change.concatenating(current.nodePlacement)
      next = current.parentNode
    }
  }
}
