import TouchGestures
import TouchScrollView

/// Stands for a scroll view where the context and the pan would keep it alive, and is the delegate of its recognizers.
final class ScrollLink: TouchAnimating, DeadlineHandler, PanContent {
  /// The scroll view; cleared when it is deallocated.
  var view: ScrollView? {
    get { reference.object as? ScrollView }
    set { reference = WeakNode(newValue) }
  }
  private var reference = WeakNode()
  /// The context that calls it for frames currently; kept so that a view that left its tree can take its request back.
  private(set) var context: TouchContext?

  /// The root of the window that it was in last: what happens outside a window is recorded there.
  var latestRoot = WeakNode()

  func animate(to time: Timestamp) { view?.animate(to: time) }

  func deadlineReached(_ tag: Int, at time: Timestamp) { view?.zoomAnimationEnded() }

  func startAnimating(in context: TouchContext) {
    if self.context !== context { stopAnimating() }
    self.context = context
    context.startAnimating(self)
  }

  func stopAnimating() {
    context?.stopAnimating(self)
    context = nil
  }

  var panRules: PanRules { view?.panRules ?? PanRules() }
  func panCatchesContent(with touch: Touch) -> Bool { view?.catchContent(with: touch) ?? false }
  func panAttempt(after distance: Point) -> PanAttempt { view?.panAttempt(after: distance) ?? .begin }
  var isMovingToPage: Bool { view?.isMovingToPage ?? false }
  func pageWasSwiped() { view?.advanceOnePage() }
  func panChanged(to state: GestureState) { view?.panChanged(state) }
  func panFingersChanged() { view?.followKeyboard() }
  func panWasReset() { view?.panWasReset() }
  func panReleased() { view?.releaseCaught() }
}

// The delegate of the pan and the pinch: the rules of scroll views, and what a subclass that adopts the protocol answers.
extension ScrollLink: GestureRecognizerDelegate {
  var answeringObject: AnyObject { view ?? self }

  private var adopter: (any GestureRecognizerDelegate)? { view?.delegateOfRecognizers }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view else { return true }
    if recognizer === view.pinch, !view.zoomLimits.allowZooming { return false }
    return adopter?.gestureRecognizerShouldBegin(recognizer)
      ?? view.gestureRecognizerShouldBegin(recognizer as any GestureRecognizing)
  }

  /// Checks the axes and the enclosing scroll views before the pan participates in an event.
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
    guard adopter?.gestureRecognizer(recognizer, shouldReceive: event) ?? true, let view else { return false }
    return recognizer !== view.pan || view.prepare(for: event)
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    guard adopter?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true, let view else { return false }
    return view.admits(touch, recognizer)
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive press: Press) -> Bool {
    adopter?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Lets the scroll view's own recognizers recognize simultaneously; leaves everything else to the other side.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    guard let view else { return false }
    return view.attachedByItself(recognizer) && view.attachedByItself(other)
      || adopter?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    adopter?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool {
    adopter?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
  }
}
