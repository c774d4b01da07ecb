public import TouchWindows

/// What this library keeps for a controller: its delegate of transitions, its item, and the transition that presents it.
final class PresentationConductor: PresentationConducting {
  var delegate = WeakTransitioningDelegate()
  var item: NavigationItem?
  /// The presentation or dismissal that takes place.
  private(set) var transition: Transition?
  private var presentation: PresentationTransition?
  /// What the presented view is in while it is there.
  private var container: TransitionContainerView?

  /// Returns that of a controller, made when it is first needed.
  static func of(_ controller: ViewController) -> PresentationConductor {
    if let found = controller.conductor { return found }
    let made = PresentationConductor()
    controller.presentationConductor = made
    return made
  }

  func refuses(_ controller: ViewController) -> Bool {
    guard let transition, transition.isRunning else { return false }
    transition.report(.transitionRunning)
    return true
  }

  func releaseTransitions() {
    transition?.release()
    (transition, presentation, container) = (nil, nil, nil)
  }

  func didLeave(_ controller: ViewController) {
    guard transition == nil else { return }
    container?.removeFromSuperview()
    container = nil
  }

  func presentationController(
    of presented: ViewController, presenting: ViewController, source: ViewController
  ) -> PresentationController? {
    delegate.object?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func conduct(_ presentation: PresentationTransition) -> Bool {
    let (presented, presenting) = (presentation.presented, presentation.presenting)
    guard transition == nil, let window = presenting.viewIfLoaded?.window, let view = presented.view,
      let animator = animator(of: presentation)
    else { return false }
    let interaction = interaction(of: presentation, animator)
    let isPresentation = presentation.isPresentation
    let container = view.superview as? TransitionContainerView ?? TransitionContainerView(frame: window.bounds)
    if container.superview == nil {
      // One that was presented at once stays where it is until then.
      window.addSubview(container)
      if !isPresentation, view.superview === window { container.addSubview(view) }
    }
    let made = Transition(
      isPresentation ? .present : .dismiss, from: isPresentation ? presenting : presented,
      to: isPresentation ? presented : presenting, in: container, of: self, view, animated: presentation.isAnimated,
      interactive: interaction?.wantsInteractiveStart ?? false, interaction: interaction)
    made.presentationStyle = presented.modalPresentationStyle
    made.animation = .program(animator, duration: made.place.duration(of: animator, in: made))
    (self.presentation, self.container) = (presentation, container)
    transition = made
    made.start()
    return true
  }

  private func animator(of presentation: PresentationTransition) -> (any ViewControllerAnimatedTransitioning)? {
    let (presented, presenting) = (presentation.presented, presentation.presenting)
    return presentation.isPresentation
      ? delegate.object?.animationController(
        forPresented: presented, presenting: presenting, source: presentation.source)
      : delegate.object?.animationController(forDismissed: presented)
  }

  private func interaction(
    of presentation: PresentationTransition, _ animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    presentation.isPresentation
      ? delegate.object?.interactionControllerForPresentation(using: animator)
      : delegate.object?.interactionControllerForDismissal(using: animator)
  }
}

extension PresentationConductor: TransitionOwner {
  var appearance: AppearanceTransition? { presentation?.appearance }

  func transitionBegins(_ transition: Transition) {
    presentation?.begin(in: transition.container, isDriven: transition.initiallyInteractive)
    presentation?.appearance.cancelTouches()
  }

  func transitionEnds(_ transition: Transition, completed: Bool, over: () -> Void) {
    let ended = presentation
    presentation = nil
    self.transition = nil
    over()
    ended?.end(completed: completed)
  }

  func show(_ share: Double, of transition: Transition) {}

  func frame(of controller: ViewController, atEnd: Bool) -> Rect {
    guard let transition, let view = controller.viewIfLoaded else { return .zero }
    let isThere =
      controller === transition.from ? !atEnd || transition.kind == .present : atEnd || transition.kind == .dismiss
    guard isThere else { return .zero }
    if controller === transition.to, transition.kind == .present {
      return controller.presentationController?.frameOfPresentedViewInContainerView ?? transition.container.bounds
    }
    return view.convert(view.bounds, to: transition.container)
  }
}

extension TransitionPlace {
  /// Returns an animator's duration in seconds; NaN, infinity and less than 0 are reported.
  func duration(of animator: any ViewControllerAnimatedTransitioning, in transition: Transition) -> Double {
    let duration = animator.transitionDuration(using: transition)
    if duration.isFinite, duration >= 0 { return duration }
    report(.invalidDuration)
    return 0
  }
}

extension ViewController {
  /// What this library keeps for the controller, if it keeps anything.
  fileprivate final var conductor: PresentationConductor? {
    guard let found = presentationConductor else { return nil }
    return found as? PresentationConductor
  }

  /// What chooses how the controller is presented and dismissed with an animation; not retained (IT-1).
  public final var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { conductor?.delegate.object }
    set { PresentationConductor.of(self).delegate.object = newValue }
  }

  /// The transition in which the controller, or one around it, participates; `nil` outside of one (IT-5).
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    var next: ViewController? = self
    while let controller = next {
      for conductor in [controller.conductor, controller.presentedViewController?.conductor] {
        if let found = conductor?.transition, found.isRunning { return found }
      }
      if let found = (controller as? NavigationController)?.transition, found.isRunning { return found }
      next = controller.parent
    }
    return nil
  }

  /// The item that stands for the controller in a navigation bar; made when it is first read.
  public final var navigationItem: NavigationItem {
    let conductor = PresentationConductor.of(self)
    if let item = conductor.item { return item }
    let made = NavigationItem()
    conductor.item = made
    return made
  }

  /// The nearest navigation controller that the controller is in; `nil` when there is none.
  public final var navigationController: NavigationController? {
    var next = parent
    while let controller = next {
      if let found = controller as? NavigationController { return found }
      next = controller.parent
    }
    return nil
  }
}
