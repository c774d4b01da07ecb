import Testing
import TouchRefreshControl
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews

/// What code changes of the scrollers of a chain while a finger moves them (NH-1, NH-6, NH-7, NH-9).
@Suite final class HandOverChangeTests: NestedScrollers {
  // MARK: Who is in the chain

  @Test func `one that is switched off and on again between two moves stays out (NH-1)`() {
    stage.checker.expectLess(of: outer)
    drag(9)
    outer.isScrollEnabled = false
    outer.isScrollEnabled = true
    drag(3, from: (0.144, 210))

    #expect(offsets == [216, 30])
  }

  @Test func `one that has not moved yet stays out, too, once it was switched off (NH-1)`() {
    stage.checker.expectLess(of: outer)
    drag(3)
    outer.isScrollEnabled = false
    outer.isScrollEnabled = true
    drag(6, from: (0.048, 270))

    #expect(offsets[1] == 0 && offsets[0] > 200)
  }

  @Test func `one that was switched off and on is in the chain of the next gesture`() {
    drag(3)
    outer.isScrollEnabled = false
    outer.isScrollEnabled = true
    stage.cancelAll(0.1)
    stage.began(0.2, 200, 300)
    drag(12, from: (0.2, 300))

    #expect(offsets[1] > 0)
  }

  @Test func `content that loses its range in a callback ends the gesture in that event (NH-1)`() {
    let delegate = Shrinking(inner)
    outer.delegate = delegate
    drag(8)

    #expect(!inner.isDragging && stage.lines.contains("0.112 inner didEndDragging no"))
    #expect(offsets[1] == 10)
  }

  @Test func `content that loses one of two ranges goes to its edge there and is dragged along the other (NH-1)`() {
    inner.contentSize = Size(width: 450, height: 310)
    inner.contentOffset = Point(x: 50, y: 10)
    inner.scrollHandOver = .contain
    stage.began(0, 300, 300)
    for step in 1...6 { stage.moved(0.016 * Double(step), 300 - 12 * Double(step), 300 - 12 * Double(step)) }
    let both = inner.contentOffset
    inner.contentSize.height = 100
    let lost = inner.contentOffset
    stage.moved(0.2, 228, 200)

    #expect(both.x > 50 && both.y > 10 && lost == Point(x: both.x, y: 0))
    #expect(inner.contentOffset == lost && inner.isDragging)
  }

  // MARK: The band

  @Test func `a stranger's scroller that loses one of two axes loses its rubber band there alone (NH-1)`() {
    let (near, far) = (Plane(), Plane())
    far.addSubview(near)
    stage.window.addSubview(far)
    let gesture = HandOverGesture(of: near, policy: .chain)
    gesture.move(by: Point(x: -10, y: -80))
    let shown = [near.place, far.place]
    far.isFlat = true
    gesture.move(by: Point(x: -1, y: 0))

    #expect(shown == [.zero, Point(x: -10, y: -80)])
    #expect([near.place, far.place] == [Point(x: 0, y: -80), Point(x: -11, y: 0)] && far.ends == 0)
  }

  // MARK: The taker of a latched gesture

  @Test func `a latched gesture begins with its first step that is not zero (NH-3)`() {
    inner.scrollHandOver = .latched
    inner.contentOffset.y = 200
    drag(3)

    // The first move is the slop alone; up the inner one cannot move, so that the outer one takes.
    #expect(offsets == [200, 20])
  }

  // MARK: Ends

  @Test func `an animation that code starts on one that takes goes on after the lift (NH-7)`() {
    drag(9)
    outer.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.ended(0.15, 200, 210)
    stage.settle()

    #expect(offsets == [200, 400] && stage.lines.filter { $0.contains("outer willBeginDecelerating") } == [])
  }

  @Test func `an animation that code starts on one that takes goes on after the system's cancel (NH-9)`() {
    drag(9)
    outer.setContentOffset(Point(x: 0, y: 400), animated: true)
    stage.cancelAll(0.15)
    let early = outer.contentOffset.y
    stage.settle()

    #expect(early < 100 && offsets == [200, 400])
  }

  @Test func `a pager that a hand-over moved is at a page after the system's cancel (NH-9)`() {
    outer.isPagingEnabled = true
    drag(15)
    let during = offsets
    _ = stage.lines
    stage.cancelAll(0.3)

    #expect(during == [200, 90] && offsets == [200, 0])
    #expect(stage.lines == ["0.300 inner willEndDragging", "0.300 inner didEndDragging no"])
  }

  // MARK: Refresh

  @Test func `a distance of 0 refreshes as soon as the content is below its edge, and not at it (KD-6)`() {
    let control = RefreshControl()
    inner.scrollHandOver = .contain
    inner.transfersVerticalScrollingToParent = false
    inner.refreshControl = control
    stage.context.scrollSettings.refreshDistance = 0
    inner.contentOffset.y = 20
    drag(3, by: 10)
    let atEdge = (inner.contentOffset.y, control.isRefreshing)
    drag(1, by: 10, from: (0.048, 330))

    #expect(atEdge == (0, false) && control.isRefreshing)
  }
}

/// A delegate that takes another scroll view's range when its own scroll view moves.
private final class Shrinking: ScrollViewDelegate {
  private let other: ScrollView
  init(_ other: ScrollView) { self.other = other }
  func scrollViewDidScroll(_ scrollView: ScrollView) { other.contentSize.height = 100 }
}

/// A scroller at its end on both axes, that bounces, and may lose its y axis.
private final class Plane: View, HandOverScroller {
  var isFlat = false
  private(set) var place = Point.zero
  private(set) var ends = 0
  init() { super.init(frame: Rect(x: 0, y: 0, width: 400, height: 800)) }
  var handOverNode: any TouchNode { self }
  override func acceptVisitor(_ visitor: NodeVisitor) {
    super.acceptVisitor(visitor)
    (visitor as? HandOverVisitor)?.scroller = self
  }
  func handOverRoom(along axis: HandOverAxis, in gesture: HandOverGesture) -> HandOverRoom? {
    isFlat && axis == .vertical ? nil : HandOverRoom(smaller: 0, larger: 0, bounces: true)
  }
  func takeHandOver(_ way: Point, in gesture: HandOverGesture) { place += way }
  func endHandOver(_ end: HandOverEnd, of gesture: HandOverGesture) { ends += 1 }
}
