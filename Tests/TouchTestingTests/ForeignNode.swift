import TouchWindows

/// A node of a tree that is none of the package's.
class ForeignNode: TouchNode {
  var children: [ForeignNode] = []
  weak var parent: ForeignNode?
  var bounds: Rect
  var nodePlacement = AffineTransform.identity
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var touchCalls = 0

  init(width: Double) { bounds = Rect(x: 0, y: 0, width: width, height: width) }

  func add(_ child: ForeignNode) {
    children.append(child)
    child.parent = self
  }

  var nodeBounds: Rect { bounds }
  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nextResponder: (any TouchResponder)? { parent }
  func hitTestNode(_ point: Point, with payload: AnyObject?) -> HitTestAnswer {
    nodeContains(point, with: payload) ? .descend : .outside
  }
}

/// Is attached to nothing and does nothing.
final class Bystander: GestureRecognizing {
  let traits = GestureTraits(kind: "bystander")
  let state = GestureState.possible
  var name: String?
  var isEnabled = true
  var cancelsTouchesInView = true
  let node: (any TouchNode)? = nil
  let numberOfTouches = 0
  func location(in node: (any TouchNode)?) -> Point { .zero }
  func startLocation(in node: (any TouchNode)?) -> Point { .zero }
  func translation(in node: (any TouchNode)?) -> Point { .zero }
  func installArbitration(in context: TouchContext) {}
  func attach(to node: (any TouchNode)?) {}
  func require(toFail other: any GestureRecognizing) {}
}
