import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// What a recognizer's own code may do to its attempt in calls other than those with touches.
@Suite struct EndedAttemptTests {
  private let stage = Stage()

  /// A recognizer that does something as it is notified that it need not wait any longer.
  private final class Notified: GestureRecognizer {
    var requested = GestureState.began
    var onNotice: (Notified) -> Void = { _ in }
    override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { state = requested }
    override func failureRequirementsResolved() { onNotice(self) }
  }

  private func awaited() -> Stub {
    let awaited = stage.add("awaited")
    awaited.onEnded = { _ in }
    return awaited
  }

  private func notified(_ requested: GestureState, by awaited: GestureRecognizer) -> Notified {
    let notified = Notified()
    notified.name = "notified"
    notified.requested = requested
    notified.require(toFail: awaited)
    stage.view.addGestureRecognizer(notified)
    return notified
  }

  @Test(arguments: [GestureState.began, .ended])
  func `one that switches itself off as it is released sends no action (GA-1, GF-5)`(requested: GestureState) {
    let awaited = awaited(), notified = notified(requested, by: awaited)
    notified.onNotice = { $0.isEnabled = false }

    stage.driver.down(at: stage.here)
    awaited.state = .failed
    stage.driver.up()

    #expect((stage.text, notified.state) == ("view began 1, view cancelled 1", .possible))
  }

  @Test(arguments: [GestureState.began, .ended])
  func `one that leaves its view as it is released acts in its next attempt only (GR-7)`(requested: GestureState) {
    let awaited = awaited(), notified = notified(requested, by: awaited)
    notified.onNotice = { $0.view?.removeGestureRecognizer($0) }
    stage.driver.down(at: stage.here)
    awaited.state = .failed
    stage.driver.up()
    let before = (stage.take(), notified.state)

    notified.onNotice = { _ in }
    stage.view.removeGestureRecognizer(awaited)
    notified.requested = .ended
    stage.view.addGestureRecognizer(notified)
    stage.driver.down(at: stage.here)

    #expect(before == ("view began 1, view cancelled 1", .possible))
    #expect(stage.text == "[notified ended]")
  }

  @Test func `one that ends itself as it is released sends began and ended (R-4)`() {
    let awaited = awaited(), notified = notified(.began, by: awaited)
    notified.onNotice = { $0.state = .ended }

    stage.driver.down(at: stage.here)
    awaited.state = .failed

    #expect(stage.text == "view began 1, [notified began], [notified ended], view cancelled 1")
  }

  @Test func `one that an earlier action cancels before its turn is not notified, and sends no action (GF-5)`() {
    let awaited = awaited(), notified = notified(.began, by: awaited), other = stage.add("other")
    var notices = 0
    notified.onNotice = { _ in notices += 1 }
    other.prevents = false
    other.onBegan = { _ in }
    other.addAction { _ in notified.state = .cancelled }

    stage.driver.down(at: stage.here)
    awaited.onMoved = { $0.state = .failed }
    other.onMoved = { $0.state = .ended }
    stage.driver.move(to: stage.here + Point(x: 1, y: 0))

    #expect((stage.text, notices) == ("view began 1, [other ended], view cancelled 1", 0))
  }

  @Test func `what is assigned at a deadline after code that it called ended the attempt is void (GR-1)`() {
    let waiting = stage.add("waiting")
    waiting.onBegan = { $0.scheduleDeadline(at: $0.currentTime + 0.5) }
    waiting.onDeadline = { waiting, _ in
      stage.view.removeGestureRecognizer(waiting)
      stage.view.addGestureRecognizer(waiting)
      waiting.state = .ended
    }

    stage.driver.down(at: stage.here)
    stage.driver.advance(by: 0.6)

    #expect((stage.text, waiting.state) == ("view began 1", .possible))
  }
}
