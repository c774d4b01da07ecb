import Testing
import TouchTesting
import TouchViews

@Suite struct ReentrancyTests {
  private let stage = PadStage()

  @Test func `samples sent from a callback wait until the event is done`() {
    stage.left.isMultipleTouchEnabled = true
    stage.left.onTouches = { [stage] phase, touches, _ in
      guard phase == .began, touches[0].id == TouchID(1) else { return }
      stage.driver.send(stage.sample(2, .began, stage.onRight))
      stage.trace.note("sent")
    }
    stage.driver.down(at: stage.onLeft)
    #expect(stage.trace.text == "left began 1, sent, right began 2")
  }

  @Test func `an advance from a callback waits until the event is done`() {
    stage.left.onTouches = { [stage] phase, _, _ in
      if phase == .began { stage.driver.advance(to: 5) }
    }
    stage.driver.down(at: stage.onLeft)
    #expect(stage.driver.now == 5)
  }

  @Test func `an interruption from a callback ends the touch once (TB-12)`() {
    stage.left.onTouches = { [stage] phase, _, _ in
      if phase == .moved { stage.driver.host.cancelAllTouches(at: stage.driver.now) }
    }
    stage.driver.drag(from: stage.onLeft, to: stage.onRight, steps: 2)
    #expect(stage.trace.text == "left began 1, left moved 1, left cancelled 1")
  }

  @Test func `a node that leaves the tree gets its cancel while it is still in the chain (TB-11, R-16)`() {
    var rootWas: (any TouchNode)?
    stage.left.onTouches = { [stage] phase, _, _ in
      if phase == .cancelled { rootWas = stage.left.rootNode }
    }
    stage.driver.down(at: stage.onLeft)
    stage.left.removeFromSuperview()
    stage.driver.up()
    #expect(stage.trace.text == "left began 1, left cancelled 1" && rootWas === stage.root)
  }

  @Test func `a node may leave the tree in its own callback (TB-11)`() {
    stage.left.onTouches = { [stage] phase, _, _ in
      if phase == .began { stage.left.removeFromSuperview() }
    }
    stage.driver.tap(at: stage.onLeft)
    #expect((stage.trace.text, stage.dispatcher.isIdle) == ("left began 1, left cancelled 1", true))
  }

  @Test func `a node that leaves in its cancel is not cancelled again (TB-11)`() {
    stage.left.onTouches = { [stage] phase, _, _ in
      if phase == .cancelled { stage.left.removeFromSuperview() }
    }
    stage.driver.down(at: stage.onLeft)
    stage.driver.interrupt()
    #expect(stage.trace.text == "left began 1, left cancelled 1")
  }

  @Test func `a node that another's callback removes before its turn receives nothing (GR-9)`() {
    stage.left.onTouches = { [stage] _, _, _ in stage.right.removeFromSuperview() }
    stage.driver.send(stage.sample(1, .began, stage.onLeft), stage.sample(2, .began, stage.onRight))
    #expect(stage.trace.text == "left began 1")
  }

  @Test func `a responder whose next one is itself forwards to nobody (RF-1)`() {
    final class Circle: ResponderObject {
      override var next: (any Responder)? { self }
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
        super.touchesBegan(touches, with: event)
      }
    }
    let circle = Circle()
    stage.left.onTouches = { _, touches, event in circle.touchesBegan(touches, with: event) }
    stage.driver.down(at: stage.onLeft)
    #expect(stage.diagnostics == [])
  }
}
