import TouchGestures

/// A box of the panel, rotated and scaled about its center.
///
/// What subclasses override is declared here: a protocol's default cannot be overridden further down.
class PanelNode: TouchNode {
  /// The center of the box, in the parent's coordinates.
  var middle: Point
  let size: Size
  /// The rotation of the node, in radians.
  var angle = 0.0
  /// How much larger the node is shown.
  var scale = 1.0
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  private(set) var children: [PanelNode] = []
  // There are no weak references here: a parent that goes takes its name out of its children.
  private unowned(unsafe) var parent: PanelNode?
  /// By this what does not keep the node alive finds it.
  private lazy var link = NodeLink(self)

  init(frame: Rect) {
    middle = Point(x: frame.midX, y: frame.midY)
    size = frame.size
  }

  deinit {
    for child in children { child.parent = nil }
    link.clear()
  }

  func add(_ child: PanelNode) {
    children.append(child)
    child.parent = self
  }

  // MARK: Where the node is

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
  var nodeLink: NodeLink? { link }
  var nodePlacement: AffineTransform {
    let (x, y) = (size.width / 2, size.height / 2)
    if angle == 0, scale == 1 { return AffineTransform(translationX: middle.x - x, y: middle.y - y) }
    return AffineTransform(translationX: -x, y: -y)
      .concatenating(AffineTransform(scaleX: scale, y: scale))
      .concatenating(AffineTransform(rotationAngle: angle))
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  // MARK: What subclasses override

  var touchPolicy: TouchPolicy { [] }
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { true }
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
}
