import Testing
import TouchGestures
import TouchPan
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct AxisPanTests {
  private let stage = Stage(kinds: [.states, .actions])
  private let pan = AxisPanGestureRecognizer(isVertical: true)

  init() {
    pan.name = "pan"
    stage.view.addGestureRecognizer(pan)
  }

  @Test func `a pan that cancels itself as it begins never acts (GS-10, GA-1)`() {
    stage.driver.drag(from: Point(x: 120, y: 150), to: Point(x: 180, y: 150), steps: 3)

    #expect((pan.statesRead, stage.text.contains("[")) == ([.began, .cancelled], false))
  }

  @Test func `a pan that finds its own axis continues (GS-10)`() {
    stage.driver.drag(from: Point(x: 150, y: 120), to: Point(x: 150, y: 180), steps: 3)

    let actions = stage.lines.filter { $0.hasPrefix("[") }
    #expect(actions == ["[pan began]", "[pan changed]", "[pan changed]", "[pan ended]"])
  }

  @Test func `another pan takes the finger that the first one gave up (GX-13)`() {
    let other = AxisPanGestureRecognizer(isVertical: false)
    other.name = "other"
    stage.view.addGestureRecognizer(other)

    stage.driver.drag(from: Point(x: 120, y: 150), to: Point(x: 180, y: 150), steps: 3)

    #expect(stage.lines.filter { $0.hasPrefix("[") }.first == "[other began]")
  }

  @Test func `it gives up while it waits for another as well (GF-4)`() {
    let guardian = Guardian()
    stage.view.addGestureRecognizer(guardian)
    pan.require(toFail: guardian)

    stage.driver.drag(from: Point(x: 120, y: 150), to: Point(x: 180, y: 150), steps: 3)

    #expect((pan.statesRead.prefix(2), stage.text.contains("[pan")) == ([.began, .cancelled], false))
  }
}

/// A recognizer that fails at the lift.
private final class Guardian: GestureRecognizer {
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
}
