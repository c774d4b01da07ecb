import TouchGestures
import TouchPan
import TouchViews

/// A pan along one axis: as soon as it begins it looks where the finger goes, and gives up when that is the other way.
///
/// The most copied recognizer of all works like this. It needs a state that is readable right after the inherited method
/// assigned it.
class AxisPanGestureRecognizer: PanGestureRecognizer {
  let isVertical: Bool
  private(set) var statesRead: [GestureState] = []

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) {
    super.touchesMoved(touches, with: event)
    statesRead.append(state)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    if (abs(velocity.y) > abs(velocity.x)) != isVertical {
      state = .cancelled
      statesRead.append(state)
    }
  }
}
