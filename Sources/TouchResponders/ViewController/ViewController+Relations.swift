import TouchCore

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
    above.childList.removeAll { $0 === kept }
    parentController = nil
    kept.didMove(toParent: nil)
  }

  private func isInside(_ other: ViewController) -> Bool {
    var candidate: ViewController? = self
    while let current = candidate {
      if current === other { return true }
      candidate = current.parentController
    }
    return false
  }

  /// The first answer of this controller and those that contain it.
  final func nearest(_ answer: (ViewController) -> ViewController?) -> ViewController? {
    var candidate: ViewController? = self
    while let current = candidate {
      if let found = answer(current) { return found }
      candidate = current.parentController
    }
    return nil
  }

  /// The first of this controller and those that contain or present it of which something holds.
  final func nearestController(_ isMeant: (ViewController) -> Bool) -> ViewController? {
    var candidate: ViewController? = self
    var steps = 0
    while let current = candidate, steps < Self.longestSearch {
      if isMeant(current) { return current }
      candidate = current.parentController ?? current.presenter
      steps += 1
    }
    return nil
  }

  /// The last of the controllers that are shown: from this one on presented controllers and shown children (RC-9).
  final var visibleDescendant: ViewController {
    var shown = self
    var steps = 0
    while let above = shown.presented ?? shown.visibleChild, steps < Self.longestSearch {
      shown = above
      steps += 1
    }
    return shown
  }

  /// The most controllers that a search passes; more count as a cycle.
  private static var longestSearch: Int { 1_000 }

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
