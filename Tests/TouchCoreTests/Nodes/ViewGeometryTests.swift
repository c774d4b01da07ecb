import Testing
import TouchTestSupport
import TouchViews

/// Frames, bounds, centers and transforms, and the conversion of points between views.
@Suite struct ViewGeometryTests {
  private func isNear(_ left: Point, _ right: Point) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  private func isNear(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.origin, right.origin) && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }

  @Test(arguments: Placing.allCases)
  func `a point of the parent is where it is seen in the root (HT-8)`(_ placing: Placing) {
    let (root, parent) = placing.makeTree()

    #expect(
      [
        isNear(parent.convert(Point(x: 30, y: 170), to: root), placing.inRoot(30, 170)),
        isNear(parent.convert(placing.inRoot(30, 170), from: root), Point(x: 30, y: 170)),
        isNear(root.convert(placing.inRoot(30, 170), to: parent), Point(x: 30, y: 170)),
      ] == [true, true, true])
  }

  @Test(arguments: Placing.allCases)
  func `nil stands for the root`(_ placing: Placing) {
    let (root, parent) = placing.makeTree()

    #expect(
      parent.rootView === root && isNear(parent.convert(Point(x: 30, y: 170), to: nil), placing.inRoot(30, 170))
        && isNear(parent.convert(placing.inRoot(30, 170), from: nil), Point(x: 30, y: 170)))
  }

  @Test(arguments: Placing.allCases)
  func `siblings convert through the view above them`(_ placing: Placing) {
    let (_, parent) = placing.makeTree()
    let first = View(frame: Rect(x: 10, y: 20, width: 50, height: 50))
    let second = View(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    parent.addSubview(first)
    parent.addSubview(second)

    #expect(
      isNear(first.convert(Point(x: 5, y: 5), to: second), Point(x: -85, y: -75))
        && isNear(second.convert(Point(x: 5, y: 5), from: first), Point(x: -85, y: -75)))
  }

  @Test func `a rectangle is converted to the box around it`() {
    let (root, parent) = Placing.turned.makeTree()

    let box = parent.convert(Rect(x: 100, y: 100, width: 80, height: 40), to: root)

    #expect(isNear(box, Rect(x: 180, y: 200, width: 20, height: 40)))
  }

  @Test func `scrolled bounds move what is in them`() {
    let (root, parent) = Placing.upright.makeTree()

    parent.bounds.origin = Point(x: 30, y: 40)

    let found = (parent.convert(Point(x: 30, y: 40), to: root), parent.frame)
    #expect(found == (Point(x: 100, y: 100), Rect(x: 100, y: 100, width: 200, height: 200)))
  }

  @Test func `another size of the bounds keeps the centre`() {
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 40))

    view.bounds.size = Size(width: 40, height: 20)

    #expect((view.center, view.frame) == (Point(x: 20, y: 30), Rect(x: 0, y: 20, width: 40, height: 20)))
  }

  @Test func `the frame of a turned view is the box around it`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))

    view.transform = AffineTransform(rotationAngle: .pi / 2)

    let found = (isNear(view.frame, Rect(x: 35, y: -5, width: 50, height: 100)), view.center, view.bounds)
    #expect(found == (true, Point(x: 60, y: 45), Rect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test func `a view turns about its anchor`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))

    view.anchorPoint = .zero
    view.transform = AffineTransform(scaleX: 2, y: 2)

    #expect((view.center, view.frame) == (Point(x: 60, y: 45), Rect(x: 60, y: 45, width: 200, height: 100)))
  }

  @Test func `views of a flattened one convert without harm`() {
    let (root, parent) = Placing.upright.makeTree()

    parent.transform = AffineTransform(scaleX: 0, y: 1)

    #expect(
      (
        parent.convert(Point(x: 150, y: 150), from: root).isFinite,
        root.convert(Rect(x: 0, y: 0, width: 5, height: 6), to: parent).size
      ) == (true, Size(width: 5, height: 6)))
  }

  @Test func `a view that changes its place several times at once is found at the last one alone`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let views = (0..<12).map { View(frame: Rect(x: 30 * Double($0), y: 0, width: 20, height: 20)) }
    for view in views { root.addSubview(view) }

    views[3].changePlace {
      views[3].transform = AffineTransform(scaleX: 2, y: 2)
      views[3].center = Point(x: 200, y: 300)
    }

    #expect(
      root.hitTest(Point(x: 215, y: 315), with: nil) === views[3]
        && root.hitTest(Point(x: 100, y: 10), with: nil) === root)
  }
}
