import TouchViews

// Controllers over others (XV-3).
extension ViewController {
  final func show(_ controller: ViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let host = presentationHost(for: controller.modalPresentationStyle)
    guard host.mayPresent(controller), !refusesTransitions else { return }
    if controller.modalPresentationStyle == .custom,
      let way = controller.presentationConductor?.presentationController(of: controller, presenting: host, source: self)
    {
      // What was asked may have presented something.
      guard host.mayPresent(controller) else { return }
      controller.presentationController = way
    }
    host.presented = controller
    controller.presenter = host
    guard host.viewIfLoaded?.window != nil, controller.view != nil else {
      completion?()
      return
    }
    let transition = PresentationTransition(
      of: controller, by: host, from: self, isPresentation: true, animated: animated, completion: completion)
    if animated, controller.presentationConductor?.conduct(transition) ?? false { return }
    transition.begin()
    transition.end(completed: true)
  }

  /// Whether this controller can present another one now.
  private func mayPresent(_ controller: ViewController) -> Bool {
    let presenters = sequence(first: self, next: { $0.presenter })
    return presented == nil && controller.presenter == nil && !presenters.contains { $0 === controller }
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
    if leaving.refusesTransitions { return }
    if leaving.presented != nil { leaving.dismiss(animated: false) }
    let way = leaving.presentationController
    if way?.defersDismissal(animated: animated, completion: completion) ?? false { return }
    // What is called there may have dismissed it.
    guard host.presented === leaving else {
      completion?()
      return
    }
    let transition = PresentationTransition(
      of: leaving, by: host, isPresentation: false, animated: animated, completion: completion)
    if animated, leaving.presentationConductor?.conduct(transition) ?? false { return }
    transition.begin()
    transition.end(completed: true)
  }

  /// Whether what carries out a presentation of this controller or of one around it refuses another (IT-2).
  private var refusesTransitions: Bool {
    nearest { $0.presentationConductor?.refuses($0) ?? false ? $0 : nil } != nil
  }

  /// Lets go of the presentations under way, here and inside, in a window that is going: they retain their controllers.
  package final func releasePresentations() {
    if let presented {
      presented.presentationController?.releaseTransitions()
      presented.presentationConductor?.releaseTransitions()
      presented.releasePresentations()
    }
    for child in childList { child.releasePresentations() }
  }

  /// Dismisses this controller for a gesture of the host's own, unless it is modal; returns whether it did (XV-3).
  ///
  /// For a sheet it is a tap beside it: its delegate is asked and notified, and the sheet leaves by its spring (SH-13).
  @discardableResult
  public final func dismissByUser(animated: Bool = true) -> Bool {
    guard presentingViewController != nil, presented == nil, !refusesTransitions else { return false }
    if let answer = presentationController?.dismissForUser() { return answer }
    if isModalInPresentation { return false }
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
  final func area(of style: ModalPresentationStyle, in window: Window) -> Rect {
    guard style.isInContext, definesPresentationContext, let view = viewIfLoaded else { return window.bounds }
    return view.convert(view.bounds, to: window as View)
  }
}
