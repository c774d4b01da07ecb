import Testing
import TouchControls
import TouchCore

struct ControlTests {
  private let control = Probe(frame: Rect(x: 100, y: 300, width: 100, height: 50))
  private let behind = Listener(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let stage = Stage()

  init() {
    behind.addSubview(control)
    stage.root.addSubview(behind)
  }

  @Test func `a tap is touchDown and touchUpInside (CT-4, CT-8)`() {
    stage.tap(150, 325)
    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `a second tap in time is a repeat (BU-1, TP-3)`() {
    stage.tap(150, 325, at: 0)
    stage.tap(150, 325, at: 0.2)
    #expect(stage.log == ["touchDown", "touchUpInside", "touchDown+touchDownRepeat", "touchUpInside"])
  }

  @Test func `no touch of a control reaches the view behind it (RF-4)`() {
    stage.down(150, 325)
    stage.move(151, 325)
    stage.up(151, 325)
    stage.down(150, 325)
    stage.cancel()
    #expect(behind.heard == 0)
  }

  @Test func `a disabled control swallows touches and sends nothing (CT-3)`() {
    control.isEnabled = false
    stage.tap(150, 325)
    #expect(stage.log == [] && behind.heard == 0 && control.calls == [])
  }

  @Test func `a touch on a view inside is swallowed without tracking (RF-5)`() {
    control.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    stage.tap(120, 325)
    #expect(stage.log == [] && behind.heard == 0)
    stage.tap(180, 325)
    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `one touch at a time is tracked (CT-1)`() {
    control.isMultipleTouchEnabled = true
    stage.down(130, 325, id: 1)
    stage.down(180, 325, id: 2)
    stage.move(180, 600, id: 2)
    stage.up(180, 600, id: 2)
    stage.up(130, 325, id: 1)
    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `the flags follow the finger (CT-4, CT-5, CT-8)`() {
    stage.down(150, 325)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    stage.move(150, 600)
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    stage.move(150, 325)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    stage.up(150, 325)
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func `beginTracking that refuses sends nothing and shows nothing (CT-4)`() {
    control.begins = false
    stage.down(150, 325)
    #expect(!control.isTracking && !control.isHighlighted && control.state == .normal)
    stage.move(150, 326)
    stage.up(150, 326)
    #expect(stage.log == [] && control.calls == ["begin"])
  }

  @Test func `continueTracking that refuses ends it silently (CT-5)`() {
    stage.down(150, 325)
    control.continues = false
    stage.move(150, 326)
    #expect(!control.isTracking && !control.isHighlighted)
    stage.up(150, 326)
    #expect(stage.log == ["touchDown"])
  }

  @Test func `endTracking sees the place of the lift, before the event is sent (CT-8, R-18)`() {
    control.onEnd = { control in
      #expect(control.isTracking && !control.isTouchInside)
      #expect(self.stage.lines == ["touchDown"])
    }
    stage.down(150, 325)
    stage.up(150, 600)
    #expect(control.calls == ["begin", "end"])
    #expect(stage.log == ["touchDown", "touchUpOutside"])
  }

  @Test func `an action of a lift can still ask where it was (CT-8)`() {
    var wasInside = false
    control.addAction(for: .touchUpInside) {
      wasInside = $0.isTouchInside && !$0.isTracking && !$0.isHighlighted
    }
    stage.tap(150, 325)
    #expect(wasInside && !control.isTouchInside)
  }

  @Test func `a system cancel comes with its event, a removal without (CT-9)`() {
    stage.down(150, 325)
    stage.cancel()
    #expect(control.calls == ["begin", "cancel with event"])
    control.calls = []
    stage.down(150, 325)
    behind.removeFromSuperview()
    #expect(control.calls == ["begin", "cancel"])
    #expect(stage.log == ["touchDown", "touchCancel", "touchDown", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `disabling a tracking control cancels it`() {
    stage.down(150, 325)
    control.isEnabled = false
    stage.up(150, 325)
    #expect(stage.log == ["touchDown", "touchCancel"])
    #expect(control.calls == ["begin", "cancel"] && control.state == .disabled)
  }

  @Test func `removal by the action of touchDown ends with touchCancel`() {
    control.addAction(for: .touchDown) { $0.removeFromSuperview() }
    stage.tap(150, 325)
    #expect(stage.log == ["touchDown", "touchCancel"] && !control.isTracking)
  }

  @Test func `removal while beginTracking runs cancels it and sends nothing`() {
    control.onBegin = { $0.removeFromSuperview() }
    stage.tap(150, 325)
    #expect(stage.log == [] && control.calls == ["begin", "cancel"] && !control.isTracking)
  }

  @Test func `the state unites its bits (CS-1)`() {
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .disabled, .selected] && control.state.rawValue == 7)
  }

  @Test func `the slop is the engine's setting, or the control's own`() {
    stage.context.settings.trackingSlop = 10
    stage.down(150, 325)
    stage.up(150, 365)
    control.slop = 100
    stage.down(150, 325, at: 1)
    stage.up(150, 440)
    #expect(stage.log == ["touchDown", "touchUpOutside", "touchDown", "touchUpInside"])
  }

  @Test func `the belt turns and shrinks with the control (CT-6)`() {
    control.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    stage.down(150, 325)
    stage.move(150, 370)
    stage.move(150, 375)
    #expect(stage.log == ["touchDown", "touchDragInside", "touchDragOutside+touchDragExit"])
  }

  @Test func `a plain control lets every recognizer begin (5.9)`() {
    let tap = StubRecognizer(.tap)
    behind.addGestureRecognizer(tap)
    #expect(control.gestureRecognizerShouldBegin(tap))
  }

  @Test func `scroll views leave controls alone by default (SC-8)`() {
    #expect(control.touchPolicy.contains(.keepsTouchesWhenScrolled))
  }

  @Test func `activation without touch does what a tap does, unless disabled`() {
    #expect(control.accessibilityActivate())
    #expect(stage.log == ["touchDown", "touchUpInside"])
    control.isEnabled = false
    #expect(!control.accessibilityActivate() && stage.log == [])
  }
}

private final class Probe: Control {
  var begins = true
  var continues = true
  var slop: Double?
  var onBegin: ((Probe) -> Void)?
  var onEnd: ((Probe) -> Void)?
  var calls: [String] = []

  override var trackingSlop: Double { slop ?? super.trackingSlop }
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    calls.append("begin")
    onBegin?(self)
    return begins
  }
  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { continues }
  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    calls.append("end")
    onEnd?(self)
  }
  override func cancelTracking(with event: TouchEvent?) {
    calls.append(event == nil ? "cancel" : "cancel with event")
  }
}

private final class Listener: View {
  var heard = 0
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { heard += 1 }
}
