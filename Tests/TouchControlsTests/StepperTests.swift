import Testing
import TouchControls
import TouchStepper
import TouchTestSupport
import TouchTesting

struct StepperValueTests {
  @Test func `its defaults are UIKit's (ST-1)`() {
    let value = StepperValue()

    let found = (value.range.value, value.range.minimum, value.range.maximum, value.stepValue, value.wraps)
    #expect(found == (0, 0, 100, 1, false))
  }

  @Test func `bounds that cross both take the new value (ST-1)`() {
    var value = StepperValue()
    value.range.minimum = 200
    let raised = [value.range.maximum, value.range.value]
    value.range.maximum = -5

    #expect(raised == [200, 200] && value.range.minimum == -5 && value.range.value == -5)
  }

  @Test func `a step past a bound stops there, and is no change at it (ST-3)`() {
    var value = StepperValue()
    value.stepValue = 60

    let changes = (1...3).map { _ in value.step(up: true) }

    #expect(changes == [true, true, false] && value.range.value == 100)
  }

  @Test func `a value that wraps continues from the other bound (ST-3)`() {
    var value = StepperValue()
    value.wraps = true

    let values = [false, true].map { up in value.step(up: up) ? value.range.value : -1 }

    #expect(values == [100, 0])
  }

  @Test func `a half is disabled where a step can change nothing (ST-2)`() {
    var value = StepperValue()
    let atMinimum = [value.canStep(up: false), value.canStep(up: true)]
    value.wraps = true

    #expect(atMinimum == [false, true] && value.canStep(up: false))
  }

  @Test func `bad numbers are ignored`() {
    var value = StepperValue()

    value.stepValue = 0
    value.stepValue = -1
    value.stepValue = .nan
    value.range.value = .nan
    value.range.maximum = .infinity

    #expect(value == StepperValue())
  }

  @Test func `the halves change places from right to left (ST-2)`() {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 30)
    let mirrored = StepperGeometry(bounds: bounds, isRightToLeft: true)

    #expect(
      (
        StepperGeometry(bounds: bounds).stepsUp(at: Point(x: 49.9, y: 15)),
        StepperGeometry(bounds: bounds).stepsUp(at: Point(x: 50, y: 15)), mirrored.stepsUp(at: Point(x: 20, y: 15)),
        mirrored.incrementRect
      ) == (false, true, true, Rect(x: 0, y: 0, width: 50, height: 30)))
  }
}

struct StepperTouchTests {
  private let geometry = StepperGeometry(bounds: Rect(x: 0, y: 0, width: 100, height: 30))
  private let right = Point(x: 80, y: 15)

  @Test func `firings come every half second, after five steps every tenth, after twenty every twentieth (ST-4)`() {
    var touch = StepperTouch()
    var value = StepperValue()
    touch.move(to: right, isInside: true, in: geometry, of: value)

    var time = 0.0
    var times: [Int64] = []
    for _ in 1...22 {
      time += touch.interval
      times.append(time.nanoseconds)
      _ = touch.fire(&value)
    }

    let slow = (1...5).map { Double($0) * 0.5 }
    let fast = (1...15).map { 2.5 + Double($0) * 0.1 }
    #expect(times == (slow + fast + [4.05, 4.1]).map(\.nanoseconds))
  }

  @Test func `a firing without a mark makes the next ones slow again, once there were steps (ST-4)`() {
    var touch = StepperTouch()
    var value = StepperValue()
    touch.move(to: right, isInside: true, in: geometry, of: value)
    for _ in 1...7 { _ = touch.fire(&value) }

    touch.move(to: right, isInside: false, in: geometry, of: value)
    let hasChanged = touch.fire(&value)

    #expect(!hasChanged && value.range.value == 7 && touch.interval == 0.5)
  }

  @Test func `a step that disables its half loses the mark (ST-2)`() {
    var touch = StepperTouch()
    var value = StepperValue()
    value.range.maximum = 1
    touch.move(to: right, isInside: true, in: geometry, of: value)

    let hasChanged = touch.fire(&value)

    #expect(hasChanged && touch.mark == nil)
  }

  @Test func `a lift steps only when no firing did (ST-5)`() {
    var value = StepperValue()
    var short = StepperTouch()
    short.move(to: right, isInside: true, in: geometry, of: value)
    var held = short
    _ = held.fire(&value)

    let reports = [short.lift(&value, isContinuous: true), held.lift(&value, isContinuous: true)]

    #expect(reports == [true, false] && value.range.value == 2)
  }
}

struct StepperTests {
  private let stepper = Stepper(frame: Rect(x: 100, y: 300, width: 100, height: 30))
  private let stage: Stage

  init() {
    stage = Stage.controls(stepper)
    stepper.value = 5
  }

  @Test func `without a size in its frame it has a UIStepper's, and fits to it`() {
    let own = Stepper(frame: Rect(x: 10, y: 20, width: 0, height: 0))
    let fitting = Stepper(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    fitting.sizeToFit()

    #expect(
      [own.frame, fitting.frame] == [
        Rect(x: 10, y: 20, width: 94, height: 32), Rect(x: 0, y: 0, width: 94, height: 32),
      ])
  }

  @Test func `a tap steps at the lift, before its touchUpInside (ST-5, R-18)`() {
    stage.tap(180, 315)

    let found = (stage.log, stage.deadlineCount)
    #expect(found == (["touchDown", "valueChanged 6.0", "primaryActionTriggered", "touchUpInside"], 0))
  }

  @Test func `a held stepper repeats, exactly in time, and not at the lift (ST-4, ST-5)`() {
    stage.down(180, 315, at: 10)
    stage.advance(to: 10.499_999)
    let early = stepper.value
    stage.advance(to: 10.5)
    let first = stepper.value

    stage.up(at: 12.65)
    stage.advance(to: 20)

    #expect(early == 5 && first == 6 && stepper.value == 11)
  }

  @Test func `repeats do not depend on how the host advances (ST-4)`() {
    stage.down(180, 315, at: 0)

    stage.advance(to: 3.05)

    #expect(stepper.value == 15)
  }

  @Test func `outside the belt nothing steps, and the time runs on (ST-2, ST-4)`() {
    stage.down(180, 315, at: 0)
    stage.move(180, 600, at: 0.2)
    stage.advance(to: 1.2)

    stage.move(180, 315, at: 1.2)
    stage.advance(to: 1.5)

    #expect(stepper.value == 6)
  }

  @Test func `the half under the finger counts at each step and at the lift (ST-2, ST-5)`() {
    stage.down(180, 315, at: 0)
    stage.move(120, 315, at: 0.2)

    stage.up(at: 0.3)

    #expect(stepper.value == 4)
  }

  @Test func `at its end it sends nothing more, not at the lift either (ST-2, ST-5)`() {
    stepper.maximumValue = 6
    stage.down(180, 315, at: 0)

    stage.up(at: 2)

    #expect(stage.log == ["touchDown", "valueChanged 6.0", "primaryActionTriggered", "touchUpInside"])
  }

  @Test func `without autorepeat it steps once, at a lift inside (ST-5)`() {
    stepper.autorepeat = false
    stage.down(180, 315, at: 0)
    stage.up(at: 2)
    stage.driver.play(Finger(1).down(at: Point(x: 180, y: 315)).move(to: Point(x: 180, y: 600)).up())

    #expect(stepper.value == 6)
  }

  @Test func `one that is not continuous reports its steps once, at a lift inside (ST-5)`() {
    stepper.isContinuous = false
    stage.down(180, 315, at: 0)
    stage.advance(to: 1.2)
    let held = stage.log

    stage.up()

    #expect((held, stage.log) == (["touchDown"], ["valueChanged 7.0", "primaryActionTriggered", "touchUpInside"]))
  }

  @Test func `one that is not continuous reports no steps of a finger that lifts outside (ST-5)`() {
    stepper.isContinuous = false
    stage.down(180, 315, at: 0)
    stage.advance(to: 1.2)
    stage.move(180, 600)
    stage.up()

    #expect((stage.log, stepper.value) == (["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"], 7))
  }

  @Test func `a cancel sends nothing, ends the repeats and leaves the flags until the next touch (ST-6)`() {
    stage.down(180, 315, at: 0)
    stage.cancel()
    let flags = [stepper.isTracking, stepper.isHighlighted]
    stage.advance(to: 2)

    stage.tap(180, 315)

    #expect(
      (flags, stage.deadlineCount, stage.log) == (
        [true, true], 0, ["touchDown", "touchDown", "valueChanged 6.0", "primaryActionTriggered", "touchUpInside"]
      ))
  }

  @Test func `removal by its own action stops the repeats`() {
    stepper.addAction(for: .valueChanged) { $0.removeFromSuperview() }
    stage.down(180, 315, at: 0)

    stage.advance(to: 5)

    #expect(stepper.value == 6 && stage.deadlineCount == 0 && stepper.markedHalfStepsUp == nil)
  }

  @Test func `in a turned and enlarged view its own halves count (ST-2)`() {
    let place = stage.turn(stepper)
    stepper.frame = Rect(x: 100, y: 100, width: 100, height: 30)

    for x in [51.0, 60, 49] { stage.driver.tap(at: place(Point(x: x, y: 15))) }

    #expect(stepper.value == 6)
  }

  @Test func `a step that is not above 0 is ignored and reported (ST-1)`() {
    var reports: [Diagnostic] = []
    stage.context.diagnostics = { reports.append($0) }

    stepper.stepValue = 0

    #expect(stepper.stepValue == 1 && reports.count == 1)
  }

  @Test func `setting the value sends nothing (TT-8)`() {
    stepper.value = 1000

    #expect(stepper.value == 100 && stage.log == [])
  }

  @Test func `it can be worked without touch, unless disabled`() {
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    stepper.isEnabled = false
    stepper.accessibilityIncrement()

    let found = (stage.log.filter { $0 != "primaryActionTriggered" }, stepper.adjustableValue)
    #expect(found == (["valueChanged 6.0", "valueChanged 5.0"], AdjustableValue(5, from: 0, to: 100)))
  }
}
