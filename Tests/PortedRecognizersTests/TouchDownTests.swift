import Testing
import TouchGestures
import TouchTap
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct TouchDownTests {
  private let stage = Stage()
  private let counter = Counter()
  private let touchDown: TouchDownGestureRecognizer

  init() {
    touchDown = TouchDownGestureRecognizer(target: counter, action: Action("down", Counter.handle))
    touchDown.name = "down"
    stage.view.addGestureRecognizer(touchDown)
  }

  @Test func `a touch-down acts in the event in which the finger lands (GA-3)`() {
    stage.driver.down(at: Point(x: 150, y: 150))
    #expect(counter.states == [.ended])
  }

  @Test func `a touch-down keeps the whole touch from its view (GV-1)`() {
    stage.driver.tap(at: Point(x: 150, y: 150))
    #expect(stage.text == "[down ended]")
  }

  @Test func `a touch-down that does not cancel leaves the touch to its view (GV-3)`() {
    touchDown.cancelsTouchesInView = false
    stage.driver.tap(at: Point(x: 150, y: 150))
    #expect(stage.text == "[down ended], view began 1, view ended 1")
  }

  @Test func `a touch-down does not act for fingers that land together`() {
    stage.driver.tap(at: Point(x: 150, y: 150), fingers: 2)
    #expect(counter.count == 0)
  }

  @Test func `a touch-down that prevents nobody lets a tap act after it (GX-2)`() {
    let tap = TapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    stage.driver.tap(at: Point(x: 150, y: 150))
    #expect(stage.text == "[down ended], [tap]")
  }

  @Test func `a touch-down acts once for each tap (GR-1)`() {
    stage.driver.tap(at: Point(x: 150, y: 150), count: 3)
    #expect(counter.count == 3)
  }
}
