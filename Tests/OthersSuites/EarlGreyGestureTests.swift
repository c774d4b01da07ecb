import Testing
import TouchTesting
import Touchstone

/// What EarlGrey's functional tests assert of a rig of 67 rivals.
///
/// Apache License 2.0; the rig `FTRGestureViewController.m` at commit 6d85190c283e2aade845b1d88a72db333a80e707, `FTRGestureTest.m` at
/// 078b9cc35d1d71aa8680f13fac8b61552d865fe8 and ecd2b7e7b0b0674fd614dc5b6522077d2466c41e, `GestureTest.m` and
/// `MultiFingerSwipeTest.m` at 2498ef162956c6125edfdafc067a52b37a7383c4; the hand's speeds from
/// `GREYPathGestureUtils.m` at 2759ac5822b1299a7495aca1b653246d08d7a763. Facts and figures only.
@Suite struct EarlGreyGestureTests {
  private let rig = GestureRig()
  private let middle = Point(x: 108, y: 98)

  /// A hand from rest to a place, faster and faster; after the landing it is first seen ten points away.
  private func swipe(from start: Point, to end: Point, over seconds: Double) -> [Point] {
    let way = end - start
    let shortest = (10 / start.distance(to: end)).squareRoot() * seconds
    let last = (seconds / Screen.frame).rounded() - 1
    var frame = min((shortest / Screen.frame).rounded(.up), last)
    var path = [start]
    while frame < last {
      let share = frame * Screen.frame / seconds
      path.append(start + way * (share * share))
      frame += 1
    }
    return path + [end]
  }

  /// Where a swipe of a direction ends: at the edge of the window.
  private func edge(_ direction: String, from start: Point) -> Point {
    switch direction {
    case "left": Point(x: 0, y: start.y)
    case "right": Point(x: 400, y: start.y)
    case "up": Point(x: start.x, y: 0)
    default: Point(x: start.x, y: 800)
    }
  }

  private func swipe(_ direction: String, from start: Point, over seconds: Double = 0.1) {
    rig.screen.play(swipe(from: start, to: edge(direction, from: start), over: seconds))
  }

  @Test func `there are 67 rivals`() {
    #expect(rig.count == 67)
  }

  // MARK: Taps

  /// `testTaps`, `testSingleTap`, `testDoubleTap` assert one finger; the rig has the same labels for up to four.
  @Test(arguments: 1...4, 1...4)
  func `taps are counted, by one to four fingers and one to four times (TA-1, GF-1)`(fingers: Int, taps: Int) {
    rig.screen.driver.play(
      (0..<fingers).map { index in
        (0..<taps).reduce(Finger(index + 1)) { finger, tap in
          finger.wait(tap == 0 ? 0 : 0.1).down(at: rig.at(70 + 25 * Double(index), 98)).up(after: 0.05)
        }
      })
    rig.screen.rest()

    #expect(rig.gesture == GestureRig.words(fingers) + GestureRig.times(taps) + " tap")
  }

  /// `testSingleTapAtPoint`, `testDoubleTapAtPoint`: the label shows the very place.
  @Test(arguments: [
    (1, Point(x: 12, y: 50)), (1, Point(x: 0, y: 0)), (2, Point(x: 50, y: 50)), (2, Point(x: 125, y: 10)),
  ])
  func `taps are where the finger was (TA-7)`(taps: Int, place: Point) {
    rig.screen.driver.tap(at: rig.at(place.x, place.y), count: taps)
    rig.screen.rest()

    #expect((rig.gesture, rig.place) == (GestureRig.times(taps) + " tap", place))
  }

  // MARK: Long presses

  /// `testLongPress` (0.5 and 0.7 s), `testLongPressWithDuration` (1 s).
  @Test(arguments: [0.5, 0.7, 1])
  func `a long press is recognized among its rivals (LP-1)`(seconds: Double) {
    rig.screen.driver.press(at: rig.at(108, 98), for: seconds)
    rig.screen.rest()

    #expect(rig.gesture == "single long press")
  }

  /// `testLongPressWithDurationAtPoint`: nothing a point outside the four edges.
  @Test(arguments: [Point(x: -1, y: 98), Point(x: 217, y: 98), Point(x: 108, y: -1), Point(x: 108, y: 197)])
  func `a long press a point outside the box is none (HT-5)`(place: Point) {
    rig.screen.driver.press(at: rig.at(place.x, place.y), for: 1)
    rig.screen.rest()

    #expect(rig.gesture == "")
  }

  // MARK: Swipes

  /// `testSwipeWorksInAllDirections…`: up and left in 0.1 s, down and right in 1 s.
  @Test(arguments: [("up", 0.1), ("down", 1), ("left", 0.1), ("right", 1)])
  func `swipes of both speeds are recognized (SW-2)`(direction: String, seconds: Double) {
    swipe(direction, from: rig.at(108, 98), over: seconds)

    #expect(rig.gesture == "swipe " + direction)
  }

  /// `testSwipeWithLocationForAllDirections`: the label shows where the finger landed.
  @Test(arguments: [("up", 54.0, 49.0), ("down", 162, 147), ("left", 189, 98), ("right", 27, 147)])
  func `a swipe is where its finger landed (SW-6)`(direction: String, x: Double, y: Double) {
    swipe(direction, from: rig.at(x, y))

    #expect((rig.gesture, rig.place) == ("swipe " + direction, Point(x: x, y: y)))
  }

  /// `testPreciseSwipe`: fast by 95 points, by (78, 8) and by 150; slow by 100 and by 70 points.
  @Test(arguments: [
    ("down", Point(x: 55, y: 5), Point(x: 55, y: 100), 0.1), ("right", Point(x: 2, y: 30), Point(x: 80, y: 38), 0.1),
    ("left", Point(x: 150, y: 80), Point(x: 50, y: 80), 1), ("up", Point(x: 40, y: 100), Point(x: 40, y: 30), 1),
    ("up", Point(x: 40, y: 100), Point(x: 40, y: -50), 0.1),
  ])
  func `precise swipes are recognized (SW-2)`(direction: String, start: Point, end: Point, seconds: Double) {
    rig.screen.play(swipe(from: rig.at(start.x, start.y), to: rig.at(end.x, end.y), over: seconds))

    #expect((rig.gesture, rig.place) == ("swipe " + direction, start))
  }

  /// `testSwipeOnWindow`: outside the box the window's own swipes are recognized.
  @Test(arguments: ["up", "down", "left", "right"])
  func `swipes beside the box are the window's (SW-2)`(direction: String) {
    swipe(direction, from: Point(x: 200, y: 500))

    #expect((rig.windowGesture, rig.gesture) == ("swipe " + direction + " on window", ""))
  }

  /// `MultiFingerSwipeTest`: two to four fingers in four directions, on a box without the other rivals.
  @Test(arguments: 2...4, ["left", "right", "up", "down"])
  func `swipes of several fingers are counted (SW-1)`(fingers: Int, direction: String) {
    let box = View(frame: rig.box.frame)
    box.isMultipleTouchEnabled = true
    var seen: [String] = []
    for count in 2...4 {
      for (name, way) in GestureRig.directions {
        let swipe = SwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = count
        swipe.direction = way
        box.addGestureRecognizer(swipe)
        swipe.addAction { _ in seen.append("\(count) \(name)") }
      }
    }
    let way = edge(direction, from: rig.at(108, 98)) - rig.at(108, 98)
    let screen = Screen(box)

    screen.driver.play(
      (0..<fingers).map { index in
        let start = rig.at(80 + 20 * Double(index), 98)
        let path = swipe(from: start, to: start + way, over: 0.1)
        return path.dropFirst().reduce(Finger(index + 1).down(at: path[0])) { $0.move(to: $1, after: Screen.frame) }
          .up(after: Screen.frame)
      })
    screen.rest()

    #expect(seen == ["\(fingers) \(direction)"])
  }

  // MARK: Two fingers

  /// The rig's label of a pan of two fingers, which go 90 points together in 0.9 s; no original test plays it.
  @Test func `a pan of two fingers is recognized (PA-1)`() {
    rig.screen.play(
      (0...54).map { rig.at(88 + 90 * Double($0) / 54, 98) }, (0...54).map { rig.at(128 + 90 * Double($0) / 54, 98) })

    #expect(rig.gesture == "two finger pan")
  }

  /// `testPinchWorksInAllDirections…`: outward in 0.1 s, inward in 1 s, the fingers at an angle of 30 degrees.
  @Test(arguments: [("pinch out", 10.0, 90.0, 0.1), ("pinch in", 90, 10, 1)])
  func `pinches of both directions are recognized (PI-1)`(label: String, near: Double, far: Double, seconds: Double) {
    let arm = Point(x: 0.75.squareRoot(), y: -0.5)
    rig.screen.play(
      swipe(from: rig.at(108, 98) + arm * near, to: rig.at(108, 98) + arm * far, over: seconds),
      swipe(from: rig.at(108, 98) - arm * near, to: rig.at(108, 98) - arm * far, over: seconds))

    #expect(rig.gesture == label)
  }

  /// The rig's labels of a rotation by 30 degrees, EarlGrey's angle of a twist.
  @Test(arguments: [("rotate clockwise", 1.0), ("rotate counterclockwise", -1)])
  func `rotations of both directions are recognized (RO-1)`(label: String, side: Double) {
    rig.screen.driver.turn(around: rig.at(108, 98), by: side * .pi / 6, over: 1, steps: 60)
    rig.screen.rest()

    #expect(rig.gesture == label)
  }
}
