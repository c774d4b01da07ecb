import TouchGestures

/// Recognizes a finger that rests for a while: time alone decides.
final class HoldRecognizer: GestureRecognizer {
  let duration: Double
  private var start = Point.zero

  init(duration: Double) {
    self.duration = duration
    super.init(target: nil, action: nil)
  }

  override var traits: GestureTraits { GestureTraits(kind: "com.example.hold") }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    start = location(in: node)
    scheduleDeadline(at: event.timestamp + duration)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    if location(in: node).distance(to: start) > 10 { state = .failed }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { state = .failed }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .failed }
  override func deadlineReached(_ tag: Int, at time: Timestamp) { state = .recognized }
}
