import Testing
import Touchstone

/// Mistakes that would otherwise go unnoticed are reported, and each diagnostic reads as two sentences.
@Suite struct DiagnosticTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let reports = Reports()

  private final class Reports {
    var all: [Diagnostic] = []
  }

  init() {
    window.context.diagnostics = { [reports] in reports.all.append($0) }
  }

  private func tap(at time: Double) {
    for (phase, time) in [(TouchPhase.began, time), (.ended, time + 0.05)] {
      window.send([TouchSample(id: 1, phase: phase, location: Point(x: 50, y: 50), timestamp: time)])
    }
  }

  private func addTaps(_ count: Int) -> [TapGestureRecognizer] {
    let taps = (0..<count).map { _ in TapGestureRecognizer() }
    for tap in taps { window.addGestureRecognizer(tap) }
    return taps
  }

  @Test func `a deadline that only a much later sample brings is reported`() throws {
    addTaps(1)[0].numberOfTapsRequired = 2

    tap(at: 1)
    tap(at: 6)

    guard case .lateAdvance(let seconds)? = reports.all.first else {
      Issue.record("reported was \(reports.all)")
      return
    }
    #expect(abs(seconds - 4.6) < 1e-9 && reports.all.count == 1)
  }

  @Test func `a deadline that a host handles in time is not reported`() {
    addTaps(1)[0].numberOfTapsRequired = 2

    tap(at: 1)
    window.advance(to: 6)
    tap(at: 6)

    #expect(reports.all == [])
  }

  @Test(arguments: [2, 3, 5])
  func `taps that require each other in a circle are reported, and one recognizes (GF-9)`(count: Int) {
    let taps = addTaps(count)
    for index in taps.indices { taps[index].require(toFail: taps[(index + 1) % count]) }
    var actions = 0
    for tap in taps { tap.addAction { _ in actions += 1 } }

    tap(at: 1)

    #expect((reports.all.contains(.requirementCycle), actions) == (true, 1))
  }

  @Test func `a tap that fails because another recognized is in no circle (GF-1)`() {
    let taps = addTaps(3)
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])

    tap(at: 1)

    #expect(reports.all == [])
  }

  @Test func `a transform that is NaN is reported`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)

    view.transform = AffineTransform(scaleX: .nan, y: 1)

    #expect(reports.all == [.nonFiniteGeometry])
  }

  @Test func `a frame that is NaN is reported when its view enters a window`() {
    let view = View(frame: Rect(x: .nan, y: 0, width: 10, height: 10))

    window.addSubview(view)

    #expect(reports.all == [.nonFiniteGeometry])
  }

  @Test func `an action whose target is gone is reported by its name`() {
    final class Target {
      func act() {}
    }
    var target: Target? = Target()
    let tap = addTaps(1)[0]
    let action = Action("tapped", Target.act)
    if let target { tap.addTarget(target, action: action) }
    target = nil

    self.tap(at: 1)

    #expect(reports.all == [.targetIsGone("tapped")])
  }

  @Test(arguments: [
    Diagnostic.duplicateBegan(7), .unknownTouch(7), .endWithoutBegin(7), .nonFiniteSample(7), .tooManyTouches(7),
    .lostTouch(7), .timeWentBackwards(to: 1, from: 7), .nonFiniteTime, .lateAdvance(by: 7), .endlessDeadlines,
    .endlessResponderChain, .cyclicTree, .hitTestTooDeep, .hitOutsideTree, .nonFiniteGeometry, .secondDispatcher,
    .foreignRecognizer, .requirementCycle, .endlessArbitration, .endlessDeferredWork, .pressOutOfOrder(.select),
    .actionNotPerformed("save"), .targetIsGone("save"), .invalidArgument("7 is odd"),
    .missingFrames(for: 7), .noRoot, .rootWithoutContext, .silentTouch(7, for: 12), .missingLayout, .noKeyWindow,
  ])
  func `a diagnostic reads as what happened and what to change`(diagnostic: Diagnostic) {
    let text = "\(diagnostic)"

    #expect(text.split(separator: ". ").count >= 2 && text.hasSuffix(".") && !text.contains("rawValue"))
  }

  @Test func `a sentence names the touch`() {
    #expect(
      "\(Diagnostic.unknownTouch(7))"
        == "Touch 7 moved, but it is not down; the sample was ignored. Send a sample in .began first.")
  }
}
