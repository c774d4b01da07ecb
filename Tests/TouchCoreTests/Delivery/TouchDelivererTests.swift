import Testing
import TouchTestSupport
import TouchTesting
import TouchViews

/// What views receive of touches that others delay or take away; without a transform, and under a rotated and scaled parent.
@Suite struct TouchDelivererTests {
  /// A stage whose touches are delayed, as they land or lift, by recognizers that a test lets go of them.
  private final class HoldStage {
    let pads: PadStage
    let gestures = StepWriter()
    let holders = [StubRecognizer(.pan), StubRecognizer(.tap)]
    private(set) var touches: [Touch] = []

    init(_ placing: Placing, phase: TouchPhase? = .began, holders count: Int = 1) {
      pads = PadStage(placing)
      pads.left.isMultipleTouchEnabled = true
      pads.context.gestures = gestures
      gestures.onHandOut = { [unowned self] changed in
        for touch in changed where touch.phase == .began { touches.append(touch) }
        for touch in changed where touch.phase == phase {
          for holder in holders.prefix(count) { _ = deliverer.hold([touch], by: holder, isNew: false) }
        }
      }
    }

    var deliverer: TouchDeliverer { pads.context.deliverer }
    var driver: TouchDriver { pads.driver }
    var text: String { pads.trace.take() }

    /// Runs an update in which recognizers do something, as when one of them fails.
    func update(_ body: @escaping (TouchEvent?) -> Void) {
      gestures.onUpdates = { [gestures] event in
        gestures.onUpdates = { _ in }
        body(event)
      }
      pads.context.state.needsUpdate = true
      pads.context.setNeedsArbitration()
    }

    /// Lets one recognizer go of all touches.
    func release(_ index: Int = 0) {
      update { [deliverer, holders] _ in deliverer.releaseAll(by: holders[index]) }
    }
  }

  // MARK: Delaying

  @Test(arguments: Placing.allCases)
  func `a touch that was delayed begins for its view where and when it landed (GD-1, GD-3)`(placing: Placing) {
    let stage = HoldStage(placing)
    var told: [(place: Point, time: Timestamp)] = []
    stage.pads.left.onTouches = { [pad = stage.pads.left] _, touches, _ in
      told.append((touches[0].location(in: pad), touches[0].timestamp))
    }
    stage.driver.down(at: placing.inRoot(50, 50))
    stage.driver.advance(to: 0.1)
    stage.driver.move(to: placing.inRoot(60, 70))

    stage.release()

    #expect(
      (
        stage.text, told.map { $0.time }, told[0].place.distance(to: Point(x: 50, y: 50)) < 1e-9,
        told[1].place.distance(to: Point(x: 60, y: 70)) < 1e-9
      ) == ("left began 1, left moved 1", [0, 0.1], true, true))
  }

  @Test(arguments: Placing.allCases)
  func `one that delays several touches lets go of all of them at once (GD-6)`(placing: Placing) {
    let stage = HoldStage(placing)
    stage.driver.down(1, at: stage.pads.onLeft)
    stage.driver.down(2, at: stage.pads.onLeft)
    let before = stage.text

    stage.release()

    #expect((before, stage.text) == ("", "left began 1 2"))
  }

  @Test(arguments: Placing.allCases)
  func `of several that delay a touch the last one lets it go (GE-4)`(placing: Placing) {
    let stage = HoldStage(placing, holders: 2)
    stage.driver.down(at: stage.pads.onLeft)

    stage.release(0)
    let before = stage.text
    stage.release(1)

    #expect((before, stage.text) == ("", "left began 1"))
  }

  @Test(arguments: Placing.allCases)
  func `a touch that lifted while it was delayed begins and ends once it is let go (GD-3, R-48)`(placing: Placing) {
    let stage = HoldStage(placing)
    stage.driver.down(at: stage.pads.onLeft)
    stage.driver.advance(to: 0.1)
    stage.driver.up()

    stage.release()

    #expect((stage.text, stage.pads.dispatcher.isIdle) == ("left began 1, left ended 1", true))
  }

  @Test(arguments: Placing.allCases)
  func `an end that was delayed comes once it is let go (GE-1)`(placing: Placing) {
    let stage = HoldStage(placing, phase: .ended)
    stage.driver.tap(at: stage.pads.onLeft)
    let delayed = stage.deliverer.isDelaying(stage.holders[0])

    stage.release()

    let found = (delayed, stage.text, stage.deliverer.isDelaying(stage.holders[0]))
    #expect(found == (true, "left began 1, left ended 1", false))
  }

  @Test(arguments: Placing.allCases)
  func `a touch that the system takes away while it is delayed is never received (R-10)`(placing: Placing) {
    let stage = HoldStage(placing)
    stage.driver.down(at: stage.pads.onLeft)

    stage.driver.interrupt()
    stage.release()

    #expect((stage.text, stage.pads.dispatcher.isIdle) == ("", true))
  }

  // MARK: Taking

  @Test(arguments: Placing.allCases)
  func `touches that are taken together are one cancel for each view, by their numbers (GV-1, R-9)`(placing: Placing) {
    let stage = HoldStage(placing, phase: nil)
    stage.driver.down(1, at: stage.pads.onLeft)
    stage.driver.down(2, at: stage.pads.onRight)
    stage.driver.down(3, at: stage.pads.onLeft)
    _ = stage.text

    stage.update { stage.deliverer.cancelInViews(stage.touches.reversed(), for: stage.holders[0], $0) }

    #expect(stage.text == "left cancelled 1 3, right cancelled 2")
  }

  @Test(arguments: Placing.allCases)
  func `a view that received nothing of a touch receives nothing when it is taken (GV-1)`(placing: Placing) {
    let stage = HoldStage(placing)
    stage.driver.down(at: stage.pads.onLeft)

    stage.update { stage.deliverer.cancelInViews(stage.touches, for: stage.holders[0], $0) }
    stage.driver.up()

    #expect(stage.text == "" && stage.touches[0].view == nil)
  }

  @Test(arguments: Placing.allCases)
  func `nothing follows the cancel of a touch that was taken (GV-1)`(placing: Placing) {
    let stage = HoldStage(placing, phase: nil)
    stage.driver.down(at: stage.pads.onLeft)
    stage.update { stage.deliverer.cancelInViews(stage.touches, for: stage.holders[0], $0) }

    stage.driver.move(to: stage.pads.onRight)
    stage.driver.up()

    #expect(stage.text == "left began 1, left cancelled 1")
  }

  @Test(arguments: Placing.allCases)
  func `while a cancel is received the touch reads as cancelled, and after it as before (GV-1)`(placing: Placing) {
    let stage = HoldStage(placing, phase: nil)
    var told: [TouchPhase] = []
    stage.pads.left.onTouches = { _, touches, _ in told.append(touches[0].phase) }
    stage.driver.down(at: stage.pads.onLeft)

    stage.update { stage.deliverer.cancelInViews(stage.touches, for: stage.holders[0], $0) }

    #expect(told == [.began, .cancelled] && stage.touches[0].phase != .cancelled)
  }

  @Test(arguments: [
    (BehaviourProfile.guideDoubleTap, "left cancelled 1, left cancelled 2"), (.iOS18, "left cancelled 1 2"),
  ])
  func `touches of two sequences are taken by one call, or by Apple's guide one each (GE-6)`(
    profile: BehaviourProfile, cancels: String
  ) {
    let stage = HoldStage(.upright, phase: .ended)
    stage.pads.context.settings.profile = profile
    stage.driver.tap(at: stage.pads.onLeft, count: 2)
    _ = stage.text

    stage.update { stage.deliverer.cancelInViews(stage.touches, for: stage.holders[0], $0) }

    #expect(stage.text == cancels)
  }

  @Test func `by Apple's guide the view of the touch that landed first is called first (GE-6, R-9)`() {
    let stage = HoldStage(.upright, phase: nil)
    stage.pads.context.settings.profile = .guideDoubleTap
    stage.driver.send([
      stage.pads.sample(1, .began, stage.pads.onLeft), stage.pads.sample(2, .began, stage.pads.onRight),
    ])
    _ = stage.text

    stage.update { stage.deliverer.cancelInViews(stage.touches, for: stage.holders[0], $0) }

    #expect(stage.text == "left cancelled 1, right cancelled 2")
  }
}
