import TouchCore

extension ViewController {
  /// The controller that contains this one; not retained.
  public final var parent: ViewController? { parentController }

  /// The controllers that this one contains, in the order of their addition.
  public final var children: [ViewController] { childList }

  /// Adds a child controller, which is removed from another parent first.
  ///
  /// The caller adds its view. A controller is not added to itself or to one that it contains.
  public final func addChild(_ child: ViewController) {
    guard child.parentController !== self, !isInside(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    // `willMove` may have added it elsewhere.
    guard child.parentController == nil, !isInside(child) else { return }
    childList.append(child)
    child.parentController = self
  }

  /// Removes the controller from its parent; the caller removes its view.
  public final func removeFromParent() {
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

  /// The controller that presents this one; not retained.
  public final var presentingViewController: ViewController? { presenter }

  /// The controller that this one presents.
  public final var presentedViewController: ViewController? { presented }

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

  /// The most controllers that a search for the visible one passes; more count as a cycle.
  private static var longestSearch: Int { 1_000 }

  /// Presents a controller over this one; its view is added to the front of the window unless it has a superview.
  ///
  /// Does nothing when this controller presents another, or the other is presented already. Nothing is animated: the
  /// completion is called at once.
  public final func present(
    _ controller: ViewController, animated: Bool = false, completion: (() -> Void)? = nil
  ) {
    guard presented == nil, controller.presenter == nil, !isPresented(over: controller) else { return }
    presented = controller
    controller.presenter = self
    if let window = viewIfLoaded?.window, let view = controller.view, view.superview == nil {
      view.frame = window.bounds
      window.addSubview(view)
    }
    completion?()
  }

  /// Dismisses the controllers that this one presents, or else itself; their views are removed.
  public final func dismiss(animated: Bool = false, completion: (() -> Void)? = nil) {
    if let presented {
      presented.endPresentations()
      presented.viewIfLoaded?.removeFromSuperview()
      if self.presented === presented { self.presented = nil }
      presented.presenter = nil
      completion?()
    } else if let presenter {
      presenter.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  private func endPresentations() {
    if presented != nil { dismiss() }
  }

  private func isPresented(over other: ViewController) -> Bool {
    var candidate: ViewController? = self
    while let current = candidate {
      if current === other { return true }
      candidate = current.presenter
    }
    return false
  }
}
