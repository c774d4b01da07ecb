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

    #expect(refresh.frame == Rect(x: 0, y: -60, width: 200, height: 60))
    #expect(refresh.superview === scroll)
  }

  @Test func `content that is pulled down by its height refreshes once, while the finger is down (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450), lift: false)
    let early = (refresh.isRefreshing, counter.count)
    stage.moved(0.3, 150, 470)
    stage.ended(0.31, 150, 470)

    #expect(early == (true, 1))
    #expect(counter.count == 1)
  }

  @Test func `content that is pulled less refreshes nothing (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 220))

    #expect(!refresh.isRefreshing)
    #expect(counter.count == 0)
  }

  @Test func `while it refreshes the content rests below it, and goes back when that is done (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450))
    stage.wait(5)
    let resting = scroll.contentOffset
    let insets = scroll.adjustedContentInset
    refresh.endRefreshing()
    stage.wait(6)

    #expect(resting == Point(x: 0, y: -60))
    #expect(insets.top == 60)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.contentOffset == .zero)
    #expect(!refresh.isRefreshing)
  }

  @Test func `a refresh that ends under the finger starts no other one in that drag (XS-8)`() {
    stage.drag(0, from: (150, 150), to: (150, 450), lift: false)
    refresh.endRefreshing()
    stage.moved(0.4, 150, 480)
    stage.ended(0.5, 150, 480)
    stage.wait(5)

    #expect(counter.count == 1)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `code starts a refresh without a word, and the content stays where it is (XS-8)`() {
    refresh.beginRefreshing()

    #expect(counter.count == 0)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.minimumContentOffset.y == -60)
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

    #expect(without == 0)
    #expect(with == 60)
    #expect(isTaken)
    #expect(scroll.refreshControl == nil)
    #expect(scroll.adjustedContentInset.top == 0)
  }
}

final class Refreshes {
  var count = 0
}
