import Testing
import TouchScroll
import TouchScrollView
import TouchTestSupport

/// How a pan of a scroll view reads fingers.
@Suite struct DragTrackerTests {
  private func tracker(_ steps: [Point], isLocking: Bool = false, interval: Double = 0.01) -> DragTracker {
    var tracker = DragTracker()
    tracker.start(at: 0)
    for (index, step) in steps.enumerated() {
      tracker.move(by: step, along: .all, isLocking: isLocking, at: Double(index + 1) * interval)
    }
    return tracker
  }

  @Test func `each axis loses its own ten points when a drag begins (SD-2)`() {
    var drag = tracker([Point(x: 15, y: -8)])

    drag.begin(along: .all)

    #expect(drag.translation == Point(x: 5, y: 0))
  }

  @Test func `ten points on one axis are enough and eight on both are not (SD-2)`() {
    #expect(tracker([Point(x: 10, y: 0)]).hasMovedEnough(along: .all))
    #expect(!tracker([Point(x: 8, y: 8)]).hasMovedEnough(along: .all))
    #expect(!tracker([Point(x: 30, y: 8)]).hasMovedEnough(along: .vertical))
  }

  @Test func `an axis that does not scroll has neither translation nor speed (SD-2)`() {
    var drag = tracker([Point(x: 30, y: 20)])
    drag.begin(along: .vertical)

    drag.move(by: Point(x: 9, y: 3), along: .vertical, isLocking: false, at: 0.02)

    #expect(drag.translation == Point(x: 0, y: 13))
    #expect(drag.velocity.x == 0)
  }

  @Test func `the velocity is mostly that of the step before the last (PA-5)`() {
    let drag = tracker([Point(x: 0, y: 10), Point(x: 0, y: 5)])

    #expect(abs(drag.velocity.y - (0.2 * 500 + 0.8 * 1000)) < 1e-9)
  }

  @Test func `steps that follow each other within a millisecond have no speed (PA-5)`() {
    #expect(tracker([Point(x: 0, y: 10)], interval: 0.0005).velocity == .zero)
  }

  @Test func `caught content stays until the finger is ten points away, and follows from there (SC-10)`() {
    var drag = DragTracker()
    drag.start(at: 0, catchingAlong: .vertical)

    drag.move(by: Point(x: 0, y: -6), along: .vertical, isLocking: false, at: 0.01)
    let held = drag
    drag.move(by: Point(x: 0, y: -6), along: .vertical, isLocking: false, at: 0.02)

    #expect(held.isCaught && held.translation == .zero && held.velocity == .zero)
    #expect(!drag.isCaught && drag.translation == Point(x: 0, y: -2))
  }

  @Test func `a restart lets translation and velocity begin at zero (PH-7)`() {
    var drag = tracker([Point(x: 0, y: 40)])
    drag.begin(along: .all)

    drag.restart()

    #expect(drag.translation == .zero)
    #expect(drag.velocity == .zero)
  }

  @Test(arguments: 1...40)
  func `translations never jump: a step moves them by no more than itself`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var drag = DragTracker()
    drag.start(at: 0, catchingAlong: random.below(2) == 0 ? .all : nil)
    var last = Point.zero

    for index in 1...200 {
      let step = Point(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let wasCaught = drag.isCaught
      drag.move(
        by: step, along: .all, isLocking: random.below(2) == 0, at: Double(index) * random.number(in: 0.005...0.02))
      if !drag.hasBegun, drag.hasMovedEnough(along: .all) { drag.begin(along: .all) }
      guard drag.hasBegun else { continue }
      let way = drag.translation - last
      last = drag.translation
      // What a finger did before the begin is at most the slop, and that is taken off.
      #expect(way.x.magnitude <= step.x.magnitude + 1e-9 || wasCaught || index < 10)
      #expect(way.length <= 9 * 1.42 + 1e-9)
    }
  }

  // MARK: The lock

  @Test func `each step decides until the drag begins (SD-4)`() {
    var drag = tracker([Point(x: -6, y: -2.7), Point(x: -6, y: -1)], isLocking: true)

    drag.begin(along: .all)

    #expect(drag.translation == Point(x: -2, y: 0))
  }

  @Test(arguments: [(10.0, 3.6, true, false), (10, 3.7, true, true), (3.6, 10, false, true), (3.7, 10, true, true)])
  func `steps within 20 degrees of an axis lock to it (SD-4)`(x: Double, y: Double, countsX: Bool, countsY: Bool) {
    var lock = DirectionalLock()

    let part = lock.admit(Point(x: x, y: y), along: .all, at: 0.01, hasBegun: false)

    #expect((part.x != 0) == countsX)
    #expect((part.y != 0) == countsY)
  }

  @Test func `an axis that does not scroll is not locked to (SD-4)`() {
    var lock = DirectionalLock()

    let part = lock.admit(Point(x: 10, y: 1), along: .vertical, at: 0.01, hasBegun: false)

    #expect(part == Point(x: 10, y: 1))
  }

  @Test func `after the begin the lock is fixed, until a rest of 0.6 seconds (SD-4)`() {
    var lock = DirectionalLock()
    _ = lock.admit(Point(x: 10, y: 0), along: .all, at: 0, hasBegun: false)

    let soon = lock.admit(Point(x: 0, y: 10), along: .all, at: 0.5, hasBegun: true)
    let late = lock.admit(Point(x: 0, y: 10), along: .all, at: 1.1, hasBegun: true)

    #expect(soon == .zero)
    #expect(late == Point(x: 0, y: 10))
  }

  @Test func `after a zoom the lock is open for ten points (SD-4)`() {
    var lock = DirectionalLock()
    _ = lock.admit(Point(x: 10, y: 0), along: .all, at: 0, hasBegun: false)
    lock.reopen()

    let first = lock.admit(Point(x: 0, y: 12), along: .all, at: 0.1, hasBegun: true)
    let second = lock.admit(Point(x: 9, y: 0), along: .all, at: 0.2, hasBegun: true)

    #expect(first == Point(x: 0, y: 12))
    #expect(second == .zero)
  }
}
