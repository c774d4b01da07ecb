import TouchViews

// Parents and children.
extension ViewController {
  final func join(_ child: ViewController) {
    guard child.parentController !== self, !isInside(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    // `willMove` may have added it elsewhere.
    guard child.parentController == nil, !isInside(child) else { return }
    childList.append(child)
    child.parentController = self
  }

  final func leaveParent() {
    guard let above = parentController else { return }
    // The parent's list may hold the last reference.
    let kept = self
    if let place = above.childList.firstIndex(where: { $0 === kept }) { above.childList.remove(at: place) }
    parentController = nil
    if kept.appearance.isForwarded { kept.endTransition() }
    kept.didMove(toParent: nil)
  }

  private func isInside(_ other: ViewController) -> Bool {
    sequence(first: self, next: { $0.parentController }).contains { $0 === other }
  }

  /// Returns the first answer of this controller and those that contain it.
  final func nearest(_ answer: (ViewController) -> ViewController?) -> ViewController? {
    for controller in sequence(first: self, next: { $0.parentController }) {
      if let found = answer(controller) { return found }
    }
    return nil
  }

  /// Returns this controller and those to which overridden steps lead; a thousand steps count as a cycle.
  final func walk(
    _ step: @escaping (ViewController) -> ViewController?
  ) -> PrefixSequence<UnfoldFirstSequence<ViewController>> {
    sequence(first: self, next: step).prefix(1_001)
  }

  /// Returns the last of the controllers to which steps lead.
  final func last(_ step: @escaping (ViewController) -> ViewController?) -> ViewController {
    walk(step).reduce(self) { $1 }
  }

  /// The last of the controllers that are shown: from this one on presented controllers and shown children (RC-9).
  final var visibleDescendant: ViewController { last { $0.presented ?? $0.visibleChild } }

  /// Whether actions and key commands pass the controller over (XV-6).
  final var isPassedOver: Bool { presented != nil && !performsActionsWhilePresentingModally }

  /// Swaps the views of two children (XV-5).
  final func swap(
    _ old: ViewController, _ new: ViewController, _ duration: Double, _ options: View.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard old.parentController === self, new.parentController === self, let oldView = old.viewIfLoaded,
      let above = oldView.superview, let newView = new.view
    else {
      viewIfLoaded?.window?.context.report(.invalidArgument("transition between controllers that are not both shown"))
      return
    }
    let isAnimated = duration > 0
    if appearance.isShown {
      _ = old.beginTransition(false, animated: isAnimated)
      _ = new.beginTransition(true, animated: isAnimated)
    }
    above.addSubview(newView)
    above.animate(withDuration: duration, options: options, animations: animations) { isFinished in
      oldView.removeFromSuperview()
      old.endTransition()
      new.endTransition()
      completion?(isFinished)
    }
  }
}
