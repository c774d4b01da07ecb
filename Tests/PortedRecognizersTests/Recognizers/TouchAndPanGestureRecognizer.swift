import TouchGestures
import TouchPan
import TouchViews

/// A pan that begins where the finger lands, without the distance that a pan requires.
class TouchAndPanGestureRecognizer: PanGestureRecognizer {
  private(set) var initialTouchLocation: Point?

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 1 {
      initialTouchLocation = touches.first?.location(in: view)
      state = .began
    }
  }

  override func reset() {
    super.reset()
    initialTouchLocation = nil
  }
}
