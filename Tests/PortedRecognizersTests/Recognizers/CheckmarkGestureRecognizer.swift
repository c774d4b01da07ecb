import TouchGestures
import TouchTap
import TouchViews

/// Recognizes a check mark: one finger goes down to the right, then up to the right, beyond where it started.
class CheckmarkGestureRecognizer: GestureRecognizer {
  private enum Stroke {
    case down, up
  }

  private var finger: Touch?
  private var stroke: Stroke = .down
  private var start: Point = .zero
  private var lowest: Point = .zero

  /// How far the first stroke goes down at least.
  var minimumDepth: Double = 10

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil else {
      touches.forEach { ignore($0, for: event) }
      return
    }
    guard touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    finger = touch
    start = touch.location(in: view)
    lowest = start
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger = finger, touches.contains(finger), state != .failed else { return }
    let here = finger.location(in: view)
    let before = finger.previousLocation(in: view!)
    if here.x < before.x {
      state = .failed
      return
    }
    switch stroke {
    case .down where here.y >= before.y:
      lowest = here
    case .down where lowest.y - start.y >= minimumDepth:
      stroke = .up
    case .up where here.y <= before.y:
      break
    default:
      state = .failed
    }
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) {
    super.touchesEnded(touches, with: event)
    let end = touches.first!.location(in: view)
    state = stroke == .up && end.y < start.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is TapGestureRecognizer)
  }

  override func reset() {
    super.reset()
    finger = nil
    stroke = .down
    start = .zero
    lowest = .zero
  }
}
