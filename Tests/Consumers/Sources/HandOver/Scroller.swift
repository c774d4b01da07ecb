import TouchGestures
import TouchScrollView

/// A node class of one's own, open to visitors so that scrollers among its subclasses are found.
class Node: TouchNode {
  var frame: Rect
  private(set) var children: [Node] = []
  private weak var owner: Node?
  var touchContext: TouchContext?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(frame: Rect) { self.frame = frame }

  func add(_ child: Node) {
    children.append(child)
    child.owner = self
  }

  var parentNode: (any TouchNode)? { owner }
  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  var nodeBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
  var nodePlacement: AffineTransform { AffineTransform(translationX: frame.minX, y: frame.minY) }
  func acceptVisitor(_ visitor: NodeVisitor) { (visitor as? TouchNodeVisitor)?.node = self }
}

/// A recognizer of one's own: one finger that goes ten points up or down.
final class VerticalDrag: GestureRecognizer {
  private(set) var way = 0.0
  private var start = 0.0

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { start = touches[0].location(in: nil).y }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    way = touches[0].location(in: nil).y - start
    if state != .possible { return state = .changed }
    guard way.magnitude >= 10 else { return }
    // The slop is taken off once, by the one that begins.
    start += way < 0 ? -10 : 10
    way = touches[0].location(in: nil).y - start
    state = .began
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }
}

/// A scroller of one's own node class, over the protocol of hand-over alone.
final class Scroller: Node, HandOverScroller {
  let content: Node
  private(set) var offset = 0.0 { didSet { content.frame.origin.y = -offset } }
  private let drag = VerticalDrag()
  private var gesture: HandOverGesture?
  private var shared = 0.0

  init(frame: Rect, content height: Double, offset: Double = 0) {
    content = Node(frame: Rect(x: 0, y: -offset, width: frame.width, height: height))
    self.offset = offset
    super.init(frame: frame)
    add(content)
    addGestureRecognizer(drag)
    drag.addAction { [unowned self] drag in follow(drag) }
  }

  private func follow(_ drag: VerticalDrag) {
    switch drag.state {
    case .began, .changed:
      if drag.state == .began { (gesture, shared) = (HandOverGesture(of: self), 0) }
      gesture?.move(by: Point(x: 0, y: drag.way - shared))
      shared = drag.way
    case .cancelled: gesture?.cancel()
    default: gesture?.end(speed: ReleaseSpeed(), latestCallback: rootNode.touchContext?.now ?? 0)
    }
  }

  override func acceptVisitor(_ visitor: NodeVisitor) {
    super.acceptVisitor(visitor)
    (visitor as? HandOverVisitor)?.scroller = self
  }

  var handOverNode: any TouchNode { self }

  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    axis == .horizontal
      ? nil : HandOverRoom(smaller: offset, larger: content.frame.height - frame.height - offset, bounces: false)
  }

  func takeHandOver(_ way: Point, in gesture: HandOverGesture) { offset -= way.y }
  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) {}
}
