import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting

/// A recognizer that began and then passed on the last touch that it had.
private final class Leaver: GestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = .began }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
  override func reset() { resets += 1 }
}

@Suite struct IgnoredWhileActiveTests {
  private let stage = Stage(kinds: .actions)
  private let leaver = Leaver()

  init() {
    leaver.name = "leaver"
    stage.view.addGestureRecognizer(leaver)
  }

  @Test func `one that ignored all its touches while it was active is cancelled and reset before the next (GR-3)`() {
    stage.driver.down(at: stage.here)
    stage.driver.move(to: Point(x: 160, y: 150))
    stage.driver.up()
    #expect((stage.text, leaver.state) == ("[leaver began]", .began))

    stage.driver.down(at: stage.here)

    #expect((stage.text, leaver.resets) == ("[leaver began], [leaver cancelled], [leaver began]", 1))
  }

  @Test func `it continues as long as another finger is down (GR-3)`() {
    stage.driver.down(1, at: Point(x: 300, y: 300))
    stage.driver.down(2, at: stage.here)
    stage.driver.move(2, to: Point(x: 160, y: 150))
    stage.driver.up(2)
    stage.driver.down(3, at: stage.here)

    #expect((leaver.resets, leaver.state.isActive) == (0, true))
  }
}
