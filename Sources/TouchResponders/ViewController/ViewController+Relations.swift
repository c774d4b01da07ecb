import TouchCore

extension ViewController {
  /// The controller that this one is in; not retained.
  public final var parent: ViewController? { parentController }

  /// The controllers in this one, in the order of their addition.
  public final var children: [ViewController] { childList }

  /// Takes a controller in; it leaves another first.
  ///
  /// Its view is left to the caller. A controller is not put into itself or into one that it contains.
  public final func addChild(_ child: ViewController) {
    guard child.parentController !== self, !isInside(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    // What was told may have put it elsewhere.
    guard child.parentController == nil, !isInside(child) else { return }
    childList.append(child)
    child.parentController = self
  }

  /// Takes the controller out of its parent; its view is left to the caller.
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

  /// Shows a controller over this one; its view goes to the front of the window unless it is in a view already.
  ///
  /// Does nothing when this controller presents one, or the other is presented. Nothing is animated: the completion is
  /// called at once.
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

  /// Ends the presentation of the controllers that this one presents, or else its own; their views are removed.
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
