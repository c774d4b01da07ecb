import Testing
import TouchControls
import TouchGestures
import TouchSwitch
import TouchTap
import TouchTestSupport
import TouchTesting

struct SwitchTouchTests {
  private func touch(isOn: Bool = false, moves: [Double], isInside: Bool = true) -> SwitchTouch {
    var touch = SwitchTouch(at: 20, isOn: isOn)
    touch.press()
    for x in moves { touch.move(to: x, isInside: isInside) }
    return touch
  }

  @Test(arguments: [([45.0], false), ([45.1], true), ([-40], false), ([46, 21], true), ([46, 20.9], false)])
  func `more than 25 points towards the other value show that one (SI-2)`(moves: [Double], isShown: Bool) {
    let touch = touch(moves: moves)

    #expect(touch.shownValue == isShown && touch.isTap == (moves[0] <= 45))
  }

  @Test func `a lifted tap toggles, and so does a cancelled one, which is no tap any more (SI-2, SI-4)`() {
    var lifted = touch(isOn: true, moves: [])
    var cancelled = lifted

    lifted.lift()
    cancelled.cancel()

    #expect(
      [
        lifted.shownValue, lifted.isTap, lifted.changesValue, cancelled.shownValue, cancelled.isTap,
        cancelled.changesValue,
      ] == [false, true, true, false, false, true])
  }

  @Test func `a touch that was never pressed changes nothing (SI-5)`() {
    var touch = SwitchTouch(at: 20, isOn: false)

    touch.lift()

    #expect(!touch.changesValue)
  }

  @Test func `a tap that leaves the belt toggles and is no tap any more (SI-2)`() {
    let touch = touch(moves: [20], isInside: false)

    #expect(touch.shownValue && !touch.isTap)
  }

  @Test func `from right to left on is on the left (SI-2)`() {
    var touch = SwitchTouch(at: 50, isOn: false, isRightToLeft: true)

    touch.press()
    touch.move(to: 20, isInside: true)

    #expect(touch.shownValue)
  }
}

struct SwitchTests {
  private let control = Switch(frame: Rect(x: 100, y: 300, width: 60, height: 30))
  private let stage: Stage

  init() { stage = Stage.controls(control) }

  private func drag(_ places: Double..., lift y: Double = 315) {
    stage.down(places[0], 315)
    stage.driver.advance(by: 0.02)
    for x in places.dropFirst() { stage.move(x, y) }
    stage.up()
  }

  @Test func `without a size in its frame it has a UISwitch's, and fits to it`() {
    let own = Switch(frame: Rect(x: 10, y: 20, width: 0, height: 0))
    control.sizeToFit()

    #expect(
      (own.frame, own.intrinsicContentSize, control.frame) == (
        Rect(x: 10, y: 20, width: 51, height: 31), Size(width: 51, height: 31),
        Rect(x: 100, y: 300, width: 51, height: 31)
      ))
  }

  @Test func `a tap changes the value at the lift and is the only touch event (SI-3, TT-9)`() {
    var wasOn = true
    control.addAction(for: .valueChanged) { [control] _ in wasOn = control.isOn }
    stage.down(115, 315)
    stage.driver.advance(by: 0.02)
    let before = control.isOn

    stage.up()

    let found = (before, wasOn, control.isOn, stage.log)
    #expect(found == (false, true, true, ["valueChanged 1.0", "primaryActionTriggered", "touchUpInside"]))
  }

  @Test func `a finger that lifts before it moved fails the pan that would keep others from it (SI-1)`() {
    final class Ends: TraceSink {
      var states: [GestureState] = []
      func record(_ record: TraceRecord) {
        if case .state(let recognizer, _, let state, _) = record, recognizer.traits.kind == "switchPan" {
          states.append(state)
        }
      }
    }
    let ends = Ends()
    stage.context.trace = ends
    drag(115)

    #expect(ends.states == [.failed])
  }

  @Test func `a drag to the other value is no touchUpInside (SI-3)`() {
    drag(112, 150)

    #expect(stage.log == ["valueChanged 1.0", "primaryActionTriggered"])
  }

  @Test func `a drag there and back changes nothing (SI-2)`() {
    drag(112, 150, 112)

    #expect(!control.isOn && stage.log == [])
  }

  @Test func `a drag that is lifted far outside counts as it is shown (SI-2)`() {
    drag(112, 150, lift: 700)

    #expect(control.isOn)
  }

  @Test func `shorter than a hundredth of a second is nothing, exactly that is a tap (SI-5)`() {
    for hold in [0.009, 0.01] {
      stage.driver.play(Finger(1).down(at: Point(x: 115, y: 315)).up(after: hold))
    }

    #expect(stage.log == ["valueChanged 1.0", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `more than ten points within the first hundredth are nothing (SI-5)`() {
    stage.driver.play(
      Finger(1).down(at: Point(x: 115, y: 315)).move(to: Point(x: 126, y: 315), after: 0.005).up(after: 0.1))

    #expect(stage.log == [])
  }

  @Test func `a cancelled tap toggles without touchUpInside (SI-4)`() {
    stage.down(112, 315)
    stage.driver.advance(by: 0.02)

    stage.cancel()

    #expect(stage.log == ["valueChanged 1.0", "primaryActionTriggered"])
  }

  @Test func `a switch that is taken out of the tree while it is pressed applies its value (SI-4)`() {
    stage.down(112, 315)
    stage.driver.advance(by: 0.02)

    control.removeFromSuperview()

    #expect(control.isOn)
  }

  @Test func `a switch that is disabled while it is pressed applies its value, and works again later (SI-4)`() {
    stage.down(112, 315)
    stage.driver.advance(by: 0.02)
    control.isEnabled = false
    let isOn = control.isOn
    stage.up()

    control.isEnabled = true
    stage.tap(112, 315)

    #expect(isOn && !control.isOn)
  }

  @Test func `the value waits until the views have received the lift (SI-3, EO-9)`() {
    let listener = Listener(frame: stage.root.bounds) { [control] in control.isOn }
    stage.root.addSubview(listener)
    listener.addSubview(control)
    stage.down(112, 315)
    stage.down(300, 600, id: 2)
    stage.driver.advance(by: 0.02)

    stage.driver.send(
      TouchSample(id: TouchID(1), phase: .ended, location: Point(x: 112, y: 315), timestamp: stage.driver.now),
      TouchSample(id: TouchID(2), phase: .ended, location: Point(x: 300, y: 600), timestamp: stage.driver.now))

    #expect(listener.seen == [false] && control.isOn)
  }

  @Test func `an ancestor's tap fails as soon as the switch is pressed (SI-6)`() {
    let tap = TapGestureRecognizer()
    var count = 0
    tap.addAction { _ in count += 1 }
    stage.root.addGestureRecognizer(tap)

    stage.tap(115, 315)

    #expect(count == 0 && control.isOn)
  }

  @Test func `a second finger plays no part (SI-1)`() {
    stage.down(112, 315)
    stage.down(120, 315, id: 2, at: 0.1)
    stage.move(155, 315, id: 2)
    stage.up()

    #expect(stage.log == ["valueChanged 1.0", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `in a turned and enlarged view 25 of its own points count (SI-2)`() {
    let place = stage.turn(control)
    control.frame = Rect(x: 100, y: 100, width: 60, height: 30)

    for x in [30, 31.0] {
      stage.driver.play(
        Finger(1).down(at: place(Point(x: 5, y: 15))).wait(0.1).move(to: place(Point(x: x, y: 15))).up())
    }

    let changed = ["valueChanged 1.0", "primaryActionTriggered", "touchUpInside"]
    #expect(stage.log == changed + ["valueChanged 0.0", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `a drag that shows the other value is seen before the lift`() {
    stage.down(112, 315)
    stage.driver.advance(by: 0.02)

    stage.move(150, 315)

    #expect(control.shownIsOn && !control.isOn)
  }

  @Test func `setting the value sends nothing (TT-8)`() {
    control.setOn(true, animated: true)
    control.isOn = false

    #expect(stage.log == [])
  }

  @Test func `what takes its touches follows its size`() {
    control.frame = Rect(x: 100, y: 300, width: 200, height: 30)

    stage.tap(280, 315)

    #expect(control.isOn)
  }

  @Test func `the reading direction of the engine turns it round, unless it plays media`() {
    stage.context.settings.userInterfaceLayoutDirection = .rightToLeft
    let isMirrored = control.isRightToLeft

    control.semanticContentAttribute = .playback

    #expect(isMirrored && !control.isRightToLeft)
  }

  @Test func `from right to left the knob of an off switch is on the right`() {
    control.semanticContentAttribute = .forceRightToLeft

    #expect(control.geometry.knobRect(isOn: false) == Rect(x: 30, y: 0, width: 30, height: 30))
  }

  @Test func `it can be worked without touch`() {
    let isDone = control.accessibilityActivate()
    control.accessibilityIncrement()
    control.accessibilityDecrement()

    #expect(isDone && !control.isOn && control.adjustableValue == AdjustableValue(0, from: 0, to: 1))
    let changes = stage.log.filter { $0 != "primaryActionTriggered" }
    #expect(changes == ["valueChanged 1.0", "valueChanged 0.0"])
  }

  @Test func `a touch that lands on the switch itself, past its cover, does nothing (SI-1)`() {
    final class Itself: Switch {
      override func hitTest(_ point: Point, with event: TouchEvent?) -> View? { self }
    }
    let itself = Itself(frame: Rect(x: 100, y: 100, width: 50, height: 30))
    let stage = Stage.controls(itself)

    stage.tap(120, 115)

    #expect((stage.log, itself.isOn) == ([], false))
  }
}

private final class Listener: View {
  private let look: () -> Bool
  var seen: [Bool] = []

  init(frame: Rect, _ look: @escaping () -> Bool) {
    self.look = look
    super.init(frame: frame)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) { seen.append(look()) }
}
