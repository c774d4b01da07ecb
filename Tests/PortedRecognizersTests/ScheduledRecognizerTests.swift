import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// Counts taps until a time has passed without one, as published recognizers do with a timer.
private final class PatientTapRecognizer: GestureRecognizer {
  private(set) var taps = 0
  private var timer: DeadlineToken?
  var outcomes: [Int] = []

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    taps += 1
    timer?.invalidate()
    timer = schedule(after: 0.4, repeats: false) { [unowned self] _ in
      outcomes.append(taps)
      state = .ended
    }
  }

  override func reset() { taps = 0 }
}

@Suite struct ScheduledRecognizerTests {
  private let stage = Stage()
  private let recognizer = PatientTapRecognizer()

  init() {
    recognizer.name = "patient"
    stage.view.addGestureRecognizer(recognizer)
  }

  @Test func `a recognizer that waits by a timer is not reset between two taps (XT-1, GR-3)`() {
    stage.driver.tap(at: stage.here)
    stage.driver.advance(by: 0.2)
    stage.driver.tap(at: stage.here)
    stage.driver.advance(by: 0.5)

    #expect((recognizer.outcomes, recognizer.taps) == ([2], 0))
  }

  @Test func `the state that the timer assigns acts at once (XT-1)`() {
    var actions = 0
    recognizer.addAction { _ in actions += 1 }
    stage.driver.tap(at: stage.here)
    let early = actions

    stage.driver.advance(by: 0.4)

    #expect((early, actions, recognizer.currentTime) == (0, 1, stage.context.now))
  }

  @Test func `without a clock nothing waits, and work can be taken back (XT-1)`() {
    let stranger = PatientTapRecognizer()
    var calls = 0

    #expect(!stranger.schedule(after: 1) { calls += 1 }.isValid)
    recognizer.schedule(after: 0.1) { calls += 1 }.invalidate()
    stage.driver.advance(by: 1)

    #expect(calls == 0)
  }
}
