import TouchGestures

/// Recognizes as soon as one finger lands: the usual way to highlight something without waiting for the lift.
class TouchDownGestureRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if let all = event.allTouches, all.count > 1 {
      state = .failed
      return
    }
    state = .recognized
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    state = .failed
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    false
  }

  override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool {
    false
  }
}
