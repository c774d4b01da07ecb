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
