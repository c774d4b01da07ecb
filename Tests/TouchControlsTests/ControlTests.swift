import Testing
import TouchControls
import TouchTestSupport
import TouchTesting

struct ControlTests {
  private let control = Probe(frame: Rect(x: 100, y: 300, width: 100, height: 50))
  private let behind = HearingView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
  private let stage = Stage.controls()

  init() {
    behind.addSubview(control)
    stage.root.addSubview(behind)
  }

  // MARK: What is sent

  @Test func `a tap is touchDown and touchUpInside (CT-4, CT-8)`() {
    stage.tap(150, 325)

    #expect(stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `a second tap in time is a repeat, sent after touchDown (CT-4, TP-3)`() {
    stage.tap(150, 325, at: 0)
    stage.tap(150, 325, at: 0.2)

    #expect(stage.log == ["touchDown", "touchUpInside", "touchDown", "touchDownRepeat", "touchUpInside"])
  }

  @Test func `crossing the belt is sent before the drag event of the same move (CT-5)`() {
    stage.down(150, 325)
    stage.move(150, 430)
    stage.move(150, 410)

    #expect(
      stage.log == ["touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside"])
  }

  @Test func `a lift crosses the belt when the control moved away (CT-8)`() {
    stage.down(150, 325)
    control.frame = Rect(x: 100, y: 600, width: 100, height: 50)

    stage.up()

    #expect(stage.log == ["touchDown", "touchDragExit", "touchUpOutside"])
  }

  @Test func `no touch of a control reaches the view behind it (RF-4)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 150, y: 325)).move(to: Point(x: 151, y: 325)).up())
    stage.down(150, 325)
    stage.cancel()

    #expect(behind.heard == 0)
  }

  @Test func `a touch on a view inside is swallowed without tracking (RF-5, CT-10)`() {
    control.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))

    stage.tap(120, 325)

    #expect(stage.log == [] && behind.heard == 0 && control.calls == [])
  }

  // MARK: Disabled

  @Test func `a touch finds what is behind a disabled control, whatever lies in it (CT-3)`() {
    control.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    control.isEnabled = false

    stage.tap(120, 325)

    #expect(stage.log == [] && control.calls == [] && behind.heard == 2)
  }

  @Test func `a disabled control is not hit even where an override takes every point (CT-3)`() {
    let greedy = Greedy(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    behind.addSubview(greedy)
    greedy.isEnabled = false

    stage.tap(150, 325)

    #expect(stage.log == ["touchDown", "touchUpInside"] && greedy.touchRefusal == .disabled)
  }

  @Test func `a control that is disabled while it tracks continues (CT-12)`() {
    stage.down(150, 325)
    control.isEnabled = false

    stage.up()

    #expect(stage.log == ["touchDown", "touchUpInside"] && control.state == .disabled)
  }

  @Test func `the highlight of a disabled control stays or goes, but does not come (CT-12)`() {
    control.isHighlighted = true
    control.isEnabled = false
    let stays = control.isHighlighted

    control.isHighlighted = false
    control.isHighlighted = true

    #expect(stays && !control.isHighlighted)
  }

  // MARK: Fingers

  @Test func `a further finger begins the tracking anew, and its lift ends it (CT-1)`() {
    control.isMultipleTouchEnabled = true
    stage.down(130, 325, id: 1)
    stage.down(180, 325, id: 2)
    stage.move(180, 600, id: 2)
    stage.up(id: 2)
    stage.up(id: 1)

    #expect((stage.log, control.numbers) == (["touchDown", "touchDown", "touchDragInside", "touchUpInside"], [1, 1]))
  }

  @Test func `a finger that lands as the first one lifts is a first one and a repeat (CT-1, CT-2, CT-4)`() {
    control.isMultipleTouchEnabled = true
    stage.down(130, 325, id: 1)
    let place = Point(x: 132, y: 325)
    stage.driver.host.send([
      TouchSample(id: TouchID(1), phase: .ended, location: place, timestamp: 0.1),
      TouchSample(id: TouchID(2), phase: .began, location: place, timestamp: 0.1),
    ])

    #expect((stage.log, control.numbers) == (["touchDown", "touchDown", "touchDownRepeat", "touchUpInside"], [1, 2]))
  }

  @Test func `once the first finger is gone nothing happens until all are up (CT-1)`() {
    control.isMultipleTouchEnabled = true
    stage.down(130, 325, id: 1)
    stage.down(180, 325, id: 2)
    stage.up(id: 1)
    _ = stage.log

    stage.move(170, 325, id: 2)
    stage.down(140, 325, id: 3)
    stage.up(id: 2)
    stage.up(id: 3)
    let silence = stage.log
    stage.driver.advance(by: 1)
    stage.tap(150, 325)

    #expect(silence == [] && stage.log == ["touchDown", "touchUpInside"])
  }

  @Test func `a pointer's other buttons are passed on from beginning to end (CT-14)`() {
    var sample = TouchSample(id: TouchID(1), phase: .began, location: Point(x: 150, y: 325), timestamp: 0)
    sample.type = .indirectPointer
    sample.buttonMask = .secondary
    stage.driver.send(sample)
    sample.phase = .ended
    sample.buttonMask = []
    stage.driver.send(sample)

    #expect(stage.log == [] && behind.heard == 2)
  }

  // MARK: Flags and hooks

  @Test func `the flags follow the finger (CT-4, CT-5, CT-8)`() {
    var flags = [control.flags]
    stage.down(150, 325)
    flags.append(control.flags)
    stage.move(150, 600)
    flags.append(control.flags)
    stage.move(150, 325)
    flags.append(control.flags)
    stage.up()
    flags.append(control.flags)

    #expect(flags == ["", "tracking inside highlighted", "tracking", "tracking inside highlighted", ""])
  }

  @Test func `an action of a lift finds the control highlighted, but tracking no more (CT-8)`() {
    var flags: [String] = []
    control.addAction(for: [.touchUpInside, .touchUpOutside]) { [control] _ in flags.append(control.flags) }

    stage.tap(150, 325)
    stage.driver.play(Finger(1).down(at: Point(x: 150, y: 325)).move(to: Point(x: 150, y: 600)).up())

    #expect(flags == ["inside highlighted", ""])
  }

  @Test func `beginTracking that refuses sends nothing and shows nothing (CT-4)`() {
    control.begins = false

    stage.driver.play(Finger(1).down(at: Point(x: 150, y: 325)).move(to: Point(x: 150, y: 326)).up())

    #expect(stage.log == [] && control.calls == ["begin "] && control.state == .normal)
  }

  @Test func `continueTracking sees the flags of the place before (CT-5)`() {
    stage.down(150, 325)
    stage.move(150, 600)

    #expect(control.calls == ["begin ", "continue tracking inside highlighted"])
  }

  @Test func `continueTracking that refuses leaves the flags, and the rest of the touch is silent (CT-5)`() {
    control.continues = false
    stage.down(150, 325)
    stage.move(150, 326)
    let flags = control.flags
    stage.move(150, 327)
    stage.cancel()

    #expect(stage.log == ["touchDown"] && flags == "inside highlighted")
  }

  @Test func `endTracking knows where the lift is, before its event is sent (CT-8, R-18)`() {
    stage.down(150, 325)
    stage.move(150, 600)
    control.onEnd = { [stage] _ in #expect(stage.lines.last == "touchDragOutside") }

    stage.up()

    #expect(control.calls.last == "end tracking")
  }

  // MARK: Inside

  @Test func `the slop is the engine's setting, or the control's own`() {
    stage.context.settings.trackingSlop = 10
    stage.down(150, 325)
    stage.move(150, 365)
    control.slop = 100
    stage.move(150, 440)

    #expect(stage.log.filter { $0.hasSuffix("side") } == ["touchDragOutside", "touchDragInside"])
  }

  @Test func `what the control takes for inside counts beyond the belt (CT-6)`() {
    control.reach = 100
    stage.down(150, 325)
    stage.move(150, 440)
    stage.move(150, 460)

    #expect(stage.log == ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside"])
  }

  @Test func `the belt turns and grows with the views around a control (CT-6)`() {
    let place = stage.turn(control)
    control.frame = Rect(x: 100, y: 100, width: 100, height: 50)

    stage.driver.play(
      Finger(1).down(at: place(Point(x: 5, y: 5))).move(to: place(Point(x: -69, y: 119)))
        .move(to: place(Point(x: -71, y: 119))).up())

    #expect(
      stage.log == ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  // MARK: The rest

  @Test func `the state unites its bits (CS-1)`() {
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false

    #expect(control.state == [.highlighted, .disabled, .selected] && control.state.rawValue == 7)
  }

  @Test func `a plain control lets every recognizer begin (CG-5)`() {
    let tap = StubRecognizer(.tap)
    behind.addGestureRecognizer(tap)

    #expect(control.gestureRecognizerShouldBegin(tap))
  }

  @Test func `scroll views leave controls alone by default (SC-8)`() {
    #expect(control.touchPolicy.contains(.keepsTouchesWhenScrolled))
  }

  @Test func `activation without touch does what a tap does, unless disabled`() {
    let isDone = control.accessibilityActivate()
    control.isEnabled = false

    #expect(isDone && !control.accessibilityActivate() && stage.log == ["touchDown", "touchUpInside"])
  }
}

private final class Greedy: Control {
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { self }
}
