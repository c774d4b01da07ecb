import Testing
import TouchCore
import TouchGestures

private let finger = TouchID(1)
private let other = TouchID(2)

@Test func `a tap is complete when its finger is up (TA-2)`() {
  var counter = TapCounter()
  #expect(counter.began(finger, at: .zero, time: 0) == .undecided)
  #expect(counter.ended(finger, at: .zero, time: 0.1) == .complete)
}

@Test func `exactly the distance is near enough, more is not (R-12)`() {
  var counter = TapCounter(distance: 45)
  _ = counter.began(finger, at: .zero, time: 0)
  #expect(counter.moved(finger, to: Point(x: 45, y: 0)) == .undecided)
  #expect(counter.moved(finger, to: Point(x: 45.1, y: 0)) == .failed(.movedTooFar(45.1)))
}

@Test func `one finger too many fails (TA-3)`() {
  var counter = TapCounter()
  _ = counter.began(finger, at: .zero, time: 0)
  #expect(counter.began(other, at: .zero, time: 0) == .failed(.wrongNumberOfFingers(2)))
}

@Test func `a finger that lifts before the last one landed fails (TA-3)`() {
  var counter = TapCounter(requiredTouches: 2)
  _ = counter.began(finger, at: .zero, time: 0)
  #expect(counter.ended(finger, at: .zero, time: 0.1) == .failed(.wrongNumberOfFingers(1)))
}

@Test func `the deadline is the hold limit of the first finger, then the interval after the last lift (TA-4, TA-5)`() {
  var counter = TapCounter(requiredTaps: 2, requiredTouches: 2, holdLimit: 0.75, interval: 0.35)
  #expect(counter.deadline == nil)
  _ = counter.began(finger, at: .zero, time: 1)
  _ = counter.began(other, at: .zero, time: 1.2)
  #expect(counter.deadline == 1.75)
  _ = counter.ended(finger, at: .zero, time: 1.3)
  #expect(counter.deadline == 1.75)
  _ = counter.ended(other, at: .zero, time: 1.5)
  #expect(counter.deadline == 1.85)
}

@Test func `a later tap may land near any finger of the first (R-12)`() {
  var counter = TapCounter(requiredTaps: 2, requiredTouches: 2, distance: 45)
  _ = counter.began(finger, at: .zero, time: 0)
  _ = counter.began(other, at: Point(x: 200, y: 0), time: 0)
  _ = counter.ended(finger, at: .zero, time: 0.1)
  _ = counter.ended(other, at: Point(x: 200, y: 0), time: 0.1)
  #expect(counter.began(finger, at: Point(x: 190, y: 0), time: 0.2) == .undecided)
  #expect(counter.began(other, at: Point(x: 100, y: 0), time: 0.2) == .failed(.nextTapTooFar(100)))
}

@Test func `the location is the centre of the places where the first tap landed (R-51)`() {
  var counter = TapCounter(requiredTaps: 2, requiredTouches: 2)
  _ = counter.began(finger, at: Point(x: 10, y: 0), time: 0)
  _ = counter.began(other, at: Point(x: 30, y: 20), time: 0)
  _ = counter.moved(other, to: Point(x: 40, y: 20))
  #expect(counter.location == Point(x: 20, y: 10))
}
