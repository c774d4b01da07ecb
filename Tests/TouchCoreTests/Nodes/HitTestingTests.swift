import Testing
import TouchTestSupport
import TouchTesting
import TouchViews

/// The rules of hit testing one by one; each also under a parent that is rotated and half as large.
@Suite struct HitTestingTests {
  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    View(frame: Rect(x: x, y: y, width: width, height: height))
  }

  @Test(arguments: Placing.allCases)
  func `the frontmost child at the point is hit (HT-6)`(_ placing: Placing) {
    let (root, parent) = placing.makeTree()
    let (back, front) = (box(20, 20, 100, 100), box(60, 60, 100, 100))
    parent.addSubview(back)
    parent.addSubview(front)

    #expect(
      root.hitTest(placing.inRoot(80, 80), with: nil) === front
        && root.hitTest(placing.inRoot(40, 40), with: nil) === back
        && root.hitTest(placing.inRoot(180, 20), with: nil) === parent)
  }

  @Test(arguments: Placing.allCases)
  func `a child that moved to the back is hit no more where others cover it (HT-6)`(_ placing: Placing) {
    let (root, parent) = placing.makeTree()
    let (first, second) = (box(20, 20, 100, 100), box(60, 60, 100, 100))
    parent.addSubview(first)
    parent.addSubview(second)

    parent.sendSubviewToBack(second)

    #expect(root.hitTest(placing.inRoot(80, 80), with: nil) === first)
  }

  @Test(arguments: Placing.allCases)
  func `a child that cannot be touched is passed over with all in it (HT-1, HT-2)`(_ placing: Placing) {
    let changes: [(View) -> Void] = [
      { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.01 },
    ]
    for change in changes {
      let (root, parent) = placing.makeTree()
      let (behind, child) = (box(0, 0, 200, 200), box(20, 20, 100, 100))
      parent.addSubview(behind)
      parent.addSubview(child)
      child.addSubview(box(0, 0, 100, 100))

      change(child)

      #expect(root.hitTest(placing.inRoot(50, 50), with: nil) === behind)
    }
  }

  @Test func `an alpha of 0.011 is enough, and alphas are not multiplied (HT-2)`() {
    let (root, parent) = Placing.upright.makeTree()
    let child = box(0, 0, 50, 50)
    parent.addSubview(child)

    parent.alpha = 0.011
    child.alpha = 0.011

    #expect(root.hitTest(Point(x: 110, y: 110), with: nil) === child)
  }

  @Test func `the upper and left edges belong to a view, the lower and right ones do not (HT-5)`() {
    let view = box(0, 0, 100, 100)

    #expect(
      [
        view.hitTest(.zero, with: nil) === view, view.hitTest(Point(x: 99.999, y: 99.999), with: nil) === view,
        view.hitTest(Point(x: 100, y: 50), with: nil) == nil, view.hitTest(Point(x: 50, y: 100), with: nil) == nil,
      ] == [true, true, true, true])
  }

  @Test(arguments: Placing.allCases)
  func `a moved origin of the bounds moves the content, not the view (HT-5, HT-8)`(_ placing: Placing) {
    let (root, parent) = placing.makeTree()
    let child = box(120, 20, 40, 40)
    parent.addSubview(child)

    parent.bounds.origin = Point(x: 100, y: 0)

    #expect(
      root.hitTest(placing.inRoot(40, 40), with: nil) === child
        && root.hitTest(placing.inRoot(140, 40), with: nil) === parent)
  }

  @Test(arguments: Placing.allCases, [false, true])
  func `a child beyond its parent's bounds is out of reach, clipped or not (HT-9)`(_ placing: Placing, clips: Bool) {
    let (root, parent) = placing.makeTree()
    parent.addSubview(box(180, 80, 60, 40))

    parent.clipsToBounds = clips

    #expect(
      root.hitTest(placing.inRoot(190, 100), with: nil) === parent.subviews[0]
        && root.hitTest(placing.inRoot(220, 100), with: nil) === root)
  }

  @Test(arguments: Placing.allCases)
  func `a larger area of a view is reached inside its parent (HT-10)`(_ placing: Placing) {
    final class Larger: View {
      override func point(inside point: Point, with event: TouchEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let (root, parent) = placing.makeTree()
    let child = Larger(frame: Rect(x: 50, y: 50, width: 20, height: 20))
    parent.addSubview(child)

    #expect(
      root.hitTest(placing.inRoot(35, 60), with: nil) === child
        && root.hitTest(placing.inRoot(25, 60), with: nil) === parent)
  }

  @Test(arguments: Placing.allCases)
  func `an override takes its children's touches, or passes them through (HT-11)`(_ placing: Placing) {
    final class Taking: View {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        super.hitTest(point, with: event).map { _ in self }
      }
    }
    final class Transparent: View {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (root, parent) = placing.makeTree()
    let frame = Rect(x: 0, y: 0, width: 200, height: 200)
    let (taking, transparent) = (Taking(frame: frame), Transparent(frame: frame))
    taking.addSubview(box(0, 0, 200, 200))
    transparent.addSubview(box(10, 10, 30, 30))
    parent.addSubview(taking)
    parent.addSubview(transparent)

    #expect(
      root.hitTest(placing.inRoot(20, 20), with: nil) === transparent.subviews[0]
        && root.hitTest(placing.inRoot(100, 100), with: nil) === taking)
  }

  @Test func `a child that is flattened by its transform is not hit`() {
    let (root, parent) = Placing.upright.makeTree()
    let child = box(0, 0, 200, 200)
    parent.addSubview(child)

    child.transform = AffineTransform(scaleX: 0, y: 1)

    #expect(root.hitTest(Point(x: 200, y: 200), with: nil) === parent)
  }

  @Test(arguments: [3, 40, 70, 600])
  func `among many children the frontmost is found, also after moves and removals`(_ count: Int) {
    let (root, parent) = Placing.upright.makeTree()
    for _ in 0..<count { parent.addSubview(box(0, 0, 10, 10)) }
    let children = parent.subviews
    for child in children.dropFirst() { child.frame.origin = Point(x: 100, y: 100) }

    children[1].frame.origin = .zero
    children[2].removeFromSuperview()

    #expect(
      root.hitTest(Point(x: 105, y: 105), with: nil) === children[1]
        && root.hitTest(Point(x: 205, y: 205), with: nil) === (count > 3 ? children[count - 1] : parent)
        && root.hitTest(Point(x: 150, y: 150), with: nil) === parent)
  }

  @Test func `the trace tells who was passed over and why, the front first and the deepest answer first (HT-14)`() {
    let (root, parent) = Placing.upright.makeTree()
    let (child, front, hidden) = (box(0, 0, 100, 100), box(150, 150, 20, 20), box(0, 0, 100, 100))
    for view in [child, front, hidden] { parent.addSubview(view) }
    hidden.isHidden = true
    let trace = EventTrace(kinds: .hitTests)
    for (view, name) in [(root, "root"), (parent, "parent"), (child, "child"), (front, "front"), (hidden, "hidden")] {
      trace.names.name(view, name)
    }
    let context = TouchContext()
    let dispatcher = TouchDispatcher(context: context, root: root)
    context.trace = trace

    let hit = HitTesting.node(at: Point(x: 110, y: 110), in: root)

    #expect(
      (hit === child, dispatcher.context === context, trace.lines) == (
        true, true,
        [
          "hidden passed over: hidden", "hidden hit nothing", "front passed over: outside", "front hit nothing",
          "child hit child", "parent hit child", "root hit child",
        ]
      ))
  }

  @Test func `the trace of a foreign tree tells the same`() {
    let child = ForeignNode("child", Rect(x: 0, y: 0, width: 50, height: 50))
    let front = ForeignNode("front", Rect(x: 100, y: 0, width: 50, height: 50))
    let left = ForeignNode("left", Rect(x: 0, y: 0, width: 200, height: 400), [child, front])
    let right = ForeignNode("right", Rect(x: 200, y: 0, width: 200, height: 400))
    let root = ForeignNode("root", Rect(x: 0, y: 0, width: 400, height: 400), [left, right])
    let trace = EventTrace(kinds: .hitTests)
    trace.names.objectName = { ($0 as? ForeignNode)?.name }
    root.context.trace = trace

    let hit = HitTesting.node(at: Point(x: 10, y: 10), in: root)

    #expect(
      hit === child
        && trace.lines == [
          "right passed over: outside", "right hit nothing", "front passed over: outside", "front hit nothing",
          "child hit child", "left hit child", "root hit child",
        ])
  }

  /// A node of a tree that knows nothing of views.
  private final class ForeignNode: TouchNode {
    let name: String
    let bounds: Rect
    let context = TouchContext()
    private let children: [ForeignNode]
    private weak var parent: ForeignNode?

    init(_ name: String, _ bounds: Rect, _ children: [ForeignNode] = []) {
      self.name = name
      self.bounds = bounds
      self.children = children
      for child in children { child.parent = self }
    }

    var nodeBounds: Rect { bounds }
    var parentNode: (any TouchNode)? { parent }
    var childNodeCount: Int { children.count }
    func childNode(at index: Int) -> any HitTestNode { children[index] }
    var nodePlacement: AffineTransform { .identity }
    var attachedGestureRecognizers: [any GestureRecognizing] = []
    var touchContext: TouchContext? { context }
  }
}
