import Testing
import Touchstone

/// A window of a subclass, with a driver that is no more than its two calls.
private final class Bench {
  let window = MainWindow(
    frame: Rect(x: 0, y: 0, width: 400, height: 400), context: TouchContext(registry: .standard))
  private var time: Timestamp = 0

  static let frame = Rect(x: 100, y: 100, width: 200, height: 40)

  func tap(_ place: Point = Point(x: 200, y: 120)) {
    send(.began, place)
    send(.ended, place)
    time += 2
    window.advance(to: time)
  }

  func send(_ phase: TouchPhase, _ place: Point, type: Touch.TouchType = .direct) {
    time += 0.05
    var sample = TouchSample(id: TouchID(1), phase: phase, location: place, timestamp: time)
    sample.type = type
    window.send([sample])
  }
}

@Suite struct UmbrellaTests {
  @Test func `a view and a window of one's own are called`() {
    let bench = Bench()
    let sheet = Sheet(frame: Bench.frame)
    bench.window.addSubview(sheet)
    bench.tap()
    #expect([sheet.calls, bench.window.calls] == [1, 2])
  }

  @Test(arguments: 0..<8)
  func `a recognizer of one's own is called`(_ number: Int) {
    let recognizers: [any GestureRecognizer & Counting] = [
      Poke(), Tap(), Pan(), Swipe(), Pinch(), Rotation(), LongPress(), EdgePan(),
    ]
    let bench = Bench()
    bench.window.addGestureRecognizer(recognizers[number])
    bench.tap()
    #expect(recognizers[number].calls == 1)
  }

  @Test func `a hover recognizer of one's own is called`() {
    let bench = Bench()
    let hover = Hover()
    bench.window.addGestureRecognizer(hover)
    bench.send(.regionEntered, Point(x: 200, y: 200), type: .indirectPointer)
    #expect(hover.calls == 1)
  }

  @Test(arguments: 0..<7)
  func `a control of one's own is called`(_ number: Int) {
    let fader = Fader(frame: Bench.frame)
    fader.value = 0.5
    let dots = Dots(frame: Bench.frame)
    dots.numberOfPages = 3
    let choice = Choice(frame: Bench.frame)
    choice.insertSegment(withTitle: "one", at: 0, animated: false)
    let controls: [any Control & Counting] = [
      Knob(frame: Bench.frame), Key(frame: Bench.frame), Toggle(frame: Bench.frame), fader,
      Counter(frame: Bench.frame), dots, choice,
    ]
    let bench = Bench()
    bench.window.addSubview(controls[number])
    bench.tap()
    #expect(controls[number].calls == 1)
  }

  @Test func `a scroll view and a collection view of one's own are called`() {
    let bench = Bench()
    let page = Page(frame: bench.window.bounds)
    page.contentSize = Size(width: 400, height: 1000)
    let grid = Grid(frame: Bench.frame)
    grid.addSubview(CollectionViewCell(frame: Rect(x: 0, y: 0, width: 200, height: 40)))
    page.addSubview(grid)
    page.addSubview(Key(frame: Rect(x: 100, y: 200, width: 100, height: 40)))
    bench.window.addSubview(page)
    bench.tap(Point(x: 150, y: 220))
    let early = page.calls
    grid.selectItem(at: CollectionView.IndexPath(item: 0))
    #expect((early, grid.calls, grid.indexPathsForSelectedItems) == (1, 1, [CollectionView.IndexPath(item: 0)]))
  }

  @Test func `the standard registry offers a kind of every plugin`() {
    let registry = PluginRegistry.standard
    for name in ["tap", "pan", "swipe", "pinch", "rotation", "longPress", "screenEdgePan", "hover"] {
      #expect(registry.recognizer(named: name) != nil)
    }
    for name in [
      "control", "button", "switch", "slider", "stepper", "pageControl", "segmentedControl", "scrollView",
      "collectionView", "cell",
    ] {
      #expect(registry.node(named: name) != nil)
    }
  }
}
