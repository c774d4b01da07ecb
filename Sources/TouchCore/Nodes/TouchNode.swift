/// A responder that occupies a region of a tree and can be found by a hit test.
///
/// ``View`` is the reference; any class of a tree of your own can conform instead. The first six requirements say where
/// the node is; the others have defaults. A conforming class that is not final should implement those defaults that its
/// subclasses want to override, since a protocol's default cannot be overridden further down.
public protocol TouchNode: Responder, CoordinateSpace {
  /// The node above this one; `nil` for a root.
  var parentNode: (any TouchNode)? { get }
  /// How many children the node has.
  var childNodeCount: Int { get }
  /// Returns a child by its index, back to front: the last one is on top and asked first (HT-6).
  func childNode(at index: Int) -> any TouchNode
  /// The node's region in its own coordinates, in points.
  var bounds: Rect { get }
  /// Takes points from the node's own coordinates to its parent's; must be invertible for the node to be touched.
  ///
  /// For a root these are the coordinates of the samples.
  var placement: AffineTransform { get }
  /// The recognizers attached to the node, in the order of their addition; a plain stored array will do.
  ///
  /// Change it with ``addGestureRecognizer(_:)`` and ``removeGestureRecognizer(_:)`` only.
  var attachedGestureRecognizers: [any GestureRecognizing] { get set }

  /// Why the node and everything in it cannot be touched; `nil` by default, when it can (HT-1).
  var touchRefusal: TouchRefusal? { get }
  /// Returns whether a point in the node's coordinates belongs to it; by default whether it is in ``bounds`` (HT-5).
  func nodeContains(_ point: Point, with event: TouchEvent?) -> Bool
  /// Returns the result of a hit test at a point in the node's coordinates; must not have side effects (HT-13).
  ///
  /// The default descends where ``nodeContains(_:with:)`` says yes.
  func hitTestNode(_ point: Point, with event: TouchEvent?) -> HitTestAnswer
  /// Returns the result of a hit test among the children below an index, at a point in this node's coordinates.
  ///
  /// The default looks at the ``childBoxes`` or asks them one by one. The index may exceed the number of children, which
  /// stands for all of them.
  func hitTestChildren(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit
  /// Where a node of many children keeps their boxes; `nil` by default, for all children to be asked one by one.
  var childBoxes: ChildBoxes? { get }
  /// How the node takes touches when there are several; none of the options by default.
  var touchPolicy: TouchPolicy { get }
  /// Returns whether a recognizer whose touch landed on this very node may begin; `true` by default (GB-2).
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool
  /// The container that may delay touches to the content of this node, such as a scroll view; `nil` by default (SC-1).
  var contentTouchHolder: (any ContentTouchHolding)? { get }
  /// What a root shares with its host; `nil` by default and for nodes that are no root.
  var touchContext: TouchContext? { get }
}

/// Why a node was passed over by a hit test before it was asked for the point (HT-1).
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

/// The result of a hit test of one node.
public enum HitTestAnswer {
  /// The point is not the node's, nor its children's.
  case outside
  /// Search the children, and return the node itself when none of them is hit.
  case descend
  /// This node, which may be any of the same tree.
  case found(any TouchNode)
}

extension TouchNode {
  /// Says that the node can be touched.
  @inlinable public var touchRefusal: TouchRefusal? { nil }
  /// Says whether the point is in ``bounds``.
  @inlinable public func nodeContains(_ point: Point, with event: TouchEvent?) -> Bool { bounds.contains(point) }
  /// Descends where the node may be touched and contains the point.
  @inlinable public func hitTestNode(_ point: Point, with event: TouchEvent?) -> HitTestAnswer {
    touchRefusal == nil && nodeContains(point, with: event) ? .descend : .outside
  }
  /// Says that there are no boxes.
  @inlinable public var childBoxes: ChildBoxes? { nil }
  /// No options.
  public var touchPolicy: TouchPolicy { [] }
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }
  /// Delays no touches to the content.
  public var contentTouchHolder: (any ContentTouchHolding)? { nil }
  /// There is no context.
  public var touchContext: TouchContext? { nil }
  /// The parent.
  public var next: (any Responder)? { parentNode }

  /// The topmost node above this one, or the node itself.
  public var rootNode: any TouchNode {
    if let view = asView, view === self { return view.rootView }
    var node: any TouchNode = self
    while let parent = node.parentNode { node = parent }
    return node
  }

  /// Attaches a recognizer to this node, and detaches it from any other (GC-10).
  @inline(__always)
  public func addGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.add(recognizer, to: self)
  }

  /// Detaches a recognizer; a running gesture is broken off (GR-7).
  @inline(__always)
  public func removeGestureRecognizer(_ recognizer: any GestureRecognizing) {
    RecognizerLists.remove(recognizer, from: self)
  }

  /// Notifies the context that this node and those in it are about to leave the tree; call it before you detach it.
  ///
  /// Their touches are cancelled while they are still in the chain (TB-11, R-16). ``View`` calls it by itself.
  public func willLeaveTree() {
    rootNode.touchContext?.nodeWillLeave(self)
  }

  /// Returns whether this node is another one or lies below it.
  public func isInside(_ other: any TouchNode) -> Bool {
    if let view = asView, view === self { return other.asView.map { $0 === other && view.isBelow($0) } ?? false }
    var node: (any TouchNode)? = self
    while let current = node {
      if current === other { return true }
      node = current.parentNode
    }
    return false
  }
}

/// What adding and removing recognizers does to the lists of nodes, views or not.
enum RecognizerLists {
  static func add(_ recognizer: any GestureRecognizing, to node: any TouchNode) {
    // What hears of its end may attach it elsewhere, so this is done again; who attaches it at each end keeps it.
    for _ in 0..<2 {
      guard let old = nodeOf(recognizer), old !== node else { break }
      if let view = old.asView {
        view.removeGestureRecognizer(recognizer)
      } else {
        old.removeGestureRecognizer(recognizer)
      }
    }
    guard nodeOf(recognizer) == nil else { return }
    node.attachedGestureRecognizers.append(recognizer)
    recognizer.attach(to: node)
  }

  /// The node in whose list a recognizer is; it still knows a node whose list it just left.
  private static func nodeOf(_ recognizer: any GestureRecognizing) -> (any TouchNode)? {
    guard let node = recognizer.node else { return nil }
    return node.attachedGestureRecognizers.contains { $0 === recognizer } ? node : nil
  }

  static func remove(_ recognizer: any GestureRecognizing, from node: any TouchNode) {
    guard let index = node.attachedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    node.attachedGestureRecognizers.remove(at: index)
    recognizer.attach(to: nil)
  }
}
