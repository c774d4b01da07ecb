import Testing
import TouchGestures

@Suite struct TapCounterTests {
  private let finger = TouchID(1)
  private let other = TouchID(2)
  private let third = TouchID(3)

  private func point(_ x: Double, _ y: Double = 0) -> Point { Point(x: x, y: y) }

  @Test func `a tap is complete when its finger is up (TA-2)`() {
    var counter = TapCounter()

    counter.began(finger, at: .zero, time: 0)
    #expect(counter.landed() == .undecided)

    #expect(counter.ended(finger, time: 0.1) == .complete)
  }

  @Test func `exactly the distance is near enough, more is not (TA-11)`() {
    var counter = TapCounter(distance: 45)
    counter.began(finger, at: .zero, time: 0)
    _ = counter.landed()

    counter.moved(finger, to: point(45))
    let early = counter.moved()

    counter.moved(finger, to: point(45.1))
    #expect((early, counter.moved()) == (.undecided, .failed(.movedTooFar(45.1))))
  }

  @Test func `one finger too many fails (TA-3)`() {
    var counter = TapCounter()

    counter.began(finger, at: .zero, time: 0)
    counter.began(other, at: .zero, time: 0)

    #expect(counter.landed() == .failed(.wrongNumberOfFingers(2)))
  }

  @Test func `a finger that lifts before the last one landed fails (TA-3)`() {
    var counter = TapCounter(requiredTouches: 2)

    counter.began(finger, at: .zero, time: 0)

    #expect(counter.ended(finger, time: 0.1) == .failed(.wrongNumberOfFingers(1)))
  }

  @Test func `before a tap is complete its fingers may move anywhere (TA-11)`() {
    var counter = TapCounter(requiredTouches: 2, distance: 45)

    counter.began(finger, at: .zero, time: 0)
    counter.moved(finger, to: point(200))
    let early = counter.moved()

    counter.began(other, at: point(300), time: 0.1)
    #expect((early, counter.landed(), counter.start) == (.undecided, .undecided, point(250)))
  }

  @Test func `fingers that part count with their centre, one that lifted with its last point (TA-11)`() {
    var counter = TapCounter(requiredTouches: 2, distance: 45)
    counter.began(finger, at: .zero, time: 0)
    counter.began(other, at: point(100), time: 0)
    _ = counter.landed()

    counter.moved(finger, to: point(-80))
    counter.moved(other, to: point(180))
    #expect(counter.moved() == .undecided)

    let early = counter.ended(finger, time: 0.1)
    counter.moved(other, to: point(280))
    #expect((early, counter.moved()) == (.undecided, .failed(.movedTooFar(50))))
  }

  @Test func `the list is taken anew each time enough fingers are down, and so is the start of the first tap (TA-7)`() {
    var counter = TapCounter(requiredTouches: 2)
    counter.began(finger, at: .zero, time: 0)
    counter.began(other, at: point(20), time: 0)
    _ = counter.landed()
    #expect(counter.start == point(10))

    let early = counter.ended(finger, time: 0.1)
    counter.began(third, at: point(100), time: 0.2)
    #expect((counter.landed(), counter.start) == (.undecided, point(60)))

    #expect(
      (early, counter.ended(other, time: 0.3), counter.ended(third, time: 0.3)) == (.undecided, .undecided, .complete))
  }

  @Test func `the deadline is the hold limit of the first finger, then the interval after the last lift (TA-5, TA-6)`()
  {
    var counter = TapCounter(requiredTaps: 2, requiredTouches: 2, holdLimit: 0.75, interval: 0.35)
    #expect(counter.deadline == nil)

    counter.began(finger, at: .zero, time: 1)
    counter.began(other, at: .zero, time: 1.2)
    _ = counter.landed()
    #expect(counter.deadline == 1.75)

    _ = counter.ended(finger, time: 1.3)
    let early = counter.deadline
    _ = counter.ended(other, time: 1.5)
    #expect([early, counter.deadline] == [1.75, 1.85])
  }

  @Test func `a later tap is measured from the start of the first one (TA-11)`() {
    var counter = TapCounter(requiredTaps: 2, distance: 45)
    counter.began(finger, at: .zero, time: 0)
    _ = counter.landed()
    _ = counter.ended(finger, time: 0.1)

    counter.began(other, at: point(30), time: 0.2)
    let early = counter.landed()
    counter.moved(other, to: point(50))
    #expect((early, counter.moved()) == (.undecided, .failed(.movedTooFar(50))))
  }

  @Test func `a later tap that lands too far away fails (TA-11)`() {
    var counter = TapCounter(requiredTaps: 2, distance: 45)
    counter.began(finger, at: .zero, time: 0)
    _ = counter.landed()
    _ = counter.ended(finger, time: 0.1)

    counter.began(other, at: point(46), time: 0.2)

    #expect(counter.landed() == .failed(.nextTapTooFar(46)))
  }

  @Test func `the time that passes fails a tap that is held, or one that does not come`() {
    var counter = TapCounter(requiredTaps: 2, holdLimit: 1.5, interval: 0.35)

    counter.began(finger, at: .zero, time: 0)
    _ = counter.landed()
    let early = counter.timedOut()

    _ = counter.ended(finger, time: 0.1)
    #expect((early, counter.timedOut()) == (.failed(.heldTooLong(1.5)), .failed(.nextTapTooLate(0.35))))
  }

  @Test func `fingers that are the first of an attempt are counted anew (TA-13)`() {
    var counter = TapCounter(requiredTaps: 2)
    counter.began(finger, at: point(5), time: 0)
    _ = counter.landed()
    _ = counter.ended(finger, time: 0.1)

    #expect(counter.land([], among: [], at: 1, isFirst: true) == .undecided)

    #expect((counter.completedTaps, counter.start == nil, counter.deadline == nil) == (0, true, true))
  }
}
