import Testing
import TouchEvents
import TouchScreenEdgePan

@Suite struct ScreenEdgeBoundsTests {
  private let bounds = ScreenEdgeBounds()
  private let window = Rect(x: 0, y: 0, width: 400, height: 800)

  @Test(arguments: [(33.0, true), (33.1, false), (-5, true)])
  func `a finger may land twenty points inside the strip (ED-1)`(depth: Double, isAllowed: Bool) {
    #expect(
      (
        bounds.allowsLanding(at: Point(x: depth, y: 300), edges: .left, of: window),
        bounds.allowsLanding(at: Point(x: depth, y: 300), edges: [], of: window)
      ) == (isAllowed, false))
  }

  @Test(arguments: [(15.0, 2.0, true), (15, 1, false), (13, 0.5, true), (33, 20, true), (33, 19, false)])
  func `the first move drawn backwards must come from the strip (ED-1)`(start: Double, step: Double, comes: Bool) {
    let origin = bounds.origin(
      from: Point(x: start, y: 300), to: Point(x: start + step, y: 300), edges: .left, of: window)

    #expect(origin == (comes ? .left : []))
  }

  @Test func `the strip of the lower edge is narrower (ED-1)`() {
    let still = Point(x: 200, y: 788)

    #expect(
      (
        bounds.origin(from: still, to: still, edges: .bottom, of: window),
        bounds.origin(from: Point(x: 200, y: 789), to: Point(x: 200, y: 789), edges: .all, of: window)
      ) == ([], .bottom))
  }

  @Test(arguments: [(0.0, 45.1), (0.1, 36.08), (0.25, 22.55), (0.4, 20), (2, 20)])
  func `what a finger may go along its edge shrinks with time (ED-1)`(seconds: Double, allowed: Double) {
    #expect(
      bounds.judge(Point(x: 15, y: allowed), seconds: seconds, from: .left) == .undecided
        && bounds.judge(Point(x: 15, y: allowed + 0.1), seconds: seconds, from: .left) != .undecided)
  }

  @Test func `along the lower edge it is always twenty points (ED-1)`() {
    #expect(
      bounds.judge(Point(x: 20, y: -5), seconds: 0, from: .bottom) == .undecided
        && bounds.judge(Point(x: 20.1, y: -5), seconds: 0, from: .bottom) != .undecided)
  }

  @Test(arguments: [(70.0, true), (80, false)]) func `beyond the slop the angle decides (ED-1)`(
    along: Double, begins: Bool
  ) {
    #expect(
      (
        (bounds.judge(Point(x: 16, y: along), seconds: 0.1, from: .left) == .begins),
        (bounds.judge(Point(x: -16, y: -along), seconds: 0.1, from: .right) == .begins),
        (bounds.judge(Point(x: along, y: 16), seconds: 0.1, from: .top) == .begins)
      ) == (begins, begins, begins))
  }

  @Test(arguments: [(27.0, true), (28, false)]) func `from the lower edge the angle is narrower (ED-1)`(
    along: Double, begins: Bool
  ) {
    #expect((bounds.judge(Point(x: along, y: -16), seconds: 0.1, from: .bottom) == .begins) == begins)
  }

  @Test func `from a corner the straight distance and the diagonal count (ED-1)`() {
    let corner: RectEdge = [.left, .top]

    #expect(
      (
        bounds.judge(Point(x: 10, y: 10), seconds: 3, from: corner),
        bounds.judge(Point(x: 12, y: 10), seconds: 0.1, from: corner),
        bounds.judge(Point(x: 16, y: -2), seconds: 0.1, from: corner),
        bounds.judge(Point(x: -16, y: -16), seconds: 0.1, from: corner) != .begins
      ) == (.undecided, .begins, .begins, true))
  }

  @Test func `in a corner a movement may deviate by less than the angle, not by the angle (ED-1)`() {
    let along = Point(x: 20, y: 0)
    var bounds = ScreenEdgeBounds()
    bounds.angle = 0
    bounds.cornerAngle = abs(Mathematics.atan2(y: 20, x: 20)) * 180 / .pi

    let early = bounds.judge(along, seconds: 0.1, from: [.left, .top])

    bounds.cornerAngle = bounds.cornerAngle.nextUp
    #expect((early, bounds.judge(along, seconds: 0.1, from: [.left, .top])) == (.tooSteep(0, of: 0), .begins))
  }
}
