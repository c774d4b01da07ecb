import Testing
import TouchCore
import TouchScrollView

@Suite struct ScrollPhysicsTests {
  // MARK: Deceleration

  @Test func `1000 points a second carry 494.01 points at the normal rate (PH-1)`() {
    let glide = ScrollDeceleration(from: 0, velocity: 1000)
    #expect(abs(glide.end - 494.01) < 1e-9)
    #expect(abs(DecelerationRate.normal.reach - 0.499) < 1e-12)
  }

  @Test func `500 points a second carry 244.51 points (S-60 f)`() {
    #expect(abs(ScrollDeceleration(from: 90, velocity: 500).end - 334.51) < 1e-9)
    #expect(abs(ScrollDeceleration(from: 90, velocity: -500).end + 154.51) < 1e-9)
  }

  @Test func `a glide ends when 10 points a second are left (PH-1)`() {
    let glide = ScrollDeceleration(from: 0, velocity: 520)
    #expect(abs(glide.velocity(at: glide.duration - 1e-9) - 10) < 1e-6)
    #expect(glide.velocity(at: glide.duration) == 0)
    #expect(abs(glide.duration - 1.9736) < 1e-3)
  }

  @Test(arguments: [0.0, 5, 10, -10])
  func `at most 10 points a second do not glide (R-56)`(velocity: Double) {
    let glide = ScrollDeceleration(from: 7, velocity: velocity)
    #expect(glide.duration == 0)
    #expect(glide.position(at: 3) == 7)
  }

  @Test func `10 points a second that rounding made a little more do not glide (R-56)`() {
    // A point in the tenth of a second between 0.5 and 0.6.
    let velocity = 1 / (0.6 - 0.5)
    #expect(velocity > 10)
    #expect(ScrollDeceleration(from: 7, velocity: velocity).duration == 0)
    #expect(ScrollDeceleration(from: 7, velocity: 10.001).duration > 0)
  }

  @Test func `a glide shows exactly its end from its end on (R-56)`() {
    let glide = ScrollDeceleration(from: 3, velocity: 777)
    #expect(glide.position(at: glide.duration) == glide.end)
    #expect(glide.position(at: 100) == glide.end)
    #expect(abs(glide.position(at: glide.duration - 1e-9) - glide.end) < 1e-6)
  }

  @Test func `a glide follows the measured one within half a point`() {
    // The animation on the device started about a millisecond after the lift.
    let glide = ScrollDeceleration(from: 5074, velocity: 750)
    for sample in MeasuredTraces.glide {
      #expect(abs(glide.position(at: sample.time - 0.001) - sample.offset) < 0.5)
    }
    #expect(abs(glide.end - 5443.3333) < 0.5)
  }

  @Test func `a glide knows when it passes an offset`() throws {
    let glide = ScrollDeceleration(from: 100, velocity: -600)
    let time = try #require(glide.time(passing: -50))
    #expect(abs(glide.position(at: time) + 50) < 1e-9)
    #expect(glide.time(passing: 101) == nil)
    #expect(glide.time(passing: glide.end - 1) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `velocities that are no numbers do not glide`(velocity: Double) {
    #expect(ScrollDeceleration(from: 5, velocity: velocity).end == 5)
  }

  @Test func `rates out of range are taken as the nearest usable ones`() {
    #expect(DecelerationRate(rawValue: .nan) == .normal)
    #expect(DecelerationRate(rawValue: 1).reach.isFinite)
    #expect(ScrollDeceleration(from: 5, velocity: 900, rate: DecelerationRate(rawValue: -1)).end == 5)
  }

  @Test func `a rate can be made from its reach`() {
    #expect(abs(DecelerationRate(reach: DecelerationRate.fast.reach).rawValue - 0.99) < 1e-12)
  }

  // MARK: Rubber band

  @Test func `60 points beyond the edge of 300 show 29.73 and 70 show 34.121 (PH-3)`() {
    let band = RubberBand(dimension: 300)
    #expect(abs(band.offset(forOvershoot: 60) - 29.73) < 0.005)
    #expect(abs(band.offset(forOvershoot: 70) - 34.121) < 0.0005)
    #expect(band.offset(forOvershoot: -70) == -band.offset(forOvershoot: 70))
  }

  @Test func `the band follows the measured pull within half a point (PH-3)`() {
    let band = RubberBand(dimension: 852)
    for sample in MeasuredTraces.pull {
      #expect(abs(-band.offset(forOvershoot: sample.travel - 10) - sample.offset) < 0.5)
    }
  }

  @Test(arguments: [0.0, 1, 30, 250, -77])
  func `the band can be read backwards`(overshoot: Double) {
    let band = RubberBand(dimension: 300)
    let back = band.overshoot(forOffset: band.offset(forOvershoot: overshoot))
    #expect(abs(back - overshoot) < 1e-9)
  }

  @Test func `the band never goes further than the viewport`() {
    let band = RubberBand(dimension: 300)
    #expect(band.offset(forOvershoot: 1e300) <= 300)
    #expect(band.offset(forOvershoot: .infinity) == 300)
    #expect(band.offset(forOvershoot: .nan) == 0)
    #expect(band.overshoot(forOffset: 400).isFinite)
    #expect(RubberBand(dimension: .nan).offset(forOvershoot: 50) == 0)
  }

  @Test func `the band's slope is that of its offsets`() {
    let band = RubberBand(dimension: 300)
    let slope = (band.offset(forOvershoot: 70.001) - band.offset(forOvershoot: 69.999)) / 0.002
    #expect(abs(slope - band.slope(atOvershoot: 70)) < 1e-6)
  }

  // MARK: Spring

  @Test func `content let go at rest comes back as measured, within half a point (PH-4)`() {
    // The animation on the device started about half a millisecond after the lift.
    let spring = ScrollSpring(releasedAt: -235, target: 0)
    for sample in MeasuredTraces.bounce {
      #expect(abs(spring.position(at: sample.time - 0.0005) - sample.offset) < 0.5)
    }
  }

  @Test func `a bounce starts inward at 7.3 times its displacement (PH-4)`() {
    #expect(ScrollSpring(releasedAt: -100, target: 0).velocity == 730)
  }

  @Test(arguments: [(-235.0, 1715.0), (0, 900), (30, -2000), (0.2, 12), (-60, -400)])
  func `a spring ends when less than half a point and 10 points a second are left (R-20)`(
    displacement: Double, velocity: Double
  ) {
    let spring = ScrollSpring(from: displacement, velocity: velocity, target: 0)
    let end = spring.duration
    #expect(end > 0)
    // Just before the end at least one of the two is too large.
    let before = spring.position(at: end - 1e-9)
    #expect(abs(before) >= 0.4999 || abs(spring.velocity(at: end - 1e-9)) >= 9.999)
    #expect(abs(before) < 0.5001)
    #expect(abs(spring.velocity(at: end - 1e-9)) < 10.001)
    #expect(spring.position(at: end) == 0)
    #expect(spring.velocity(at: end) == 0)
  }

  @Test func `a spring that is at rest already has no duration (R-20)`() {
    #expect(ScrollSpring(from: 0.4, velocity: 9, target: 0).duration == 0)
    #expect(ScrollSpring(from: .nan, velocity: 9, target: 0).duration == 0)
    #expect(ScrollSpring(from: 1e300, velocity: 1e300, target: 0).duration.isFinite)
  }

  @Test func `a spring's velocity is that of its positions`() {
    let spring = ScrollSpring(from: -40, velocity: 300, target: 10)
    let measured = (spring.position(at: 0.1001) - spring.position(at: 0.0999)) / 0.0002
    #expect(abs(measured - spring.velocity(at: 0.1)) < 1e-3)
  }

  // MARK: Ease

  @Test func `an animated change of 400 points is at 165.5 after 8 frames and 388 after 16 (PH-5)`() {
    let ease = ScrollEase(from: 0, to: 400)
    #expect(abs(ease.position(at: 8.0 / 60) - 165.5) < 0.5)
    #expect(abs(ease.position(at: 16.0 / 60) - 388) < 0.5)
    #expect(ease.position(at: 0.3) == 400)
    #expect(ease.position(at: -1) == 0)
  }

  @Test func `an animated change of no duration is at its end`() {
    #expect(ScrollEase(from: 0, to: 400, duration: .nan).position(at: 0) == 400)
  }
}
