/// A node of a tree that a hit test can find: a region, its place in its parent, and its children.
///
/// Any class can conform, also from outside, as an extension of another module's class. Implement the first five
/// requirements; the others have defaults. A class that is not final should implement those defaults that its subclasses
/// override, since a protocol's default cannot be overridden further down. No requirement has a name that a node class is
/// likely to have already, such as `bounds` or `children`.
///
/// ```swift
/// extension Sprite: HitTestNode {
///   public var nodeParent: (any HitTestNode)? { parent }
///   public var childNodeCount: Int { children.count }
///   public func childNode(at index: Int) -> any HitTestNode { children[index] }
///   public var nodeBounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
///   public var nodePlacement: AffineTransform { AffineTransform(translationX: x, y: y) }
/// }
/// ```
public protocol HitTestNode: AnyObject {
  /// The node above this one; `nil` for a root.
  var nodeParent: (any HitTestNode)? { get }
  /// The number of children.
  var childNodeCount: Int { get }
  /// Returns a child by its index, back to front: the last one is on top and is tested first (HT-6).
  func childNode(at index: Int) -> any HitTestNode
  /// The node's region in its own coordinates, in points.
  var nodeBounds: Rect { get }
  /// The transform from the node's own coordinates to its parent's; must be invertible for the node to be found.
  ///
  /// For a root these are the coordinates of the samples.
  var nodePlacement: AffineTransform { get }

  /// The reason why the node and everything in it cannot be touched; `nil` by default, when it can (HT-1).
  var touchRefusal: TouchRefusal? { get }
  /// Returns whether a point in the node's coordinates belongs to it; by default whether it is in ``nodeBounds`` (HT-5).
  ///
  /// The payload is what the caller of the hit test passed, such as an event; the core only hands it on.
  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool
  /// Returns the result of a hit test at a point in the node's coordinates; must not have side effects (HT-13).
  ///
  /// The default descends where ``nodeContains(_:with:)`` returns `true`.
  func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer
  /// Returns the result of a hit test among the children below an index, at a point in this node's coordinates.
  ///
  /// The default searches the ``childBoxes`` or tests the children one by one. The index may exceed the number of
  /// children, which stands for all of them.
  func hitTestChildren(_ point: Point, below index: Int, with payload: AnyObject?) -> ChildHit
  /// The boxes of the children, for a node that has many; `nil` by default, and all children are tested.
  var childBoxes: ChildBoxes? { get }
  /// An object of a root that may choose another node than the one at the point; `nil` by default.
  var hitTestChooser: (any HitTestChooser)? { get }

  /// The topmost node above this one, or the node itself; by default found by way of ``nodeParent``.
  var nodeRoot: any HitTestNode { get }
  /// Returns whether this node is another one or lies below it; by default found by way of ``nodeParent``.
  func isNodeInside(_ other: any HitTestNode) -> Bool
  /// The transform from the node's own coordinates to those of the samples; by default through all nodes above.
  var nodePlacementOnScreen: AffineTransform { get }
  /// Shows itself to a visitor of a module above the core, as what that module knows it as; does nothing by default.
  func acceptVisitor(_ visitor: NodeVisitor)
}

/// The reason why a node was passed over by a hit test before it was asked for the point (HT-1).
public enum TouchRefusal: Sendable {
  /// The node is hidden.
  case hidden
  /// The node is transparent: its alpha is below 0.01 (HT-2).
  case transparent
  /// User interaction with the node is switched off.
  case interactionDisabled
  /// The node's placement cannot be inverted.
  case notInvertible
  /// An animation of the node runs that allows no interaction (HT-18).
  case animating
  /// The node is a control that is disabled (CT-3).
  case disabled
}

/// The result of a hit test of one node.
public enum HitTestAnswer {
  /// The point is not the node's, nor its children's.
  case outside
  /// Search the children, and return the node itself when none of them is hit.
  case descend
  /// This node, which may be any of the same tree.
  case found(any HitTestNode)
}

/// An object of a root that chooses the node of a touch, such as one that favours large targets for thumbs.
public protocol HitTestChooser: AnyObject {
  /// Returns the node for a point in the root's parent space, or `nil` for none.
  ///
  /// Called in place of the search, once for each hit test of the root. The payload is that of the hit test; `search`
  /// returns the node at any point by the ordinary rules, and may be called several times.
  func chooseNode(
    at point: Point, with payload: AnyObject?, search: (Point) -> (any HitTestNode)?
  ) -> (any HitTestNode)?
}

/// An object that observes a search: which nodes were passed over and why, and what each returned.
public protocol HitTestObserver: AnyObject {
  /// Called when a node was passed over: for a property of it, or because the point is outside (`nil`).
  func nodeWasRefused(_ node: any HitTestNode, for refusal: TouchRefusal?)
  /// Called when the test of a node ended, with the node that it found in its tree, itself included.
  func node(_ node: any HitTestNode, returned answer: (any HitTestNode)?)
}

/// A class for modules above the core to subclass, to get a node as the protocol of theirs that it conforms to.
///
/// The core does not cast to protocols, which Embedded Swift cannot do. A protocol that refines ``HitTestNode`` implements
/// ``HitTestNode/acceptVisitor(_:)`` for its conformers, and there stores the node in its own subclass of this one.
open class NodeVisitor {
  /// Creates a visitor.
  public init() {}
}

extension HitTestNode {
  /// The node can be touched.
  @inlinable public var touchRefusal: TouchRefusal? { nil }
  /// Returns whether the point is in ``nodeBounds``.
  @inlinable public func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { nodeBounds.contains(point) }
  /// Descends where the node may be touched and contains the point.
  @inlinable public func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    touchRefusal == nil && nodeContains(point, with: payload) ? .descend : .outside
  }
  /// There are no boxes.
  @inlinable public var childBoxes: ChildBoxes? { nil }
  /// Nothing chooses.
  @inlinable public var hitTestChooser: (any HitTestChooser)? { nil }
  /// Does nothing.
  @inlinable public func acceptVisitor(_ visitor: NodeVisitor) {}

  /// The topmost node, found by way of ``nodeParent``; any node of a cycle.
  @inlinable public var nodeRoot: any HitTestNode {
    var node: any HitTestNode = self
    var walk = CycleGuard()
    while let parent = node.nodeParent, walk.admits(parent) { node = parent }
    return node
  }

  /// Returns whether the other node is met on the way up.
  @inlinable public func isNodeInside(_ other: any HitTestNode) -> Bool {
    var node: (any HitTestNode)? = self
    var walk = CycleGuard()
    while let current = node, walk.admits(current) {
      if current === other { return true }
      node = current.nodeParent
    }
    return false
  }

  /// The product of the placements of this node and those above.
  @inlinable public var nodePlacementOnScreen: AffineTransform {
    var result = nodePlacement
    var node = nodeParent
    var walk = CycleGuard()
    while let current = node, walk.admits(current) {
      result = result.concatenating(current.nodePlacement)
      node = current.nodeParent
    }
    return result
  }
}
