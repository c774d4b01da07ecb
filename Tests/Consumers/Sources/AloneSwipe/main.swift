import TouchSwipe

/// A node of a tree of its own.
final class Leaf: TouchNode {
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var parentNode: (any TouchNode)? { nil }
  var childNodeCount: Int { 0 }
  func childNode(at index: Int) -> any HitTestNode { self }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: 200, height: 200) }
  var nodePlacement: AffineTransform { .identity }
}

let (leaf, recognizer) = (Leaf(), SwipeGestureRecognizer())
var count = 0
recognizer.addAction { if $0.state == .ended { count += 1 } }
leaf.addGestureRecognizer(recognizer)
let dispatcher = TouchDispatcher(context: TouchContext(registry: PluginRegistry(SwipePlugin())), root: leaf)
let samples: [[(id: Int, phase: TouchPhase, x: Double, y: Double)]] = [
  [(1, .began, 50, 50)],
  [(1, .moved, 90, 50)],
  [(1, .moved, 150, 50)],
  [(1, .ended, 150, 50)],
]
for (step, frame) in samples.enumerated() {
  dispatcher.send(
    frame.map {
      TouchSample(
        id: TouchID($0.id), phase: $0.phase, location: Point(x: $0.x, y: $0.y), timestamp: Double(step) / 20)
    })
}
precondition(count == 1)
