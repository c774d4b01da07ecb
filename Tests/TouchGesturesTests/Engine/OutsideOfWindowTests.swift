import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct OutsideOfWindowTests {
  @Test func `a state of a recognizer whose view has left the tree is taken, and nothing follows (GS-10)`() {
    let stage = Stage(kinds: .actions)
    let stub = stage.add("stub")
    // It participates once, so that the engine knows it.
    stage.driver.tap(at: stage.here)
    stage.view.removeFromSuperview()

    stub.state = .began
    stage.driver.advance(by: 1)

    #expect((stub.state, stage.text) == (.began, ""))
  }
}
