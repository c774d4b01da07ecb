import TouchWindows

/// The view in which transitions take place: new touches on the two controllers' views end here while one runs (IT-7).
final class TransitionContainerView: View {
  /// The transition that takes place; cleared when it is over.
  var transition: Transition?

  /// `true`: logs and tools name it with its superview.
  override var isPartOfSuperview: Bool { true }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    let hit = super.hitTest(point, with: event)
    guard let transition else { return hit === self ? nil : hit }
    // The one that presents may be elsewhere in the window.
    let isInside = [transition.from, transition.to].contains { controller in
      guard let view = controller.viewIfLoaded, view.window === window else { return false }
      return hit?.isDescendant(of: view) ?? false || view.bounds.contains(view.convert(point, from: self))
    }
    return isInside ? self : hit === self ? nil : hit
  }

  override func didMoveToWindow() { if window == nil { transition?.breakOff() } }

  /// Nobody receives it; an animator that has not completed its transition is reported (IT-2).
  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    if let transition, transition.isOverdue { transition.report(.transitionRunning) }
  }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
}
