import Testing
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct NestingTests {
  let outer = makeScrollView("outer", content: (400, 3000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let inner = makeScrollView("inner")
  let stage: ScrollStage

  init() {
    outer.addSubview(inner)
    stage = ScrollStage(outer)
    stage.log.showsOffsets = false
  }

  @Test func `of two that can scroll the inner one does (NE-1)`() {
    stage.began(0, 200, 400)
    stage.moved(0.05, 200, 385)
    #expect((stage.lines, outer.contentOffset) == (["0.050 inner willBeginDragging"], .zero))
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
    #expect((stage.lines, outer.contentOffset.y) == (["0.050 outer willBeginDragging"], 95))
  }

  @Test func `an inner one at its edge keeps the drag when it does not transfer (NE-2)`() {
    outer.contentOffset = Point(x: 0, y: 100)
    inner.transfersVerticalScrollingToParent = false
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 315)
    #expect(stage.lines == ["0.050 inner willBeginDragging"] && inner.contentOffset.y < 0)
  }

  @Test func `what an inner one would move beyond its edge stretches it, and nothing is handed over (NE-4)`() {
    outer.contentOffset = Point(x: 0, y: 100)
    inner.contentOffset = Point(x: 0, y: 20)
    stage.began(0, 200, 300)
    stage.moved(0.05, 200, 360)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 100)
  }

  @Test func `a fling bounces at the inner one's edge (NE-4)`() {
    outer.contentOffset = Point(x: 0, y: 1000)
    inner.frame.origin.y = 1100
    inner.contentOffset = Point(x: 0, y: 200)
    stage.drag(0, from: (200, 200), to: (200, 300))
    stage.settle()
    #expect((inner.contentOffset.y, stage.lines.filter { $0.contains("outer") }.isEmpty) == (0, true))
  }

  @Test func `pages around take what the inner one would move beyond its end, and turn at the lift (NE-4)`() {
    outer.contentSize = Size(width: 1200, height: 800)
    outer.isPagingEnabled = true
    inner.contentSize = Size(width: 600, height: 400)
    inner.contentOffset = Point(x: 280, y: 0)
    stage.drag(0, from: (340, 300), to: (90, 300))
    let found = (inner.contentOffset.x, outer.contentOffset.x, inner.isDecelerating, outer.isDecelerating)
    #expect(found == (300, 220, false, true))
    stage.settle()
    #expect(
      (outer.contentOffset.x, stage.lines.map { $0.dropFirst(6) }) == (
        400,
        [
          "inner willBeginDragging", "inner transfersDrag outer", "inner willEndDragging", "inner didEndDragging no",
          "outer willBeginDecelerating", "outer didEndDecelerating",
        ]
      ))
  }

  @Test func `pages inside a scroll view turn sideways and scroll up and down`() {
    inner.contentSize = Size(width: 1200, height: 400)
    inner.isPagingEnabled = true
    stage.drag(0, from: (300, 300), to: (200, 300))
    stage.settle()
    let early = inner.contentOffset.x
    stage.drag(5, from: (200, 400), to: (200, 300))
    stage.settle()
    #expect((early, outer.contentOffset.y, inner.contentOffset.x) == (300, 335, 300))
  }

  @Test func `the last page hands the drag to the pages around it`() {
    outer.contentSize = Size(width: 1200, height: 800)
    outer.isPagingEnabled = true
    inner.contentSize = Size(width: 600, height: 400)
    inner.isPagingEnabled = true
    inner.contentOffset = Point(x: 300, y: 0)
    stage.drag(0, from: (300, 300), to: (150, 300))
    stage.settle()
    #expect([inner.contentOffset.x, outer.contentOffset.x] == [300, 400])
  }

  @Test func `a touch on content waits for every scroll view around it (SC-1)`() {
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
    let first = outer.isDecelerating
    stage.began(0.3, 150, 150)
    let second = outer.isDragging
    stage.ended(0.6, 150, 150)
    #expect(first && second && stage.lines.filter { $0.contains("box") }.isEmpty)
  }

  @Test func `from beyond one edge to as far beyond the other the inner one moves before the pages (NE-4)`() {
    outer.contentSize = Size(width: 1200, height: 800)
    outer.isPagingEnabled = true
    outer.contentOffset = Point(x: 400, y: 0)
    inner.frame.origin.x = 400
    inner.contentSize = Size(width: 310, height: 400)
    inner.contentOffset = Point(x: 5, y: 0)
    stage.began(0, 200, 300)
    for step in 1...4 { stage.moved(0.02 * Double(step), 200 - 10 * Double(step), 300) }
    // The slop of ten points is left out.
    #expect(inner.contentOffset.x == 10 && outer.contentOffset.x == 425)
    stage.log.showsOffsets = true
    _ = stage.lines

    stage.moved(0.1, 220, 300)

    #expect(stage.lines.map { $0.dropFirst(6) } == ["inner didScroll 0 0", "outer didScroll 375 0"])
  }
}
