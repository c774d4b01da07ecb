import Testing
import TouchCore
import TouchGestures

@Suite struct ReleaseVelocityTrackerTests {
  var tracker = ReleaseVelocityTracker()

  @Test mutating func `the velocity is that from the first to the last movement of the window (R-14)`() {
    for (time, y) in [(0.0, 0.0), (0.1, 100), (0.2, 110), (0.25, 120)] {
      tracker.add(time: time, position: Point(x: 0, y: y))
    }
    let velocity = tracker.velocity(over: 0.1, until: 0.28)
    #expect(abs(velocity.y - 200) < 1e-9)
  }

  @Test mutating func `a movement at the very start of the window counts (R-14)`() {
    tracker.add(time: 0.3, position: .zero)
    tracker.add(time: 0.35, position: Point(x: 5, y: 0))
    #expect(abs(tracker.velocity(over: 0.1, until: 0.4).x - 100) < 1e-9)
  }

  @Test mutating func `a finger that rested for the whole window has no velocity (PH-2)`() {
    tracker.add(time: 0, position: .zero)
    tracker.add(time: 0.01, position: Point(x: 50, y: 0))
    #expect(tracker.velocity(over: 0.1, until: 0.2) == .zero)
  }

  @Test mutating func `times that repeat, go back or are no numbers change nothing but the latest place`() {
    tracker.add(time: 0, position: .zero)
    tracker.add(time: 0.05, position: Point(x: 1, y: 0))
    tracker.add(time: 0.05, position: Point(x: 5, y: 0))
    tracker.add(time: 0.02, position: Point(x: 900, y: 0))
    tracker.add(time: .nan, position: Point(x: 900, y: 0))
    tracker.add(time: 0.06, position: Point(x: .infinity, y: 0))
    #expect(abs(tracker.velocity(over: 0.1, until: 0.05).x - 100) < 1e-9)
  }

  @Test mutating func `more movements than there is room for leave the newest`() {
    for index in 0..<1000 {
      tracker.add(time: Double(index) / 1000, position: Point(x: Double(index * index), y: 0))
    }
    // The newest 64: from 936 to 999.
    let expected = (999.0 * 999 - 936 * 936) / 0.063
    #expect(abs(tracker.velocity(over: 0.1, until: 0.999).x - expected) < 1e-6)
  }

  @Test mutating func `a reset forgets`() {
    tracker.add(time: 0, position: .zero)
    tracker.add(time: 0.01, position: Point(x: 50, y: 0))
    tracker.reset()
    #expect(tracker.velocity(over: 0.1, until: 0.01) == .zero)
    tracker.add(time: 0.02, position: .zero)
    #expect(tracker.velocity(over: 0.1, until: 0.02) == .zero)
  }

  @Test func `A time that lies whole ages before the newest is ignored`() {
    var tracker = ReleaseVelocityTracker()

    tracker.add(time: 1e300, position: Point(x: 1, y: 0))
    tracker.add(time: -1e300, position: Point(x: 2, y: 0))

    #expect(tracker.velocity(over: 0.1, until: 1e300) == .zero)
  }
}
