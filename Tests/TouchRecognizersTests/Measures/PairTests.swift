import Testing
import TouchGestures
import TouchPinch
import TouchRotation

@Suite struct PinchScaleTests {
  private func moved(from start: Double, to distances: Double..., isSpread: Bool = true) -> PinchScale {
    var measure = PinchScale(distance: start)
    for distance in distances { _ = measure.move(to: distance, isSpread: isSpread, slop: 8) }
    return measure
  }

  @Test(arguments: [(100.0, 109.0, 108.0), (100, 110, 108), (100, 200, 108), (200, 190, 192), (200, 96, 192)])
  func `a pinch leaves eight points out of its scale (PI-2)`(start: Double, distance: Double, baseline: Double) {
    #expect(isClose(moved(from: start, to: distance).scale, distance / baseline))
  }

  @Test(arguments: [(8.0, false), (8.01, true)]) func `a pinch begins beyond eight points (PI-2)`(
    change: Double, begins: Bool
  ) {
    #expect(
      [moved(from: 100, to: 100 + change).hasBegun, moved(from: 100, to: 100 - change).hasBegun] == [begins, begins])
  }

  @Test func `an event about something else leaves the scale as it is, and nothing jumps later (PI-2, PI-3)`() {
    var measure = moved(from: 100, to: 120, isSpread: false)
    #expect((measure.hasBegun, measure.scale) == (true, 1))

    _ = measure.move(to: 130, isSpread: true, slop: 8)
    #expect(isClose(measure.scale, 130.0 / 120))
    _ = measure.move(to: 260, isSpread: false, slop: 8)
    let early = isClose(measure.scale, 130.0 / 120)
    _ = measure.move(to: 520, isSpread: true, slop: 8)
    #expect(early && isClose(measure.scale, 2 * 130.0 / 120))
  }

  @Test func `a scale that is set continues from there, and zero keeps the baseline (PI-3)`() {
    var measure = moved(from: 100, to: 200)

    measure.set(scale: 1)
    _ = measure.move(to: 250, isSpread: true, slop: 8)
    let early = measure.scale

    measure.set(scale: 0)
    _ = measure.move(to: 300, isSpread: true, slop: 8)
    #expect([early, measure.scale] == [1.25, 1.5])
  }

  @Test func `another pair takes over without a jump, and before the start it starts anew (R-34)`() {
    var running = moved(from: 100, to: 200)
    let before = running.scale
    running.takeOver(distance: 50)
    #expect(running.scale == before)
    _ = running.move(to: 50, isSpread: true, slop: 8)
    let early = isClose(running.scale, before)

    var possible = moved(from: 100, to: 105)
    possible.takeOver(distance: 50)
    #expect((early, possible.change) == (true, 0))
  }

  @Test func `fingers on one point are no division by zero (PI-3)`() {
    var measure = moved(from: 0, to: 9, 0)
    let early = measure.scale

    measure.set(scale: 2)
    _ = measure.move(to: 0, isSpread: true, slop: 8)
    _ = measure.move(to: 40, isSpread: true, slop: 8)

    #expect((early, measure.scale.isFinite) == (0, true))
  }
}

@Suite struct RotationAngleTests {
  private func degrees(_ angle: Double) -> Double { angle * .pi / 180 }

  private func turned(by angles: Double..., distance: Double = 100) -> RotationAngle {
    var measure = RotationAngle(distance: 100)
    for angle in angles {
      _ = measure.add(turn: degrees(angle), distance: distance, slop: degrees(5), growth: degrees(5))
    }
    return measure
  }

  @Test(arguments: [(5.0, 0.0), (6, 1), (10, 5), (45, 40), (90, 85), (-40, -35)])
  func `a rotation leaves five degrees out in the direction of the turn (RO-1)`(turn: Double, rotation: Double) {
    let found = (isClose(turned(by: turn).rotation, degrees(rotation)), turned(by: turn).hasBegun)
    #expect(found == (true, (rotation != 0)))
  }

  @Test(arguments: [(100.0, 5.0), (125, 7.5), (75, 7.5), (200, 10), (400, 10)])
  func `it takes a wider turn when the distance changes as well (RO-1)`(distance: Double, limit: Double) {
    #expect(
      !turned(by: limit, distance: distance).hasBegun
        && isClose(turned(by: limit + 1, distance: distance).rotation, degrees(1)))
  }

  @Test func `a rotation that is set leaves nothing out anew (RO-2)`() {
    var measure = turned(by: 90)

    measure.set(rotation: 0)
    _ = measure.add(turn: degrees(45), distance: 100, slop: degrees(5), growth: degrees(5))

    #expect(isClose(measure.rotation, degrees(45)))
  }

  @Test func `a rotation counts on past half a turn (RO-1)`() {
    #expect(isClose(turned(by: 100, 100, 100).rotation, degrees(295)))
  }

  @Test func `another pair starts the turn anew, unless the rotation has begun (R-34)`() {
    var possible = turned(by: 4)
    possible.takeOver(distance: 50)
    let early = possible.turn

    var running = turned(by: 90)
    running.takeOver(distance: 50)
    #expect((early, isClose(running.rotation, degrees(85))) == (0, true))
  }
}

@Suite struct PairAnalyserTests {
  private let start = (first: Point(x: 0, y: 0), second: Point(x: 100, y: 0))

  private func dominant(_ analyser: PairAnalyser, _ first: Point, _ second: Point) -> PairAnalyser.Component? {
    var analyser = analyser
    return analyser.add(PairStep(from: start, to: (first, second)))
  }

  @Test(arguments: [PairAnalyser.pinch, .rotation])
  func `a pure shift, spread and turn are dominated by their own (DO-1)`(analyser: PairAnalyser) {
    #expect(
      [
        dominant(analyser, Point(x: 5, y: 7), Point(x: 105, y: 7)),
        dominant(analyser, Point(x: -5, y: 0), Point(x: 105, y: 0)),
        dominant(analyser, Point(x: 50, y: -50), Point(x: 50, y: 50)),
      ] == [.translation, .spread, .turn])
  }

  @Test func `nothing dominates when no part clearly exceeds both others (DO-1)`() {
    let analyser = PairAnalyser(translation: 1, spread: 1, turn: 1)

    #expect(dominant(analyser, Point(x: -10, y: 10), Point(x: 110, y: 10)) == nil)
  }

  @Test func `what fingers did before weighs for some events (DO-1)`() {
    var analyser = PairAnalyser.pinch
    let moved = (first: Point(x: 0, y: 100), second: Point(x: 100, y: 100))
    _ = analyser.add(PairStep(from: start, to: moved))
    let spread = (first: Point(x: -1, y: 100), second: Point(x: 101, y: 100))

    #expect(analyser.add(PairStep(from: moved, to: spread)) == .translation)
  }

  @Test func `a turn of one event is the short way round (RO-1)`() {
    let before = (first: Point.zero, second: Point(x: -10, y: 1))
    let after = (first: Point.zero, second: Point(x: -10, y: -1))

    #expect(PairStep(from: before, to: after).turn > 0 && PairStep(from: before, to: after).turn < 0.3)
  }
}

@Suite struct SmoothedRateTests {
  @Test func `the first rate counts whole, the next a quarter (PI-5)`() {
    var rate = SmoothedRate()
    rate.start(at: 1)

    rate.add(change: 0.5, at: 1.1)
    let early = isClose(rate.value, 5)
    rate.add(change: 0.1, at: 1.2)
    #expect(early && isClose(rate.value, 0.75 * 5 + 0.25 * 1))
  }

  @Test func `the rate before is taken raw, not as it read (PI-5)`() {
    var rate = SmoothedRate()
    rate.start(at: 0)

    rate.add(change: 1, at: 1)
    rate.add(change: 0.2, at: 2)
    rate.add(change: 0.4, at: 3)

    #expect(isClose(rate.value, 0.75 * 0.2 + 0.25 * 0.4))
  }

  @Test func `an event about something else reads zero, and the next counts whole (PI-5)`() {
    var rate = SmoothedRate()
    rate.start(at: 0)
    rate.add(change: 1, at: 1)

    rate.addNothing(at: 2)
    let early = rate.value

    rate.add(change: 3, at: 3)
    #expect((early, isClose(rate.value, 3)) == (0, true))
  }

  @Test func `an event of the same time lasts as long as the one before (PI-5)`() {
    var rate = SmoothedRate()
    rate.start(at: 0)
    rate.add(change: 1, at: 0.5)

    rate.add(change: 1, at: 0.5)

    #expect(isClose(rate.value, 2))
  }
}
