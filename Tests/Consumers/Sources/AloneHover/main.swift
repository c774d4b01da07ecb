import TouchHover

/// A node of a tree of its own.
final class Leaf: TouchNode {
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var parentNode: (any TouchNode)? { nil }
  var childNodeCount: Int { 0 }
  func childNode(at index: Int) -> any HitTestNode { self }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: 200, height: 200) }
  var nodePlacement: AffineTransform { .identity }
}

let (leaf, recognizer) = (Leaf(), HoverGestureRecognizer())
var count = 0
recognizer.addAction { if $0.state == .began { count += 1 } }
leaf.addGestureRecognizer(recognizer)
let dispatcher = TouchDispatcher(context: TouchContext(registry: PluginRegistry(HoverPlugin())), root: leaf)
dispatcher.sendHover(at: Point(x: 50, y: 50), timestamp: 0)
precondition(count == 1)
