import TouchGestures

/// Rotates its node about its center with one finger.
final class SpinRecognizer: GestureRecognizer {
  /// How far the finger has rotated since the last action, in radians.
  private(set) var step = 0.0
  private var last = 0.0

  override var traits: GestureTraits { GestureTraits(kind: "com.example.spin", isContinuous: true) }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    if numberOfTouches == 1 { last = direction } else { touches.forEach { ignore($0, for: event) } }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    let now = direction
    step = now - last
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    if state == .possible {
      // A little slack, so that a resting finger turns nothing.
      if step.magnitude < 0.05 { return }
      state = .began
    } else {
      state = .changed
    }
    last = now
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { state = .cancelled }

  /// From the node's center to the finger, in the parent's coordinates, which do not turn with the node.
  private var direction: Double {
    guard let node else { return 0 }
    let middle = node.convert(.zero, toNode: node.parentNode)
    let arm = location(in: node.parentNode) - middle
    return Mathematics.atan2(y: arm.y, x: arm.x)
  }
}
