import Testing
import TouchGestures
import TouchPan
import TouchScroll
import TouchScrollView
import TouchViews

/// What a delegate or content view changes while it is notified of a scroll, or asked.
@Suite struct CallbackEditTests {
  let scroll = makeScrollView(content: (300, 2000))
  let stage: ScrollStage
  let editor = Editor()

  init() {
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
    scroll.delegate = editor
  }

  private func flick() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.settle()
  }

  @Test func `content that grows as a glide begins does not end it (SE-1, PH-1a)`() {
    editor.onBeginDecelerating = { $0.contentSize.height = 4000 }

    flick()

    let found = (stage.lines.last, scroll.isDecelerating, stage.context.isAnimating)
    #expect(found == ("2.193 scroll didEndDecelerating", false, false))
  }

  @Test func `edges that come nearer in the last frame of a glide bring it back (PH-1a)`() {
    scroll.bounces = false
    scroll.contentSize.height = 520
    editor.onScroll = { if $0.contentOffset.y == 120, $0.isDecelerating { $0.contentSize.height = 450 } }

    flick()

    #expect((scroll.contentOffset.y, stage.lines.last?.hasSuffix("scroll didEndDecelerating")) == (50, true))
  }

  @Test func `a glide comes to rest within edges that the delegate set at the lift (PH-8, PH-1a)`() {
    editor.onEndDragging = { $0.contentSize.height = 520 }

    flick()

    #expect(scroll.contentOffset.y == 120)
  }

  @Test func `a glide continues to edges that the delegate moved away at the lift (PH-8, PH-1a)`() {
    scroll.contentSize.height = 520
    editor.onWillEndDragging = { $0.contentSize.height = 2000 }

    flick()

    #expect(scroll.contentOffset.y == 349)
  }

  @Test func `content that stays where it was let go keeps to edges that the delegate moved at the lift (PH-8)`() {
    scroll.contentOffset.y = 1000
    editor.onWillEndDragging = { $0.contentSize.height = 700 }

    stage.drag(0, from: (200, 150), to: (200, 200), lift: false)
    stage.restAndLift(0.5, 200, 200)
    stage.settle()

    #expect(scroll.contentOffset.y == scroll.maximumContentOffset.y)
  }

  @Test func `a scroll view that is taken away as its drag ends with a flick does not decelerate (SD-8)`() {
    editor.onEndDragging = { $0.removeFromSuperview() }
    var calls = 0
    editor.onBeginDecelerating = { _ in calls += 1 }
    editor.onEndDecelerating = { _ in calls += 1 }

    flick()

    #expect(calls == 0 && !scroll.isDecelerating && !stage.context.isAnimating)
  }

  @Test(arguments: [false, true])
  func `content that shrinks while a zoom bounces back is brought within its new edges (PH-7, PH-8)`(isFlicked: Bool) {
    let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 2000))
    scroll.addSubview(page)
    scroll.maximumZoomScale = 2
    editor.zoomed = page
    scroll.contentOffset.y = 1000
    for (phase, distance) in [(TouchPhase.began, 100.0), (.moved, 80), (.moved, 40), (.ended, 40)] {
      stage.send(distance == 40 ? 0.1 : 0, phase, [(1, 200, 300 - distance), (2, 200, 300 + distance)])
    }
    let early = scroll.isZoomBouncing
    if isFlicked { stage.drag(0.11, from: (200, 450), to: (200, 300), over: 0.05, steps: 5) }

    scroll.contentSize.height = 520
    stage.settle()

    #expect((early, scroll.contentOffset.y, scroll.zoomScale) == (true, scroll.maximumContentOffset.y, 1))
  }

  @Test(arguments: [false, true])
  func `a scroll view that its delegate takes away at the end of a drag ends it once (SE-1, SD-7)`(isCancel: Bool) {
    var calls: [String] = []
    editor.onWillEndDragging = {
      calls.append("will end \($0.isTracking)")
      $0.removeFromSuperview()
    }
    editor.onEndDragging = { calls.append("did end \($0.isTracking)") }

    stage.drag(0, from: (200, 450), to: (200, 346), lift: !isCancel)
    if isCancel { stage.cancelAll(0.21) }
    stage.settle()

    let found = (calls, scroll.isDragging, scroll.isTracking, scroll.isDecelerating)
    #expect(found == (["will end true", "did end true"], false, false, false))
  }

  @Test func `a scroll view that is put back in as a touch catches it does not drag (SC-10, R-16)`() {
    stage.drag(0, from: (200, 250), to: (200, 450), over: 0.5)
    editor.onEndDecelerating = { [window = stage.window] in
      $0.removeFromSuperview()
      window.addSubview($0)
    }
    stage.send(0.56, .began, [(1, 200, 300), (2, 220, 300)])
    let counted = scroll.panGestureRecognizer.numberOfTouches
    stage.send(0.6, .moved, [(1, 200, 330), (2, 220, 330)])
    stage.send(0.7, .ended, [(1, 200, 330), (2, 220, 330)])

    let found = (counted, scroll.panGestureRecognizer.state, scroll.isDragging, scroll.isTracking)
    #expect(found == (0, .possible, false, false))
  }

  @Test func `a drag that ends in its own callback leaves no paging scroll view between its pages (NE-4)`() {
    let pages = makeScrollView("pages", content: (900, 400))
    pages.isPagingEnabled = true
    let inner = makeScrollView("inner", content: (600, 400), frame: Rect(x: 0, y: 0, width: 300, height: 400))
    pages.addSubview(inner)
    let stage = ScrollStage(pages)
    inner.contentOffset = Point(x: 295, y: 0)
    inner.delegate = editor
    editor.onScroll = { if $0.contentOffset.x >= 300 { $0.isScrollEnabled = false } }

    stage.drag(0, from: (340, 300), to: (140, 300), steps: 10)
    stage.settle()

    #expect(!inner.isDragging && [0, 300].contains(pages.contentOffset.x))
  }

  @Test func `a drag under an animation by code does not promise to decelerate (SE-1, SE-2)`() {
    stage.drag(0, from: (200, 450), to: (200, 350), lift: false)
    scroll.setContentOffset(Point(x: 0, y: 444), animated: true)

    stage.ended(0.21, 200, 350)
    stage.settle()

    #expect(
      stage.lines.dropFirst().map { $0.dropFirst(6) } == [
        "scroll willEndDragging", "scroll didEndDragging no", "scroll didEndScrollingAnimation",
      ])
  }

  @Test func `a scroll view that is taken away while its content is asked never begins to drag (R-16, SD-8)`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let asking = AskedScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 400))
    asking.contentSize = Size(width: 300, height: 2000)
    asking.addSubview(Box("content", 0, 0, 300, 2000))
    outer.addSubview(asking)
    let stage = ScrollStage(outer)
    asking.onAsked = { $0.removeFromSuperview() }
    stage.began(0, 200, 450)
    stage.wait(0.2)
    stage.moved(0.2, 200, 430)
    stage.moved(0.21, 200, 400)
    stage.ended(0.3, 200, 400)

    #expect(
      (asking.wasAsked, asking.isDragging, asking.isTracking, asking.panGestureRecognizer.state, asking.contentOffset)
        == (true, false, false, .possible, .zero))
  }

  @Test func `a scroll view that is taken away while its content is asked never begins to zoom (R-16, SC-7)`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let asking = AskedScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 400))
    asking.contentSize = Size(width: 300, height: 400)
    asking.maximumZoomScale = 4
    let content = Box("content", 0, 0, 300, 400)
    content.isMultipleTouchEnabled = true
    asking.addSubview(content)
    let zooming = Editor()
    zooming.zoomed = content
    asking.delegate = zooming
    outer.addSubview(asking)
    let stage = ScrollStage(outer)
    asking.onAsked = { $0.removeFromSuperview() }
    stage.send(0, .began, [(1, 180, 300), (2, 220, 300)])
    stage.wait(0.2)
    stage.send(0.2, .moved, [(1, 150, 300), (2, 250, 300)])
    stage.send(0.21, .moved, [(1, 100, 300), (2, 300, 300)])
    stage.send(0.3, .ended, [(1, 100, 300), (2, 300, 300)])

    let found = (asking.wasAsked, asking.isZooming, asking.zoomScale, asking.pinchGestureRecognizer?.state)
    #expect(found == (true, false, 1, .possible))
  }
}

/// A delegate that changes something of its scroll view in a call.
final class Editor: ScrollViewDelegate {
  var onBeginDecelerating: (ScrollView) -> Void = { _ in }
  var onWillEndDragging: (ScrollView) -> Void = { _ in }
  var onEndDragging: (ScrollView) -> Void = { _ in }
  var onEndDecelerating: (ScrollView) -> Void = { _ in }
  var onScroll: (ScrollView) -> Void = { _ in }
  var onZoom: (ScrollView) -> Void = { _ in }
  var zoomed: View?
  /// What the ends of drags said about decelerating.
  private(set) var promises: [Bool] = []

  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }

  func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll(scrollView) }

  func scrollViewDidZoom(_ scrollView: ScrollView) { onZoom(scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { onEndDecelerating(scrollView) }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { onBeginDecelerating(scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {
    onWillEndDragging(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    promises.append(decelerate)
    onEndDragging(scrollView)
  }
}

/// A scroll view that does something when it is asked for the touches of its content.
private final class AskedScrollView: ScrollView {
  var onAsked: (ScrollView) -> Void = { _ in }

  private(set) var wasAsked = false

  override func touchesShouldCancel(in view: View) -> Bool {
    wasAsked = true
    onAsked(self)
    return true
  }
}
