import Testing
import TouchControls
import TouchRefreshControl
import TouchScroll
import TouchScrollView
import TouchWindows

@Suite struct RefreshControlTests {
  let scroll = makeScrollView()
  let refresh = RefreshControl()
  let stage: ScrollStage
  let counter = Refreshes()

  init() {
    scroll.refreshControl = refresh
    refresh.addAction(for: .valueChanged) { [counter] _ in counter.count += 1 }
    stage = ScrollStage(scroll)
  }

  @Test func `it lies above the content, as wide as the scroll view`() {
    scroll.frame.size.width = 200

    #expect(refresh.frame == Rect(x: 0, y: -60, width: 200, height: 60) && refresh.superview === scroll)
  }

  @Test func `content that is pulled down by its height refreshes once, while the finger is down (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450), lift: false)
    let early = (refresh.isRefreshing, counter.count)
    stage.moved(0.3, 150, 470)
    stage.ended(0.31, 150, 470)

    #expect((early.0, early.1, counter.count) == (true, 1, 1))
  }

  @Test func `content that is pulled less refreshes nothing (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 220))

    #expect((refresh.isRefreshing, counter.count) == (false, 0))
  }

  @Test func `while it refreshes the content rests below it, and goes back when that is done (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450))
    stage.wait(5)
    let resting = scroll.contentOffset
    let insets = scroll.adjustedContentInset
    refresh.endRefreshing()
    stage.wait(6)

    let found = (resting, insets.top, scroll.contentInset, scroll.contentOffset, refresh.isRefreshing)
    #expect(found == (Point(x: 0, y: -60), 60, .zero, .zero, false))
  }

  @Test func `a refresh that ends under the finger starts no other one in that drag (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450), lift: false)
    refresh.endRefreshing()
    stage.moved(0.4, 150, 480)
    stage.ended(0.5, 150, 480)
    stage.wait(5)

    #expect((counter.count, scroll.contentOffset) == (1, .zero))
  }

  @Test func `code starts a refresh without a word, and the content stays where it is (XS-8)`() {
    refresh.beginRefreshing()

    #expect((counter.count, scroll.contentOffset, scroll.minimumContentOffset.y) == (0, .zero, -60))
  }

  @Test(arguments: [true, false]) func `a disabled or hidden one starts nothing (XS-8)`(isHidden: Bool) {
    refresh.isHidden = isHidden
    refresh.isEnabled = isHidden
    stage.drag(0, from: (150, 150), to: (150, 450))

    #expect(counter.count == 0)
  }

  @Test func `one that is exchanged or taken out leaves no room`() {
    refresh.beginRefreshing()
    scroll.refreshControl = nil
    let without = scroll.adjustedContentInset.top
    scroll.addSubview(refresh)
    let with = scroll.adjustedContentInset.top
    let isTaken = scroll.refreshControl === refresh
    refresh.removeFromSuperview()

    let found = (without, with, isTaken, scroll.refreshControl == nil, scroll.adjustedContentInset.top)
    #expect(found == (0, 60, true, true, 0))
  }
}

final class Refreshes {
  var count = 0
}
