import Testing
import TouchScrollView
import TouchTestSupport

/// Where a release leads when it is aimed or paged, and how flicks in a row add up.
@Suite struct ScrollTargetTests: MotionSuite {
  // MARK: Aims

  @Test(arguments: [320.0, 150, 1200, 60, 0])
  func `a glide that was aimed ends on its target (SE-2b)`(target: Double) throws {
    let release = ScrollRelease(offset: Point(x: 0, y: 90), speed: speed(Point(x: 0, y: 600)), in: geometry)

    let motion = try #require(release.motion(to: Point(x: 0, y: target), at: 0))

    #expect(run(motion).last == Point(x: 0, y: target))
  }

  @Test func `a nearer target keeps the speed and slows down faster (SE-2b)`() {
    let course = GlideCourse(velocity: Point(x: 0, y: 0.6), rate: .normal)
      .aimed(at: (x: nil, y: 100), from: .zero, stretch: 1)

    #expect(course.velocity.y == 0.6 && abs(course.verticalRate.rawValue - Mathematics.exp(-0.0059)) < 1e-9)
  }

  @Test func `a farther target raises the speed and keeps the rate (SE-2b)`() {
    let course = GlideCourse(velocity: Point(x: 0, y: 0.6), rate: .normal)
      .aimed(at: (x: nil, y: 900), from: .zero, stretch: 1)

    #expect(
      course.verticalRate == .normal
        && abs(course.velocity.y - (0.01 - 900 * DecelerationRate.normal.logarithm)) < 1e-12)
  }

  @Test func `of two aimed axes the slower rate serves both (SE-2b)`() {
    let course = GlideCourse(velocity: Point(x: 0.6, y: 0.6), rate: .normal)
      .aimed(at: (x: 50, y: 900), from: .zero, stretch: 1)

    #expect([course.horizontalRate, course.horizontalRate] == [course.verticalRate, .normal])
  }

  // MARK: Pages

  @Test(arguments: [
    (120.0, 0.0, 0.0), (150, 0, 300), (20, 0.31, 300), (280, -0.31, 0), (20, 0.3, 0), (620, 1, 900), (300, 2, 300),
    (1650, 1, 1700), (1700, 0, 1700),
  ])
  func `pages turn above 300 points per second, else the nearest wins (PH-6)`(
    offset: Double, speed: Double, page: Double
  ) {
    #expect(geometry.horizontal.page(from: offset, speed: speed) == page)
  }

  @Test func `a flick in the direction of a caught page motion goes one page beyond its target (PH-6)`() {
    var paged = geometry
    paged.isPaging = true
    let release = ScrollRelease(
      offset: Point(x: 120, y: 0), speed: speed(Point(x: 500, y: 0)), in: paged,
      caughtPage: (target: Point(x: 300, y: 0), direction: Point(x: 200, y: 0)))

    #expect(release.target == Point(x: 600, y: 0))
  }

  @Test func `an aimed page is the nearest boundary (SE-2a)`() {
    var paged = geometry
    paged.isPaging = true
    let release = ScrollRelease(offset: Point(x: 120, y: 0), speed: ReleaseSpeed(), in: paged)

    #expect([release.admitted(Point(x: 440, y: 0)).x, release.admitted(Point(x: 450, y: 0)).x] == [300, 600])
  }

  @Test(arguments: 1...40)
  func `the way to a page ends on it, from anywhere with any speed (PH-6b)`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let target = Point(x: Double(random.below(5)) * 300, y: 0)
    let spring = PageSpring(
      from: Point(x: random.number(in: 0...1500), y: 0), velocity: Point(x: random.number(in: -3...3), y: 0),
      to: target,
      in: geometry)

    let offsets = run(.pages(spring, start: 0), rate: random.number(in: 24...144))

    #expect(offsets.last == target || offsets.isEmpty)
    #expect(offsets.count < 400)
  }

  // MARK: Streaks

  private func streak(of count: Int) -> FlickStreak {
    var streak = FlickStreak()
    for flick in 0..<count {
      streak.touchDown(at: Double(flick) * 0.5)
      streak.released(
        velocity: Point(x: 0, y: 1), isLegal: true, isPaging: false, at: Double(flick) * 0.5 + 0.1)
    }
    return streak
  }

  @Test(
    arguments: [
      ("the fourth flick in a row goes farther by the way of its drag (PH-9)", 120, 1.5),
      ("a long drag adds no more than nine tenths to the way (PH-9)", 1000, 1.9),
    ] as [(String, Double, Double)])
  func `the fourth flick in a row goes farther (PH-9)`(name: String, length: Double, stretch: Double) {
    var streak = streak(of: 3)
    streak.touchDown(at: 1.5)

    streak.dragMoved(velocity: Point(x: 0, y: 1), length: length)

    #expect(streak.stretch == stretch)
  }

  @Test func `a drag the other way ends a streak (PH-9)`() {
    var streak = streak(of: 3)

    streak.dragMoved(velocity: Point(x: 0, y: -1), length: 120)

    #expect(streak.count == 0)
  }

  @Test func `a second without a finger ends a streak (PH-9)`() {
    var streak = streak(of: 3)

    streak.touchDown(at: 2.2)

    #expect(streak.count == 0)
  }

  @Test func `a slow release ends a streak (PH-9)`() {
    var streak = streak(of: 3)

    streak.released(velocity: Point(x: 0, y: 0.5), isLegal: true, isPaging: false, at: 1.6)

    #expect(streak == FlickStreak() || streak.count == 0)
  }

  // MARK: Pages

  @Test(arguments: [1000.0, 960])
  func `the page before an end between two boundaries is the boundary below it (PH-6)`(content: Double) {
    let axis = ScrollAxis(content: content, viewport: 400)

    #expect((axis.page(after: axis.upper, goingUp: false), axis.page(after: 400, goingUp: false)) == (400, 0))
  }

  @Test func `the page after an inset at the beginning is the first boundary (PH-6)`() {
    let axis = ScrollAxis(content: 2000, viewport: 400, leadingInset: 160)

    #expect((axis.page(after: axis.lower, goingUp: true), axis.page(after: 0, goingUp: true)) == (0, 400))
  }

  // MARK: Changes by code

  @Test func `a change by code is over at the first frame that reaches its end, to the nanosecond`() {
    var motion = ScrollMotion.change(from: .zero, to: Point(x: 0, y: 100), start: 0.1)

    motion.advance(to: 0.399)
    let before = motion.isOver
    motion.advance(to: 0.4)

    #expect((before, motion.isOver, motion.offset) == (false, true, Point(x: 0, y: 100)))
  }

  @Test func `what arrived on its page has no speed any more (PH-6b)`() {
    var spring = PageSpring(from: .zero, velocity: Point(x: 1, y: 0), to: Point(x: 300, y: 0), in: geometry)

    while !spring.isOver { spring.advance(by: 1) }

    #expect((spring.position, spring.velocity) == (Point(x: 300, y: 0), .zero))
  }
}
