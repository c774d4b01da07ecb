import Testing
import TouchCore
import TouchScrollView

@Suite struct NestingTests {
  let outer = makeScrollView("outer", content: (400, 3000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let inner = makeScrollView("inner")
  let stage: Stage

  init() {
    outer.addSubview(inner)
    stage = Stage(outer)
    stage.log.showsOffsets = false
  }

  @Test func `of two that can scroll the inner one does (NE-1)`() {
    stage.began(0, 200, 400)
    stage.moved(0.05, 200, 385)
    #expect(stage.lines == ["0.050 inner willBeginDragging"])
    #expect(outer.contentOffset == .zero)
  }

  @Test func `a drag along an axis that the inner one lacks scrolls the outer one (NE-2, SD-3)`() {
    inner.contentSize = Size(width: 2000, height: 400)
    stage.began(0, 200, 400)
    stage.moved(0.05, 200, 385)
    #expect(stage.lines == ["0.050 outer willBeginDragging"])
  }

  @Test func `an inner one at its edge leaves the drag to the outer one (NE-2)`() {
    outer.contentOffset = Point(x: 0, y: 100)
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 315)
    #expect(stage.lines == ["0.050 outer willBeginDragging"])
    #expect(outer.contentOffset.y == 95)
  }

  @Test func `an inner one at its edge keeps the drag when it does not transfer (NE-2)`() {
    outer.contentOffset = Point(x: 0, y: 100)
    inner.transfersVerticalScrollingToParent = false
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 315)
    #expect(stage.lines == ["0.050 inner willBeginDragging"])
    #expect(inner.contentOffset.y < 0)
  }

  @Test func `an inner one at its edge bounces when the outer one is at its edge too`() {
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 315)
    #expect(stage.lines == ["0.050 inner willBeginDragging"])
  }

  @Test func `what is left of a drag at the inner one's edge moves the outer one (issue 4, 5)`() {
    outer.contentOffset = Point(x: 0, y: 100)
    inner.contentOffset = Point(x: 0, y: 20)
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 315)
    stage.moved(0.1, 200, 360)
    #expect(inner.contentOffset.y == 0)
    #expect(outer.contentOffset.y == 70)
    #expect(
      stage.lines == [
        "0.050 inner willBeginDragging", "0.100 inner handsOver outer", "0.100 outer willBeginDragging",
      ])
  }

  @Test func `a finger that comes back moves the outer one back first`() {
    outer.contentOffset = Point(x: 0, y: 100)
    inner.contentOffset = Point(x: 0, y: 20)
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 360)
    stage.moved(0.1, 200, 340)
    #expect(outer.contentOffset.y == 90)
    #expect(inner.contentOffset.y == 0)
    stage.moved(0.15, 200, 320)
    #expect(outer.contentOffset.y == 100)
    #expect(inner.contentOffset.y == 10)
  }

  @Test func `what neither can scroll pulls the inner one beyond its edge`() {
    outer.contentOffset = Point(x: 0, y: 30)
    inner.contentOffset = Point(x: 0, y: 20)
    stage.began(0, 200, 200)
    stage.moved(0.05, 200, 310)
    #expect(outer.contentOffset.y == 0)
    #expect(abs(inner.contentOffset.y + RubberBand(dimension: 400).offset(forOvershoot: 50)) < 1e-9)
  }

  @Test func `a lift after the handing over flings the outer one (issue 4, 5)`() {
    outer.contentOffset = Point(x: 0, y: 1000)
    inner.frame.origin.y = 1100
    inner.contentOffset = Point(x: 0, y: 20)
    stage.drag(0, from: (200, 200), to: (200, 300))
    #expect(outer.isDecelerating)
    #expect(!inner.isDecelerating)
    stage.settle()
    // 90 points of drag, 20 of them the inner one's, and 500 points a second.
    #expect(abs(outer.contentOffset.y - (1000 - 70 - 490 * 0.499)) < 1e-6)
    #expect(
      stage.lines.suffix(6) == [
        "0.210 inner willEndDragging", "0.210 inner didEndDragging no", "0.210 outer willEndDragging",
        "0.210 outer didEndDragging yes", "0.210 outer willBeginDecelerating",
        "2.177 outer didEndDecelerating",
      ])
  }

  @Test(arguments: [30.0, 60, 144])
  func
    `a fling that arrives at the inner one's edge goes on in the outer one, at any frame rate (issue 4, 5)`(
      rate: Double
    )
  {
    outer.contentOffset = Point(x: 0, y: 1000)
    inner.frame.origin.y = 1100
    inner.contentOffset = Point(x: 0, y: 200)
    stage.frameRate = rate
    stage.drag(0, from: (200, 200), to: (200, 300))
    #expect(inner.isDecelerating)
    stage.show(1.21)
    #expect(inner.contentOffset.y == 0)
    // As if the two were one: nothing of the way is lost at the edge.
    let glide = ScrollDeceleration(from: 0, velocity: 500)
    #expect(abs(1000 - outer.contentOffset.y - (glide.position(at: 1) - 110)) < 1e-6)
    stage.settle()
    #expect(abs(1000 - outer.contentOffset.y - (glide.end - 110)) < 1e-6)
    #expect(!inner.isDecelerating)
  }

  @Test func `a fling bounces at the inner one's edge when nothing around goes on`() {
    inner.contentOffset = Point(x: 0, y: 200)
    stage.drag(0, from: (200, 200), to: (200, 300))
    stage.settle()
    #expect(inner.contentOffset.y == 0)
    #expect(stage.lines.filter { $0.contains("outer") }.isEmpty)
  }

  @Test func `pages inside of a scroll view turn sideways and scroll up and down`() {
    inner.contentSize = Size(width: 1200, height: 400)
    inner.isPagingEnabled = true
    stage.drag(0, from: (300, 300), to: (200, 300))
    stage.settle()
    #expect(inner.contentOffset.x == 300)
    stage.drag(5, from: (200, 400), to: (200, 300))
    stage.settle()
    #expect(outer.contentOffset.y > 90)
    #expect(inner.contentOffset.x == 300)
  }

  @Test func `the last page hands the drag to the pages around it`() {
    outer.contentSize = Size(width: 1200, height: 800)
    outer.isPagingEnabled = true
    inner.contentSize = Size(width: 600, height: 400)
    inner.isPagingEnabled = true
    inner.contentOffset = Point(x: 300, y: 0)
    stage.drag(0, from: (300, 300), to: (150, 300))
    stage.settle()
    #expect(inner.contentOffset.x == 300)
    #expect(outer.contentOffset.x == 400)
  }

  @Test func `a touch on content waits for every scroll view around it (R-23)`() {
    let box = Box("box", 50, 50, 100, 100)
    inner.addSubview(box)
    inner.contentTouchDelay = 0.05
    stage.began(0, 150, 200)
    stage.wait(0.2)
    #expect(stage.lines == ["0.150 box began 1"])
  }

  @Test func `an outer one that scrolls is caught through an inner one (SC-10)`() {
    let box = Box("box", 50, 50, 100, 100)
    inner.addSubview(box)
    stage.drag(0, from: (20, 700), to: (20, 600))
    #expect(outer.isDecelerating)
    stage.began(0.3, 150, 150)
    #expect(!outer.isDecelerating)
    stage.ended(0.6, 150, 150)
    #expect(stage.lines.filter { $0.contains("box") }.isEmpty)
  }
}
