import TouchGestures
import TouchLongPress
import TouchViews

/// The long press that moves a cell, which a collection view's controller installs (CV-2).
final class MovementPress: LongPressGestureRecognizer, GestureRecognizerDelegate {
  /// Whether it has lifted a cell that is not down again.
  private var hasLifted = false

  override init(target: ActionTarget?, action: Action?) {
    super.init(target: target, action: action)
    delegate = self
    addAction { press in press.follow() }
  }

  private var list: CollectionView? { view as? CollectionView }

  /// Lifts the cell under the finger; a refusal leaves the touch to others.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let list, let path = list.indexPathForItem(at: location(in: list)) else { return false }
    hasLifted = list.beginInteractiveMovementForItem(at: path)
    return hasLifted
  }

  private func follow() {
    guard let list, hasLifted else { return }
    switch state {
    case .changed: list.updateInteractiveMovementTargetPosition(location(in: list))
    case .ended:
      hasLifted = false
      list.endInteractiveMovement()
    case .cancelled, .failed:
      hasLifted = false
      list.cancelInteractiveMovement()
    case .possible, .began: break
    }
  }

  override func reset() {
    super.reset()
    // It was let begin, and has not.
    if hasLifted { list?.cancelInteractiveMovement() }
    hasLifted = false
  }
}
