public import TouchEvents

/// A node of a scene: a box that is rotated and scaled about its center, with children in it.
///
/// What `TouchNode` and `Responder` leave to defaults and subclasses of this class override is declared here:
/// a protocol's default cannot be overridden further down.
open class SceneNode: TouchNode {
  /// What the log calls the node.
  public let name: String
  /// The center of the box, in the parent's coordinates.
  public var middle: Point
  /// The size of the box, in points.
  public var size: Size
  /// The rotation of the node, in radians.
  public var angle = 0.0
  /// The scale of the node, about its center.
  public var scale = 1.0
  /// The nodes in it, back to front.
  public private(set) var children: [SceneNode] = []
  private weak var parent: SceneNode?
  /// Called with each touch that this node receives.
  public var onTouch: ((SceneNode, TouchPhase) -> Void)?
  /// What a root shares with the dispatcher.
  public var touchContext: TouchContext?
  /// The recognizers on it, in the order of attachment.
  public var attachedGestureRecognizers: [any GestureRecognizing] = []

  /// Makes a node without a parent.
  public init(_ name: String, middle: Point, size: Size) {
    self.name = name
    self.middle = middle
    self.size = size
  }

  /// Puts a node on top of the others in it.
  public func add(_ child: SceneNode) {
    child.remove()
    children.append(child)
    child.parent = self
  }

  /// Takes the node out of its parent.
  public func remove() {
    guard let parent else { return }
    // Touches are cancelled while the node is still in the chain.
    willLeaveTree()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  // MARK: Where the node is

  /// The node around it.
  public var parentNode: (any TouchNode)? { parent }
  /// How many nodes are in it.
  public var childNodeCount: Int { children.count }
  /// Returns the child at an index.
  public func childNode(at index: Int) -> any HitTestNode { children[index] }
  /// The origin is the center, which makes rotation and scaling simple.
  public var nodeBounds: Rect {
    Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
  /// From the node's coordinates to the parent's.
  public var nodePlacement: AffineTransform {
    AffineTransform(scaleX: scale, y: scale)
      .concatenating(AffineTransform(rotationAngle: angle))
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  // MARK: What subclasses may override

  /// Returns whether a point is on the node.
  open func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool { nodeBounds.contains(point) }
  /// Returns whether a recognizer on the node or above it may begin.
  open func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }
  /// Receives touches that landed.
  open func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .began) }
  /// Receives touches that moved.
  open func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .moved) }
  /// Receives touches that lifted.
  open func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .ended) }
  /// Receives touches that were taken away.
  open func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .cancelled) }
}

/// A round node: its corners belong to what lies behind.
public final class Disc: SceneNode {
  /// Returns whether a point is on the round.
  public override func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
    point.length <= size.width / 2
  }
}
