import Machine
import TouchTap

/// The glass, as the one node of a tree.
final class Glass: TouchNode {
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  private lazy var link = NodeLink(self)

  deinit { link.clear() }

  var parentNode: (any TouchNode)? { nil }
  var nodeLink: NodeLink? { link }
  var childNodeCount: Int { 0 }
  func childNode(at index: Int) -> any HitTestNode { self }
  var nodePlacement: AffineTransform { .identity }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: 320, height: 240) }
}

func printLine(_ text: StaticString) {
  for index in 0..<text.utf8CodeUnitCount { serial_transmit(text.utf8Start[index]) }
  serial_end_line()
}

@main
struct Main {
  static func main() {
    let context = TouchContext()
    let glass = Glass()
    glass.touchContext = context
    let tap = TapGestureRecognizer()
    tap.addAction { _ in printLine("tapped") }
    glass.addGestureRecognizer(tap)
    let dispatcher = TouchDispatcher(context: context, root: glass)

    // A board takes these from its touch controller, and the time from a timer.
    let place = Point(x: 160, y: 120)
    dispatcher.send([TouchSample(id: 1, phase: .began, location: place, timestamp: 0)])
    dispatcher.send([TouchSample(id: 1, phase: .ended, location: place, timestamp: 0.1)])
    while true { timer_wait() }
  }
}
