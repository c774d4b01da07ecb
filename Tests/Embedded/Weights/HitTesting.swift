// Hit testing of a tree of one's own, which knows nothing of touches: TouchCore alone.
import TouchCore

/// A box in a drawing.
final class Box: HitTestNode {
  let frame: Rect
  var children: [Box] = []
  unowned(unsafe) var parent: Box?

  init(frame: Rect) { self.frame = frame }

  func add(_ child: Box) {
    children.append(child)
    child.parent = self
  }

  var nodeParent: (any HitTestNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.origin.x, y: frame.origin.y) }
}

nonisolated(unsafe) var drawing: Box?
nonisolated(unsafe) var button: Box?

/// Makes the drawing.
@_cdecl("start") public func start() {
  let (root, child) = (
    Box(frame: Rect(x: 0, y: 0, width: 320, height: 480)), Box(frame: Rect(x: 40, y: 40, width: 200, height: 200))
  )
  root.add(child)
  drawing = root
  button = child
}

/// What is at a point: 2 for the button, 1 for the drawing around it, 0 for nothing.
@_cdecl("find") public func find(_ x: Double, _ y: Double) -> Int32 {
  guard let drawing, let found = HitTesting.node(at: Point(x: x, y: y), in: drawing) else { return 0 }
  return found === button ? 2 : 1
}
