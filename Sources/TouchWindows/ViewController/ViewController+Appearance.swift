public import TouchViews

extension ViewController: ViewOwner {
  /// Begins to appear or disappear with the view, unless a container or a presentation controls that (XV-1).
  package final func viewWillMove(toWindow window: View?) {
    guard parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let isShown = window.map { !$0.isHidden && !isCovered } ?? false
    if beginTransition(isShown, animated: false) { appearance.isAutomatic = true }
  }

  /// Reports that the view is in its window and about to appear.
  package final func viewDidEnterWindow() { sendIsAppearing() }

  /// Ends what began with the move of the view.
  package final func viewDidMoveToWindow() { if appearance.isAutomatic { endTransition() } }

  /// Whether a controller that this one presents covers it.
  private var isCovered: Bool { presented?.modalPresentationStyle.covers ?? false }

  /// Begins to appear or disappear, with the children, the outer ones first; returns whether it was not so already.
  final func beginTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(isAppearing, animated: animated) else { return false }
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren { _ = child.beginTransition(isAppearing, animated: animated) }
    if viewIfLoaded?.window != nil { sendIsAppearing() }
    return true
  }

  /// Ends to appear or disappear, with the children, the inner ones first.
  final func endTransition() {
    appearance.isAutomatic = false
    switch appearance.stage {
    case .appearing:
      sendIsAppearing()
      appearance.stage = .appeared
      for child in shownChildren { child.endTransition() }
      viewDidAppear(appearance.isAnimated)
      appearance.isMovingToParent = false
    case .disappearing:
      appearance.stage = .disappeared
      for child in shownChildren { child.endTransition() }
      viewDidDisappear(appearance.isAnimated)
      appearance.isMovingFromParent = false
    case .appeared, .disappeared: break
    }
  }

  private func sendIsAppearing() {
    guard appearance.stage == .appearing, !appearance.wasNotified else { return }
    appearance.wasNotified = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// The children that receive what happens to this controller: those whose view is in its view.
  private var shownChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

extension Window {
  /// Lets the controllers of a window that is shown or hidden appear or disappear (XV-1).
  final func notifyControllers() {
    let shown = rootViewController.map { root in Array(root.walk { $0.presented }) } ?? []
    for controller in shown where controller.viewIfLoaded?.window === self { controller.viewWillMove(toWindow: self) }
    for controller in shown { controller.viewDidMoveToWindow() }
  }

  /// The edges from which the program's gestures go before the host's, as the visible controller prefers (XV-7).
  public final var screenEdgesDeferringSystemGestures: RectEdge {
    let chosen = visibleViewController?.last { $0.childForScreenEdgesDeferringSystemGestures }
    return chosen?.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  /// A Boolean value that indicates whether the visible controller prefers a pointer that is hidden and reports
  /// movements only (XV-7).
  public final var prefersPointerLocked: Bool {
    visibleViewController?.last { $0.childViewControllerForPointerLock }.prefersPointerLocked ?? false
  }
}
