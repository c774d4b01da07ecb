import Testing
import TouchScrollView
import TouchWindows

@testable import TouchSheet

typealias Detent = SheetPresentationController.Detent

@Suite struct SettlingSpringTests {
  @Test func `a spring from rest is where the formula says`() {
    let spring = SettlingSpring(from: 170, velocity: 0)

    // 170·(1 + 1.82574)·e^(−1.82574)
    #expect((spring.position(at: 0.1) - 77.38).magnitude < 0.01)
    #expect((spring.position(at: 0), spring.velocity(at: 0)) == (170, 0))
  }

  @Test func `a spring keeps the speed with which it starts`() {
    let spring = SettlingSpring(from: 0, velocity: 1000)
    let step = 1e-6

    #expect((spring.position(at: step) / step - 1000).magnitude < 1)
    #expect(spring.velocity(at: 1.0 / SettlingSpring.frequency).magnitude < 1e-9)
  }

  @Test func `the velocity is the slope of the position`() {
    let spring = SettlingSpring(from: 300, velocity: -700)
    for time in [0.01, 0.05, 0.2, 0.4] {
      let slope = (spring.position(at: time + 1e-6) - spring.position(at: time - 1e-6)) / 2e-6
      #expect((slope - spring.velocity(at: time)).magnitude < 0.01)
    }
  }

  @Test func `a spring is over only where it is near and slow`() {
    #expect(!SettlingSpring(from: 0.2, velocity: 3).isOver(at: 0))
    #expect(!SettlingSpring(from: 0.3, velocity: 0).isOver(at: 0))
    #expect(SettlingSpring(from: 0.2, velocity: 1).isOver(at: 0))
  }

  @Test func `a spring of no numbers rests`() {
    #expect(SettlingSpring(from: .nan, velocity: .infinity).isOver(at: 0.1))
  }
}

@Suite struct SheetStopTests {
  private final class Reports { var texts: [DiagnosticText] = [] }
  private let reports = Reports()

  private func stops(
    _ detents: [Detent], height: Double = 800, top: Double = 0, bottom: Double = 0, isCompact: Bool = false,
    scale: Double = 1
  ) -> SheetStops {
    SheetStops(
      of: detents, height: height, insets: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      traits: TraitCollection(displayScale: scale), isCompactHeight: isCompact
    ) { [reports] in reports.texts.append($0) }
  }

  @Test func `the large detent reaches from the top inset to the bottom`() {
    let found = stops([.large()], height: 852, top: 59, bottom: 34)

    #expect((found.stops[0].value, found.largestTop, found.frame(at: 59).height) == (759, 59, 793))
  }

  @Test func `the medium detent is 56 % of the maximum, rounded to a pixel`() {
    #expect(stops([.medium()], height: 852, top: 59, bottom: 34).stops[0].value == 425)
    #expect(stops([.medium()], height: 667, top: 30, scale: 2).stops[0].value == 356.5)
  }

  @Test func `in compact height the medium detent is inactive`() {
    #expect(stops([.medium(), .large()], isCompact: true).stops.map(\.identifier) == [.large])
    #expect(stops([.medium()], isCompact: true).stops.map(\.identifier) == [.large])
    #expect(reports.texts == [])
  }

  @Test func `what is no height makes a detent inactive, reported`() {
    let found = stops([.fixed(.nan, "a"), .fixed(-1, "b"), .fixed(.infinity, "c"), .fixed(nil, "d"), .fixed(300)])

    #expect((found.stops.map(\.value), reports.texts.count) == ([300], 3))
  }

  @Test func `a detent above the maximum is as large as that, reported`() {
    #expect((stops([.fixed(900)]).stops.map(\.value), reports.texts.count) == ([800], 1))
  }

  @Test func `no detent is the large one, reported`() {
    #expect((stops([]).stops.map(\.identifier), reports.texts.count) == ([.large], 1))
  }

  @Test func `detents in another order are sorted, reported`() {
    let found = stops([.large(), .fixed(200, "a"), .fixed(400, "b")])

    #expect((found.stops.map(\.value), reports.texts.count) == ([200, 400, 800], 1))
  }

  @Test func `a container without room has a sheet of no height`() {
    let found = stops([.large(), .medium()], height: 50, top: 40, bottom: 30)

    #expect(found.stops.map(\.value) == [0, 0])
  }

  @Test func `of two detents that are equally near the larger one is nearest`() {
    let found = stops([.fixed(200, "a"), .fixed(400, "b")])

    #expect(found.nearest(to: 500, preferred: 0) == 1)
    #expect(found.nearest(to: 501, preferred: 1) == 0)
  }

  @Test func `of two detents of one height the selected one stays`() {
    let found = stops([.fixed(400, "a"), .fixed(400, "b"), .large()])

    #expect((found.nearest(to: 390, preferred: 1), found.nearest(to: 390, preferred: 2)) == (1, 0))
  }
}

@Suite struct SheetPullTests {
  private func pull(
    from top: Double, _ change: (inout SheetSettings) -> Void = { _ in }
  ) -> SheetPull {
    var settings = SheetSettings()
    change(&settings)
    let stops = SheetStops(
      of: [.fixed(400), .large()], height: 800, insets: .zero, traits: TraitCollection(), isCompactHeight: false
    ) { _ in }
    return SheetPull(from: top, in: stops, settings)
  }

  @Test func `it follows the finger point by point and stops at the largest detent`() {
    var pull = pull(from: 400)
    let places = [-100.0, -400, -450, -390, 50].map { way in
      pull.way = way
      return pull.shown
    }

    #expect(places == [300, 0, 0, 10, 450])
  }

  @Test func `with a rubber band it is pulled beyond the largest detent`() {
    var pull = pull(from: 0) { $0.overdrag = .rubberBand }
    pull.way = -100

    #expect((pull.shown - -(55 * 400 / (55 + 400))).magnitude < 1e-9)
  }

  @Test func `a modal one resists below its smallest detent and is free above`() {
    var pull = pull(from: 390)
    pull.becomeModal()
    pull.way = 0
    let free = pull.shown
    pull.way = 110

    #expect(free == 390)
    #expect((pull.shown - (400 + 55 * 400 / (55 + 400))).magnitude < 1e-9)
  }

  @Test func `a modal one that is taken over below its smallest detent does not jump`() {
    var pull = pull(from: 470)
    pull.becomeModal()
    let before = pull.shown
    pull.way = 10

    #expect((before - 470).magnitude < 1e-9)
    #expect(pull.shown > 470 && pull.shown < 480)
  }

  @Test func `the band of a modal one is as long as the detent if the settings say so`() {
    let stops = SheetStops(
      of: [.fixed(400)], height: 800, insets: EdgeInsets(top: 0, left: 0, bottom: 100, right: 0),
      traits: TraitCollection(), isCompactHeight: false
    ) { _ in }

    #expect((stops.length(.frame), stops.length(.detentValue)) == (500, 400))
  }
}

@Suite struct SheetReleaseTests {
  private func outcome(
    _ top: Double, _ velocity: Double, _ release: SheetSettings.Release = .threshold(1000),
    _ detents: [Detent] = [.fixed(200, "a"), .fixed(400, "b"), .large()], selected: Int = 0
  ) -> SheetRelease.Outcome {
    var settings = SheetSettings()
    settings.release = release
    let stops = SheetStops(
      of: detents, height: 800, insets: .zero, traits: TraitCollection(), isCompactHeight: false
    ) { _ in }
    return SheetRelease(stops: stops, settings: settings, selected: selected).outcome(top: top, velocity: velocity)
  }

  @Test func `below the smallest detent more than half of the height dismisses`() {
    #expect((outcome(700, 0), outcome(701, 0), outcome(700.5, -999)) == (.stop(0), .dismissal, .dismissal))
  }

  @Test func `below the smallest detent a flick decides`() {
    #expect((outcome(601, 1000), outcome(601, 999), outcome(790, -1000)) == (.dismissal, .stop(0), .stop(0)))
  }

  @Test func `below the smallest detent a projection decides if the settings say so`() {
    #expect((outcome(640, 200, .projected(0.3)), outcome(640, 201, .projected(0.3))) == (.stop(0), .dismissal))
    #expect(outcome(790, -1000, .projected(0.3)) == .stop(0))
  }

  @Test func `between detents the nearest is chosen, and the larger of two`() {
    #expect((outcome(501, 0), outcome(500, 0), outcome(200, 0)) == (.stop(0), .stop(1), .stop(2)))
  }

  @Test func `between detents a flick goes to the next`() {
    #expect((outcome(399, 1000), outcome(401, 1000), outcome(399, -1000)) == (.stop(1), .stop(0), .stop(2)))
    #expect((outcome(400, 1000), outcome(400, -1000)) == (.stop(0), .stop(2)))
  }

  @Test func `a flick down at the smallest detent asks for a dismissal`() {
    #expect((outcome(600, 1000), outcome(600, -1000)) == (.dismissal, .stop(1)))
  }

  @Test func `a projection goes at most one detent further than those around`() {
    let detents: [Detent] = [.fixed(100, "a"), .fixed(200, "b"), .fixed(300, "c"), .fixed(400, "d"), .large()]

    #expect(outcome(650, -5000, .projected(1), detents) == .stop(2))
    #expect(outcome(390, 5000, .projected(1), detents) == .stop(2))
    #expect(outcome(700, -100, .projected(0.3), detents) == .stop(0))
  }
}
