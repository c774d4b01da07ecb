import TouchTesting

/// A node of a tree of its own.
final class Leaf: TouchNode {
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var parentNode: (any TouchNode)? { nil }
  var childNodeCount: Int { 0 }
  func childNode(at index: Int) -> any HitTestNode { self }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: 200, height: 200) }
  var nodePlacement: AffineTransform { .identity }
}

/// A recognizer of its own.
final class Down: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .recognized }
}

let (leaf, recognizer, trace) = (Leaf(), Down(), EventTrace())
var count = 0
recognizer.addAction { _ in count += 1 }
leaf.addGestureRecognizer(recognizer)
let context = TouchContext()
context.trace = trace
let driver = TouchDriver(host: TouchDispatcher(context: context, root: leaf))
driver.down(at: Point(x: 50, y: 50))
driver.up()
precondition(count == 1 && !trace.lines.isEmpty && checkTouchNode(leaf).isEmpty)
