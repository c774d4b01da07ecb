import TouchGestures
import TouchViews

/// Begins when a finger presses harder than a share of what the screen can feel, and ends when it eases off.
class DeepPressGestureRecognizer: GestureRecognizer {
  /// The share of the greatest force, from 0 to 1, that counts as deep.
  var requiredForce: Double
  private(set) var currentForce: Double = 0

  required init(target: AnyObject?, action: Action, requiredForce: Double) {
    self.requiredForce = requiredForce
    super.init(target: target, action: action)
  }

  private var isDeep: Bool { currentForce >= requiredForce }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    guard event.allTouches?.count == 1, let touch = touches.first, touch.view == view else {
      state = .failed
      return
    }
    measure(touch)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    guard let touch = touches.first else { return }
    measure(touch)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    currentForce = 0
  }

  private func measure(_ touch: Touch) {
    guard touch.maximumPossibleForce > 0 else { return }
    currentForce = touch.force / touch.maximumPossibleForce
    if state == .possible {
      if isDeep { state = .began }
    } else {
      state = isDeep ? .changed : .ended
    }
  }
}
