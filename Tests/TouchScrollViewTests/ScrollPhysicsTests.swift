import Testing
import TouchScroll
import TouchScrollView

/// The parts of scrolling that are numbers: rates, the band, animated changes, pixels, scales.
@Suite struct ScrollPhysicsTests {
  // MARK: Pixels

  @Test(arguments: [(33.4, 33.0), (33.5, 34), (-33.5, -33), (-33.6, -34)])
  func `offsets are rounded to the nearest pixel, halves up (PH-11)`(value: Double, rounded: Double) {
    #expect(PixelGrid().rounded(value) == rounded)
  }

  @Test func `a point has as many pixels as the display says (PH-11)`() {
    let grid = PixelGrid(scale: 3)

    #expect(abs(grid.rounded(86.3) - 86 - 1.0 / 3) < 1e-9 && PixelGrid(scale: .nan).rounded(0.6) == 1)
  }

  // MARK: Rates

  @Test func `what a frame leaves of the speed is the series up to the square (PH-1a)`() {
    let rate = DecelerationRate.normal
    let exponent = 16 * rate.logarithm

    #expect((rate.share(after: 16), rate.share(after: 0)) == (1 + exponent + exponent * exponent / 2, 1))
  }

  @Test func `what a long frame leaves of the speed is the power itself (PH-1a)`() {
    #expect(abs(DecelerationRate.fast.share(after: 100) - Mathematics.exp(100 * Mathematics.log(0.99))) < 1e-12)
  }

  @Test func `rates out of range are taken as the nearest usable ones`() {
    #expect(
      (
        DecelerationRate(rawValue: .nan), DecelerationRate(rawValue: 1).reach.isFinite,
        DecelerationRate(rawValue: -1).logarithm.isFinite
      ) == (.normal, true, true))
  }

  // MARK: Rubber band

  @Test func `60 points beyond the edge of 300 show 29.73 and 70 show 34.121 (PH-3)`() {
    let band = RubberBand(dimension: 300)

    #expect(
      (
        abs(band.offset(forOvershoot: 60) - 29.73) < 0.005, abs(band.offset(forOvershoot: 70) - 34.121) < 0.0005,
        band.offset(forOvershoot: -70)
      ) == (true, true, -band.offset(forOvershoot: 70)))
  }

  @Test(.enabled(if: MeasuredTraces.arePresent, MeasuredTraces.hint))
  func `the band follows the measured pull within half a point (PH-3)`() throws {
    let band = RubberBand(dimension: 852)

    for sample in try MeasuredTraces().pull {
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

    #expect(
      (
        band.offset(forOvershoot: 1e300) <= 300, band.offset(forOvershoot: .infinity), band.offset(forOvershoot: .nan),
        band.overshoot(forOffset: 400).isFinite, RubberBand(dimension: .nan).offset(forOvershoot: 50)
      ) == (true, 300, 0, true, 0))
  }

  // MARK: Changes by code

  @Test func `an animated change of 400 points is at 165.5 after 8 frames and 388 after 16 (PH-5)`() {
    let ease = ScrollEase(from: 0, to: 400)

    #expect(
      (
        abs(ease.position(at: 8.0 / 60) - 165.5) < 0.5, abs(ease.position(at: 16.0 / 60) - 388) < 0.5,
        ease.position(at: 0.3), ease.position(at: -1)
      ) == (true, true, 400, 0))
  }

  @Test func `an animated change of no duration is at its end`() {
    #expect(ScrollEase(from: 0, to: 400, duration: .nan).position(at: 0) == 400)
  }

  @Test func `the way to the top is a critically damped spring that starts from rest (SE-5)`() {
    let spring = CriticalSpring(from: 600, to: 0)

    #expect(
      (spring.position(at: 0), spring.position(at: 0.01) > 595, spring.position(at: 0.6) < 12, spring.position(at: 2))
        == (600, true, true, 0))
  }

  // MARK: Scales

  @Test func `scales beyond the limits come nearer and nearer to twice or half of them (PH-7)`() {
    let limits = ZoomLimits(minimum: 1, maximum: 4)

    #expect(
      (
        limits.shown(2), limits.shown(8), abs(limits.shown(0.5) - 2.0 / 3) < 1e-12, limits.shown(1e9) <= 8,
        ZoomLimits(minimum: 1, maximum: 4, bounces: false).shown(8)
      ) == (2, 6, true, true, 4))
  }

  @Test func `a scale's way back takes the longer the farther it is, at most 0.4 seconds (PH-7)`() {
    #expect(
      abs(ZoomLimits.bounceDuration(from: 2.0 / 3, to: 1) - 0.22164) < 1e-4
        && ZoomLimits.bounceDuration(from: 100, to: 1) == 0.4)
  }

  @Test func `limits of numbers that are none leave nothing to zoom`() {
    #expect(
      (ZoomLimits(minimum: .nan, maximum: .infinity).allowZooming, ZoomLimits(minimum: 1, maximum: 3).shown(.nan)) == (
        false, 1
      ))
  }
}
