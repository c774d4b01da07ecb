import Testing
import TouchGestures
import TouchPan
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct TouchAndPanTests {
  private let stage = Stage()
  private let pan = TouchAndPanGestureRecognizer()

  init() { stage.view.addGestureRecognizer(pan) }

  @Test func `a pan that begins in touchesBegan begins where the finger lands (GS-10)`() {
    stage.driver.down(at: Point(x: 150, y: 150))
    #expect(stage.text == "[pan began]")
  }

  @Test func `a pan that begins in touchesBegan continues below the slop (PA-9)`() {
    stage.driver.drag(from: Point(x: 150, y: 150), to: Point(x: 153, y: 150), steps: 2)
    #expect(stage.text == "[pan began], [pan changed], [pan changed], [pan ended]")
  }

  @Test func `a pan that begins in touchesBegan counts its translation from the landing (PA-3)`() {
    var translations: [Double] = []
    pan.addAction { translations.append($0.translation(in: $0.view).x) }
    stage.driver.drag(from: Point(x: 150, y: 150), to: Point(x: 154, y: 150), steps: 2)
    #expect(translations == [0, 2, 4, 4])
  }

  @Test func `an override reads the touch's place in the recognizer's own view`() {
    stage.driver.down(at: Point(x: 150, y: 160))
    stage.driver.move(to: Point(x: 155, y: 160))
    #expect(pan.initialTouchLocation == Point(x: 50, y: 60))
  }

  @Test func `reset sets back what an override keeps (GR-1)`() {
    stage.driver.tap(at: Point(x: 150, y: 150))
    #expect(pan.initialTouchLocation == nil)
  }

  @Test func `a pan that begins at once prevents a tap (GX-7)`() {
    let tap = TapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    stage.driver.tap(at: Point(x: 150, y: 150))
    #expect(stage.text == "[pan began], [pan ended]")
  }

  @Test func `a pan that begins at once waits for a tap that must fail first (GF-4, GF-5)`() {
    let tap = TapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    pan.require(toFail: tap)
    stage.driver.drag(from: Point(x: 120, y: 150), to: Point(x: 180, y: 150), steps: 3)
    #expect(
      stage.text == "view began 1, view moved 1, view moved 1, [pan began], view cancelled 1, [pan ended]")
  }

  @Test func `a pan that begins at once passes the check of recognizers`() {
    #expect(checkOnView(TouchAndPanGestureRecognizer()).isEmpty)
  }
}
