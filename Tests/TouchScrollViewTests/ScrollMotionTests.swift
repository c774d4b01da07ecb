import Testing
import TouchScroll
import TouchScrollView
import TouchTestSupport

/// What a release makes of content, and how it then moves.
@Suite struct ScrollMotionTests: MotionSuite {
  private func glide(
    from offset: Point = .zero, velocity: Point, in geometry: ScrollGeometry, stretch: Double = 1
  ) -> ScrollMotion {
    .glide(
      ScrollGlide(
        from: offset, along: GlideCourse(velocity: velocity, rate: geometry.decelerationRate), in: geometry,
        stretch: stretch),
      start: 0, grid: PixelGrid(scale: 1000))
  }

  // MARK: Axes

  @Test func `valid offsets reach from minus the leading inset to the content's end (PH-8)`() {
    let axis = ScrollAxis(content: 1000, viewport: 400, leadingInset: 20, trailingInset: 30)

    #expect((axis.lower, axis.upper) == (-20, 630))
  }

  @Test func `edges lie on pixels (PH-8)`() {
    #expect(
      [
        ScrollAxis(content: 1000.4, viewport: 400).upper,
        ScrollAxis(content: 1000.4, viewport: 400, grid: PixelGrid(scale: 2)).upper,
      ] == [600, 600.5])
  }

  @Test func `an axis scrolls when content and insets are longer than the viewport (SD-3)`() {
    #expect(
      [
        ScrollAxis(content: 401, viewport: 400).scrolls, ScrollAxis(content: 400.0001, viewport: 400).scrolls,
        ScrollAxis(content: 390, viewport: 400, leadingInset: 11).scrolls,
      ] == [true, false, true])
  }

  @Test func `content that fits scrolls when it always bounces, and bounces at all (SD-3)`() {
    #expect(
      ScrollAxis(content: 10, viewport: 400, alwaysBounces: true).scrolls
        && !ScrollAxis(content: 10, viewport: 400, bounces: false, alwaysBounces: true).scrolls)
  }

  @Test func `an offset along an axis that does not scroll is valid, whatever it is`() {
    let geometry = ScrollGeometry(
      horizontal: ScrollAxis(content: 10, viewport: 400), vertical: ScrollAxis(content: 10, viewport: 400))

    #expect(geometry.isLegal(Point(x: 5, y: 0)) && geometry.isLegal(Point(x: 0, y: -5)))
  }

  @Test func `an axis of numbers that are none does not scroll`() {
    let axis = ScrollAxis(content: .nan, viewport: 400)

    #expect((axis.scrolls, axis.clamped(50)) == (false, 0))
  }

  // MARK: Drags

  @Test func `a finger that comes back finds the content where it was`() {
    var drag = ScrollDrag(from: .zero, in: geometry)
    drag.move(to: Point(x: 0, y: 200))
    let pulled = geometry.shown(drag.wanted).y

    drag.move(to: Point(x: 0, y: -50))

    #expect(pulled < 0 && geometry.shown(drag.wanted).y == 50)
  }

  @Test func `a drag of content that is beyond its edge continues from what is shown (PH-3)`() {
    let drag = ScrollDrag(from: Point(x: 0, y: -34.121), in: geometry)

    #expect(abs(drag.wanted.y + 70) < 0.01 && abs(geometry.shown(drag.wanted).y + 34.121) < 1e-9)
  }

  @Test func `a drag ignores translations that are no numbers`() {
    var drag = ScrollDrag(from: .zero, in: geometry)

    drag.move(to: Point(x: .nan, y: -5))

    #expect(drag.wanted == .zero)
  }

  // MARK: Releases

  @Test func `the release blends the last velocity with the one before (PH-2)`() {
    #expect(
      [
        speed(Point(x: 0, y: 400), Point(x: 0, y: 800)).blended, speed(Point(x: 0, y: 400)).blended,
        speed(Point(x: 0, y: 400), .zero).blended,
      ] == [Point(x: 0, y: 0.5), Point(x: 0, y: 0.4), .zero])
  }

  @Test func `below 250 points per second content stays where it is (PH-1)`() {
    let slow = ScrollRelease(offset: Point(x: 0, y: 90), speed: speed(Point(x: 0, y: 249.9)), in: geometry)
    let fast = ScrollRelease(offset: Point(x: 0, y: 90), speed: speed(Point(x: 0, y: 250)), in: geometry)

    let found = (slow.velocity, slow.motion(to: slow.target, at: 0) == nil, fast.velocity)
    #expect(found == (.zero, true, Point(x: 0, y: 0.25)))
  }

  @Test func `the slowest speed at which content glides is within rounding of 250 points per second (PH-1)`() throws {
    // Two parts whose squares are the threshold to the bit.
    let square = 0.0625 - 1e-12
    var (x, y) = (square.squareRoot(), 0.0)
    while x * x + y * y != square {
      x = x.nextDown
      y = max(square - x * x, 0).squareRoot()
    }
    var release = ReleaseSpeed()
    release.note(Point(x: x * 1000, y: y * 1000))
    try #require(release.latest.x * release.latest.x + release.latest.y * release.latest.y == square)

    let least = ScrollRelease(offset: Point(x: 500, y: 500), speed: release, in: geometry)

    #expect(least.velocity != .zero)
  }

  @Test func `the speeds of both axes count together (PH-1)`() {
    let release = ScrollRelease(
      offset: Point(x: 500, y: 500), speed: speed(Point(x: 200, y: 200)), in: geometry)

    #expect(release.velocity == Point(x: 0.2, y: 0.2))
  }

  @Test func `a release says where the content will come to rest, on a pixel and within the edges (SE-2a)`() {
    let near = ScrollRelease(offset: Point(x: 0, y: 90), speed: speed(Point(x: 0, y: 500)), in: geometry)
    let far = ScrollRelease(offset: Point(x: 0, y: 1650), speed: speed(Point(x: 0, y: 5000)), in: geometry)

    #expect((near.target, far.target.y) == (Point(x: 0, y: 335), 1700))
  }

  @Test func `a NaN target is not taken, one beyond the edges is the edge (SE-2a)`() {
    let release = ScrollRelease(offset: Point(x: 0, y: 90), speed: speed(Point(x: 0, y: 500)), in: geometry)

    let found = (release.admitted(Point(x: .nan, y: .infinity)), release.admitted(Point(x: 0, y: 9e9)).y)
    #expect(found == (release.target, 1700))
  }

  @Test func `beyond an edge content always comes back, however slow (PH-1)`() throws {
    let release = ScrollRelease(offset: Point(x: 0, y: -30), speed: ReleaseSpeed(), in: geometry)

    let motion = try #require(release.motion(to: release.target, at: 0))

    #expect(run(motion).last == .zero)
  }

  // MARK: Glides

  @Test(.enabled(if: MeasuredTraces.arePresent, MeasuredTraces.hint))
  func `a glide follows the measured one within half a point (PH-1a)`() throws {
    var long = geometry
    long.vertical = ScrollAxis(content: 40_000, viewport: 852)
    let measured = try MeasuredTraces().glide
    var motion = glide(from: Point(x: 0, y: measured.release), velocity: Point(x: 0, y: 0.75), in: long)

    for frame in measured.frames {
      motion.advance(to: frame.time)
      if let offset = frame.offset { #expect(abs(motion.offset.y - offset) < 0.5) }
    }
  }

  @Test func `a glide ends in the frame in which both axes are slow together (PH-1a)`() {
    let offsets = run(glide(from: Point(x: 500, y: 500), velocity: Point(x: 0.3, y: 0.4), in: geometry))

    #expect(offsets.count == 118)
  }

  @Test(arguments: [24.0, 60, 144])
  func `the way of a glide hardly depends on the frame rate`(rate: Double) throws {
    let end = try #require(run(glide(velocity: Point(x: 0, y: 1), in: geometry), rate: rate).last)

    #expect(abs(end.y - 494) < 1.5)
  }

  @Test func `frames within a millisecond are left out (PH-1a)`() {
    var motion = glide(velocity: Point(x: 0, y: 1), in: geometry)

    motion.advance(to: 0.0005)

    #expect(motion.offset == .zero)
  }

  @Test func `repeated flicks stretch the way of a glide (PH-9)`() throws {
    let end = try #require(run(glide(velocity: Point(x: 0, y: 1), in: geometry, stretch: 2)).last)

    #expect(abs(end.y - 988) < 2)
  }

  @Test(.enabled(if: MeasuredTraces.arePresent, MeasuredTraces.hint))
  func `content let go beyond its edge comes back as measured, within half a point (PH-4)`() throws {
    var tall = geometry
    tall.vertical = ScrollAxis(content: 40_000, viewport: 852)
    // The finger rested before it lifted, which leaves its old speed: five points outwards in each eight milliseconds.
    var motion = glide(from: Point(x: 0, y: -235), velocity: Point(x: 0, y: -0.625), in: tall)

    for frame in try MeasuredTraces().bounce {
      motion.advance(to: frame.time)
      if let offset = frame.offset { #expect(abs(motion.offset.y - offset) < 0.5) }
    }
  }

  @Test func `thirty points beyond the edge are gone after 25 frames (PH-4)`() {
    let offsets = run(glide(from: Point(x: 0, y: -30), velocity: .zero, in: geometry))

    #expect(
      (
        abs(offsets[2].y + 18.2) < 0.01, abs(offsets[5].y + 11.04) < 0.01, abs(offsets[11].y + 4.06) < 0.01,
        offsets.count
      ) == (true, true, true, 25))
  }

  @Test func `a glide that crosses the edge continues beyond it and ends on it (PH-4)`() throws {
    let offsets = run(glide(from: Point(x: 0, y: 1600), velocity: Point(x: 0, y: 1), in: geometry))

    let farthest = try #require(offsets.map { $0.y }.max())
    #expect((farthest > 1705, farthest < 1800, offsets.last) == (true, true, Point(x: 0, y: 1700)))
  }

  @Test func `without bouncing a glide stops at the edge (PH-4)`() {
    var stiff = geometry
    stiff.vertical.bounces = false
    let offsets = run(glide(from: Point(x: 0, y: 1600), velocity: Point(x: 0, y: 1), in: stiff))

    #expect((offsets.allSatisfy { $0.y <= 1700 }, offsets.last) == (true, Point(x: 0, y: 1700)))
  }

  @Test(arguments: 1...60)
  func `glides of any speed come to rest within the edges`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let start = Point(x: random.number(in: -200...1900), y: random.number(in: -200...1900))
    let velocity = Point(x: random.number(in: -8...8), y: random.number(in: -8...8))

    let end = try #require(
      run(glide(from: start, velocity: velocity, in: geometry), rate: random.number(in: 20...200)).last)

    #expect(geometry.clamped(end) == end || (geometry.clamped(end) - end).length < 0.75)
  }

  @Test func `a glide at rest that code moves beyond an edge comes back to it`() {
    var motion = glide(from: Point(x: 0, y: 100), velocity: .zero, in: geometry)
    motion.advance(to: 0.1)
    let early = motion.isOver

    motion.shift(by: Point(x: 0, y: -130), in: geometry)

    #expect((early, run(motion).last?.y) == (true, 0))
  }

  @Test func `content that shrinks under a glide lets it come back to the new edge`() {
    var motion = glide(from: Point(x: 0, y: 1000), velocity: Point(x: 0, y: 1), in: geometry)
    motion.advance(to: 0.1)
    var small = geometry
    small.vertical = ScrollAxis(content: 900, viewport: 300)

    motion.adapt(to: small)

    #expect(run(motion).last?.y == 600)
  }
}
