import TouchEvents

/// A node in a box, for checks that need no tree of the caller's.
final class ProbeNode: TouchNode {
  private let frame: Rect
  private var children: [ProbeNode] = []
  @BackReference private var parent: ProbeNode?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(_ frame: Rect) { self.frame = frame }

  deinit { for child in children { child.parent = nil } }

  func add(_ child: ProbeNode) {
    children.append(child)
    child.parent = self
  }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(origin: .zero, size: frame.size) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.minX, y: frame.minY) }
}
