import Testing
import TouchControls
import TouchCore
import TouchSwitch

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
