import TouchCore
import TouchTesting

/// A tree of nodes, a driver, a trace of what they heard, and the diagnostics that were told.
final class Stage {
  let root = Node("root", Rect(x: 0, y: 0, width: 400, height: 400))
  let left = Node("left", Rect(x: 0, y: 0, width: 200, height: 400))
  let right = Node("right", Rect(x: 200, y: 0, width: 200, height: 400))
  let dispatcher: TouchDispatcher
  let driver: TouchDriver
  let trace = EventTrace(kinds: .responders)
  private(set) var diagnostics: [Diagnostic] = []
  let onLeft = Point(x: 50, y: 50)
  let onRight = Point(x: 250, y: 50)

  init() {
    let context = TouchContext()
    dispatcher = TouchDispatcher(context: context, root: root)
    driver = TouchDriver(host: dispatcher)
    root.context = context
    root.add(left)
    root.add(right)
    trace.names.objectName = { ($0 as? Node)?.name }
    context.trace = trace
    context.diagnostics = { [unowned self] in diagnostics.append($0) }
  }

  func sample(
    _ id: Int, _ phase: TouchPhase, _ place: Point = Point(x: 50, y: 50), at time: Timestamp = 0
  ) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: place, timestamp: time)
  }
}

/// A node that keeps its touches to itself and does what a test tells it to.
final class Node: TouchNode {
  let name: String
  let bounds: Rect
  private(set) var children: [Node] = []
  private weak var parent: Node?
  var context: TouchContext?
  var policy: TouchPolicy = []
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  var onTouches: (TouchPhase, [Touch], TouchEvent?) -> Void = { _, _, _ in }

  init(_ name: String, _ bounds: Rect) {
    self.name = name
    self.bounds = bounds
  }

  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }

  func remove() {
    willLeaveTree()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any TouchNode { children[index] }
  var placement: AffineTransform { .identity }
  var touchContext: TouchContext? { context }
  var touchPolicy: TouchPolicy { policy }
  func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { onTouches(.began, touches, event) }
  func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { onTouches(.moved, touches, event) }
  func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { onTouches(.ended, touches, event) }
  func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { onTouches(.cancelled, touches, event) }
}
