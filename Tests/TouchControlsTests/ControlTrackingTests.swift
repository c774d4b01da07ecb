import Testing
import TouchControls
import TouchGestures
import TouchTestSupport
import TouchTesting

struct ControlTrackingTests {
  private let pad = Pad(frame: Rect(x: 100, y: 100, width: 100, height: 50))
  private let stage: Stage

  init() { stage = Stage.controls(pad) }

  @Test func `a node that is no control can wear it (CT-4, CT-5, CT-8)`() {
    stage.driver.play(
      Finger(1).down(at: Point(x: 150, y: 125)).move(to: Point(x: 150, y: 230)).move(to: Point(x: 150, y: 130)).up())

    #expect(
      pad.sent == [
        .touchDown, .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragInside, .touchUpInside,
      ])
  }

  @Test func `a second tap is sent as a repeat (CT-4)`() {
    stage.driver.tap(at: Point(x: 150, y: 125), count: 2)

    #expect(pad.sent == [.touchDown, .touchUpInside, .touchDown, .touchDownRepeat, .touchUpInside])
  }

  @Test func `a touch that a node inside forwards is not tracked (CT-10)`() {
    pad.addSubview(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))

    stage.driver.tap(at: Point(x: 105, y: 105))

    #expect(pad.sent == [])
  }

  @Test func `a cancel ends it and leaves where the finger was (CT-9)`() {
    stage.down(150, 125)
    stage.cancel()

    let found = (pad.sent, pad.tracking.isTracking, pad.tracking.isTouchInside)
    #expect(found == ([.touchDown, .touchCancel], false, true))
  }

  @Test func `outside, a node is not highlighted (CS-2)`() {
    stage.down(150, 125)
    stage.move(150, 300)

    #expect(pad.tracking.isTracking && !pad.tracking.isHighlighted)
  }

  @Test func `a lift without a move crosses the belt when the node moved (CT-8)`() {
    stage.down(150, 125)
    pad.frame = Rect(x: 100, y: 400, width: 100, height: 50)
    stage.up()

    #expect(pad.sent == [.touchDown, .touchDragExit, .touchUpOutside])
  }

  @Test func `without a tracking nothing is sent`() {
    var tracking = ControlTracking()
    let touches: [Touch] = []

    let events = [
      tracking.touchesBegan(touches, on: pad), tracking.touchesMoved(touches, on: pad),
      tracking.touchesEnded(touches, on: pad), tracking.touchesCancelled(touches),
    ]

    #expect(events == [[], [], [], []])
  }

  @Test func `events of one touch are sent in their order, the rest by its bits (CT-5, TT-10)`() {
    let events: ControlEvents = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragEnter, .valueChanged, .primaryActionTriggered,
    ]
    var sent: [ControlEvents] = []

    events.forEachInSendingOrder { sent.append($0) }

    #expect(
      sent == [
        .touchDown, .touchDownRepeat, .touchDragEnter, .touchDragInside, .valueChanged, .primaryActionTriggered,
      ])
  }

  @Test(arguments: [
    (Point(x: -70, y: -70), true), (Point(x: -70.1, y: 0), false), (Point(x: 169.9, y: 119.9), true),
    (Point(x: 170, y: 0), false), (Point(x: 0, y: 120), false),
  ])
  func `the belt around a control is its bounds grown on every side, half open (CT-6)`(point: Point, isInside: Bool) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

    #expect(ControlTracking.isInside(point, bounds: bounds, slop: 70) == isInside)
  }

  @Test func `a NaN is outside`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)

    #expect(
      !ControlTracking.isInside(Point(x: .nan, y: 5), bounds: bounds, slop: 70)
        && !ControlTracking.isInside(Point(x: 5, y: 5), bounds: bounds, slop: .nan))
  }

  private final class Pad: View {
    var tracking = ControlTracking()
    var sent: [ControlEvents] = []

    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
      tracking.touchesBegan(touches, on: self).forEachInSendingOrder { sent.append($0) }
    }
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
      tracking.touchesMoved(touches, on: self).forEachInSendingOrder { sent.append($0) }
    }
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
      tracking.touchesEnded(touches, on: self).forEachInSendingOrder { sent.append($0) }
    }
    override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
      tracking.touchesCancelled(touches).forEachInSendingOrder { sent.append($0) }
    }
  }

  @Test func `a touch-down that was delayed until after the next tap's is no repeat (CT-2, CT-4, GD-3)`() {
    final class Keeping: GestureRecognizer {
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
        for touch in touches {
          if touch.tapCount > 1 { ignore(touch, for: event) } else { scheduleDeadline(at: currentTime + 0.3) }
        }
      }
      override func deadlineReached(_ tag: Int, at time: Timestamp) { state = .failed }
    }
    let control = Control(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let stage = Stage.controls(control)
    let keeping = Keeping(target: nil, action: nil)
    keeping.delaysTouchesBegan = true
    stage.root.addGestureRecognizer(keeping)

    stage.down(50, 50, at: 0)
    stage.up(at: 0.05)
    stage.down(50, 50, id: 2, at: 0.15)
    let early = stage.log
    stage.advance(to: 0.4)
    #expect([early, stage.log] == [["touchDown", "touchDownRepeat"], ["touchDown", "touchUpInside"]])
  }
}
