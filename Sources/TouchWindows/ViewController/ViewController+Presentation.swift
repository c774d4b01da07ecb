import TouchViews

// Controllers over others (XV-3).
extension ViewController {
  final func show(_ controller: ViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let host = presentationHost(for: controller.modalPresentationStyle)
    let presenters = sequence(first: host, next: { $0.presenter })
    guard host.presented == nil, controller.presenter == nil, !presenters.contains(where: { $0 === controller }) else {
      return
    }
    host.presented = controller
    controller.presenter = host
    guard let window = host.viewIfLoaded?.window, let view = controller.view else {
      completion?()
      return
    }
    let covers = controller.modalPresentationStyle.covers
    let isShown = host.appearance.isShown
    controller.appearance.isBeingPresented = true
    if isShown {
      if covers { _ = host.beginTransition(false, animated: animated) }
      _ = controller.beginTransition(true, animated: animated)
    }
    // A callback may have dismissed it.
    if controller.presenter === host, view.superview == nil {
      view.frame = host.area(of: controller.modalPresentationStyle, in: window)
      window.addSubview(view)
    }
    if isShown {
      controller.endTransition()
      if covers { host.endTransition() }
    }
    controller.appearance.isBeingPresented = false
    completion?()
  }

  final func endPresentation(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let host = nearest({ $0.presented == nil ? nil : $0 }), let leaving = host.presented else {
      if let presenter = nearest({ $0.presenter }) {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    if leaving.presented != nil { leaving.dismiss(animated: false) }
    let covers = leaving.modalPresentationStyle.covers
    let isShown = leaving.appearance.isShown
    leaving.appearance.isBeingDismissed = true
    if isShown {
      _ = leaving.beginTransition(false, animated: animated)
      if covers { _ = host.beginTransition(true, animated: animated) }
    }
    leaving.viewIfLoaded?.removeFromSuperview()
    if host.presented === leaving { host.presented = nil }
    leaving.presenter = nil
    if isShown {
      if covers { host.endTransition() }
      leaving.endTransition()
    }
    leaving.appearance.isBeingDismissed = false
    completion?()
  }

  /// Dismisses this controller for a gesture of the host's own, unless it is modal; returns whether it did (XV-3).
  @discardableResult
  public final func dismissByUser(animated: Bool = true) -> Bool {
    guard presentingViewController != nil, presented == nil, !isModalInPresentation else { return false }
    dismiss(animated: animated)
    return true
  }

  /// Returns the controller that presents one that this one was asked to present.
  private func presentationHost(for style: ModalPresentationStyle) -> ViewController {
    var host = self
    while !(style.isInContext && host.definesPresentationContext), let above = host.parentController { host = above }
    return host
  }

  /// Returns where a controller is presented that this one presents, in the window's coordinates.
  private func area(of style: ModalPresentationStyle, in window: Window) -> Rect {
    guard style.isInContext, definesPresentationContext, let view = viewIfLoaded else { return window.bounds }
    return view.convert(view.bounds, to: window as View)
  }
}
