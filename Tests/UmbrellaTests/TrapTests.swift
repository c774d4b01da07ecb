import Testing
import Touchstone

/// What UIKit code writes and once compiled here without ever being called.
@Suite struct TrapTests {
  @Test func `a window made of its frame alone runs recognizers`() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(tap)

    window.touch(from: Point(x: 50, y: 50))

    #expect(taps == 1)
  }

  @Test func `the delegate of a collection view receives calls about cells and scrolling (XS-3)`() {
    let collectionView = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    collectionView.addSubview(CollectionViewCell(frame: Rect(x: 0, y: 0, width: 400, height: 40)))
    collectionView.contentSize = Size(width: 400, height: 2000)
    let controller = GridController()
    collectionView.delegate = controller
    let window = Window(frame: collectionView.frame)
    window.addSubview(collectionView)

    window.touch(from: Point(x: 50, y: 20))
    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))

    let found = (controller.selected, controller.scrolls, collectionView.collectionDelegate === controller)
    #expect(found == ([CollectionView.IndexPath(item: 0)], 12, true))
  }

  @Test
  func `a delegate that adopts the cells' protocol below a scroll view's delegate receives calls about cells (XS-3)`() {
    let collectionView = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    collectionView.addSubview(CollectionViewCell(frame: Rect(x: 0, y: 0, width: 400, height: 40)))
    let controller = DerivedGridController()
    collectionView.delegate = controller
    let window = Window(frame: collectionView.frame)
    window.addSubview(collectionView)

    window.touch(from: Point(x: 50, y: 20))

    #expect(controller.selected == 1)
  }

  @Test func `a collection view without a delegate asks none`() {
    let collectionView = CollectionView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    collectionView.delegate = GridController.shared
    collectionView.delegate = nil

    #expect(collectionView.collectionDelegate == nil)
  }

  @Test func `a scroll view's subclass lets it scroll beside the one around (XS-2)`() {
    let outer = NestedScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = NestedScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    outer.contentSize = Size(width: 400, height: 2000)
    inner.contentSize = Size(width: 400, height: 2000)
    outer.addSubview(inner)
    let window = Window(frame: outer.frame)
    window.addSubview(outer)

    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))

    #expect(
      (inner.contentOffset.y, outer.contentOffset.y, inner.asked, inner.panGestureRecognizer.delegate === inner) == (
        229, 229, 1, true
      ))
  }

  @Test func `a scroll view's subclass keeps its pan from beginning, and from touches (XS-2)`() {
    let scrollView = PickyScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = Size(width: 400, height: 2000)
    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)

    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))
    scrollView.mayBegin = true
    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))
    window.advance(to: window.context.now + 9)
    scrollView.receives = false
    let before = scrollView.contentOffset
    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))

    #expect((scrollView.asked, before.y, scrollView.contentOffset) == (["begin", "begin"], 789, before))
  }

  @Test func `a plain scroll view is nobody's class delegate and hands its pan and pinch out as classes (XS-2)`() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scrollView.maximumZoomScale = 2
    let pan: PanGestureRecognizer = scrollView.panGestureRecognizer
    let pinch: PinchGestureRecognizer? = scrollView.pinchGestureRecognizer

    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)
    let reports = Reports()
    window.context.diagnostics = { _ in reports.count += 1 }
    pan.delegate = PickyScrollView(frame: .zero)

    let found = (reports.count, pan.delegate == nil, pinch?.view === scrollView, pan.translation(in: scrollView))
    #expect(found == (1, true, true, .zero))
  }

  @Test func `a view that is its own recognizer's delegate is asked once (GB-3)`() {
    let view = RefusingView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50))
    view.answer = true
    window.touch(from: Point(x: 50, y: 50))

    #expect((view.asked, view.taps) == (2, 1))
  }

  @Test func `a view whose gate is overridden answers by it as a delegate, once (GB-3)`() {
    let view = GatedView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let window = Window(frame: view.frame)
    window.addSubview(view)

    window.touch(from: Point(x: 50, y: 50))

    #expect(view.asked == 1)
  }

  @Test func `a scroll view of one's own is made by its frame and clamps its offset (XS-1)`() {
    let scrollView = ClampedScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)

    window.touch(from: Point(x: 50, y: 500), to: Point(x: 50, y: 300))
    let dragged = scrollView.contentOffset
    scrollView.setContentOffset(Point(x: 0, y: 700), animated: false)

    #expect((dragged, scrollView.contentOffset, scrollView.sets) == (Point(x: 0, y: 30), Point(x: 0, y: 30), 13))
  }

  @Test func `an observer of the offset sees a glide's steps once each (XS-1)`() {
    let scrollView = WatchedScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = Size(width: 400, height: 4000)
    let counter = ScrollCounter()
    scrollView.delegate = counter
    let window = Window(frame: scrollView.frame)
    window.addSubview(scrollView)
    scrollView.offsets = []

    window.touch(from: Point(x: 50, y: 700), to: Point(x: 50, y: 200))
    window.advance(to: window.context.now + 5)

    #expect((scrollView.offsets.count, scrollView.offsets.last) == (counter.count, scrollView.contentOffset))
  }

  @Test func `a window converts to the screen when no view is named, and a view to its window (XI-3)`() {
    let window = Window(frame: Rect(x: 100, y: 50, width: 200, height: 200))
    let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    let rect = Rect(x: 1, y: 1, width: 5, height: 5)

    #expect(window.convert(Point(x: 1, y: 1), to: nil) == Point(x: 101, y: 51))
    #expect(window.convert(Point(x: 101, y: 51), from: nil) == Point(x: 1, y: 1))
    #expect(window.convert(rect, to: nil) == Rect(x: 101, y: 51, width: 5, height: 5))
    #expect(window.convert(Rect(x: 101, y: 51, width: 5, height: 5), from: nil) == rect)
    #expect(view.convert(Point(x: 1, y: 1), to: nil) == Point(x: 11, y: 11))
    #expect(window.convert(Point(x: 11, y: 11), to: view) == Point(x: 1, y: 1))
  }

}

extension Window {
  private static var step: Double { 1.0 / 60 }

  /// Lets a finger land, go somewhere in ten moves, and lift.
  func touch(from start: Point, to end: Point? = nil) {
    var time = context.now + 1
    let end = end ?? start
    func touch(_ phase: TouchPhase, _ place: Point) {
      send([TouchSample(id: TouchID(1), phase: phase, location: place, timestamp: time)])
      time += Self.step
    }
    touch(.began, start)
    if end != start { for step in 1...10 { touch(.moved, start + (end - start) * (Double(step) / 10)) } }
    touch(.ended, end)
    advance(to: time)
  }
}

private final class GridController: CollectionViewDelegate {
  static var shared: GridController { GridController() }
  var selected: [CollectionView.IndexPath] = []
  var scrolls = 0
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    selected.append(indexPath)
  }
  func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
}

private class BaseController: ScrollViewDelegate {}

private final class DerivedGridController: BaseController, CollectionViewDelegate {
  var selected = 0
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: CollectionView.IndexPath) {
    selected += 1
  }
}

private final class NestedScrollView: ScrollView, GestureRecognizerDelegate {
  var asked = 0
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    asked += 1
    return true
  }
}

private final class PickyScrollView: ScrollView, GestureRecognizerDelegate {
  var asked: [String] = []
  var mayBegin = false
  var receives = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else { return true }
    asked.append("begin")
    return mayBegin
  }
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { receives }
}

private final class RefusingView: View, GestureRecognizerDelegate {
  var asked = 0
  var taps = 0
  var answer = false
  override init(frame: Rect) {
    super.init(frame: frame)
    let tap = TapGestureRecognizer()
    tap.addAction { [unowned self] _ in taps += 1 }
    tap.delegate = self
    addGestureRecognizer(tap)
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    asked += 1
    return answer
  }
}

private final class GatedView: View, GestureRecognizerDelegate {
  var asked = 0
  override init(frame: Rect) {
    super.init(frame: frame)
    let tap = TapGestureRecognizer()
    tap.delegate = self
    addGestureRecognizer(tap)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: any GestureRecognizing) -> Bool {
    asked += 1
    return true
  }
}

private final class ClampedScrollView: ScrollView {
  var sets = 0
  override init(frame: Rect) {
    super.init(frame: frame)
    contentSize = Size(width: 400, height: 2000)
  }
  override var contentOffset: Point {
    get { super.contentOffset }
    set {
      sets += 1
      super.contentOffset = Point(x: newValue.x, y: min(newValue.y, 30))
    }
  }
}

private final class WatchedScrollView: ScrollView {
  var offsets: [Point] = []
  override var contentOffset: Point { didSet { offsets.append(contentOffset) } }
}

private final class ScrollCounter: ScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
}

private final class Reports {
  var count = 0
}
