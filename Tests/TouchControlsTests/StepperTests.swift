import Testing
import TouchControls
import TouchCore
import TouchStepper

struct StepperValueTests {
  @Test func `its defaults are UIKit's (ST-1)`() {
    let value = StepperValue()
    #expect(value.value == 0 && value.minimumValue == 0 && value.maximumValue == 100)
    #expect(value.stepValue == 1 && !value.wraps)
  }

  @Test func `bounds that cross both take the new value (ST-1)`() {
    var value = StepperValue()
    value.minimumValue = 200
    #expect(value.maximumValue == 200 && value.value == 200)
    value.maximumValue = -5
    #expect(value.minimumValue == -5 && value.value == -5)
  }

  @Test func `a step past a bound stops there, and is no change at it (ST-3)`() {
    var value = StepperValue()
    value.stepValue = 60
    let changes = (1...3).map { _ in value.step(up: true) }
    #expect(changes == [true, true, false] && value.value == 100)
  }

  @Test func `a value that wraps goes on from the other bound (ST-3)`() {
    var value = StepperValue()
    value.wraps = true
    let values = [false, true].map { up in value.step(up: up) ? value.value : -1 }
    #expect(values == [100, 0])
  }

  @Test func `a value that wraps between equal bounds does not change`() {
    var value = StepperValue()
    value.maximumValue = 0
    value.wraps = true
    let changed = value.step(up: true)
    #expect(!changed)
  }

  @Test func `bad numbers are ignored`() {
    var value = StepperValue()
    value.stepValue = 0
    value.stepValue = -1
    value.stepValue = .nan
    value.value = .nan
    value.maximumValue = .infinity
    #expect(value == StepperValue())
  }

  @Test func `repeats come at 0.5, 1 and 1.5 seconds, then every 0.1 (R-38)`() {
    let times = (1...5).map { StepperGeometry.repeatTime($0).nanoseconds }
    #expect(times == [0.5, 1, 1.5, 1.6, 1.7].map(\.nanoseconds))
  }

  @Test func `the halves change places from right to left`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 30)
    let left = Point(x: 20, y: 15)
    #expect(!StepperGeometry(bounds: bounds).stepsUp(at: left))
    let mirrored = StepperGeometry(bounds: bounds, isRightToLeft: true)
    #expect(mirrored.stepsUp(at: left) && mirrored.incrementRect == Rect(x: 0, y: 0, width: 50, height: 30))
  }
}

struct StepperTests {
  private let stepper = Stepper(frame: Rect(x: 100, y: 300, width: 100, height: 30))
  private let stage: Stage

  init() {
    stage = Stage(stepper)
    stepper.value = 5
  }

  @Test func `a touch steps at once, before its touchDown (ST-2, R-18)`() {
    stage.down(180, 315)
    #expect(stage.log == ["valueChanged 6.0", "primaryActionTriggered", "touchDown"])
    stage.up(180, 315)
    #expect(stage.log == ["touchUpInside"] && stage.deadlineCount == 0)
  }

  @Test func `a held stepper repeats, exactly in time (ST-2, R-38)`() {
    stage.down(180, 315, at: 10)
    stage.advance(to: 10.499_999)
    #expect(stepper.value == 6)
    stage.advance(to: 10.5)
    #expect(stepper.value == 7)
    stage.advance(to: 11.75)
    #expect(stepper.value == 11)
    stage.up(180, 315, at: 11.75)
    stage.advance(to: 20)
    #expect(stepper.value == 11)
  }

  @Test func `repeats do not depend on how the host advances (R-38)`() {
    stage.down(180, 315, at: 0)
    stage.advance(to: 3.05)
    #expect(stepper.value == 24)
  }

  @Test func `outside the belt nothing steps, and the time runs on (R-38)`() {
    stage.down(180, 315, at: 0)
    stage.move(180, 600, at: 0.2)
    stage.advance(to: 1.2)
    stage.move(180, 315, at: 1.2)
    stage.advance(to: 1.5)
    #expect(stepper.value == 7)
  }

  @Test func `the half of touch-down counts (R-38)`() {
    stage.down(180, 315, at: 0)
    stage.move(120, 315, at: 0.2)
    stage.advance(to: 0.5)
    #expect(stepper.value == 7)
  }

  @Test func `at its end it sends nothing more (ST-3)`() {
    stepper.maximumValue = 6
    stage.down(180, 315, at: 0)
    stage.advance(to: 2)
    #expect(stage.log == ["valueChanged 6.0", "primaryActionTriggered", "touchDown"])
  }

  @Test func `without autorepeat it steps once, at a lift inside (ST-3)`() {
    stepper.autorepeat = false
    stage.down(180, 315, at: 0)
    stage.advance(to: 2)
    stage.up(180, 315, at: 2)
    stage.down(180, 315, at: 3)
    stage.up(180, 600, at: 3)
    #expect(stepper.value == 6)
  }

  @Test func `one that is not continuous reports once, at the lift (R-38)`() {
    stepper.isContinuous = false
    stage.down(180, 315, at: 0)
    stage.advance(to: 1.2)
    #expect(stage.log == ["touchDown"])
    stage.up(180, 315, at: 1.2)
    #expect(stage.log == ["valueChanged 8.0", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `one that is not continuous reports nothing when cancelled (R-38)`() {
    stepper.isContinuous = false
    stage.down(180, 315)
    stage.cancel()
    #expect(stage.log == ["touchDown", "touchCancel"] && stage.deadlineCount == 0)
  }

  @Test func `removal by its own action stops the repeats`() {
    stepper.addAction(for: .valueChanged) { $0.removeFromSuperview() }
    stage.down(180, 315, at: 0)
    stage.advance(to: 5)
    #expect(stepper.value == 6 && stage.deadlineCount == 0 && stepper.heldHalfStepsUp == nil)
  }

  @Test func `setting the value sends nothing (TT-8)`() {
    stepper.value = 1000
    #expect(stepper.value == 100 && stage.log == [])
  }

  @Test func `it can be worked without touch`() {
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(stage.log.filter { $0 != "primaryActionTriggered" } == ["valueChanged 6.0", "valueChanged 5.0"])
    stepper.isEnabled = false
    stepper.accessibilityIncrement()
    #expect(stepper.adjustableValue == AdjustableValue(5, from: 0, to: 100))
  }
}
