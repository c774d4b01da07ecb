import Testing
import TouchTesting
import Touchstone

/// What EarlGrey's functional tests of scroll views assert of offsets.
///
/// Apache License 2.0; `Tests/Functional/Sources/ScrollViewTest.m` at commit
/// 0cd5c323def1e5284e99eb2984b3749d82e1f0dd, the hand's way from `GREYPathGestureUtils.m` at
/// 2759ac5822b1299a7495aca1b653246d08d7a763. Facts and figures only.
@Suite struct EarlGreyScrollTests {
  private let scroll = ScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 400))
  private let screen: Screen

  init() {
    scroll.contentSize = Size(width: 2000, height: 2000)
    screen = Screen(scroll)
  }

  // Scrolls by a distance: the hand goes ten points more, in steps of about ten to whole points; the last step is made
  // of twenty small ones, so that nothing glides.
  private func scroll(_ way: Point, by distance: Double) {
    let start = Point(x: 200, y: 300)
    let length = distance + 10
    let steps = Int(length / 10)
    var reached = 0.0
    var path = [start]
    for step in 1..<max(steps, 2) where steps > 1 {
      reached = (length / Double(steps) * Double(step)).rounded(.down)
      path.append(start - way * reached)
    }
    for step in 1...20 { path.append(start - way * (reached + (length - reached) * Double(step) / 20)) }
    screen.play(path)
  }

  private let down = Point(x: 0, y: 1)
  private let right = Point(x: 1, y: 0)
  private let up = Point(x: 0, y: -1)
  private let left = Point(x: -1, y: 0)

  private func isAt(_ x: Double, _ y: Double) -> Bool { scroll.contentOffset.distance(to: Point(x: x, y: y)) < 1e-9 }

  /// `testScrollInDirectionCausesExactChangesToContentOffset…`: (0, 99), (77, 99), (77, 44), (33, 44).
  @Test func `scrolling by 99, 77, 55 and 44 points is exact (SD-2)`() {
    for (way, distance, x, y) in [(down, 99.0, 0.0, 99.0), (right, 77, 77, 99), (up, 55, 77, 44), (left, 44, 33, 44)] {
      scroll(way, by: distance)
      #expect(isAt(x, y), "\(scroll.contentOffset)")
    }
  }

  /// `…WithTinyScrollAmounts`: (0, 7), (6, 7), (6, 4), (3, 4).
  @Test func `scrolling by 7, 6, 3 and 3 points is exact (SD-2)`() {
    for (way, distance, x, y) in [(down, 7.0, 0.0, 7.0), (right, 6, 6, 7), (up, 3, 6, 4), (left, 3, 3, 4)] {
      scroll(way, by: distance)
      #expect(isAt(x, y), "\(scroll.contentOffset)")
    }
  }

  /// `testScrollToTopWithNonZeroXOffset`: down by 370, then right by 50 is (50, 370).
  @Test func `scrolling on one axis leaves the other one (SD-2)`() {
    scroll(down, by: 370 - 170)
    scroll(down, by: 170)
    scroll(right, by: 50)

    #expect(isAt(50, 370), "\(scroll.contentOffset)")
  }
}
