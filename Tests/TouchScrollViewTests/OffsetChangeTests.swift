import Testing
import TouchGestures
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct OffsetChangeTests {
  let scroll = makeScrollView()
  let stage: ScrollStage

  init() { stage = ScrollStage(scroll) }

  @Test func `setting the offset tells once, and only of a change (SE-3)`() {
    scroll.contentOffset = Point(x: 0, y: 50)
    scroll.contentOffset = Point(x: 0, y: 50)
    #expect(stage.lines == ["0.000 scroll didScroll 0 50"])
  }

  @Test func `moving the bounds' origin changes the offset silently (SE-3)`() {
    scroll.bounds.origin = Point(x: 0, y: 70)
    #expect((scroll.contentOffset.y, stage.lines.isEmpty) == (70, true))
  }

  @Test func `an animated change takes 0.3 s and ends exactly (PH-5, SE-3)`() {
    stage.context.settings.displayScale = 2
    scroll.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.show(8.0 / 60)
    #expect(scroll.contentOffset.y == 165.5)
    stage.show(16.0 / 60)
    #expect(scroll.contentOffset.y == 388.5 || scroll.contentOffset.y == 388)
    stage.show(0.3)
    let found = (scroll.contentOffset.y, stage.lines.last, stage.context.isAnimating)
    #expect(found == (400, "0.300 scroll didEndScrollingAnimation", false))
  }

  @Test func `outside a window an animated change is done at once, and ends (SE-3)`() {
    let view = makeScrollView()
    let delegate = EndCounter()
    view.delegate = delegate
    view.setContentOffset(Point(x: 0, y: 40), animated: true)
    #expect((view.contentOffset.y, delegate.ends) == (40, 1))
  }

  @Test func `to the present offset nothing happens (SE-3, PH-11)`() {
    scroll.contentOffset = Point(x: 0, y: 40)
    _ = stage.lines
    scroll.setContentOffset(Point(x: 0.2, y: 40.3), animated: true)
    #expect(stage.lines.isEmpty && !stage.context.isAnimating)
  }

  @Test func `a rectangle that sticks out on both sides shows its far edge (SE-6)`() {
    scroll.contentOffset = Point(x: 0, y: 500)
    scroll.scrollRectToVisible(Rect(x: 0, y: 300, width: 10, height: 900), animated: false)
    #expect(scroll.contentOffset.y == 800)
  }

  @Test func `a rectangle is made visible by its nearer edge`() {
    scroll.setContentOffset(Point(x: 0, y: 0), animated: false)
    // Heights and results as measured by WinObjC's tests, in a viewport of 200 points.
    scroll.frame.size.height = 200
    for (y, offset) in [(230.0, 31.0), (240, 41), (250, 51)] {
      scroll.contentOffset = .zero
      scroll.scrollRectToVisible(Rect(x: 0, y: y, width: 1, height: 1), animated: false)
      #expect(scroll.contentOffset.y == offset)
    }
    scroll.scrollRectToVisible(Rect(x: 0, y: 10, width: 1, height: 1), animated: false)
    let early = scroll.contentOffset.y
    scroll.scrollRectToVisible(Rect(x: 0, y: 50, width: 1, height: 1), animated: false)
    #expect([early, scroll.contentOffset.y] == [10, 10])
  }

  @Test func `a fling stops for a change by code (SE-3)`() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    scroll.setContentOffset(Point(x: 0, y: 10), animated: false)
    let found = (scroll.isDecelerating, Array(stage.lines.suffix(2)))
    #expect(found == (false, ["0.210 scroll didEndDecelerating", "0.210 scroll didScroll 0 10"]))
  }

  @Test func `a drag continues from an offset that code set`() {
    stage.drag(0, from: (200, 450), to: (200, 420), lift: false)
    scroll.contentOffset = Point(x: 0, y: 1000)
    stage.moved(0.3, 200, 410)
    #expect(scroll.contentOffset.y == 1010)
  }

  @Test func `a fling continues from an offset that code set, as an endless list does`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.show(0.5)
    let before = scroll.contentOffset.y
    scroll.contentOffset.y += 1000
    stage.settle()
    #expect(abs(scroll.contentOffset.y - 1335) <= 1 && before < 334)
  }

  @Test func `a touch-down ends a change by code (SE-3)`() {
    scroll.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.began(0.05, 200, 400)
    let early = stage.lines.last
    stage.moved(0.1, 200, 380)
    #expect((early, scroll.isDragging) == ("0.050 scroll didEndScrollingAnimation", true))
  }

  // MARK: Changes under way

  @Test func `content that shrinks under a finger holds its place, and comes back after the lift`() {
    stage.drag(0, from: (200, 450), to: (200, 150), lift: false)
    let first = scroll.contentOffset.y
    scroll.contentSize.height = 500
    let second = scroll.contentOffset.y
    stage.moved(0.3, 200, 149)
    #expect(scroll.contentOffset.y >= 290 && scroll.contentOffset.y < 292)
    stage.ended(1, 200, 149)
    stage.settle()
    #expect([first, second, scroll.contentOffset.y] == [290, 290, 100])
  }

  @Test func `content that shrinks while it decelerates stops at the new edge`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.show(0.4)
    scroll.contentSize.height = 600
    stage.settle()
    #expect((scroll.contentOffset.y, stage.lines.last?.hasSuffix("didEndDecelerating")) == (200, true))
  }

  @Test func `content that grows while it decelerates lets it continue`() {
    scroll.contentSize.height = 600
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.show(0.3)
    scroll.contentSize.height = 2000
    stage.settle()
    #expect(abs(scroll.contentOffset.y - 335) <= 1)
  }

  @Test func `content that shrinks at rest is brought back, unless code had put it there`() {
    scroll.contentOffset = Point(x: 0, y: 1600)
    scroll.contentSize.height = 1000
    let early = scroll.contentOffset.y
    scroll.contentOffset = Point(x: 0, y: -50)
    scroll.contentSize.height = 900
    #expect([early, scroll.contentOffset.y] == [600, -50])
  }

  @Test func `a frame that shrinks while it decelerates moves the edge`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    stage.show(0.4)
    scroll.contentSize.height = 600
    scroll.frame.size.height = 500
    stage.settle()
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `a view that is removed while it decelerates stops, and lets the host rest`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    scroll.removeFromSuperview()
    #expect(!stage.context.isAnimating && !scroll.isDecelerating)
    stage.show(1)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test func `a view that is removed under the finger ends its drag within its edges`() {
    stage.began(0, 200, 150)
    stage.moved(0.1, 200, 250)
    #expect(scroll.contentOffset.y < 0)
    scroll.removeFromSuperview()
    #expect((scroll.isDragging, scroll.contentOffset.y, stage.context.isAnimating) == (false, 0, false))
  }

  @Test func `a view that dies while it decelerates lets the host rest`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let stage = ScrollStage(parent)
    weak var gone: ScrollView?
    do {
      let view = makeScrollView()
      gone = view
      parent.addSubview(view)
      stage.drag(0, from: (200, 450), to: (200, 350))
      #expect(stage.context.isAnimating)
      view.removeFromSuperview()
    }
    let early = gone == nil
    stage.show(1)
    #expect(early && !stage.context.isAnimating)
  }

  @Test func `a view may live longer than its window`() {
    let view = makeScrollView()
    do {
      let stage = ScrollStage(view)
      stage.drag(0, from: (200, 450), to: (200, 350))
      #expect(view.isDecelerating)
    }
    view.contentOffset = Point(x: 0, y: 10)
    view.panGestureRecognizer.isEnabled = false
    #expect(view.contentOffset.y == 10)
  }

  @Test func `a delegate that removes the view from a frame ends it`() {
    let delegate = Removing()
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (200, 350))
    delegate.isArmed = true
    stage.show(0.5)
    #expect(scroll.superview == nil && !stage.context.isAnimating)
  }

  @Test func `a delegate that moves the content in each call does not keep it from ending`() {
    let delegate = Pinning()
    scroll.contentSize.width = 2000
    scroll.delegate = delegate
    stage.drag(0, from: (200, 450), to: (150, 350))
    stage.settle()
    #expect((scroll.isDecelerating, scroll.contentOffset.x, scroll.contentOffset.y) == (false, 0, 335))
  }

  // MARK: Numbers that are none

  @Test func `sizes, insets, offsets and scales that are no numbers are refused and reported`() {
    var reports: [Diagnostic] = []
    stage.context.diagnostics = { reports.append($0) }
    scroll.contentSize = Size(width: .nan, height: 100)
    scroll.contentInset.top = .infinity
    scroll.contentOffset = Point(x: 0, y: .nan)
    scroll.setContentOffset(Point(x: .infinity, y: 0), animated: true)
    scroll.scrollRectToVisible(Rect(x: .nan, y: 0, width: 1, height: 1), animated: true)
    scroll.zoomScale = .nan
    scroll.minimumZoomScale = -1
    let found = (scroll.contentSize, scroll.contentInset, scroll.contentOffset)
    #expect(found == (Size(width: 300, height: 2000), .zero, .zero))
    let scale = Diagnostic.invalidArgument("the scale of a zoom must be a positive number")
    #expect(reports == Array(repeating: .nonFiniteGeometry, count: 5) + [scale, scale])
  }

  @Test func `a NaN frame scrolls nothing and breaks nothing`() {
    stage.drag(0, from: (200, 450), to: (200, 350))
    scroll.frame = Rect(x: 50, y: 100, width: 300, height: .nan)
    stage.show(0.5)
    stage.settle()
    let early = scroll.contentOffset.y.isFinite
    scroll.frame = Rect(x: 50, y: 100, width: 300, height: 400)
    stage.drag(20, from: (200, 450), to: (200, 350))
    #expect(early && scroll.isDecelerating)
  }
}

final class EndCounter: ScrollViewDelegate {
  var ends = 0
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
}

final class Removing: ScrollViewDelegate {
  var isArmed = false
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if isArmed { scrollView.removeFromSuperview() }
  }
}

final class Pinning: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) { scrollView.contentOffset.x = 0 }
}
