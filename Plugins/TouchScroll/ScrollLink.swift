import TouchCore
import TouchGestures
import TouchScrollView

/// What recognizers and the context keep in place of a scroll view, so that they don't keep it alive.
final class ScrollLink: TouchAnimating, DeadlineHandler, PanContent {
  /// The scroll view; cleared when it is deallocated.
  var view: ScrollView? {
    get { reference.object }
    set { reference.object = newValue }
  }
  private var reference = ScrollViewReference()
  /// Who is asked for frames at present; kept so that a view that left its tree can take its request back.
  private(set) var context: TouchContext?

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
  func pageWasSwiped() { view?.turnOnePageMore() }
  func panChanged(to state: GestureState) { view?.panChanged(state) }
  func panWasReset() { view?.panWasReset() }
}
