import Testing
import Touchstone

/// Trees of a stranger's nodes that change, or lead nowhere, while the engine asks them.
@Suite struct ForeignTreeTests {
  private final class Reports { var all: [Diagnostic] = [] }

  private func context(_ reports: Reports = Reports()) -> TouchContext {
    let context = TouchContext()
    context.diagnostics = { reports.all.append($0) }
    return context
  }

  private func tap(_ dispatcher: TouchDispatcher, at time: Double, x: Double = 50) {
    dispatcher.send([TouchSample(9, .began, at: time, x: x)])
    dispatcher.send([TouchSample(9, .ended, at: time + 0.1, x: x)])
  }

  // MARK: Lists that change while they are gone over

  @Test(arguments: ["front", "order", "parent", "list"])
  func `recognizers may go while the order of the participants is asked for`(question: String) {
    let (x, y) = (CallingNode(), CallingNode())
    let (left, right) = (CallingNode(), CallingNode())
    left.frame.size.width = 50
    right.frame = Rect(x: 50, y: 0, width: 50, height: 100)
    y.frame.origin.x = 100
    x.add(left)
    x.add(right)
    let nodes = [x, y, left, right]
    for node in nodes { for _ in 0..<2 { node.addGestureRecognizer(Counting()) } }
    let roots = CallingRoots([x, y])
    let dispatcher = TouchDispatcher(context: context())
    dispatcher.roots = roots
    roots.dispatcher = dispatcher
    var isClear = false
    let clear = {
      if isClear { return }
      isClear = true
      for node in nodes { for one in node.list { node.removeGestureRecognizer(one) } }
    }
    roots.onIsInFront = { if question == "front" { clear() } }
    for node in nodes { node.onAsk = { if $0 == question { clear() } } }

    for (phase, time) in [(TouchPhase.began, 1.0), (.ended, 1.1)] {
      dispatcher.send([150, 25, 75].enumerated().map { TouchSample($0, phase, at: time, x: $1) })
    }

    roots.onIsInFront = nil
    for node in nodes { node.onAsk = nil }
    let later = Counting()
    x.addGestureRecognizer(later)
    tap(dispatcher, at: 2)
    #expect([isClear ? 1 : 0, nodes.flatMap(\.list).count, later.began] == [1, 1, 1])
  }

  @Test func `a list that another read makes shorter loses a recognizer once`() {
    let (node, tap) = (CallingNode(), TapGestureRecognizer())
    node.addGestureRecognizer(tap)
    var reads = 0
    node.onAsk = { _ in
      reads += 1
      if reads == 2 { node.list = [] }
    }

    node.removeGestureRecognizer(tap)

    #expect(node.list.isEmpty && tap.node == nil)
  }

  @Test func `children may go while those beside them are hit`() {
    let root = CallingNode()
    for _ in 0..<3 { root.add(CallingNode()) }
    let front = root.kids[2]
    front.makeParent = { root }
    let dispatcher = TouchDispatcher(context: context(), root: root)
    front.onAsk = { if $0 == "contains" { root.kids = [] } }
    let outside = Outside()
    outside.onAsk = front.onAsk
    root.kids[2] = outside

    tap(dispatcher, at: 1)

    #expect(root.kids.isEmpty && dispatcher.isIdle)
  }

  /// A node that no point belongs to.
  private final class Outside: CallingNode {
    override func nodeContains(_ point: Point, with payload: AnyObject?) -> Bool {
      onAsk?("contains")
      return false
    }
  }

  /// A node that keeps one place for itself, and else asks its children as the default does.
  private final class Folder: TouchNode {
    let kids = [CallingNode(), CallingNode()]
    var attachedGestureRecognizers: [any GestureRecognizing] = []
    var parentNode: (any TouchNode)? { nil }
    var childNodeCount: Int { kids.count }
    func childNode(at index: Int) -> any HitTestNode { kids[index] }
    var nodeBounds: Rect { Rect(x: 0, y: 0, width: 100, height: 100) }
    var nodePlacement: AffineTransform { .identity }
    func hitTestChildren(_ point: Point, below index: Int, with payload: AnyObject?) -> ChildHit {
      guard point.x > 10 else { return .none }
      for kid in kids.prefix(max(0, index)).reversed() {
        let hit = kid.hitTest(fromParent: point, with: payload)
        if case .none = hit { continue }
        return hit
      }
      return .none
    }
  }

  @Test func `children that a node tests itself are tested as the default tests them`() {
    let folder = Folder()
    folder.kids[1].frame.size.width = 50

    let found = [5.0, 20, 80].map { HitTesting.node(at: Point(x: $0, y: 50), in: folder, with: nil, observer: nil) }

    let nodes: [any HitTestNode] = [folder] + folder.kids
    #expect(found.map { found in nodes.firstIndex { $0 === found } } == [0, 2, 1])
  }

  // MARK: Counts

  private final class Few: TouchNode {
    var attachedGestureRecognizers: [any GestureRecognizing] = []
    var parentNode: (any TouchNode)? { nil }
    var childNodeCount: Int { -1 }
    func childNode(at index: Int) -> any HitTestNode { self }
    var nodeBounds: Rect { Rect(x: 0, y: 0, width: 100, height: 100) }
    var nodePlacement: AffineTransform { .identity }
  }

  @Test func `of fewer than no children none is in front`() {
    #expect(!Few().isChild(CallingNode(), inFrontOf: CallingNode()))
  }

  // MARK: Parents that lead into a cycle

  @Test(arguments: ["list", "holder", "contains", "context", "parent", "should begin"], [true, false])
  func `a cycle that is closed while a touch lands ends, and is reported`(question: String, isRoot: Bool) {
    let reports = Reports()
    let (root, leaf) = (CallingNode(), CallingNode())
    root.add(leaf)
    let pan = PanGestureRecognizer()
    leaf.addGestureRecognizer(pan)
    leaf.addGestureRecognizer(TapGestureRecognizer())
    let dispatcher = TouchDispatcher(context: context(reports), root: root)
    var isClosed = false
    for node in [root, leaf] {
      node.onAsk = {
        guard $0 == question, !isClosed else { return }
        isClosed = true
        if isRoot { root.up = leaf } else { leaf.up = leaf }
      }
    }

    dispatcher.send([TouchSample(1, .began, at: 1)])
    dispatcher.sendHover(at: Point(x: 50, y: 50), timestamp: 1.01)
    dispatcher.sendScroll(
      ScrollMovement(location: Point(x: 50, y: 50), delta: Point(x: 0, y: 9), kind: .discrete, timestamp: 1.02))
    dispatcher.send([TouchSample(1, .moved, at: 1.1, x: 90)])
    dispatcher.send([TouchSample(1, .ended, at: 1.2, x: 90)])

    let reported = reports.all.contains(.cyclicTree) || reports.all.contains(.hitOutsideTree)
    // Later than the walks of the landing nothing more is reported.
    #expect([isClosed, reported || question == "should begin", pan.state == .possible] == [true, true, true])
  }

  @Test(arguments: ["root", "node root", "inside", "placement", "chain", "hit test"])
  func `parents that are made anew at each question end a walk`(walk: String) {
    let node = CallingNode()
    func make() -> CallingNode {
      let made = CallingNode()
      made.makeParent = make
      return made
    }
    node.makeParent = make

    switch walk {
    case "root": _ = node.rootNode
    case "node root": _ = node.nodeRoot
    case "inside": #expect(!node.isNodeInside(CallingNode()))
    case "placement": #expect(node.nodePlacementOnScreen == .identity)
    case "chain": #expect(node.responderChain.reduce(0) { count, _ in count + 1 } > 100_000)
    default: TouchDispatcher(context: context(), root: node).send([TouchSample(1, .began, at: 1)])
    }
  }
}
