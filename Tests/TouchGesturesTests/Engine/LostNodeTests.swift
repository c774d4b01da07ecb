import Testing
import TouchGestures
import TouchTesting

/// A node of another tree that dies without telling the engine.
private final class Node: TouchNode {
  let nodeBounds = Rect(x: 0, y: 0, width: 100, height: 100)
  let nodePlacement: AffineTransform
  var children: [Node] = []
  weak var parentNode: (any TouchNode)?
  var attachedGestureRecognizers: [any GestureRecognizing] = []

  init(x: Double) { nodePlacement = AffineTransform(translationX: x, y: 0) }

  var childNodeCount: Int { children.count }
  func childNode(at index: Int) -> any HitTestNode { children[index] }
  func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
    !children.isEmpty || nodeBounds.contains(point)
  }

  func add(_ child: Node) {
    children.append(child)
    child.parentNode = self
  }
}

@Suite struct LostNodeTests {
  @Test func `a recognizer whose node died without notice keeps none waiting (GF-6)`() {
    let root = Node(x: 0)
    let right = Node(x: 200)
    root.add(Node(x: 0))
    root.add(right)
    let undecided = Stub("undecided")
    undecided.onEnded = { _ in }
    undecided.delaysTouchesEnded = false
    root.children[0].addGestureRecognizer(undecided)
    let ending = Stub("ending")
    ending.onEnded = { $0.state = .ended }
    ending.require(toFail: undecided)
    var calls = 0
    ending.addAction { _ in calls += 1 }
    right.addGestureRecognizer(ending)
    let driver = TouchDriver(host: TouchDispatcher(context: TouchContext(), root: root))
    driver.down(1, at: Point(x: 5, y: 5))
    driver.down(2, at: Point(x: 205, y: 5))
    driver.up(1)

    root.children.removeFirst()
    driver.up(2)

    #expect((undecided.node == nil, undecided.state, calls) == (true, .possible, 1))
  }
}
