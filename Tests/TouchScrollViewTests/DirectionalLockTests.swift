import Testing
import TouchScrollView

@Suite struct DirectionalLockTests {
  @Test func `each step decides until the drag begins (SD-4)`() {
    var lock = DirectionalLock()

    let open = lock.admit(Point(x: -6, y: -2.7), along: .all, at: 0.01, hasBegun: false)
    let locked = lock.admit(Point(x: -6, y: -1), along: .all, at: 0.02, hasBegun: false)

    #expect((open, locked) == (Point(x: -6, y: -2.7), Point(x: -6, y: 0)))
  }

  @Test(arguments: [(10.0, 3.6, true, false), (10, 3.7, true, true), (3.6, 10, false, true), (3.7, 10, true, true)])
  func `steps within 20 degrees of an axis lock to it (SD-4)`(x: Double, y: Double, countsX: Bool, countsY: Bool) {
    var lock = DirectionalLock()

    let part = lock.admit(Point(x: x, y: y), along: .all, at: 0.01, hasBegun: false)

    #expect((part.x != 0, part.y != 0) == (countsX, countsY))
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

    #expect((soon, late) == (.zero, Point(x: 0, y: 10)))
  }

  @Test func `after a zoom the lock is open for ten points (SD-4)`() {
    var lock = DirectionalLock()
    _ = lock.admit(Point(x: 10, y: 0), along: .all, at: 0, hasBegun: false)
    lock.reopen()

    let first = lock.admit(Point(x: 0, y: 12), along: .all, at: 0.1, hasBegun: true)
    let second = lock.admit(Point(x: 9, y: 0), along: .all, at: 0.2, hasBegun: true)

    #expect((first, second) == (Point(x: 0, y: 12), .zero))
  }
}
