import Toolkit
import TouchGestures
import TouchTap

/// A node of a user interface that lives on the main actor, as all of UIKit's and AppKit's do.
@MainActor
final class Layer {
  let frame: Rect
  private(set) var sublayers: [Layer] = []
  private(set) weak var superlayer: Layer?
  var gestures: [any GestureRecognizing] = []
  var context: TouchContext?
  var received: [String] = []

  init(frame: Rect) { self.frame = frame }

  func add(_ layer: Layer) {
    sublayers.append(layer)
    layer.superlayer = self
  }
}

extension Layer: @MainActor TouchNode {
  var parentNode: (any TouchNode)? { superlayer }
  var childNodeCount: Int { sublayers.count }
  func childNode(at index: Int) -> any HitTestNode { sublayers[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.minX, y: frame.minY) }
  var attachedGestureRecognizers: [any GestureRecognizing] {
    get { gestures }
    set { gestures = newValue }
  }
  var touchContext: TouchContext? { context }
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { received.append("began") }
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { received.append("cancelled") }
}

let window = Layer(frame: Rect(x: 0, y: 0, width: 300, height: 300))
let layer = Layer(frame: Rect(x: 100, y: 100, width: 100, height: 100))
window.add(layer)
let context = TouchContext()
window.context = context
let dispatcher = TouchDispatcher(context: context, root: window)

var taps = 0
let tap = TapGestureRecognizer()
tap.addAction { _ in MainActor.assumeIsolated { taps += 1 } }
layer.addGestureRecognizer(tap)
for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
  dispatcher.send([
    TouchSample(id: TouchID(1), phase: phase, location: Point(x: 150, y: 150), timestamp: Timestamp(time))
  ])
}
expect(taps, 1)
expect(layer.received, ["began", "cancelled"])
