import Testing
import TouchTesting
import Touchstone

/// What appium/WebDriverAgent's integration tests assert of an application made with UIKit.
///
/// BSD 3-Clause License;
/// `FBW3CTouchActionsIntegrationTests.m`, `FBW3CMultiTouchActionsIntegrationTests.m`,
/// `FBAppiumTouchActionsIntegrationTests.m` and `FBTapTest.m` at commit 0e2cceeca64f7b7a2eac7a96011d21fdf35ed4ee,
/// `FBElementSwipingTests.m` at 408f8dc542a1cd2307b7d37f274ad7aa377e0830. Facts and figures only; a button stands for
/// the one that shows an alert. Gestures that its parser refuses, its picker wheel and force are not of touch here.
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

  // `testSwipeUp`, `testSwipeDown`, `testSwipeDownWithVelocity` (2500 points per second): after a swipe up the first
  // cell is not visible any more, after one down it is.
  @Test(arguments: [1000.0, 2500])
  func `swipes scroll the first cell out of sight and back (SE-2)`(speed: Double) {
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 600))
    scroll.contentSize = Size(width: 400, height: 100 * 44)
    let cell = View(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    scroll.addSubview(cell)
    let screen = Screen(scroll)
    func isVisible() -> Bool { cell.frame.intersects(scroll.bounds) }

    var seen: [Bool] = []
    for (start, side) in [(500.0, -1.0), (300, 1)] {
      let step = speed * Screen.frame
      screen.play((0...Int(300 / step)).map { Point(x: 200, y: start + side * step * Double($0)) })
      seen.append(isVisible())
    }

    #expect(seen == [false, true])
  }
}
