import Testing
import TouchEvents
import TouchTestSupport
import TouchTesting
import TouchViews

/// A root whose touches go to the nearest small view within 20 points.
private final class Near: View, HitTestChooser {
  override var hitTestChooser: (any HitTestChooser)? { self }

  func chooseNode(
    at point: Point, with payload: AnyObject?, search: (Point) -> (any HitTestNode)?
  ) -> (any HitTestNode)? {
    for offset in [0.0, 20] {
      if let view = search(Point(x: point.x + offset, y: point.y)) as? View, view.bounds.width < 30 { return view }
    }
    return search(point)
  }
}

@Suite struct HitTestChooserTests {
  @Test func `a touch goes to the node that the root's chooser returns`() {
    let root = Near(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let small = View(frame: Rect(x: 50, y: 0, width: 20, height: 20))
    let stage = Stage(
      root: root, host: TouchDispatcher(context: TouchContext(), root: root), [small], kinds: .outcome)

    stage.driver.tap(at: Point(x: 40, y: 10))

    #expect(stage.text == "view began 1, view ended 1")
  }

  @Test func `a chooser that returns nothing leaves the touch without a view`() {
    final class Blind: View, HitTestChooser {
      override var hitTestChooser: (any HitTestChooser)? { self }
      func chooseNode(
        at point: Point, with payload: AnyObject?, search: (Point) -> (any HitTestNode)?
      ) -> (any HitTestNode)? { nil }
    }
    let root = Blind(frame: Rect(x: 0, y: 0, width: 400, height: 400))

    #expect(HitTesting.node(at: Point(x: 40, y: 10), in: root) == nil)
  }
}
