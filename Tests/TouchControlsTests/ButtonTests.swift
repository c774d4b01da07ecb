import Testing
import TouchButton
import TouchControls
import TouchTestSupport
import TouchTesting

struct ButtonTests {
  private let button = Button(frame: Rect(x: 100, y: 300, width: 100, height: 50))
  private let stage: Stage

  init() { stage = Stage.controls(button) }

  @Test func `a tap ends with the primary action (BU-1, TT-10, R-18)`() {
    stage.tap(150, 325)

    #expect(stage.log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a second tap soon after it is a repeat (BU-1)`() {
    stage.tap(150, 325)
    stage.tap(150, 325)

    let tap = ["touchUpInside", "primaryActionTriggered"]
    #expect(stage.log == ["touchDown"] + tap + ["touchDown", "touchDownRepeat"] + tap)
  }

  @Test func `a lift outside is no primary action (TT-10)`() {
    stage.driver.play(Finger(1).down(at: Point(x: 150, y: 325)).move(to: Point(x: 150, y: 430)).up())

    #expect(stage.log == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
  }

  @Test func `a button in a turned and enlarged view has its belt in its own points (CT-6)`() {
    let place = stage.turn(button)
    button.frame = Rect(x: 100, y: 100, width: 100, height: 50)

    for y in [119, 121.0] {
      stage.driver.play(Finger(1).down(at: place(Point(x: 50, y: 25))).move(to: place(Point(x: 50, y: y))).up())
    }

    let ends = stage.log.filter { $0.hasPrefix("touchUp") }
    #expect(ends == ["touchUpInside", "touchUpOutside"])
  }

  @Test func `a selection that the primary action changes is changed before any event is sent (BU-4)`() {
    var seen: [Bool] = []
    button.changesSelectionAsPrimaryAction = true
    button.addAction(for: .touchUpInside) { seen.append($0.isSelected) }

    stage.tap(150, 325)
    button.sendActions(for: .touchUpInside)

    #expect(seen == [true, false])
  }

  @Test func `a button whose primary action is a menu keeps its selection (BU-4)`() {
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true

    button.sendActions(for: .touchUpInside)

    #expect(!button.isSelected)
  }

  @Test func `a keyboard sends the primary action alone (CT-16)`() {
    button.performPrimaryAction()

    #expect(stage.log == ["primaryActionTriggered"])
  }

  @Test func `assistive technology does what a tap does`() {
    let isDone = button.accessibilityActivate()

    #expect(isDone && stage.log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `an action can be given as the primary action`() {
    var count = 0
    let button = Button(primaryAction: ControlAction { _ in count += 1 })

    button.performPrimaryAction()

    #expect(count == 1)
  }
}
