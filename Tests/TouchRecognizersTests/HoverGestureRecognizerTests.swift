import Testing
import TouchGestures
import TouchHover
import TouchTap
import TouchTesting
import TouchViews

@Suite struct HoverGestureRecognizerTests {
  private func stageAroundAView() -> RecognizerStage<HoverGestureRecognizer> {
    RecognizerStage(HoverGestureRecognizer(), frame: Rect(x: 100, y: 100, width: 100, height: 100))
  }

  private func hover(_ stage: RecognizerStage<HoverGestureRecognizer>, _ x: Double, _ y: Double, at time: Double) {
    stage.dispatcher.sendHover(at: Point(x: x, y: y), timestamp: time)
  }

  @Test func `a hover begins as the pointer enters, changes as it moves and ends as it leaves (HO-1)`() {
    let stage = stageAroundAView()

    hover(stage, 50, 50, at: 0)
    hover(stage, 150, 150, at: 0.1)
    hover(stage, 160, 150, at: 0.2)
    hover(stage, 250, 150, at: 0.3)

    #expect((stage.actions, stage.recognizer.state) == ([.began, .changed, .ended], .possible))
  }

  @Test func `a hover ends when the pointer is gone (HO-1)`() {
    let stage = stageAroundAView()

    hover(stage, 150, 150, at: 0)
    stage.dispatcher.endHover(at: 0.5)

    #expect(stage.actions == [.began, .ended])
  }

  @Test func `a hover follows the pointer again after it left (HO-1)`() {
    let stage = stageAroundAView()

    hover(stage, 150, 150, at: 0)
    hover(stage, 0, 0, at: 0.1)
    hover(stage, 150, 150, at: 0.2)

    #expect(stage.actions == [.began, .ended, .began])
  }

  @Test func `an interruption cancels a hover, and the pointer's next move begins anew (HO-1, TB-12)`() {
    let stage = stageAroundAView()

    hover(stage, 150, 150, at: 0)
    stage.dispatcher.cancelAllTouches(at: 0.1)

    let early = stage.actions
    hover(stage, 160, 150, at: 0.2)

    #expect([early, stage.actions] == [[.began, .cancelled], [.began, .cancelled, .began]])
  }

  @Test func `a pencil has a height and angles, which the recognizer forgets with it (HO-1)`() {
    let stage = stageAroundAView()
    var values: [[Double]] = []
    stage.recognizer.addAction { [unowned stage] _ in
      let hover = stage.recognizer
      values.append([hover.zOffset, hover.altitudeAngle, hover.azimuthAngle(in: nil), hover.rollAngle])
    }

    let place = Point(x: 150, y: 150)
    stage.dispatcher.sendHover(
      at: place, type: .pencil, zOffset: 0.4, altitudeAngle: 1, azimuthAngle: 0.5, rollAngle: 0.25, timestamp: 0)
    stage.dispatcher.sendHover(at: place, type: .pencil, zOffset: 0.2, altitudeAngle: 1.1, timestamp: 0.1)
    stage.dispatcher.endHover(at: 0.2)

    #expect(values == [[0.4, 1, 0.5, 0.25], [0.2, 1.1, 0, 0], [0, 0, 0, 0]])
  }

  @Test func `a pointer of another type is another one (HO-1)`() {
    let stage = stageAroundAView()
    let place = Point(x: 150, y: 150)

    stage.dispatcher.sendHover(at: place, timestamp: 0)
    stage.dispatcher.sendHover(at: place, type: .pencil, zOffset: 0.5, timestamp: 0.1)

    #expect((stage.actions, stage.recognizer.zOffset) == ([.began, .ended, .began], 0.5))
  }

  @Test func `a mouse has neither height nor angles (HO-1)`() {
    let stage = stageAroundAView()

    stage.dispatcher.sendHover(
      at: Point(x: 150, y: 150), zOffset: 0.4, altitudeAngle: 1, azimuthAngle: 0.5, rollAngle: 0.25, timestamp: 0)

    let hover = stage.recognizer
    #expect([hover.zOffset, hover.altitudeAngle, hover.azimuthAngle(in: nil), hover.rollAngle] == [0, 0, 0, 0])
  }

  @Test func `a hover's event has the buttons and modifier keys that are down (HO-1)`() {
    let stage = stageAroundAView()

    stage.dispatcher.sendHover(
      at: Point(x: 150, y: 150), buttonMask: .secondary, modifierFlags: .shift, timestamp: 0)

    #expect((stage.recognizer.buttonMask, stage.recognizer.modifierFlags) == (.secondary, .shift))
  }

  @Test func `heights and angles that are no numbers are reported, and change nothing (HO-1)`() {
    let stage = stageAroundAView()
    var reports = 0
    stage.dispatcher.context.diagnostics = { _ in reports += 1 }

    stage.dispatcher.sendHover(at: Point(x: 150, y: 150), type: .pencil, zOffset: .nan, timestamp: 0)
    stage.dispatcher.sendHover(at: Point(x: 150, y: 150), type: .pencil, altitudeAngle: .infinity, timestamp: 0.1)

    #expect((stage.actions, reports) == ([], 2))
  }

  @Test func `samples of regions are a hover, too (HO-1)`() {
    let stage = stageAroundAView()

    for (time, phase) in [(0.0, TouchPhase.regionEntered), (0.1, .regionMoved), (0.2, .regionExited)] {
      stage.dispatcher.send([TouchSample(id: 9, phase: phase, location: Point(x: 150, y: 150), timestamp: time)])
    }

    #expect(stage.actions == [.began, .changed, .ended])
  }

  @Test func `a hover takes no fingers and keeps no tap out`() {
    let stage = stageAroundAView()

    let tap = TapGestureRecognizer()
    var taps = 0
    tap.addAction { _ in taps += 1 }
    stage.view.addGestureRecognizer(tap)
    hover(stage, 150, 150, at: 0)
    stage.dispatcher.send([TouchSample(id: TouchID(1), phase: .began, location: Point(x: 150, y: 150), timestamp: 0.1)])
    stage.dispatcher.send([TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 150, y: 150), timestamp: 0.2)])

    #expect((taps, stage.actions) == (1, [.began]))
  }

  @Test func `a hover answers that it prevents nobody and nobody prevents it (HO-2)`() {
    let (hover, tap) = (HoverGestureRecognizer(), TapGestureRecognizer())

    #expect(!hover.canPrevent(tap) && !hover.canBePrevented(by: tap))
  }

  @Test func `hovers of nested views follow the pointer at the same time`() {
    let stage = stageAroundAView()

    let outer = HoverGestureRecognizer()
    var states: [GestureState] = []
    outer.addAction { states.append($0.state) }
    stage.root.addGestureRecognizer(outer)
    hover(stage, 50, 50, at: 0)
    hover(stage, 150, 150, at: 0.1)

    #expect((states, stage.actions) == ([.began, .changed], [.began]))
  }

  @Test func `a hover that is switched off over its view is cancelled and can follow again`() {
    let stage = stageAroundAView()

    hover(stage, 150, 150, at: 0)
    stage.recognizer.isEnabled = false
    stage.recognizer.isEnabled = true
    hover(stage, 151, 150, at: 0.1)

    #expect(stage.actions == [.began, .cancelled, .began])
  }

  @Test(arguments: Parent.allCases) func `a hover is where its pointer is, and nowhere once it left (HO-1)`(
    parent: Parent
  ) {
    let stage = RecognizerStage(
      HoverGestureRecognizer(), in: parent, frame: Rect(x: 150, y: 150, width: 100, height: 100))
    var read: [(Int, Point)] = []
    stage.recognizer.addAction { read.append(($0.numberOfTouches, $0.location(in: stage.view))) }
    let place = stage.viewPoint(10, 20)

    hover(stage, place.x, place.y, at: 0)
    hover(stage, 5, 5, at: 0.1)

    #expect((read.map { $0.0 }, isClose(read[0].1, Point(x: 60, y: 70)), read[1].1) == ([1, 0], true, .zero))
  }

  @Test func `a hover insists on one type of touch (HO-2)`() {
    let hover = HoverGestureRecognizer()

    hover.requiresExclusiveTouchType = false

    #expect(hover.requiresExclusiveTouchType)
  }
}
