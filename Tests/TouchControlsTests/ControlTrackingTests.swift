import Testing
import TouchControls
import TouchCore

struct ControlTrackingTests {
  @Test func `a tracking begins inside, with touchDown (CT-4)`() {
    var tracking = ControlTracking()
    #expect(tracking.began(tapCount: 1) == .touchDown)
    #expect(tracking.isTracking && tracking.isTouchInside && tracking.isHighlighted)
  }

  @Test func `a second tap adds touchDownRepeat (CT-4)`() {
    var tracking = ControlTracking()
    #expect(tracking.began(tapCount: 2) == [.touchDown, .touchDownRepeat])
  }

  @Test func `crossing the border unites two events in one mask (CT-5, decision 9)`() {
    var tracking = ControlTracking()
    _ = tracking.began(tapCount: 1)
    #expect(tracking.moved(isInside: true) == .touchDragInside)
    #expect(tracking.moved(isInside: false) == [.touchDragOutside, .touchDragExit])
    #expect(tracking.moved(isInside: false) == .touchDragOutside)
    #expect(tracking.moved(isInside: true) == [.touchDragInside, .touchDragEnter])
  }

  @Test func `outside, a tracking is not highlighted (CS-2)`() {
    var tracking = ControlTracking()
    _ = tracking.began(tapCount: 1)
    _ = tracking.moved(isInside: false)
    #expect(tracking.isTracking && !tracking.isHighlighted)
  }

  @Test func `a lift outside is touchUpOutside, and the place stays readable (CT-8)`() {
    var tracking = ControlTracking()
    _ = tracking.began(tapCount: 1)
    #expect(tracking.ended() == .touchUpInside)
    #expect(!tracking.isTracking && tracking.isTouchInside)
    tracking.reset()
    _ = tracking.began(tapCount: 1)
    _ = tracking.moved(isInside: false)
    #expect(tracking.ended() == .touchUpOutside)
  }

  @Test func `without a tracking nothing is sent`() {
    var tracking = ControlTracking()
    #expect(tracking.moved(isInside: true) == [])
    #expect(tracking.ended() == [])
    #expect(tracking.cancelled() == [])
  }

  @Test(arguments: [
    (Point(x: -70, y: -70), true), (Point(x: -70.1, y: 0), false), (Point(x: 169.9, y: 119.9), true),
    (Point(x: 170, y: 0), false), (Point(x: 0, y: 120), false),
  ])
  func `the belt around a control is its bounds grown on every side (CT-6)`(point: Point, isInside: Bool) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(ControlTracking.isInside(point, bounds: bounds, slop: 70) == isInside)
  }

  @Test func `a NaN is outside`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(!ControlTracking.isInside(Point(x: .nan, y: 5), bounds: bounds, slop: 70))
    #expect(!ControlTracking.isInside(Point(x: 5, y: 5), bounds: bounds, slop: .nan))
  }

  @Test func `a node that is no control can wear it`() {
    let pad = Pad(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    let inner = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    pad.addSubview(inner)
    let stage = Stage(pad)
    stage.down(150, 125)
    stage.move(150, 230)
    stage.up(150, 230)
    stage.tap(105, 105)
    stage.down(150, 125)
    stage.cancel()
    #expect(
      pad.sent == [
        .touchDown, [.touchDragOutside, .touchDragExit], .touchUpOutside, .touchDown, .touchCancel,
      ])
  }

  private final class Pad: View {
    var tracking = ControlTracking()
    var sent: [ControlEvents] = []

    override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
      note(tracking.touchesBegan(touches, on: self))
    }
    override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
      note(tracking.touchesMoved(touches, on: self))
    }
    override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
      note(tracking.touchesEnded(touches, on: self))
    }
    override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
      note(tracking.touchesCancelled(touches))
    }
    private func note(_ events: ControlEvents) {
      if !events.isEmpty { sent.append(events) }
    }
  }
}
