import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct DraggingTests {
  let scroll = makeScrollView()
  let stage: ScrollStage

  init() { stage = ScrollStage(scroll) }

  @Test func `the event that crosses the slop scrolls by the excess, inside that event (SD-2)`() {
    stage.began(0, 200, 450)
    stage.moved(0.1, 200, 442)
    #expect(!scroll.isDragging && scroll.isTracking)
    stage.moved(0.2, 200, 435)
    stage.moved(0.3, 200, 420)
    stage.moved(0.4, 200, 405)
    #expect(
      (stage.lines, scroll.isDragging) == (
        [
          "0.200 scroll willBeginDragging", "0.200 scroll didScroll 0 5", "0.300 scroll didScroll 0 20",
          "0.400 scroll didScroll 0 35",
        ], true
      ))
  }

  @Test func `content that fits can be pulled sideways when that is asked for (SD-3)`() {
    scroll.alwaysBounceHorizontal = true
    stage.drag(0, from: (200, 300), to: (100, 300), lift: false)
    #expect(scroll.contentOffset.x > 0)
  }

  @Test func `the delegate receives the lift while the finger still counts (SD-5)`() {
    let delegate = TrackingNotes()
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 346))
    #expect((delegate.notes, scroll.isTracking) == (["will end true", "did end true", "will decelerate true"], false))
  }

  @Test func `a drag and fling tell the delegate in UIKit's order (SE-1)`() {
    stage.log.showsOffsets = false
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.settle()
    #expect(
      (stage.lines, stage.context.isAnimating) == (
        [
          "0.020 scroll willBeginDragging", "0.210 scroll willEndDragging", "0.210 scroll didEndDragging yes",
          "0.210 scroll willBeginDecelerating", "2.193 scroll didEndDecelerating",
        ], false
      ))
  }

  @Test func `500 points per second from offset 90 come to rest 244.51 points further (S-60 f)`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    let early = scroll.contentOffset.y
    stage.settle()
    #expect([early, scroll.contentOffset.y] == [90, 335])
  }

  @Test func `the velocity is reported in points per millisecond, positive as the offset grows (SE-1)`() {
    let delegate = Aiming()
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350))
    let found = (abs(delegate.velocities[0].y - 0.5) < 1e-12, delegate.velocities[0].x, delegate.targets[0].y)
    #expect(found == (true, 0, 335))
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
    #expect((scroll.isDecelerating, scroll.contentOffset.y) == (false, 90))
  }

  @Test func `70 points past the top show 34.121 in 300 points, on a whole pixel (PH-3, PH-11)`() {
    scroll.frame = Rect(x: 50, y: 100, width: 300, height: 300)
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    #expect(stage.lines.last == "0.100 scroll didScroll 0 -34")
  }

  @Test func `without bouncing content stops at its edges`() {
    scroll.bounces = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    let early = scroll.contentOffset
    stage.moved(0.2, 200, 225)
    #expect([early, scroll.contentOffset] == [.zero, .zero])
  }

  @Test func `along an axis with nothing to scroll nothing begins (SD-3)`() {
    stage.began(0, 200, 300)
    stage.moved(0.1, 280, 300)
    stage.moved(0.2, 300, 305)
    #expect(stage.lines.isEmpty)
  }

  @Test func `only the scrollable axis counts towards the slop (SD-2)`() {
    stage.began(0, 200, 300)
    stage.moved(0.1, 280, 291)
    let early = stage.lines.isEmpty
    stage.moved(0.2, 280, 285)
    #expect((early, stage.lines) == (true, ["0.200 scroll willBeginDragging", "0.200 scroll didScroll 0 5"]))
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
    #expect(scroll.contentOffset.x == 40)
  }

  @Test func `each axis loses its own ten points (SD-2)`() {
    scroll.contentSize = Size(width: 2000, height: 2000)
    stage.began(0, 200, 300)
    stage.moved(0.1, 188, 284)
    #expect(stage.lines.last == "0.100 scroll didScroll 2 6")
  }

  @Test func `a finger that rested before it lifts flings with its old speed (PH-2)`() {
    let delegate = Aiming()
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350), lift: false)
    stage.ended(0.6, 200, 350)
    #expect(abs(delegate.velocities[0].y - 0.5) < 1e-9 && scroll.isDecelerating)
  }

  @Test func `content pulled past the top and let go at rest comes back (PH-4)`() {
    stage.log.showsOffsets = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    stage.restAndLift(1, 200, 230)
    stage.settle()
    let calls = stage.lines.suffix(4).map { String($0.dropFirst(6)) }
    #expect(
      (calls, scroll.contentOffset) == (
        [
          "scroll willEndDragging", "scroll didEndDragging yes", "scroll willBeginDecelerating",
          "scroll didEndDecelerating",
        ], .zero
      ))
  }

  @Test func `a finger that joins or leaves moves nothing, and one that rests slows nothing (PA-4, SD-9)`() {
    stage.drag(0, from: (200, 450), to: (200, 420), lift: false)
    let before = scroll.contentOffset
    stage.began(0.3, 100, 200, id: 2)
    #expect(scroll.contentOffset == before)
    stage.moved(0.4, 200, 410)
    #expect(scroll.contentOffset == before + Point(x: 0, y: 10))
    stage.ended(0.5, 200, 410)
    #expect(scroll.contentOffset == before + Point(x: 0, y: 10))
    stage.moved(0.6, 100, 195, id: 2)
    #expect(scroll.contentOffset == before + Point(x: 0, y: 15))
  }

  @Test func `a late lift makes the first step of the glide inside its event (PH-10)`() {
    stage.drag(0, from: (200, 450), to: (200, 350), lift: false)
    let before = scroll.contentOffset.y
    stage.ended(0.22, 200, 350)
    #expect(scroll.contentOffset.y > before + 5)
  }

  @Test func `scroll views start with several touches (SD-10)`() {
    #expect(scroll.isMultipleTouchEnabled)
  }

  @Test func `the delegate of the pan cannot be changed (SD-1)`() {
    let refusing = RefusingDelegate()
    scroll.panGestureRecognizer.delegate = refusing
    scroll.panGestureRecognizer.delegate = nil
    stage.drag(0, from: (200, 450), to: (200, 350), lift: false)
    #expect(scroll.panGestureRecognizer.delegate == nil && scroll.isDragging && !refusing.wasAsked)
  }

  @Test func `insets belong to the valid offsets (PH-8)`() {
    scroll.contentInset = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 180)
    #expect(scroll.contentOffset.y == -20)
  }

  @Test func `paging comes to rest on the next page (PH-6)`() {
    let pages = makeScrollView("pages", content: (1200, 400))
    pages.isPagingEnabled = true
    let stage = ScrollStage(pages)
    stage.drag(0, from: (300, 300), to: (200, 300))
    stage.settle()
    let early = pages.contentOffset.x
    stage.drag(5, from: (150, 300), to: (300, 300))
    stage.settle()
    #expect([early, pages.contentOffset.x] == [300, 0])
  }

  @Test func `a drag that the system cancels ends at once, within the edges (SD-7)`() {
    stage.log.showsOffsets = false
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 230)
    stage.cancelAll(0.2)
    stage.settle()
    #expect(
      (stage.lines, scroll.contentOffset, scroll.isTracking) == (
        ["0.100 scroll willBeginDragging", "0.200 scroll willEndDragging", "0.200 scroll didEndDragging no"], .zero,
        false
      ))
  }

  @Test func `switching scrolling off under the finger ends the drag like a lift (SD-7, GR-6)`() {
    stage.drag(0, from: (200, 450), to: (200, 400), lift: false)
    scroll.isScrollEnabled = false
    #expect(!scroll.isDragging && scroll.isDecelerating)
  }

  @Test func `a drag in a rotated parent follows the finger`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scroll.removeFromSuperview()
    parent.addSubview(scroll)
    // A quarter turn clockwise: down in the scroll view is left on the screen.
    parent.transform = AffineTransform(rotationAngle: .pi / 2)
    let stage = ScrollStage(parent)
    let start = scroll.convert(Point(x: 150, y: 300), to: nil)
    stage.began(0, start.x, start.y)
    stage.moved(0.1, start.x + 30, start.y)
    #expect(abs(scroll.contentOffset.y - 20) < 1e-9)
  }

}

/// Notes whether a finger counts when the end of a drag is reported.
private final class TrackingNotes: ScrollViewDelegate {
  var notes: [String] = []

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    notes.append("will end \(scrollView.isTracking)")
  }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    notes.append("did end \(scrollView.isTracking)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    notes.append("will decelerate \(scrollView.isTracking)")
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

/// A delegate that keeps recognizers from beginning.
private final class RefusingDelegate: GestureRecognizerDelegate {
  private(set) var wasAsked = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    wasAsked = true
    return false
  }
}
