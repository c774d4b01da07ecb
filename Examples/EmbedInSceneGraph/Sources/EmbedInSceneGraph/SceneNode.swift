import TouchCore

/// A node of a scene: a box that is turned and scaled about its middle, with children in it.
///
/// What `TouchNode` and `Responder` leave to defaults and subclasses of this class want to override is declared here:
/// a protocol's default cannot be overridden further down.
class SceneNode: TouchNode {
  let name: String
  /// Where the middle of the box is, in the parent's coordinates.
  var middle: Point
  var size: Size
  /// How far the node is turned, in radians.
  var angle = 0.0
  var scale = 1.0
  private(set) var children: [SceneNode] = []
  private weak var parent: SceneNode?
  /// Told of each touch that this node hears of.
  var onTouch: ((SceneNode, TouchPhase) -> Void)?
  /// What a root shares with the dispatcher.
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(_ name: String, middle: Point, size: Size) {
    self.name = name
    self.middle = middle
    self.size = size
  }

  func add(_ child: SceneNode) {
    child.remove()
    children.append(child)
    child.parent = self
  }

  func remove() {
    guard let parent else { return }
    // Touches and recognizers are told while the node is still in the chain.
    willLeaveTree()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  // MARK: Where the node is

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any TouchNode { children[index] }
  /// The origin is the middle, which makes turning and scaling simple.
  var bounds: Rect { Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height) }
  var placement: AffineTransform {
    AffineTransform(scaleX: scale, y: scale)
      .concatenating(AffineTransform(rotationAngle: angle))
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  // MARK: What subclasses may override

  func nodeContains(_ point: Point, with event: TouchEvent?) -> Bool { bounds.contains(point) }
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .began) }
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .moved) }
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .ended) }
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { onTouch?(self, .cancelled) }
}

/// A round node: its corners belong to what lies behind.
final class Disc: SceneNode {
  override func nodeContains(_ point: Point, with event: TouchEvent?) -> Bool {
    point.length <= size.width / 2
  }
}
