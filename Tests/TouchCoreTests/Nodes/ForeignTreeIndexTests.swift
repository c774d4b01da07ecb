import Testing
import TouchCore

/// A node of a tree of its own, whose root keeps an index.
private final class IndexedNode: TouchNode {
  var bounds: Rect
  var origin: Point
  var nodes: [IndexedNode] = []
  weak var parent: IndexedNode?
  var treeIndex: TreeIndex?
  var hitTestsItsBounds = true
  var isHidden = false
  var attachedGestureRecognizers: [any GestureRecognizing] = []
  /// Called whenever the tree is gone through.
  var whenRead: () -> Void = {}
  /// Whether it keeps its children to itself.
  var hidesChildren = false

  init(_ frame: Rect, index: TreeIndex? = nil) {
    bounds = Rect(origin: .zero, size: frame.size)
    origin = frame.origin
    treeIndex = index
  }

  func add(_ node: IndexedNode) {
    nodes.append(node)
    node.parent = self
  }

  var parentNode: (any TouchNode)? { parent }
  var childNodeCount: Int { nodes.count }
  func childNode(at index: Int) -> any TouchNode {
    whenRead()
    return nodes[index]
  }
  var placement: AffineTransform { AffineTransform(translationX: origin.x, y: origin.y) }
  var touchRefusal: TouchRefusal? { isHidden ? .hidden : nil }
  func hitTestChildren(_ point: Point, below index: Int, with event: TouchEvent?) -> ChildHit {
    hidesChildren ? .none : hitTestEachChild(point, below: index, with: event)
  }
}

/// What a tree of one's own is known by, whose root offers an index.
@Suite struct ForeignTreeIndexTests {
  private let middle = Point(x: 20, y: 20)

  private func tree(_ index: TreeIndex) -> (root: IndexedNode, child: IndexedNode) {
    let root = IndexedNode(Rect(x: 0, y: 0, width: 100, height: 100), index: index)
    let child = IndexedNode(Rect(x: 10, y: 10, width: 50, height: 50))
    root.add(child)
    for _ in 0..<100 { _ = HitTesting.node(at: middle, in: root) }
    return (root, child)
  }

  @Test func `a tree of one's own is known after many picks, until it tells of a change`() {
    let index = TreeIndex()
    let (root, child) = tree(index)
    #expect(index.bytes > 0)
    #expect(HitTesting.node(at: middle, in: root) === child)
    #expect(HitTesting.node(at: Point(x: 80, y: 80), in: root) === root)

    child.isHidden = true
    index.treeChanged()
    #expect(HitTesting.node(at: middle, in: root) === root)
  }

  @Test func `a known tree is not gone through`() {
    let (root, _) = tree(TreeIndex())
    var reads = 0
    root.whenRead = { reads += 1 }
    _ = HitTesting.node(at: middle, in: root)

    #expect(reads == 0)
  }

  @Test func `a node of a tree of one's own that leaves it is forgotten and let go`() {
    let index = TreeIndex()
    weak var gone: IndexedNode?
    let root: IndexedNode
    do {
      let (top, child) = tree(index)
      root = top
      gone = child
      child.willLeaveTree()
      top.nodes = []
    }

    #expect(gone == nil)
    #expect(HitTesting.node(at: middle, in: root) === root)
  }

  @Test func `an index does not keep its tree`() {
    weak var gone: IndexedNode?
    do {
      let (root, _) = tree(TreeIndex())
      gone = root
    }

    #expect(gone == nil)
  }

  @Test func `nodes of one's own that want to be asked are asked each time`() {
    let (root, child) = tree(TreeIndex())
    child.hitTestsItsBounds = false
    root.treeIndex?.treeChanged()
    for _ in 0..<100 { _ = HitTesting.node(at: middle, in: root) }
    child.isHidden = true

    #expect(HitTesting.node(at: middle, in: root) === root)
  }

  @Test func `a tree that changes or is asked while it is gone through is not kept, and answers`() {
    let index = TreeIndex()
    let (root, child) = tree(index)
    index.treeChanged()
    var isInside = false
    root.whenRead = { [unowned root] in
      guard !isInside else { return }
      isInside = true
      _ = HitTesting.node(at: Point(x: 1, y: 1), in: root)
      root.treeIndex?.treeChanged()
      isInside = false
    }
    for _ in 0..<500 { #expect(HitTesting.node(at: middle, in: root) === child) }

    #expect(index.bytes == 0)
  }

  @Test func `an index that may keep nothing keeps nothing`() {
    let index = TreeIndex(sizeLimit: 0)
    let (root, child) = tree(index)

    #expect(index.bytes == 0)
    #expect(HitTesting.node(at: middle, in: root) === child)
  }

  @Test func `a root of one's own that searches its children itself is asked each time`() {
    let root = IndexedNode(Rect(x: 0, y: 0, width: 100, height: 100), index: TreeIndex())
    root.hitTestsItsBounds = false
    root.hidesChildren = true
    root.add(IndexedNode(Rect(x: 10, y: 10, width: 50, height: 50)))

    for _ in 0..<200 { #expect(HitTesting.node(at: middle, in: root) === root) }
  }

  @Test func `an index keeps about as much as it may, with the nodes that it names`() {
    let index = TreeIndex(sizeLimit: 90_000)
    let root = IndexedNode(Rect(x: 0, y: 0, width: 1000, height: 1000), index: index)
    for _ in 0..<16 {
      let container = IndexedNode(Rect(x: 0, y: 0, width: 1000, height: 1000))
      root.add(container)
      for _ in 0..<60 { container.add(IndexedNode(Rect(x: 10, y: 10, width: 980.5, height: 980.5))) }
    }
    for pick in 0..<20_000 {
      // Along an edge that all have in common.
      let point = Point(x: 990.5 + Double(pick % 41 - 20) / 1000, y: 100 + Double(pick * 7919 % 4000) / 400)
      _ = HitTesting.node(at: point, in: root)
    }
    let kept = index.bytes
    index.treeChanged()

    #expect(kept < 120_000)
    #expect(index.bytes == 0)
  }

  @Test func `no pick goes through all of a large tree, however much there is at a point`() {
    let root = IndexedNode(Rect(x: 0, y: 0, width: 100, height: 100), index: TreeIndex())
    var reads = 0
    for _ in 0..<20 {
      let container = IndexedNode(root.bounds)
      root.add(container)
      for column in 0..<40 {
        // Chains of nodes that hide each other, beside one point that they all are at.
        var node = container
        for _ in 0..<60 {
          let child = IndexedNode(Rect(x: 0, y: 0, width: 50 - Double(column) / 8, height: 50))
          child.whenRead = { reads += 1 }
          node.add(child)
          node = child
        }
      }
    }
    var most = 0
    for pick in 0..<500 {
      reads = 0
      _ = HitTesting.node(at: Point(x: 45 + Double(pick % 50) / 10, y: Double(pick % 7)), in: root)
      most = max(most, reads)
    }

    #expect(most > 60)
    #expect(most < 10_000)
  }
}
