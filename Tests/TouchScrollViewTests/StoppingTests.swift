import Testing
import TouchScroll
import TouchScrollView
import TouchWindows

/// What `stopScrollingAndZooming` ends, and where the content is then (SE-3c).
@Suite struct StoppingTests {
  private let scroll = makeScrollView()
  private let stage: ScrollStage

  init() {
    stage = ScrollStage(scroll)
    stage.log.showsOffsets = false
  }

  @Test func `a glide stops where it is`() {
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.wait(0.4)
    _ = stage.lines
    let offset = scroll.contentOffset

    scroll.stopScrollingAndZooming()

    #expect(
      (stage.lines.map { String($0.dropFirst(6)) }, scroll.contentOffset) == (["scroll didEndDecelerating"], offset))
    #expect((offset.y > 0, scroll.isDecelerating, stage.context.isAnimating) == (true, false, false))
  }

  @Test func `content beyond an edge returns to it at once`() {
    stage.drag(0, from: (200, 200), to: (200, 300))
    stage.wait(0.25)
    let before = scroll.contentOffset.y

    scroll.stopScrollingAndZooming()

    #expect((before < 0, scroll.contentOffset.y, scroll.isDecelerating) == (true, 0, false))
  }

  @Test func `a way to a page stops at the nearest page`() {
    scroll.isPagingEnabled = true
    stage.drag(0, from: (200, 450), to: (200, 346))
    stage.wait(0.26)
    let before = scroll.contentOffset.y

    scroll.stopScrollingAndZooming()

    let nearest = before < 200 ? 0.0 : 400
    #expect((before > 0 && before < 400, scroll.contentOffset.y, scroll.isDecelerating) == (true, nearest, false))
  }

  @Test func `an animated offset stops where it is`() {
    scroll.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.window.advance(to: 0.15)
    let (offset, isAnimating) = (scroll.contentOffset, scroll.isScrollAnimating)

    scroll.stopScrollingAndZooming()

    #expect((isAnimating, scroll.isScrollAnimating, scroll.contentOffset) == (true, false, offset))
    #expect(stage.lines.map { String($0.dropFirst(6)) } == ["scroll didEndScrollingAnimation"])
  }

  @Test func `content at rest beyond an edge, and a drag, stay`() {
    scroll.contentOffset = Point(x: 0, y: -50)
    scroll.stopScrollingAndZooming()
    let rest = scroll.contentOffset.y
    scroll.contentOffset = .zero
    stage.began(0, 200, 400)
    stage.moved(0.1, 200, 350)

    scroll.stopScrollingAndZooming()

    #expect((rest, scroll.contentOffset.y, scroll.isDragging) == (-50, 40, true))
  }

  @Test func `setting bounces sets both axes, and the last assignment wins (SD-3)`() {
    scroll.bouncesVertically = false
    scroll.bounces = true
    let both = [scroll.bouncesVertically, scroll.bouncesHorizontally]
    scroll.bounces = false
    scroll.bouncesHorizontally = true

    #expect([both, [scroll.bouncesVertically, scroll.bouncesHorizontally]] == [[true, true], [false, true]])
  }
}
