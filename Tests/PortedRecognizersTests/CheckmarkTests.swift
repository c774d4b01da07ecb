import Testing
import TouchGestures
import TouchPan
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct CheckmarkTests {
  private let stage = Stage()
  private let counter = Counter()
  private let checkmark: CheckmarkGestureRecognizer

  init() {
    checkmark = CheckmarkGestureRecognizer(target: counter, action: Action("check", Counter.handle))
    checkmark.name = "check"
    stage.view.addGestureRecognizer(checkmark)
  }

  private var finger: Finger { Finger(1).down(at: Point(x: 150, y: 200)) }
  private let corner = Point(x: 170, y: 230)
  private let end = Point(x: 230, y: 150)

  @Test func `a stroke down and one up to the right are a check mark`() {
    stage.driver.play(finger.move(to: corner, over: 0.1, steps: 4).move(to: end, over: 0.1, steps: 4).up())
    #expect(counter.states == [.ended])
  }

  @Test func `a stroke down alone is no check mark`() {
    stage.driver.play(finger.move(to: corner, over: 0.1, steps: 4).up())
    #expect(counter.states == [])
  }

  @Test func `a stroke to the left is no check mark, whatever follows`() {
    stage.driver.play(
      finger.move(to: Point(x: 140, y: 230)).move(to: corner).move(to: end, over: 0.1, steps: 4).up())
    #expect(counter.states == [])
  }

  @Test func `two fingers that land together are no check mark`() {
    stage.driver.play(
      finger.move(to: corner, over: 0.1, steps: 4).move(to: end, over: 0.1, steps: 4).up(),
      Finger(2).down(at: Point(x: 180, y: 180)).up())
    #expect(counter.states == [])
  }

  @Test func `a check mark takes the touch from its view at its end (GV-1)`() {
    stage.driver.play(finger.move(to: corner).move(to: end).up())
    #expect(
      stage.text == "view began 1, view moved 1, view moved 1, [check ended], view cancelled 1")
  }

  @Test func `a check mark lets those act that its override of canPrevent names (GX-5)`() {
    stage.view.removeGestureRecognizer(checkmark)
    stage.view.addGestureRecognizer(TapGestureRecognizer())
    stage.view.addGestureRecognizer(checkmark)
    stage.driver.play(finger.move(to: Point(x: 155, y: 215)).move(to: Point(x: 160, y: 195)).up())
    #expect(stage.trace.lines.filter { $0.hasPrefix("[") } == ["[check ended]", "[tap]"])
  }

  @Test func `a pan that waits for a check mark drags when there is none (GF-1)`() {
    let pan = PanGestureRecognizer()
    stage.view.addGestureRecognizer(pan)
    pan.require(toFail: checkmark)
    stage.driver.play(finger.move(to: Point(x: 120, y: 200)).move(to: Point(x: 110, y: 200)).up())
    #expect(
      stage.trace.lines.filter { $0.hasPrefix("[") } == ["[pan began]", "[pan changed]", "[pan ended]"])
  }

  @Test func `a system cancel sets a check mark back (GR-8)`() {
    stage.driver.play(finger.move(to: corner).cancel())
    stage.driver.play(finger.move(to: corner).move(to: end).up())
    #expect(counter.states == [.ended])
  }

  @Test func `a check mark passes the check of recognizers`() {
    #expect(checkOnView(CheckmarkGestureRecognizer()).isEmpty)
  }
}
