import TouchGestures
import TouchPinch
import TouchScrollView

/// The pinch of a scroll view, which leaves to the content what the content keeps (SC-7).
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  /// Fails in the place of beginning when a view keeps its touches, before anybody is asked whether it may begin.
  override var state: GestureState {
    get { super.state }
    set {
      if newValue == .began, super.state == .possible,
        (view as? BasicScrollView)?.contentGivesTouchesToPinch() == false
      {
        return fail(because: GestureReason("SC-7", "may not have the touches of its content"))
      }
      super.state = newValue
    }
  }
}
