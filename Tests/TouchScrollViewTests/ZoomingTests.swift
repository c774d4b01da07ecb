import Testing
import TouchGestures
import TouchPan
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct ZoomingTests {
  let scroll = makeScrollView("scroll", content: (300, 400))
  let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let delegate = Zooming()
  let stage: ScrollStage

  init() {
    delegate.view = page
    scroll.addSubview(page)
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
  }

  /// Two fingers about a point, on a level line.
  private func fingers(_ phase: TouchPhase, _ t: Double, span: Double, x: Double = 200, y: Double = 300) {
    stage.send(t, phase, [(1, x - span / 2, y), (2, x + span / 2, y)])
  }

  /// Where a point of the page is in the window.
  private func place(_ x: Double, _ y: Double) -> Point { page.convert(Point(x: x, y: y), to: nil) }

  private func near(_ left: Point, _ right: Point) -> Bool { left.distance(to: right) < 1e-9 }

  // MARK: Pinching

  /// A pinch that begins at a span of 120 points: scales count from there.
  private func pinch(x: Double = 200, y: Double = 300) {
    fingers(.began, 0, span: 100, x: x, y: y)
    fingers(.moved, 0.05, span: 120, x: x, y: y)
  }

  @Test func `a pinch zooms by its scale and says so in UIKit's order (SE-4)`() {
    stage.log.showsOffsets = true
    pinch()
    fingers(.moved, 0.2, span: 240)
    fingers(.ended, 0.3, span: 240)
    #expect(
      (stage.lines, scroll.zoomScale, scroll.contentSize, page.frame, scroll.isZooming) == (
        [
          "0.050 scroll willBeginZooming", "0.200 scroll didZoom 2", "0.200 scroll didScroll 150 200",
          "0.300 scroll didEndZooming 2",
        ], 2, Size(width: 600, height: 800), Rect(x: 0, y: 0, width: 600, height: 800), false
      ))
  }

  @Test func `a view outside the content does not zoom (SE-4)`() {
    let elsewhere = View(frame: page.frame)
    delegate.view = elsewhere
    pinch()
    fingers(.moved, 0.2, span: 240)
    #expect((scroll.zoomScale, elsewhere.frame) == (1, page.frame))
  }

  @Test func `fingers that move together at the largest scale move the content (PH-7)`() {
    scroll.bouncesZoom = false
    scroll.maximumZoomScale = 2
    pinch()
    fingers(.moved, 0.2, span: 360)
    let before = scroll.contentOffset
    fingers(.moved, 0.3, span: 360, x: 180)
    #expect(near(scroll.contentOffset, before + Point(x: 20, y: 0)))
  }

  @Test func `a second pinch counts from the scale of the first (SE-4)`() {
    pinch()
    fingers(.moved, 0.2, span: 240)
    fingers(.ended, 0.3, span: 240)
    fingers(.began, 1, span: 100)
    fingers(.moved, 1.05, span: 120)
    let early = scroll.zoomScale
    fingers(.moved, 1.2, span: 180)
    #expect([early, scroll.zoomScale] == [2, 3])
  }

  @Test func `the point between the fingers stays where it is (PH-7)`() {
    fingers(.began, 0, span: 100, x: 130, y: 180)
    let middle = Point(x: 130, y: 180)
    let content = page.convert(middle, from: nil)
    for span in [120.0, 150, 200, 260, 180] {
      fingers(.moved, 0.1 + span / 1000, span: span, x: 130, y: 180)
      #expect(near(place(content.x, content.y), middle))
    }
  }

  @Test func `fingers that stay where they are scroll nothing (PH-7, R-41)`() {
    fingers(.began, 0, span: 100, x: 130.1, y: 180.3)
    fingers(.moved, 0.1, span: 137.7, x: 130.1, y: 180.3)
    stage.log.showsOffsets = true
    _ = stage.lines
    for step in 1...20 { fingers(.moved, 0.1 + Double(step) / 50, span: 137.7, x: 130.1, y: 180.3) }
    #expect(stage.lines.isEmpty)
  }

  @Test func `a pinch that turns back goes back`() {
    pinch()
    fingers(.moved, 0.1, span: 240)
    fingers(.moved, 0.2, span: 120)
    #expect(abs(scroll.zoomScale - 1) < 1e-12 && near(scroll.contentOffset, .zero))
  }

  @Test func `the content follows fingers that move while they zoom (PH-7)`() {
    stage.send(0, .began, [(1, 150, 300), (2, 250, 300)])
    stage.send(0.1, .moved, [(1, 150, 300), (2, 270, 300)])
    stage.send(0.15, .moved, [(1, 150, 300), (2, 272, 300)])
    let content = page.convert(Point(x: 211, y: 300), from: nil)
    stage.send(0.2, .moved, [(1, 130, 260), (2, 350, 300)])
    // What was between the fingers still is.
    #expect(near(place(content.x, content.y), Point(x: 240, y: 280)))
  }

  @Test func `pan and pinch continue together (PH-7)`() {
    scroll.zoomScale = 2
    stage.send(0, .began, [(1, 150, 300), (2, 250, 300)])
    stage.send(0.1, .moved, [(1, 150, 300), (2, 270, 300)])
    stage.send(0.2, .moved, [(1, 140, 290), (2, 290, 300)])
    #expect(scroll.isZooming && scroll.isDragging)
  }

  @Test func `a finger that lifts leaves the other one dragging, without a jump (PI-4, PA-4)`() {
    scroll.zoomScale = 2
    stage.send(0, .began, [(1, 150, 300), (2, 250, 300)])
    stage.send(0.1, .moved, [(1, 150, 300), (2, 270, 300)])
    stage.send(0.2, .moved, [(1, 140, 290), (2, 290, 300)])
    let scale = scroll.zoomScale
    let offset = scroll.contentOffset
    stage.send(0.3, .ended, [(2, 290, 300)])
    stage.send(0.35, .moved, [(1, 139, 289)])
    #expect(near(scroll.contentOffset, offset) || (scroll.contentOffset - offset).length < 2.5)
    let start = scroll.contentOffset
    stage.send(0.4, .moved, [(1, 135, 270)])
    #expect(
      (scroll.zoomScale, near(scroll.contentOffset, Point(x: (start.x + 4).rounded(), y: (start.y + 19).rounded())))
        == (scale, true))
    // A new finger makes a pair again, and holds what is between the two.
    stage.send(0.5, .began, [(3, 235, 270)])
    stage.send(0.6, .moved, [(3, 236, 270)])
    let content = page.convert(Point(x: 185.5, y: 270), from: nil)
    stage.send(0.7, .moved, [(3, 275, 270)])
    #expect(scroll.zoomScale > scale && near(place(content.x, content.y), Point(x: 205, y: 270)))
  }

  // MARK: Limits

  @Test func `beyond the maximum the scale stretches, and comes back when the fingers lift (PH-7)`() {
    scroll.maximumZoomScale = 2
    pinch()
    fingers(.moved, 0.1, span: 480)
    #expect(abs(scroll.zoomScale - 3) < 1e-9)
    fingers(.ended, 0.2, span: 480)
    #expect(scroll.isZoomBouncing)
    // The host draws the bounce: scale and offset have their last values from its start.
    #expect((scroll.zoomScale, stage.lines) == (2, ["0.050 scroll willBeginZooming"]))
    stage.wait(1)
    let found = (scroll.contentSize, scroll.isZoomBouncing, stage.lines)
    #expect(found == (Size(width: 600, height: 800), false, ["0.422 scroll didEndZooming 2"]))
  }

  @Test func `below the minimum the content shrinks about the fingers and comes back where it was (PH-7)`() {
    fingers(.began, 0, span: 216)
    fingers(.moved, 0.1, span: 104)
    fingers(.moved, 0.15, span: 52)
    #expect(scroll.zoomScale < 1 && scroll.zoomScale > 0.64 && scroll.contentOffset.x < 0)
    fingers(.ended, 0.2, span: 52)
    let found = (scroll.zoomScale, scroll.contentOffset, page.frame)
    #expect(found == (1, .zero, Rect(x: 0, y: 0, width: 300, height: 400)))
  }

  @Test func `without bouncing the scale stops at its limits (PH-7)`() {
    scroll.bouncesZoom = false
    pinch()
    fingers(.moved, 0.1, span: 900)
    let early = scroll.zoomScale
    fingers(.ended, 0.2, span: 900)
    #expect((early, stage.lines.last, stage.context.isAnimating) == (4, "0.200 scroll didEndZooming 4", false))
  }

  @Test func `limits that are equal leave nothing to zoom (SD-1)`() {
    scroll.maximumZoomScale = 1
    let early = scroll.pinchGestureRecognizer == nil
    fingers(.began, 0, span: 100)
    fingers(.moved, 0.1, span: 200)
    #expect((early, scroll.zoomScale, stage.lines.isEmpty) == (true, 1, true))
  }

  @Test func `without a view that zooms a pinch changes nothing (SE-4)`() {
    delegate.view = nil
    fingers(.began, 0, span: 100)
    fingers(.moved, 0.1, span: 200)
    fingers(.moved, 0.2, span: 300)
    #expect((scroll.zoomScale, stage.lines) == (1, ["0.100 scroll willBeginZooming"]))
  }

  @Test func `a cancelled pinch ends within the limits`() {
    scroll.maximumZoomScale = 2
    fingers(.began, 0, span: 100)
    fingers(.moved, 0.1, span: 324)
    fingers(.moved, 0.15, span: 972)
    stage.cancelAll(0.2)
    stage.wait(2)
    #expect((scroll.zoomScale, stage.lines.last?.hasSuffix("didEndZooming 2")) == (2, true))
  }

  @Test func `a view that is removed while it zooms ends its zoom within the limits`() {
    scroll.maximumZoomScale = 2
    fingers(.began, 0, span: 100)
    fingers(.moved, 0.1, span: 324)
    fingers(.moved, 0.15, span: 972)
    scroll.removeFromSuperview()
    let found = (scroll.isZooming, scroll.isZoomBouncing, scroll.zoomScale, stage.context.isAnimating)
    #expect(found == (false, false, 2, false))
  }

  @Test func `fingers that lift leave content within its edges, without a deceleration`() {
    scroll.contentSize = Size(width: 300, height: 200)
    page.frame.size.height = 200
    pinch(y: 150)
    fingers(.moved, 0.1, span: 180, y: 150)
    let early = scroll.contentOffset.y
    fingers(.ended, 0.2, span: 180, y: 150)
    #expect(
      (early, scroll.contentOffset.y, stage.lines.map { $0.dropFirst(6) }) == (
        25, 0, ["scroll willBeginZooming", "scroll didEndZooming 1.5"]
      ))
  }

  @Test func `zoomed content scrolls as far as it is large (SE-4, PH-8)`() {
    scroll.zoomScale = 2
    let early = scroll.maximumContentOffset
    stage.began(0, 200, 300)
    stage.moved(0.1, 190, 285)
    #expect((early, scroll.isDragging) == (Point(x: 300, y: 400), true))
  }

  // MARK: By code

  @Test func `setting the scale zooms about the middle of what is seen`() {
    scroll.zoomScale = 2
    #expect((scroll.contentOffset, near(place(150, 200), Point(x: 200, y: 300))) == (Point(x: 150, y: 200), true))
    scroll.zoomScale = 99
    let early = scroll.zoomScale
    scroll.zoomScale = 1
    #expect((early, scroll.contentOffset) == (4, .zero))
  }

  @Test func `an animated zoom has its values at once and ends after 0.3 s (SE-4a)`() {
    scroll.setZoomScale(3, animated: true)
    let early = scroll.zoomScale
    stage.wait(1)
    #expect((early, stage.lines) == (3, ["0.000 scroll willBeginZooming", "0.300 scroll didEndZooming 3"]))
  }

  @Test func `zooming to a rectangle fills the bounds with it`() {
    scroll.zoom(to: Rect(x: 60, y: 80, width: 100, height: 100), animated: false)
    #expect((scroll.zoomScale, near(place(110, 130), Point(x: 200, y: 300))) == (3, true))
    // From a scale already zoomed, and to a corner, where the edges keep it from the middle.
    scroll.zoom(to: Rect(x: 0, y: 0, width: 75, height: 100), animated: false)
    #expect((scroll.zoomScale, scroll.contentOffset) == (4, .zero))
  }

  @Test func `a rectangle that is empty or NaN is not zoomed to`() {
    scroll.zoom(to: Rect(x: 0, y: 0, width: 0, height: 10), animated: false)
    scroll.zoom(to: Rect(x: .nan, y: 0, width: 10, height: 10), animated: true)
    #expect(scroll.zoomScale == 1)
  }
}

final class Zooming: ScrollViewDelegate {
  var view: View?
  func viewForZooming(in scrollView: ScrollView) -> View? { view }
}
