import Testing
import TouchCore
import TouchScrollView

@Suite struct DraggingTests {
  let scroll = makeScrollView()
  let stage: Stage

  init() { stage = Stage(scroll) }

  @Test func `the event that crosses the slop scrolls by the excess, inside of that event (SD-2)`() {
    stage.began(0, 200, 450)
    stage.moved(0.1, 200, 442)
    #expect(!scroll.isDragging)
    #expect(scroll.isTracking)
    stage.moved(0.2, 200, 435)
    stage.moved(0.3, 200, 420)
    stage.moved(0.4, 200, 405)
    #expect(
      stage.lines == [
        "0.200 scroll willBeginDragging", "0.200 scroll didScroll 0 5", "0.300 scroll didScroll 0 20",
        "0.400 scroll didScroll 0 35",
      ])
    #expect(scroll.isDragging)
  }

  @Test func `a drag and fling tell the delegate in UIKit's order (SE-1)`() {
    stage.log.showsOffsets = false
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.settle()
    #expect(
      stage.lines == [
        "0.020 scroll willBeginDragging", "0.210 scroll willEndDragging", "0.210 scroll didEndDragging yes",
        "0.210 scroll willBeginDecelerating", "2.193 scroll didEndDecelerating",
      ])
    #expect(!stage.context.isAnimating)
  }

  @Test func `500 points a second from offset 90 come to rest 244.51 points further (S-60 f)`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    #expect(scroll.contentOffset.y == 90)
    stage.settle()
    #expect(abs(scroll.contentOffset.y - 334.51) < 1e-6)
  }

  @Test func `a finger that rested before it lifts does not fling (PH-2)`() {
    stage.drag(0, from: (200, 450), to: (200, 346), lift: false)
    stage.ended(0.4, 200, 346)
    #expect(
      Array(stage.lines.suffix(2)) == ["0.400 scroll willEndDragging", "0.400 scroll didEndDragging no"])
    #expect(!scroll.isDecelerating)
  }

  @Test func `the lift's velocity is that between the first and last sample of 100 ms (R-14)`() {
    let delegate = Aiming()
    scroll.delegate = delegate
    stage.began(0, 200, 450)
    stage.moved(0.1, 200, 350)
    stage.moved(0.2, 200, 340)
    stage.moved(0.25, 200, 330)
    stage.ended(0.28, 200, 330)
    // Of the samples from 0.18 on: 10 points in 50 ms.
    #expect(abs(delegate.velocities[0].y - 0.2) < 1e-12)
  }

  @Test func `the velocity is reported in points a millisecond, positive as the offset grows (SE-1)`() {
    let delegate = Aiming()
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350))
    #expect(abs(delegate.velocities[0].y - 0.5) < 1e-12)
    #expect(delegate.velocities[0].x == 0)
    #expect(abs(delegate.targets[0].y - 334.51) < 1e-6)
  }

  @Test func `the delegate can re-aim the deceleration (SE-2)`() {
    let delegate = Aiming()
    delegate.aim = Point(x: 0, y: 400)
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.settle()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `the delegate can stop the deceleration where the content is (SE-2)`() {
    let delegate = Aiming()
    delegate.aim = Point(x: 0, y: 90)
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350))
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test func `70 points past the top show 34.121 in 300 points (PH-3, S-60 g)`() {
    scroll.frame = Rect(x: 50, y: 100, width: 300, height: 300)
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    #expect(stage.lines.last == "0.100 scroll didScroll 0 -34.121")
  }

  @Test func `content pulled past the top and let go at rest bounces back (PH-4, R-20)`() {
    stage.log.showsOffsets = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    stage.ended(1, 200, 230)
    stage.settle()
    let spring = ScrollSpring(
      releasedAt: -RubberBand(dimension: 400).offset(forOvershoot: 70), target: 0)
    let frames = (spring.duration * 60).rounded(.up)
    #expect(
      stage.lines == [
        "0.100 scroll willBeginDragging", "1.000 scroll willEndDragging", "1.000 scroll didEndDragging yes",
        "1.000 scroll willBeginDecelerating", "\(three(1 + frames / 60)) scroll didEndDecelerating",
      ])
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `without bouncing content stops at its edges`() {
    scroll.bounces = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    #expect(scroll.contentOffset == .zero)
    stage.moved(0.2, 200, 225)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `along an axis with nothing to scroll nothing begins (SD-3)`() {
    stage.began(0, 200, 300)
    stage.moved(0.1, 280, 300)
    stage.moved(0.2, 300, 305)
    #expect(stage.lines.isEmpty)
  }

  @Test func `only the scrollable axis counts towards the slop (R-19)`() {
    stage.began(0, 200, 300)
    stage.moved(0.1, 280, 291)
    #expect(stage.lines.isEmpty)
    stage.moved(0.2, 280, 285)
    #expect(stage.lines == ["0.200 scroll willBeginDragging", "0.200 scroll didScroll 0 5"])
  }

  @Test func `the excess over the slop is along the drag (R-19)`() {
    scroll.contentSize = Size(width: 2000, height: 2000)
    stage.began(0, 200, 300)
    stage.moved(0.1, 188, 284)
    #expect(stage.lines.last == "0.100 scroll didScroll 6 8")
  }

  @Test func `the directional lock keeps the other axis out (SD-4)`() {
    scroll.contentSize = Size(width: 2000, height: 2000)
    scroll.isDirectionalLockEnabled = true
    stage.began(0, 250, 450)
    stage.moved(0.05, 250, 435)
    stage.moved(0.1, 210, 420)
    #expect(scroll.contentOffset == Point(x: 0, y: 20))
  }

  @Test func `a diagonal start locks nothing (SD-4)`() {
    scroll.contentSize = Size(width: 2000, height: 2000)
    scroll.isDirectionalLockEnabled = true
    stage.began(0, 250, 450)
    stage.moved(0.05, 235, 435)
    stage.moved(0.1, 200, 435)
    #expect(scroll.contentOffset.x > 30)
  }

  @Test func `insets belong to the legal offsets (PH-8)`() {
    scroll.contentInset = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 180)
    #expect(scroll.contentOffset.y == -20)
  }

  @Test func `paging comes to rest on the next page (PH-6, R-21)`() {
    let pages = makeScrollView("pages", content: (1200, 400))
    pages.isPagingEnabled = true
    let stage = Stage(pages)
    stage.drag(0, from: (300, 300), to: (200, 300))
    stage.settle()
    #expect(pages.contentOffset.x == 300)
    stage.drag(5, from: (150, 300), to: (300, 300))
    stage.settle()
    #expect(pages.contentOffset.x == 0)
  }

  @Test func `a cancelled drag ends cleanly, and content beyond its edge comes back (issue 4, 8)`() {
    stage.log.showsOffsets = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    stage.cancelAll(0.2)
    stage.settle()
    let lines = stage.lines
    #expect(
      Array(lines.prefix(4)) == [
        "0.100 scroll willBeginDragging", "0.200 scroll willEndDragging", "0.200 scroll didEndDragging yes",
        "0.200 scroll willBeginDecelerating",
      ])
    #expect(lines.count == 5)
    #expect(scroll.contentOffset == .zero)
    #expect(!scroll.isTracking)
  }

  @Test func `switching scrolling off under the finger ends the drag (GR-6)`() {
    stage.drag(0, from: (200, 450), to: (200, 400), lift: false)
    scroll.isScrollEnabled = false
    #expect(!scroll.isDragging)
    stage.moved(0.3, 200, 350)
    #expect(scroll.contentOffset.y == 40)
  }

  @Test func `a drag in a rotated parent follows the finger`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scroll.removeFromSuperview()
    parent.addSubview(scroll)
    // A quarter turn clockwise: down in the scroll view is left on the screen.
    parent.transform = AffineTransform(rotationAngle: .pi / 2)
    let stage = Stage(parent)
    let start = scroll.convert(Point(x: 150, y: 300), to: nil)
    stage.began(0, start.x, start.y)
    stage.moved(0.1, start.x + 30, start.y)
    #expect(abs(scroll.contentOffset.y - 20) < 1e-9)
  }

  @Test func `every frame rate shows the same offset at a time`() {
    var offsets: [Double] = []
    for rate in [30.0, 60, 144] {
      let scroll = makeScrollView()
      let stage = Stage(scroll)
      stage.frameRate = rate
      stage.drag(0, from: (200, 450), to: (200, 346))
      stage.show(0.7)
      offsets.append(scroll.contentOffset.y)
    }
    #expect(offsets[0] == offsets[1] && offsets[1] == offsets[2])
    #expect(offsets[0] > 200)
  }
}

/// Notes velocities and targets, and writes a target of its own.
final class Aiming: ScrollViewDelegate {
  var velocities: [Point] = []
  var targets: [Point] = []
  var aim: Point?

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    velocities.append(velocity)
    targets.append(targetContentOffset.pointee)
    if let aim { targetContentOffset.pointee = aim }
  }
}
