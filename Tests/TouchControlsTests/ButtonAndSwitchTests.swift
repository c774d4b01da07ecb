import Testing
import TouchButton
import TouchControls
import TouchCore
import TouchSwitch

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

struct SwitchTests {
  private let control = Switch(frame: Rect(x: 100, y: 300, width: 60, height: 30))
  private let stage: Stage

  init() { stage = Stage(control) }

  private func drag(_ places: Double..., lift: Double? = nil) {
    stage.down(places[0], 315)
    for x in places.dropFirst() { stage.move(x, 315) }
    stage.up(places[places.count - 1], lift ?? 315)
  }

  @Test func `a tap on either half toggles, at the lift (SI-1)`() {
    stage.down(115, 315)
    #expect(!control.isOn)
    stage.up(115, 315)
    #expect(control.isOn)
    #expect(stage.log == ["touchDown", "valueChanged 1.0", "primaryActionTriggered", "touchUpInside"])
    stage.tap(115, 315)
    #expect(!control.isOn)
  }

  @Test func `a tap released outside the belt changes nothing (R-17)`() {
    stage.down(150, 315)
    stage.up(150, 500)
    #expect(!control.isOn && stage.log == ["touchDown", "touchUpOutside"])
  }

  @Test func `a knob dragged to the other half stays there (SI-1)`() {
    drag(112, 150)
    #expect(control.isOn)
  }

  @Test func `a knob dragged there and back changes nothing (SI-1)`() {
    drag(112, 150, 112)
    #expect(!control.isOn)
  }

  @Test func `a drag is decided by its side even outside the belt (R-17)`() {
    drag(112, 150, lift: 700)
    #expect(control.isOn)
  }

  @Test func `ten points are a tap, more are a drag (R-17)`() {
    drag(112, 122)
    #expect(control.isOn)
    control.isOn = false
    drag(112, 122.5)
    #expect(!control.isOn)
  }

  @Test func `a drag beside the knob is a tap (R-17)`() {
    drag(150, 120)
    #expect(control.isOn)
  }

  @Test func `setting the value sends nothing (TT-8)`() {
    control.setOn(true, animated: true)
    control.isOn = false
    #expect(stage.log == [])
  }

  @Test func `a cancelled touch changes nothing`() {
    stage.down(112, 315)
    stage.move(150, 315)
    stage.cancel()
    stage.tap(145, 315)
    #expect(control.isOn)
  }

  @Test func `from right to left the knob of an off switch is on the right`() {
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.geometry.knobRect(isOn: false) == Rect(x: 30, y: 0, width: 30, height: 30))
    drag(145, 110)
    #expect(control.isOn)
  }

  @Test func `the reading direction of the engine turns it round too, unless it plays media`() {
    stage.context.settings.userInterfaceLayoutDirection = .rightToLeft
    #expect(control.isRightToLeft)
    control.semanticContentAttribute = .playback
    #expect(!control.isRightToLeft)
  }

  @Test func `it can be worked without touch`() {
    #expect(control.accessibilityActivate() && control.isOn)
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    #expect(!control.isOn && control.adjustableValue == AdjustableValue(0, from: 0, to: 1))
    #expect(
      stage.log == [
        "valueChanged 1.0", "primaryActionTriggered", "valueChanged 0.0", "primaryActionTriggered",
      ])
  }
}
