import Testing
import TouchPan
import TouchScroll
import TouchScrollView
import TouchWindows

@Suite struct IndirectScrollingTests {
  let scroll = makeScrollView()
  let stage: ScrollStage

  init() {
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
  }

  // MARK: Wheels and trackpads

  @Test func `a wheel's step scrolls at once and by all of it (SD-6)`() {
    stage.wheel(0, 0, -30, at: (200, 300), .discrete)
    let early = scroll.contentOffset.y
    stage.wheel(0.1, 0, -30, at: (200, 300), .discrete)
    #expect((early, scroll.contentOffset.y, scroll.isDragging, scroll.isDecelerating) == (30, 60, false, false))
  }

  @Test func `a wheel stops at the edge and does not bounce`() {
    stage.wheel(0, 0, 30, at: (200, 300), .discrete)
    #expect((scroll.contentOffset.y, stage.context.isAnimating) == (0, false))
  }

  @Test func `a trackpad that does not say when it lifts is taken to rest after 140 ms (PH-2)`() {
    stage.wheel(0, 0, -30, at: (200, 300), .continuous)
    stage.wheel(0.05, 0, -30, at: (200, 300), .continuous)
    stage.wait(1)
    #expect(
      (stage.lines, scroll.contentOffset.y) == (
        ["0.000 scroll willBeginDragging", "0.190 scroll willEndDragging", "0.190 scroll didEndDragging no"], 60
      ))
  }

  @Test func `a trackpad that says when it begins may rest as long as it likes`() {
    stage.wheel(0, 0, 0, at: (200, 300), .continuous, .began)
    stage.wheel(0.05, 0, 40, at: (200, 300), .continuous)
    stage.wait(2)
    #expect(scroll.isDragging && scroll.contentOffset.y < 0)
    stage.wheel(2, 0, 0, at: (200, 300), .continuous, .ended)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a trackpad's movement stays with the view that took it, wherever the pointer goes (SD-6)`() {
    let other = makeScrollView("other", frame: Rect(x: 50, y: 550, width: 300, height: 200))
    stage.window.addSubview(other)
    stage.wheel(0, 0, -30, at: (200, 300), .continuous, .began)
    stage.wheel(0.05, 0, -30, at: (200, 600), .continuous)
    stage.wheel(0.3, 0, 0, at: (200, 600), .continuous, .ended)
    #expect((scroll.contentOffset.y, other.contentOffset.y, scroll.isDragging) == (60, 0, false))
  }

  @Test func `a trackpad drags, and its lift flings (SD-6)`() {
    for step in 0..<12 { stage.wheel(Double(step) * 0.01, 0, -5, at: (200, 300), .continuous) }
    #expect((scroll.isDragging, scroll.contentOffset.y) == (true, 60))
    stage.wheel(0.12, 0, 0, at: (200, 300), .continuous, .ended)
    let early = scroll.isDecelerating
    stage.settle()
    #expect((early, scroll.contentOffset.y) == (true, 305))
  }

  @Test func `a trackpad pulls content beyond its edge, from where it comes back`() {
    stage.wheel(0, 0, 40, at: (200, 300), .continuous)
    #expect(scroll.contentOffset.y < 0)
    stage.wheel(0.5, 0, 0, at: (200, 300), .continuous, .ended)
    stage.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `kinds that are not allowed do not scroll (PA-1)`() {
    scroll.panGestureRecognizer.allowedScrollTypesMask = .continuous
    stage.wheel(0, 0, -30, at: (200, 300), .discrete)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a wheel over a view that cannot scroll that way scrolls the one around it (NE-2)`() {
    let outer = makeScrollView(
      "outer", content: (400, 3000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = makeScrollView("inner", content: (2000, 400))
    outer.addSubview(inner)
    let stage = ScrollStage(outer)
    stage.wheel(0, 0, -30, at: (200, 300), .discrete)
    let early = outer.contentOffset.y
    stage.wheel(0.1, -30, 0, at: (200, 300), .discrete)
    #expect((early, inner.contentOffset.x) == (30, 30))
  }

  @Test func `a wheel that goes as far both ways has room where it has some up or down (NE-2)`() {
    let outer = makeScrollView(
      "outer", content: (3000, 800), frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = makeScrollView("inner", content: (600, 2000))
    outer.addSubview(inner)
    let stage = ScrollStage(outer)
    inner.contentOffset = Point(x: 300, y: 0)
    stage.wheel(0, -30, -30, at: (200, 300), .discrete)
    #expect(inner.contentOffset == Point(x: 300, y: 30))
  }

  @Test func `a wheel over a view at its edge scrolls the one around it (NE-2)`() {
    let outer = makeScrollView(
      "outer", content: (400, 3000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = makeScrollView("inner")
    inner.contentOffset = Point(x: 0, y: 1600)
    outer.addSubview(inner)
    let stage = ScrollStage(outer)
    stage.wheel(0, 0, -30, at: (200, 300), .discrete)
    #expect(outer.contentOffset.y == 30)
  }

  @Test func `a wheel catches content that decelerates`() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.wheel(0.5, 0, 20, at: (200, 300), .discrete)
    #expect(!scroll.isDecelerating)
  }

  // MARK: To the top

  @Test func `a tap on the status bar scrolls the only view that takes it to its top (SE-5)`() {
    scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scroll.contentOffset = Point(x: 0, y: 300)
    #expect(ScrollView.scrollToTop(in: stage.window))
    stage.settle()
    let found = (scroll.contentOffset.y, stage.lines.map { $0.dropFirst(6) })
    #expect(found == (-20, ["scroll shouldScrollToTop yes", "scroll didScrollToTop"]))
  }

  @Test func `with two views that take it nothing scrolls to the top (SE-5)`() {
    let second = makeScrollView("second", frame: Rect(x: 0, y: 600, width: 400, height: 200))
    stage.window.addSubview(second)
    scroll.contentOffset = Point(x: 0, y: 300)
    let early = ScrollView.scrollToTop(in: stage.window)
    second.scrollsToTop = false
    #expect(!early && ScrollView.scrollToTop(in: stage.window))
  }

  @Test func `a view that is not seen does not count for the top (SE-5)`() {
    let second = makeScrollView("second", frame: Rect(x: 0, y: 900, width: 400, height: 200))
    stage.window.addSubview(second)
    scroll.contentOffset = Point(x: 0, y: 300)
    let early = ScrollView.scrollToTop(in: stage.window)
    second.frame.origin.y = 600
    second.isHidden = true
    #expect(early && ScrollView.scrollToTop(in: stage.window))
  }

  @Test func `a view that is at its top is not scrolled there (SE-5)`() {
    #expect(!scroll.scrollToTop())
  }

  @Test func `the delegate can refuse to scroll to the top (SE-5)`() {
    let delegate = Refusing()
    scroll.delegate = delegate
    scroll.contentOffset = Point(x: 0, y: 300)
    let early = scroll.scrollToTop()
    stage.show(1)
    #expect((early, scroll.contentOffset.y) == (false, 300))
  }
}

final class Refusing: ScrollViewDelegate {
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
}
