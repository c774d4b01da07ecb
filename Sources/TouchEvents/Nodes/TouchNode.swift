/// A node that takes touches and has recognizers: a `HitTestNode` that is a responder as well.
///
/// `View` is the reference; any class of a tree of your own can conform instead, also from outside. Implement
/// ``parentNode``, what `HitTestNode` requires besides, and ``attachedGestureRecognizers``; the rest has defaults. A
/// conforming class that is not final should implement those defaults that its subclasses override, since a
/// protocol's default cannot be overridden further down.
///
/// ```swift
/// final class Sprite: TouchNode {
///   var children: [Sprite] = []
///   weak var parent: Sprite?
///   var touchContext: TouchContext?
///   var attachedGestureRecognizers: [any GestureRecognizing] = []
///
///   var parentNode: (any TouchNode)? { parent }
///   var childNodeCount: Int { children.count }
///   func childNode(at index: Int) -> any HitTestNode { children[index] }
///   var nodeBounds: Rect { Rect(x: 0, y: 0, width: 64, height: 64) }
///   var nodePlacement: AffineTransform { .identity }
/// }
///
/// let sprite = Sprite()
/// let tap = TapGestureRecognizer()
/// tap.addAction { print("tapped at", $0.location(in: $0.node)) }
/// sprite.addGestureRecognizer(tap)
/// let dispatcher = TouchDispatcher(context: TouchContext(), root: sprite)
/// sprite.touchContext = dispatcher.context
/// dispatcher.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// dispatcher.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.1)])
/// // Prints "tapped at Point(x: 30.0, y: 30.0)"
/// ```
public protocol TouchNode: HitTestNode, TouchResponder {
  /// The node above this one; `nil` for a root. What `HitTestNode/nodeParent` returns for a node of touches.
  var parentNode: (any TouchNode)? { get }
  /// The recognizers attached to the node, in the order of their addition; a plain stored array will do.
  ///
  /// Change it with ``addGestureRecognizer(_:)`` and ``removeGestureRecognizer(_:)`` only. A class that cannot store a
  /// property keeps the list in a ``RecognizerTable``.
  var attachedGestureRecognizers: [any GestureRecognizing] { get set }

  /// How the node takes touches when there are several; none of the options by default.
  var touchPolicy: TouchPolicy { get }
  /// Returns whether a recognizer whose touch landed on this very node may begin; `true` by default (GB-2).
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool
  /// The container that may delay touches to the content of this node, such as a scroll view; `nil` by default (SC-1).
  var contentTouchHolder: (any ContentTouchHolding)? { get }
  /// What a root shares with its host; `nil` by default and for nodes that are no root.
  ///
  /// A root that returns none is reported when a touch lands: nodes that leave it keep their touches.
  var touchContext: TouchContext? { get }
  /// The topmost node above this one, or the node itself; by default found by way of ``parentNode``.
  var rootNode: any TouchNode { get }
  /// Attaches a recognizer to this node, and detaches it from any other (GC-10).
  func addGestureRecognizer(_ recognizer: any GestureRecognizing)
  /// Detaches a recognizer; a running gesture is cancelled (GR-7).
  func removeGestureRecognizer(_ recognizer: any GestureRecognizing)
  /// Returns a node that a hit test of this root found as a node of touches.
  ///
  /// The default works for nodes of the root's own class, and for every class whose conformance to `HitTestNode` is
  /// declared together with that to `TouchNode`. Otherwise implement it: `node as? Sprite`.
  func touchNode(for node: any HitTestNode) -> (any TouchNode)?
  /// Returns whether one child of this node is in front of another.
  ///
  /// The default searches the children for them, the front one first. Implement it where a node stores its index:
  /// the order of recognizers compares each two of them.
  func isChild(_ child: any TouchNode, inFrontOf other: any TouchNode) -> Bool
  /// Called when the node became the root of a dispatcher of a context; does nothing by default.
  func didBecomeRoot(of context: TouchContext)
  /// Called when the node is no longer the root of a dispatcher of a context; does nothing by default.
  func didResignRoot(of context: TouchContext)
  /// How references that do not keep the node alive find it; `nil` by default, for a weak reference of the language.
  ///
  /// A class that needs references to work under Embedded Swift, which has no weak ones, stores a ``NodeLink``.
  var nodeLink: NodeLink? { get }
}

/// How a node handles several touches.
public struct TouchPolicy: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The node is given several touches at a time (TB-4).
  public static let multiple = TouchPolicy(rawValue: 1)
  /// The node has touches only while no other node of its root has any, and the other way round (TB-7).
  public static let exclusive = TouchPolicy(rawValue: 2)
  /// A scroll view around the node does not take its touches away by default: a control (SC-8).
  public static let keepsTouchesWhenScrolled = TouchPolicy(rawValue: 4)
}

extension TouchNode {
  /// The ``parentNode``.
  @inlinable public var nodeParent: (any HitTestNode)? { parentNode }
  /// The ``parentNode``.
  public var nextResponder: (any TouchResponder)? { parentNode }
  /// The node itself.
  public var responderNode: (any TouchNode)? { self }
  /// No options.
  public var touchPolicy: TouchPolicy { [] }
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }
  /// Delays no touches to the content.
  public var contentTouchHolder: (any ContentTouchHolding)? { nil }
  /// There is no context.
  public var touchContext: TouchContext? { nil }
  /// The topmost node, found by way of ``parentNode``; any node of a cycle.
  public var rootNode: any TouchNode {
    var node: any TouchNode = self
    var walk = CycleGuard()
    while let parent = node.parentNode, walk.admits(parent) { node = parent }
    return node
  }
  /// Attaches a recognizer to this node, and detaches it from any other (GC-10).
  public func addGestureRecognizer(_ recognizer: any GestureRecognizing) { RecognizerLists.add(recognizer, to: self) }
  /// Detaches a recognizer; a running gesture is cancelled (GR-7).
  public func removeGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.remove(recognizer, from: self)
  }
  /// Returns the node if it is of this node's class, or shows itself to a visitor of touches.
  public func touchNode(for node: any HitTestNode) -> (any TouchNode)? { (node as? Self) ?? node.shownTouchNode }
  /// Shows the node to a visitor of touches.
  public func acceptVisitor(_ visitor: NodeVisitor) { (visitor as? TouchNodeVisitor)?.node = self }
  /// Returns which of the two is found first from the front.
  public func isChild(_ child: any TouchNode, inFrontOf other: any TouchNode) -> Bool {
    var index = childNodeCount
    while index > 0, case let count = childNodeCount, count > 0 {
      index = min(index, count) - 1
      let found = childNode(at: index)
      if found === child { return true }
      if found === other { return false }
    }
    return false
  }
  /// Does nothing.
  public func didBecomeRoot(of context: TouchContext) {}
  /// Does nothing.
  public func didResignRoot(of context: TouchContext) {}
  /// There is none.
  public var nodeLink: NodeLink? { nil }

  /// Notifies the context that this node and those in it are about to leave the tree; call it before you detach it.
  ///
  /// Their touches are cancelled while they are still in the chain (TB-11, R-16). `View` calls it by itself.
  public func willLeaveTree() { rootNode.touchContext?.nodeWillLeave(self) }

  /// Returns whether this node is another one or lies below it.
  @inline(__always)
  public func isInside(_ other: any TouchNode) -> Bool { isNodeInside(other) }
}

extension HitTestNode {
  /// The node as one of touches, as which it shows itself to a visitor; `nil` when it is none.
  @inline(__always)
  package var shownTouchNode: (any TouchNode)? {
    let visitor = TouchNodeVisitor()
    acceptVisitor(visitor)
    return visitor.node
  }
}

/// Receives a node as one of touches.
public final class TouchNodeVisitor: NodeVisitor {
  /// The node that was visited; one that implements `acceptVisitor(_:)` stores itself here, as the default does.
  public var node: (any TouchNode)?
}

/// Adds recognizers to the lists of nodes and removes them.
///
/// No extension of ``TouchNode``: other modules call it, which under Embedded Swift would link one as an empty function.
package enum RecognizerLists {
  package static func add(_ recognizer: any GestureRecognizing, to node: any TouchNode) {
    // What is called at its end may attach it elsewhere, so this is done again; code that attaches it each time keeps it attached.
    for _ in 0..<2 {
      guard let old = nodeOf(recognizer), old !== node else { break }
      old.removeGestureRecognizer(recognizer)
    }
    guard nodeOf(recognizer) == nil else { return }
    node.attachedGestureRecognizers.append(recognizer)
    recognizer.attach(to: node)
  }

  /// Returns the node in whose list a recognizer is; it still knows a node whose list it just left.
  private static func nodeOf(_ recognizer: any GestureRecognizing) -> (any TouchNode)? {
    guard let node = recognizer.node else { return nil }
    return node.attachedGestureRecognizers.contains { $0 === recognizer } ? node : nil
  }

  package static func remove(_ recognizer: any GestureRecognizing, from node: any TouchNode) {
    if drop(recognizer, from: &node.attachedGestureRecognizers) { recognizer.attach(to: nil) }
  }

  /// Drops a recognizer from a list, which is read and written once: a node may compute another one each time.
  private static func drop(_ recognizer: any GestureRecognizing, from list: inout [any GestureRecognizing]) -> Bool {
    let index = list.last === recognizer ? list.count - 1 : list.firstIndex(of: recognizer)
    if let index { list.remove(at: index) }
    return index != nil
  }
}
