public import TouchViews

extension ViewController: ViewOwner {
  /// Begins to appear or disappear with the view, unless a container or a presentation controls that (XV-1).
  package final func viewWillMove(toWindow window: View?) {
    guard parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    let isShown = window.map { !$0.isHidden && !isCovered && !isInHiddenParent(in: $0) } ?? false
    if beginTransition(isShown, animated: false) { appearance.isAutomatic = true }
  }

  /// Reports that the view is in its window and about to appear.
  package final func viewDidEnterWindow() { sendIsAppearing() }

  /// Ends what began with the move of the view.
  package final func viewDidMoveToWindow() { if appearance.isAutomatic { endTransition() } }

  /// Whether a controller that this one presents covers it.
  private var isCovered: Bool { presented?.modalPresentationStyle.covers ?? false }

  /// Whether a parent whose view is in the same window has disappeared: the child appears with it.
  private func isInHiddenParent(in window: View) -> Bool {
    guard let parent = parentController, let view = parent.viewIfLoaded, view.window === window else { return false }
    return !parent.appearance.isShown
  }

  /// Begins to appear or disappear, with the children, the outer ones first; returns whether it was not so already.
  final func beginTransition(
    _ isAppearing: Bool, animated: Bool, share: Double? = nil, isForwarded: Bool = false
  ) -> Bool {
    if isAppearing { loadViewIfNeeded() }
    guard appearance.begin(isAppearing, animated: animated) else { return false }
    (appearance.share, appearance.isForwarded) = (share, isForwarded)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    // Each call may take another child away.
    for child in shownChildren where shows(child) {
      _ = child.beginTransition(isAppearing, animated: animated, share: share, isForwarded: true)
    }
    if viewIfLoaded?.window != nil { sendIsAppearing() }
    return true
  }

  /// Ends to appear or disappear, with the children, the inner ones first.
  final func endTransition() {
    (appearance.isAutomatic, appearance.isForwarded, appearance.share) = (false, false, nil)
    switch appearance.stage {
    case .appearing:
      sendIsAppearing()
      appearance.stage = .appeared
      endChildren()
      viewDidAppear(appearance.isAnimated)
      appearance.isMovingToParent = false
    case .disappearing:
      appearance.stage = .disappeared
      endChildren()
      viewDidDisappear(appearance.isAnimated)
      appearance.isMovingFromParent = false
    case .appeared, .disappeared: break
    }
  }

  /// Takes how far the transition is, with the children.
  final func followTransition(_ share: Double) {
    guard appearance.stage == .appearing || appearance.stage == .disappearing else { return }
    appearance.share = share
    transitionShareDidChange()
    for child in shownChildren { child.followTransition(share) }
  }

  private func sendIsAppearing() {
    guard appearance.stage == .appearing, !appearance.wasNotified else { return }
    appearance.wasNotified = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// The children that receive what happens to this controller: those whose view is in its view.
  private var shownChildren: [ViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? children.filter { shows($0) } : []
  }

  /// Whether a controller is a child whose view is in this one's.
  private func shows(_ child: ViewController) -> Bool {
    guard child.parentController === self, let view = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) ?? false
  }

  /// Ends what began with this controller's transition, also for a child whose view has left since.
  private func endChildren() { for child in children where child.appearance.isForwarded { child.endTransition() } }
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
