import Testing
import TouchGestures
import TouchPan
import TouchScreenEdgePan
import TouchTesting
import TouchViews

@Suite struct ScreenEdgePanGestureRecognizerTests {
  private func edgePan(_ edges: RectEdge) -> ScreenEdgePanGestureRecognizer {
    let pan = ScreenEdgePanGestureRecognizer()
    pan.edges = edges
    return pan
  }

  private static let drags: [(RectEdge, Point, Point)] = [
    (.left, Point(x: 5, y: 200), Point(x: 50, y: 200)),
    (.right, Point(x: 395, y: 200), Point(x: 350, y: 200)),
    (.top, Point(x: 200, y: 5), Point(x: 200, y: 50)),
    (.bottom, Point(x: 200, y: 395), Point(x: 200, y: 350)),
  ]

  @Test(arguments: Parent.allCases, drags) func `an edge pan begins for a finger that comes from its edge (ED-1)`(
    parent: Parent, drag: (RectEdge, Point, Point)
  ) {
    let stage = RecognizerStage(edgePan(drag.0), in: parent)

    stage.driver.drag(from: drag.1, to: drag.2)

    #expect((stage.actions.first, stage.actions.last) == (.began, .ended))
  }

  @Test(arguments: drags) func `an edge pan begins for no finger from elsewhere (ED-1)`(
    drag: (RectEdge, Point, Point)
  ) {
    let stage = RecognizerStage(edgePan(RectEdge.all.subtracting(drag.0)))

    stage.driver.drag(from: drag.1, to: drag.2)
    stage.driver.drag(from: Point(x: 200, y: 200), to: drag.2)

    #expect(stage.actions.isEmpty)
  }

  @Test func `without edges an edge pan fails as the finger lands (ED-1)`() {
    let stage = RecognizerStage(edgePan([]))

    stage.driver.down(at: Point(x: 1, y: 200))

    #expect(stage.states.contains("failed"))
  }

  @Test func `fifteen points are taken off each axis as it begins (ED-1, PA-3)`() {
    let stage = RecognizerStage(edgePan(.left))

    stage.play(Finger(1).down(at: Point(x: 5, y: 200)).move(to: Point(x: 30, y: 218)))

    #expect(isClose(stage.recognizer.translation(in: stage.view), Point(x: 10, y: 3)))
  }

  @Test func `an edge pan takes one finger, no pencil, and delays its touches (ED-2)`() {
    let pan = edgePan(.left)

    #expect(
      (
        pan.delaysTouchesBegan, pan.maximumNumberOfTouches, pan.allowedTouchTypes.contains(.pencil),
        pan.allowedPressTypes.isEmpty
      ) == (true, 1, false, true))
  }

  @Test func `a host may widen the strip`() {
    let stage = RecognizerStage(edgePan(.left))
    stage.recognizer.bounds.width = 60

    stage.driver.drag(from: Point(x: 55, y: 200), to: Point(x: 120, y: 200))

    #expect(stage.actions.first == .began)
  }
}
