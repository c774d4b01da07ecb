import Testing
import TouchScroll
import TouchTestSupport
import TouchViews

/// The law of hand-over is checked from outside: what a scroll view loses, takes twice or takes too early is found (NH-2).
@Suite struct HandOverCheckerTests {
  private let outer = makeScrollView("outer", content: (400, 1600), frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let inner = ForgedScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 300))
  private let stage: ScrollStage

  init() {
    inner.contentSize = Size(width: 400, height: 500)
    inner.scrollHandOver = .chain
    outer.addSubview(inner)
    stage = ScrollStage(outer)
    stage.checker.onViolation = nil
  }

  /// Moves of ten points, each followed by a change of what the inner one shows.
  private func drag(_ steps: ClosedRange<Int>, by way: Double = -10, forging change: Double = 0) {
    if steps.lowerBound == 1 { stage.began(0, 200, 300) }
    for step in steps {
      inner.error += change
      stage.moved(0.016 * Double(step), 200, 300 + way * Double(step))
    }
  }

  @Test func `a drag that loses nothing is found to lose nothing (NH-2)`() {
    drag(1...30)

    #expect(stage.checker.violations == [] && stage.checker.count == 30)
  }

  @Test func `a loss of two points is found (NH-2)`() {
    drag(1...5)
    let clean = stage.checker.violations
    drag(6...7, forging: 2)

    #expect(clean == [] && !stage.checker.violations.isEmpty)
  }

  @Test func `two points that are taken twice are found (NH-2)`() {
    drag(1...5)
    drag(6...7, forging: -2)

    #expect(!stage.checker.violations.isEmpty)
  }

  @Test func `a way that is taken before the rest is used up is found (NH-2)`() {
    outer.isScrollEnabled = false
    drag(1...30)
    let clean = stage.checker.violations
    inner.error = 60
    stage.moved(0.5, 200, 20)

    #expect(clean == [] && stage.checker.violations.first?.contains("waited to be used up") ?? false)
  }

  @Test func `one that takes less on purpose is no loss if it says so (NH-2)`() {
    stage.checker.expectLess(of: inner)
    outer.isScrollEnabled = false
    drag(1...5)
    drag(6...9, forging: 2)

    #expect(stage.checker.violations == [])
  }

  @Test func `a drag in which code moves a scroll view is checked no further (NH-2)`() {
    drag(1...5)
    let before = stage.checker.count
    inner.contentOffset.y = 50
    drag(6...9, forging: 20)

    #expect(stage.checker.violations == [] && stage.checker.count <= before + 1)
  }
}

/// A scroll view that shows less or more than what it is moved by.
private final class ForgedScrollView: ScrollView {
  var error = 0.0
  override var contentOffset: Point {
    get { super.contentOffset }
    set { super.contentOffset = Point(x: newValue.x, y: newValue.y - error) }
  }
}
