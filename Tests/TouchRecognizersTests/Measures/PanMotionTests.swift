import Testing
import TouchGestures
import TouchPan
import TouchTestSupport
import TouchViews

@Suite struct PanMotionTests {
  private func started() -> PanMotion {
    var motion = PanMotion()
    motion.start(at: Point(x: 100, y: 100), time: 0)
    return motion
  }

  @Test(arguments: [(15.0, 4.0, 5.0, 0.0), (-12, -25, -2, -15), (10, 0, 0, 0), (3, -30, 0, -20)])
  func `each axis loses ten points, towards zero and not past it (PA-3)`(
    x: Double, y: Double, left: Double, leftOver: Double
  ) {
    var motion = started()

    motion.move(to: Point(x: 100 + x, y: 100 + y), time: 0.1)
    motion.begin(takingOff: 10, along: .window)

    #expect(isClose(motion.translation, Point(x: left, y: leftOver)))
  }

  @Test func `another set of fingers moves nothing (PA-4)`() {
    var motion = started()
    motion.move(to: Point(x: 130, y: 100), time: 0.1)

    motion.change(to: Point(x: 300, y: 300))
    let early = isClose(motion.translation, Point(x: 30, y: 0))

    motion.move(to: Point(x: 300, y: 310), time: 0.2)
    #expect(
      (early, isClose(motion.translation, Point(x: 30, y: 10)), motion.reference) == (true, true, Point(x: 300, y: 310))
    )
  }

  @Test func `an axis that does not count stays at zero and has no velocity (PA-14)`() {
    var motion = started()
    motion.move(to: Point(x: 120, y: 130), time: 0.1)

    motion.begin(takingOff: 10, along: .window, axes: .vertical)
    motion.move(to: Point(x: 150, y: 140), time: 0.2)

    #expect((isClose(motion.translation, Point(x: 0, y: 30)), motion.velocity.x, motion.velocity.y) == (true, 0, 260))
  }

  @Test func `a step of which only a part counts moves by the part and takes the time of the whole (SD-4)`() {
    var motion = started()
    motion.move(to: Point(x: 120, y: 110), time: 0.1)

    motion.move(by: Point(x: 5, y: 30), counting: Point(x: 0, y: 30), time: 0.2)

    #expect(
      [
        isClose(motion.translation, Point(x: 20, y: 40)), isClose(motion.movement, Point(x: 25, y: 40)),
        isClose(motion.velocity, Point(x: 0.8 * 200, y: 0.2 * 300 + 0.8 * 100)),
      ] == [true, true, true])
  }

  @Test func `a step that is not finite does not count`() {
    var motion = started()

    motion.move(to: Point(x: .infinity, y: 1), time: 0.1)

    #expect(motion.translation == .zero && motion.velocity == .zero)
  }

  @Test(arguments: 1...40)
  func `translations never jump: a step moves them by no more than itself`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var motion = started()
    for index in 1...200 {
      let step = Point(x: random.number(in: -9...9), y: random.number(in: -9...9))
      let before = motion.translation
      motion.move(by: step, counting: step, time: Double(index) * 0.01)
      if index == 100 { motion.begin(takingOff: 10, along: .window, axes: .vertical) }
      guard index != 100 else { continue }
      #expect((motion.translation - before).length <= step.length + 1e-9)
    }
    #expect(motion.translation.x == 0)
  }

  @Test func `a vector falls apart along axes that are turned and askew, and fits together again`() {
    let axes = ViewAxes(x: Point(x: 2, y: 1), y: Point(x: -1, y: 5))
    let vector = Point(x: 7, y: -3)

    let parts = axes.components(of: vector)

    #expect(isClose(axes.vector(parts), vector) && isClose(axes.x.length, 1))
  }

  @Test func `axes that fall together are those of the window`() {
    let axes = ViewAxes(x: Point(x: 1, y: 1), y: Point(x: 2, y: 2))

    #expect(axes.components(of: Point(x: 3, y: 4)) == Point(x: 3, y: 4))
  }
}

@Suite struct BlendedVelocityTests {
  @Test func `one step counts whole, two are blended, older ones are forgotten (PA-5)`() {
    var velocity = BlendedVelocity()
    velocity.start(at: 0)
    let first = velocity.velocity

    velocity.add(Point(x: 10, y: 0), at: 0.1)
    let second = isClose(velocity.velocity, Point(x: 100, y: 0))
    velocity.add(Point(x: 20, y: 0), at: 0.2)
    let third = isClose(velocity.velocity, Point(x: 0.2 * 200 + 0.8 * 100, y: 0))
    velocity.add(Point(x: 0, y: 30), at: 0.3)
    #expect(
      (first, second, third, isClose(velocity.velocity, Point(x: 0.8 * 200, y: 0.2 * 300))) == (.zero, true, true, true)
    )
  }

  @Test func `a step of less than a millisecond stands still, one of no time or length is none (PA-5)`() {
    var velocity = BlendedVelocity()
    velocity.start(at: 0)
    velocity.add(Point(x: 20, y: 0), at: 0.1)

    velocity.add(.zero, at: 0.2)
    velocity.add(Point(x: 5, y: 0), at: 0.1)
    let early = isClose(velocity.velocity, Point(x: 200, y: 0))

    velocity.add(Point(x: 10, y: 0), at: 0.1004)
    #expect(early && isClose(velocity.velocity, Point(x: 160, y: 0)))
  }

  @Test func `a velocity that was forgotten is zero until the next step`() {
    var velocity = BlendedVelocity()
    velocity.start(at: 0)
    velocity.add(Point(x: 10, y: 0), at: 0.1)

    velocity.forget()
    let early = velocity.velocity

    velocity.add(Point(x: 10, y: 0), at: 0.2)
    #expect((early, isClose(velocity.velocity, Point(x: 100, y: 0))) == (.zero, true))
  }
}
