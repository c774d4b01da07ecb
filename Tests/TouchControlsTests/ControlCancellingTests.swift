import Testing
import TouchControls
import TouchTestSupport
import TouchTesting

struct ControlCancellingTests {
  private let control = Probe(frame: Rect(x: 100, y: 300, width: 100, height: 50))
  private let behind = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let stage = Stage.controls()

  init() {
    behind.addSubview(control)
    stage.root.addSubview(behind)
  }

  @Test func `a cancel by the system comes with its event and leaves isTouchInside (CT-9)`() {
    stage.down(150, 325)

    stage.cancel()

    let found = (stage.log, control.calls.last, control.flags)
    #expect(found == (["touchDown", "touchCancel"], "cancel with event", "inside"))
  }

  @Test func `a control that leaves the window is cancelled without an event (CT-9, TB-11)`() {
    stage.down(150, 325)

    behind.removeFromSuperview()

    #expect(control.calls.last == "cancel" && stage.log == ["touchDown", "touchCancel"])
  }

  @Test func `an override of cancelTracking without super keeps the flags and sends nothing (CT-9, ST-6)`() {
    control.keepsCancels = true
    stage.down(150, 325)
    stage.cancel()
    let flags = control.flags

    stage.tap(150, 325, at: 1)

    #expect((flags, stage.log) == ("tracking inside highlighted", ["touchDown", "touchDown", "touchUpInside"]))
  }

  @Test func `a control that its own touchDown removes ends with touchCancel`() {
    control.addAction(for: .touchDown) { $0.removeFromSuperview() }

    stage.tap(150, 325)

    #expect(stage.log == ["touchDown", "touchCancel"] && !control.isTracking)
  }

  @Test func `a control that is removed while beginTracking runs sends nothing (CT-9)`() {
    control.onBegin = { $0.removeFromSuperview() }

    stage.tap(150, 325)

    #expect(stage.log == [] && control.calls == ["begin "] && !control.isTracking)
  }

  @Test func `a control that endTracking removes has ended its touch all the same (CT-8)`() {
    var ends: [Bool] = []
    control.addAction(for: [.touchUpInside, .touchCancel]) { ends.append($0.superview == nil) }
    control.onEnd = { $0.removeFromSuperview() }

    stage.tap(150, 325)

    #expect(ends == [true] && !control.isTracking)
  }
}
