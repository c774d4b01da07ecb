import Testing
import TouchCore
import TouchGestures
import TouchPinch
import TouchRotation
import TouchSwipe

// The numbers are those measured on UIKit, PI-2, RO-1 and SW-2 of the specification.

@Test(arguments: [(100.0, 110.0, 108.0), (100.0, 200.0, 108.0), (200.0, 190.0, 192.0), (200.0, 96.0, 192.0)])
func `a pinch leaves eight points out of its scale (PI-2)`(start: Double, distance: Double, baseline: Double) {
  var measure = PinchScale(distance: start)
  _ = measure.move(to: start + (distance > start ? 10 : -10))
  _ = measure.move(to: distance)
  #expect(abs(measure.scale - distance / baseline) < 1e-12)
}

@Test(arguments: [(8.0, false), (9.99, false), (10, true)])
func `a pinch begins when the distance has changed by ten points (PI-2)`(change: Double, begins: Bool) {
  var measure = PinchScale(distance: 100)
  #expect(measure.move(to: 100 + change) == begins)
}

@Test func `a pinch whose scale is set goes on from there (PI-3)`() {
  var measure = PinchScale(distance: 100)
  _ = measure.move(to: 200)
  measure.set(scale: 1)
  _ = measure.move(to: 250)
  #expect(measure.scale == 1.25)
}

@Test func `another pair of fingers takes a pinch over without a jump (R-34)`() {
  var measure = PinchScale(distance: 100)
  _ = measure.move(to: 200)
  let before = measure.scale
  measure.takeOver(distance: 50)
  #expect(abs(measure.scale - before) < 1e-12)
}

@Test(arguments: [(10.0, 5.0), (45, 40), (90, 85), (-40, -35)])
func `a rotation leaves five degrees out in the direction of the turn (RO-1)`(turn: Double, rotation: Double) {
  var measure = RotationAngle(direction: 0)
  let begins = measure.move(to: turn * .pi / 180)
  #expect(begins)
  #expect(abs(measure.rotation * 180 / .pi - rotation) < 1e-9)
}

@Test func `a rotation does not begin below ten degrees (RO-1)`() {
  var measure = RotationAngle(direction: 0)
  let begins = measure.move(to: 9.9 * .pi / 180)
  #expect(!begins)
  #expect(measure.rotation == 0)
}

@Test func `a rotation that is set leaves nothing out anew (RO-2)`() {
  var measure = RotationAngle(direction: 0)
  _ = measure.move(to: .pi / 2)
  measure.set(rotation: 0)
  _ = measure.move(to: 0.75 * .pi)
  #expect(abs(measure.rotation - .pi / 4) < 1e-12)
}

@Test func `a rotation counts on past half a turn (RO-1)`() {
  var measure = RotationAngle(direction: 0)
  for step in 1...8 {
    var direction = Double(step) * .pi / 6
    if direction > .pi { direction -= 2 * .pi }
    _ = measure.move(to: direction)
  }
  #expect(abs(measure.rotation - (8 * .pi / 6 - .pi / 36)) < 1e-12)
}

@Test(arguments: [(0.0, 50.0), (0.1, 45.3), (0.2, 40.6), (0.3, 35.9), (0.4, 31.2), (0.5, 26.5)])
func `the distance that a swipe needs shrinks with time (SW-2)`(seconds: Double, distance: Double) {
  #expect(SwipeBounds().judge(Point(x: distance, y: 0), seconds: seconds, direction: .right) == .qualifies)
  #expect(SwipeBounds().judge(Point(x: distance - 0.1, y: 0), seconds: seconds, direction: .right) != .qualifies)
}

@Test(arguments: [(0.0, 50.0), (0.1, 45.1), (0.2, 40.2), (0.3, 35.3), (0.4, 30.4), (0.5, 25.5)])
func `the sideways deviation that a swipe allows shrinks with time (SW-2)`(seconds: Double, deviation: Double) {
  #expect(SwipeBounds().judge(Point(x: 80, y: deviation), seconds: seconds, direction: .right) == .qualifies)
  #expect(SwipeBounds().judge(Point(x: 80, y: -deviation - 0.1), seconds: seconds, direction: .right) != .qualifies)
}

@Test func `a swipe goes in the directions of its mask, the horizontal ones first (SW-5)`() {
  let down = Point(x: 0, y: 100)
  #expect(SwipeBounds().judge(down, seconds: 0.1, direction: .down) == .qualifies)
  #expect(SwipeBounds().judge(down, seconds: 0.1, direction: [.right, .down]) != .qualifies)
  #expect(SwipeBounds().judge(Point(x: 50, y: 50), seconds: 0, direction: [.left, .right, .up, .down]) == .qualifies)
}

@Test func `a limit is met by places that miss its last bit`() {
  #expect((110.1 - 100.1).reaches(10))
  #expect(!(145.3 - 100.3).exceeds(45))
  #expect(!(9.999).reaches(10))
}
