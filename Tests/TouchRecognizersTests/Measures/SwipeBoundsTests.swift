import Testing
import TouchEvents
import TouchSwipe

@Suite struct SwipeBoundsTests {
  private let bounds = SwipeBounds()

  @Test(arguments: [(0.0, 50.0), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)])
  func `the distance that a swipe needs shrinks with time (SW-2)`(seconds: Double, distance: Double) {
    #expect(
      bounds.judge(Point(x: distance, y: 0), seconds: seconds, direction: .right) == .qualifies
        && bounds.judge(Point(x: distance - 0.1, y: 0), seconds: seconds, direction: .right) != .qualifies)
  }

  @Test(arguments: [(0.0, 50.0), (0.1, 45.1), (0.2, 40.2), (0.3, 35.3), (0.4, 30.4), (0.5, 25.5)])
  func `the sideways deviation that a swipe allows shrinks with time (SW-2)`(seconds: Double, deviation: Double) {
    #expect(
      bounds.judge(Point(x: 80, y: deviation), seconds: seconds, direction: .right) == .qualifies
        && bounds.judge(Point(x: 80, y: -deviation - 0.1), seconds: seconds, direction: .right) != .qualifies)
  }

  @Test func `a swipe goes in the directions of its mask, the horizontal ones first (SW-5)`() {
    let down = Point(x: 0, y: 100)

    #expect(
      (
        bounds.judge(down, seconds: 0.1, direction: .down),
        bounds.judge(down, seconds: 0.1, direction: [.right, .down]) != .qualifies,
        bounds.judge(Point(x: 50, y: 50), seconds: 0, direction: [.left, .right, .up, .down])
      ) == (.qualifies, true, .qualifies))
  }

  @Test func `a single bit of an axis has a behind, on the axis of the other bits too (SW-3)`() {
    let upwards = Point(x: 60, y: -0.1)

    #expect(
      (
        bounds.judge(upwards, seconds: 0, direction: [.right, .down]),
        bounds.judge(upwards, seconds: 0, direction: [.right, .down, .up]),
        bounds.judge(Point(x: -60, y: 0), seconds: 0, direction: [.left, .right])
      ) == (.backwards(0.1), .qualifies, .qualifies))
  }

  @Test func `too far to the side is reported before everything else (SW-3)`() {
    let verdict = bounds.judge(Point(x: -10, y: 51), seconds: 0, direction: .right)

    #expect(verdict == .tooFarSideways(51, of: 50))
  }

  @Test func `a limit is met by distances that miss its last bit`() {
    let (ten, fortyFive, less): (Double, Double, Double) = (110.1 - 100.1, 145.3 - 100.3, 9.999)

    #expect(ten.reaches(10) && !fortyFive.exceeds(45) && !less.reaches(10))
  }
}
