import TouchResponders

extension View {
  /// Notifies the engine that the host animates the view from now on, for a time in seconds (HT-18).
  ///
  /// Until it is over the view and everything in it take no new touches, unless the animation allows interaction; touches
  /// that they have stay with them. Of several animations the one that ends last counts. Does nothing outside a window
  /// or root, where no time passes.
  public final func animationBegan(duration: Double, allowsUserInteraction: Bool = false) {
    guard !allowsUserInteraction, duration > 0, duration.isFinite, let context = rootView.touchContext else { return }
    let end = context.now + duration
    let running = extras?.animation ?? RunningAnimation(of: self)
    if running.end < end {
      running.end = end
      context.deadlines.schedule(running, at: end)
    }
    setAnimating(true)
  }

  /// Reports that an animation runs from now on until ``animationEnded()``; no new touch lands on the view (HT-18).
  final func animationRepeats() { if rootView.touchContext != nil { setAnimating(true) } }

  /// Notifies the engine that the view's animations were stopped early; the view accepts touches again (HT-18).
  public final func animationEnded() {
    setAnimating(false)
    guard let running = extras?.animation else { return }
    running.end = -.infinity
    rootView.touchContext?.deadlines.cancelAll(of: running)
  }

  fileprivate final func setAnimating(_ isAnimating: Bool) { setFlag(.isAnimating, isAnimating) }
}

/// Waits for the end of a view's animations; the queue of deadlines alone keeps it, so that it ends with its context.
final class RunningAnimation: DeadlineHandler {
  /// The view, cleared when it goes.
  @BackReference var view: View?
  var end = -Timestamp.infinity

  init(of view: View) {
    self.view = view
    view.ensureExtras().animation = self
  }

  deinit {
    _view.withUnretained { $0.extras?.animation = nil }
    view?.setAnimating(false)
  }

  func deadlineReached(_ tag: Int, at time: Timestamp) {
    end = -.infinity
    view?.setAnimating(false)
  }
}
