import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews

/// Two scroll views inside each other that one finger moves.
class NestedScrollers {
  let outer = makeScrollView("outer", content: (400, 1600), frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let inner = makeScrollView("inner", content: (400, 500), frame: Rect(x: 0, y: 100, width: 400, height: 300))
  let stage: ScrollStage

  init() {
    outer.addSubview(inner)
    inner.contentOffset = Point(x: 0, y: 150)
    inner.scrollHandOver = .chain
    stage = ScrollStage(outer)
    stage.log.showsOffsets = false
  }

  /// Moves of ten points up or down every 16 ms, from (200, 300) on.
  final func drag(_ steps: Int, by way: Double = -10, from start: (t: Double, y: Double) = (0, 300)) {
    if start == (0, 300) { stage.began(0, 200, 300) }
    for step in 1...steps { stage.moved(start.t + 0.016 * Double(step), 200, start.y + way * Double(step)) }
  }

  final var offsets: [Double] { [inner.contentOffset.y, outer.contentOffset.y] }
}
