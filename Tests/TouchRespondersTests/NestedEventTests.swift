import Testing
import TouchGestures
import TouchWindows

/// Code that sends an event on to another window while recognizers of the first one are called.
@Suite struct NestedEventTests {
  let application = Application()
  let (left, right): (Window, Window)
  let (first, second, third): (Landing, Landing, Landing)

  init() {
    left = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    right = Window(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    (first, second, third) = (Landing(), Landing(), Landing())
    for recognizer in [first, second, third] { recognizer.addAction { $0.actions += 1 } }
    for window in [left, right] {
      window.application = application
      window.isMultipleTouchEnabled = true
    }
    left.addGestureRecognizer(first)
    left.addGestureRecognizer(second)
    right.addGestureRecognizer(third)
  }

  /// Lands a finger on each window in one event, and lifts both.
  private func play() {
    for (phase, time) in [(TouchPhase.began, 0.0), (.ended, 0.1)] {
      application.send([
        TouchSample(id: 1, phase: phase, location: Point(x: 50, y: 50), timestamp: time),
        TouchSample(id: 2, phase: phase, location: Point(x: 150, y: 50), timestamp: time),
      ])
    }
  }

  @Test func `an event that is sent on to another window in a question waits for its turn (EV-4)`() {
    first.onQuestion = { [right] event in right.sendEvent(event) }

    play()

    #expect((first.actions + second.actions, third.actions, third.calls) == (1, 1, 1))
  }

  @Test func `an event that is sent on to another window in an action waits for its turn (EV-4)`() {
    second.addAction { [left, right, second] _ in
      left.removeGestureRecognizer(second)
      if let event = second.event { right.sendEvent(event) }
    }

    play()

    #expect((first.actions + second.actions, third.actions, third.calls) == (1, 1, 1))
  }
}

/// Is recognized when a finger lands, and does something when it is asked about another recognizer.
final class Landing: GestureRecognizer {
  var onQuestion: (TouchEvent) -> Void = { _ in }
  private(set) var event: TouchEvent?
  var actions = 0
  private(set) var calls = 0

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    self.event = event
    calls += 1
    state = .recognized
  }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { calls += 1 }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    if let event { onQuestion(event) }
    return true
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    if let event { onQuestion(event) }
    return true
  }
}
