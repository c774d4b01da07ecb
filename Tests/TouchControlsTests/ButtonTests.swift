import Testing
import TouchButton
import TouchControls
import TouchCore

struct ButtonTests {
  private let button = Button(frame: Rect(x: 100, y: 300, width: 100, height: 50))
  private let stage: Stage

  init() { stage = Stage(button) }

  @Test func `a tap ends with the primary action, in a call of its own (BU-1, TT-10, R-18)`() {
    stage.tap(150, 325)
    #expect(stage.log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a lift outside is no primary action (TT-10)`() {
    stage.down(150, 325)
    stage.up(150, 430)
    #expect(stage.log == ["touchDown", "touchUpOutside"])
  }

  @Test func `a selection that the primary action changes is changed before it is sent`() {
    var seen: [Bool] = []
    button.changesSelectionAsPrimaryAction = true
    button.addAction(for: .primaryActionTriggered) { seen.append($0.isSelected) }
    stage.tap(150, 325)
    stage.tap(150, 325)
    #expect(seen == [true, false])
  }

  @Test func `a keyboard can do the primary action, and assistive technology a tap`() {
    button.performPrimaryAction()
    #expect(stage.log == ["primaryActionTriggered"])
    #expect(button.accessibilityActivate())
    #expect(stage.log == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a closure can be given as the primary action`() {
    var count = 0
    let button = Button { _ in count += 1 }
    button.performPrimaryAction()
    #expect(count == 1)
  }
}
