public import TouchGestures
public import TouchPinch
import TouchViews

/// The pinch of a scroll view, which leaves to the content what the content keeps (SC-7).
///
/// Subclass it to zoom by another rule, and pass it to ``ScrollView/init(frame:pan:pinch:)``.
open class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  /// Its delegate; that of a scroll view reads as the scroll view, if that adopts the protocol.
  open override var delegate: (any GestureRecognizerDelegate)? {
    get { (super.delegate as? ScrollLink).map { $0.view?.delegateOfRecognizers } ?? super.delegate }
    set { super.delegate = newValue }
  }

  open override var askedDelegate: (any GestureRecognizerDelegate)? { super.delegate }

  /// Fails instead of beginning when a view keeps its touches, before anything else is asked.
  open override func pairMoved(_ step: PairStep, at time: Timestamp) -> Bool {
    guard super.pairMoved(step, at: time) else { return false }
    guard state == .possible, let scrollView = view as? ScrollView, !scrollView.contentGivesTouches(pair, to: self)
    else { return true }
    fail(because: GestureReason("SC-7", "the content keeps its touches"))
    return false
  }
}
