import Testing
import TouchTesting
import Touchstone

/// What appium/WebDriverAgent's integration tests assert of an application made with UIKit.
///
/// BSD 3-Clause License;
/// `FBW3CTouchActionsIntegrationTests.m`, `FBW3CMultiTouchActionsIntegrationTests.m`,
/// `FBAppiumTouchActionsIntegrationTests.m` and `FBTapTest.m` at commit 0e2cceeca64f7b7a2eac7a96011d21fdf35ed4ee,
/// `FBElementSwipingTests.m` at 408f8dc542a1cd2307b7d37f274ad7aa377e0830, and facebookarchive/WebDriverAgent's
/// `FBScrollingTests.m` at 00d992c1415e9eff786b47c3fcd4bb8af4dc397b. Facts and figures only; a button stands for the one that
/// shows an alert, and a scroll view for the picker wheel. Gestures that its parser refuses and force are not covered.
@Suite struct WebDriverAgentTests {
  private static let frame = Rect(x: 100, y: 300, width: 200, height: 40)
  private static let corner = frame.origin + Point(x: 1, y: 1)
  private static let middle = Point(x: 200, y: 320)

  /// How often a button is triggered by what fingers do.
  private func alerts(_ fingers: Finger...) -> Int {
    let button = Button(frame: Self.frame)
    var count = 0
    button.addAction(for: .touchUpInside) { _ in count += 1 }
    let screen = Screen(button)
    screen.driver.play(fingers)
    screen.rest()
    return count
  }

  /// `testTap`, `testTapCoordinates`, `testTapByCoordinates`: the alert is there after a tap of 0.1 s.
  @Test func `a tap triggers a button (CT-8)`() {
    #expect(alerts(Finger(1).down(at: Self.middle).up(after: 0.1)) == 1)
  }

  /// `testDoubleTap`: taps of 0.1 s, 0.04 s apart, show the alert; there it lies over the button afterwards.
  @Test func `a double tap triggers a button (CT-8)`() {
    let finger = Finger(1).down(at: Self.middle).up(after: 0.1).wait(0.04).down(at: Self.middle).up(after: 0.1)

    #expect(alerts(finger) >= 1)
  }

  // `testPress` (0.9 s), `testLongPress` (0.5 s and 5.5 s at its corner), `testLongPressWithCombinedPause` (0.5 s,
  // five points from its middle).
  @Test(arguments: [(corner, 0.9), (corner, 0.5), (corner, 5.5), (middle + Point(x: 5, y: 5), 0.5)])
  func `a long press triggers a button when it lifts (CT-8)`(place: Point, seconds: Double) {
    #expect(alerts(Finger(1).down(at: place).up(after: seconds)) == 1)
  }

  /// `testSymmetricTwoFingersTap`: two fingers at one place for 0.1 s show the alert.
  @Test func `two fingers at one place trigger a button once (CT-2)`() {
    let fingers = (1...2).map { Finger($0).down(at: Self.middle).up(after: 0.1) }

    #expect(alerts(fingers[0], fingers[1]) == 1)
  }

  // MARK: Scrolling

  // `testSwipePickerWheel…`: a press of 0.5 s in the middle, then at once half the height up or down and the lift, which
  // changes the wheel's value.
  @Test(arguments: [-1.0, 1])
  func `a press that moves afterwards scrolls what it is on (SC-3, SC-6)`(side: Double) {
    let list = CellList(offset: 400)
    let middle = Point(x: 200, y: 400)
    list.screen.driver.play([
      Finger(1).down(at: middle).wait(0.5).move(to: middle + Point(x: 0, y: 300 * side), after: 0).up(after: 0)
    ])
    list.screen.rest()

    #expect((list.scroll.contentOffset.y - 400) * side < 0)
  }

  // `testSwipeUp`, `testSwipeDown`, `testSwipeDownWithVelocity` (2500 points per second): after a swipe up the first
  // cell is not visible any more, after one down it is.
  @Test(arguments: [1000.0, 2500])
  func `swipes scroll the first cell out of sight and back (SE-2)`(speed: Double) {
    let list = CellList()
    var seen: [Bool] = []
    for (start, side) in [(500.0, -1.0), (300, 1)] {
      let step = speed * Screen.frame
      list.screen.play((0...Int(300 / step)).map { Point(x: 200, y: start + side * step * Double($0)) })
      seen.append(list.shows(0))
    }

    #expect(seen == [false, true])
  }

  /// `testSimpleScroll`: cells 0 and 10 leave with a scroll by the whole height, and return with one back.
  @Test func `a scroll by the whole height hides ten cells, and one back shows them (SC-6)`() {
    let list = CellList()
    let before = [0, 10, 30, 50].map(list.shows)
    list.drag(by: -600)
    let after = [0, 10].map(list.shows)
    list.drag(by: 600)

    #expect((before, after, [0, 10].map(list.shows)) == ([true, true, false, false], [false, false], [true, true]))
  }

  // `testScrollToVisible` (cell 30), `testFarScrollToVisible` (cell 80): at most 25 scrolls by half the height.
  @Test(arguments: [30, 80])
  func `scrolls by half the height bring a cell into sight (SC-6)`(cell: Int) {
    let list = CellList()
    var count = 0
    while !list.shows(cell), count < 25 {
      list.drag(by: -300)
      count += 1
    }

    #expect(list.shows(cell) && count > 1)
  }
}

/// A list of a hundred cells, 44 points high, in 600 points.
private struct CellList {
  let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 600))
  let screen: Screen

  init(offset: Double = 0) {
    scroll.contentSize = Size(width: 400, height: 100 * 44)
    scroll.contentOffset = Point(x: 0, y: offset)
    screen = Screen(scroll)
  }

  func shows(_ cell: Int) -> Bool {
    Rect(x: 0, y: Double(cell) * 44, width: 400, height: 44).intersects(scroll.bounds)
  }

  /// Scrolls as the suite does: in parts of at most three quarters of the height, from a quarter away from an edge, at 200
  /// points per second, with a rest of 0.1 s before the lift and of a second after it.
  func drag(by distance: Double) {
    let side = distance < 0 ? -1.0 : 1
    var rest = distance.magnitude
    while rest > 0 {
      let part = min(rest, 450)
      rest -= part
      let start = Point(x: 200, y: side < 0 ? 550 : 250)
      let steps = Int(part / 200 / Screen.frame)
      var finger = Finger(1).down(at: start)
      for step in 1...steps {
        let way = side * part * Double(step) / Double(steps)
        finger = finger.move(to: start + Point(x: 0, y: way), after: Screen.frame)
      }
      screen.driver.play([finger.up(after: 0.1)])
      screen.rest()
      screen.driver.advance(by: 1)
    }
  }
}
