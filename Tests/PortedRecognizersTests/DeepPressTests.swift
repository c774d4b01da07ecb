import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct DeepPressTests {
  private let stage = Stage()
  private let counter = Counter()
  private let press: DeepPressGestureRecognizer
  private let place = Point(x: 150, y: 150)

  init() {
    press = DeepPressGestureRecognizer(
      target: counter, action: Action("deep", Counter.handle), requiredForce: 0.75)
    press.name = "deep"
    stage.view.addGestureRecognizer(press)
  }

  @Test func `a deep press begins when the force passes its share of the greatest (TP-7)`() {
    stage.driver.play(Finger(1).down(at: place).press(force: 2).press(force: 3))
    #expect(counter.states == [.began])
  }

  @Test func `a deep press continues with the force and ends when it eases off (GA-1)`() {
    stage.driver.play(
      Finger(1).down(at: place).press(force: 3).press(force: 4).press(force: 1).press(force: 4).up())
    #expect(counter.states == [.began, .changed, .ended])
  }

  @Test func `a light touch stays its view's (GV-5)`() {
    stage.driver.play(Finger(1).down(at: place).press(force: 2).up())
    #expect(stage.text == "view began 1, view moved 1, view ended 1")
  }

  @Test func `a deep press takes the touch from its view (GV-1)`() {
    stage.driver.play(Finger(1).down(at: place).press(force: 4).up())
    #expect(stage.text == "view began 1, [deep began], view cancelled 1, [deep ended]")
  }

  @Test func `a deep press is cancelled with its touch (GS-8)`() {
    stage.driver.play(Finger(1).down(at: place).press(force: 4).cancel())
    #expect(counter.states == [.began, .cancelled])
  }

  @Test func `a screen that feels no force never presses deep`() {
    stage.driver.press(at: place, for: 1)
    #expect(counter.states == [])
  }

  @Test func `a finger on a subview is not the recognizer's own view's`() {
    let subview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(subview)
    stage.driver.play(Finger(1).down(at: place).press(force: 4).up())
    #expect(counter.states == [])
  }
}
