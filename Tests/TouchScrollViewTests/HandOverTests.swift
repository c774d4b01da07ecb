import Testing
import TouchRefreshControl
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews

/// Scroll views inside each other that one finger moves: calls, speeds, and what leaves the chain (NH-1, NH-7 to NH-10).
@Suite final class HandOverTests: NestedScrollers {
  // MARK: The lift

  @Test func `the one that moved last gets the lift and the speed (NH-7, NH-8)`() {
    drag(12)
    _ = stage.lines
    stage.ended(0.2, 200, 180)

    #expect(
      stage.lines == [
        "0.200 inner didEndDragging no", "0.200 outer willEndDragging", "0.200 outer didEndDragging yes",
        "0.200 outer willBeginDecelerating",
      ])
  }

  @Test func `one that was switched off since the last move does not get the lift (NH-1)`() {
    drag(12)
    _ = stage.lines
    outer.isScrollEnabled = false
    stage.ended(0.2, 200, 180)
    stage.settle()

    #expect(stage.lines.filter { $0.contains("outer") } == [] && offsets == [200, 60])
  }

  @Test func `content that was beyond its edge goes back to where it was (NH-5)`() {
    inner.contentOffset.y = -60
    outer.contentOffset.y = 100
    stage.began(0, 200, 200)
    drag(4, from: (0, 200))
    let during = offsets
    drag(3, by: 10, from: (0.064, 160))

    #expect(during[0] > -60 && offsets == [-60, 100])
  }

  @Test func `beyond its end an outer one shows the rest, and goes back after the lift (NH-6, PH-4)`() {
    outer.contentSize.height = 830
    drag(15)
    let during = offsets
    stage.ended(0.3, 200, 150)
    stage.settle()

    #expect(during == [200, 62] && offsets == [200, 30])
  }

  @Test func `a glide that meets its end goes on further out from the next frame on (NH-8)`() {
    inner.contentOffset.y = 60
    drag(6, by: -20)
    stage.ended(0.1, 200, 180)
    stage.settle()
    let lines = stage.lines.filter { $0.contains("Decelerating") }

    #expect(
      lines.map { $0.dropFirst(6) } == [
        "inner willBeginDecelerating", "inner didEndDecelerating", "outer willBeginDecelerating",
        "outer didEndDecelerating",
      ])
    #expect(lines.count > 2 && lines[1].prefix(5) == lines[2].prefix(5))
    #expect(offsets[0] == 200 && offsets[1] > 50)
  }

  @Test func `under uikit a glide bounces at its end (NH-8)`() {
    inner.scrollHandOver = nil
    inner.contentOffset.y = 60
    drag(6, by: -20)
    stage.ended(0.1, 200, 180)
    stage.settle()

    #expect(offsets == [200, 0])
  }

  @Test func `the system's cancel puts all into their ranges, and only the one that began gets calls (NH-9)`() {
    outer.contentSize.height = 830
    drag(15)
    _ = stage.lines
    stage.cancelAll(0.3)

    #expect(offsets == [200, 30])
    #expect(stage.lines == ["0.300 inner willEndDragging", "0.300 inner didEndDragging no"])
  }

  // MARK: Policies

  @Test func `the policy is the delegate's, else the scroll view's, else the context's (NH-3)`() {
    let delegate = PolicyDelegate()
    inner.scrollHandOver = nil
    stage.context.scrollHandOver = .chain
    drag(7)
    let byContext = offsets
    stage.cancelAll(0.2)
    inner.contentOffset.y = 150
    outer.contentOffset.y = 0
    inner.scrollHandOver = .chain
    inner.delegate = delegate
    drag(7, from: (0.5, 300))
    stage.began(0.5, 200, 300)
    drag(7, from: (0.6, 300))

    #expect(byContext == [200, 10] && offsets == [150, 60])
  }

  @Test func `one further out that contains ends the chain before itself (NH-3)`() {
    outer.scrollHandOver = .contain
    drag(10)

    #expect(offsets == [220, 0])
  }

  @Test func `a policy that changes during a drag counts for the next one`() {
    drag(5)
    inner.scrollHandOver = .contain
    drag(5, from: (0.08, 250))

    #expect(offsets == [200, 40])
  }

  @Test func `answers that nobody offered count as nothing, and are reported (NH-3)`() {
    inner.scrollHandOver = .custom
    outer.handOverAnswers = HandOverAnswers(before: .points(.nan), after: .points(-3))
    var reports = 0
    stage.context.diagnostics = { if case .invalidArgument = $0 { reports += 1 } }
    drag(10)

    // Of nine ways of ten points the inner one takes five, the outer one three points of each of the others.
    #expect(offsets == [215, 12] && reports == 9)
  }

  // MARK: The chain

  @Test func `one that moves by itself goes on until its first share, and is taken over there (NH-1)`() {
    drag(2)
    outer.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.wait(0.1)
    drag(3, from: (0.1, 280))
    let whileInner = (outer.isScrollAnimating, stage.lines.contains { $0.contains("outer") })
    drag(2, from: (0.2, 230))

    #expect(whileInner == (true, false))
    #expect(!outer.isScrollAnimating && stage.lines.contains("0.216 outer didEndScrollingAnimation"))
  }

  @Test func `one that is switched off keeps what it took and loses its rubber band, which the next one shows (NH-1)`()
  {
    outer.contentSize.height = 830
    drag(15)
    outer.isScrollEnabled = false
    drag(1, from: (0.24, 150))

    #expect(offsets == [234, 30])
  }

  @Test func `what a switched off one took stays when the finger comes back (NH-1)`() {
    drag(9)
    outer.isScrollEnabled = false
    drag(9, by: 10, from: (0.144, 210))

    #expect(offsets == [110, 30])
  }

  @Test func `content that loses its range ends the gesture as a lift does (NH-1)`() {
    drag(9)
    inner.contentSize.height = 200

    #expect(!inner.isDragging && stage.lines.contains("0.144 inner didEndDragging no"))
  }

  @Test func `a scroller that is turned by 180 degrees takes its part the other way round (NH-1)`() {
    outer.contentOffset.y = 400
    outer.transform = AffineTransform(rotationAngle: .pi)
    inner.frame.origin.y = 700
    inner.transform = AffineTransform(rotationAngle: .pi)
    stage.began(0, 200, 350)
    for step in 1...12 { stage.moved(0.016 * Double(step), 200, 350 - 10 * Double(step)) }

    #expect(offsets == [200, 340])
  }

  @Test func `a scroller whose axes are turned by 90 degrees is not in the chain (NH-1)`() {
    outer.transform = AffineTransform(rotationAngle: .pi / 2)
    outer.contentSize = Size(width: 1600, height: 1600)
    inner.transform = AffineTransform(rotationAngle: -.pi / 2)
    stage.began(0, 200, 300)
    for step in 1...10 { stage.moved(0.016 * Double(step), 200, 300 - 10 * Double(step)) }

    #expect(outer.contentOffset == .zero)
  }

  @Test func `each axis has its own takers and its own last one (NH-8)`() {
    outer.contentSize.width = 1200
    inner.contentSize.width = 900
    inner.contentOffset = Point(x: 0, y: 200)
    stage.began(0, 200, 300)
    for step in 1...8 { stage.moved(0.016 * Double(step), 200 - 12 * Double(step), 300 - 12 * Double(step)) }
    _ = stage.lines
    stage.ended(0.136, 104, 204)

    #expect(inner.contentOffset.x >= 86 && outer.contentOffset.y >= 86 && inner.contentOffset.y == 200)
    #expect(
      stage.lines.map { $0.dropFirst(6) } == [
        "inner willEndDragging", "inner didEndDragging yes", "inner willBeginDecelerating", "outer willEndDragging",
        "outer didEndDragging yes", "outer willBeginDecelerating",
      ])
  }

  // MARK: What else it touches

  @Test func `content touches are cancelled once, at the begin (NH-10)`() {
    let box = Box("box", 0, 0, 400, 500)
    inner.addSubview(box)
    inner.delaysContentTouches = false
    outer.delaysContentTouches = false
    drag(12)
    stage.ended(0.3, 200, 180)

    #expect(stage.lines.filter { $0.contains("box") } == ["0.000 box began 1", "0.016 box cancelled 1"])
  }

  @Test func `a refresh control gets what its own scroll view shows of a hand-over (KD-6)`() {
    let control = RefreshControl()
    outer.refreshControl = control
    inner.contentOffset.y = 0
    inner.transfersVerticalScrollingToParent = false
    drag(12, by: 10)
    let early = control.isRefreshing
    drag(3, by: 10, from: (0.192, 420))

    #expect((early, control.isRefreshing, outer.contentOffset.y) == (false, true, -70))
  }

  @Test func `a refresh starts from the distance of the settings on (KD-6)`() {
    let control = RefreshControl()
    inner.contentOffset.y = 0
    inner.scrollHandOver = .contain
    inner.transfersVerticalScrollingToParent = false
    inner.refreshControl = control
    stage.context.scrollSettings.refreshDistance = 20
    drag(5, by: 10)
    let shown = inner.contentOffset.y

    #expect((shown <= -20, control.isRefreshing) == (true, true))
  }
}

private final class PolicyDelegate: ScrollViewDelegate {
  func scrollViewHandOver(_ scrollView: ScrollView) -> ScrollHandOver? { .expandFirst }
}
