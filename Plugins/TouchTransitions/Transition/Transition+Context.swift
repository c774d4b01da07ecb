import TouchWindows

extension Transition: ViewControllerContextTransitioning, ViewControllerTransitionCoordinator {
  var containerView: View { container }
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: AffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: Double) { follow(percentComplete) }
  func finishInteractiveTransition() { release(to: 1, by: .byAnimator(duration: (1 - share) * transitionDuration)) }
  func cancelInteractiveTransition() { release(to: 0, by: .byAnimator(duration: share * transitionDuration)) }
  func pauseInteractiveTransition() { pause() }
  func completeTransition(_ didComplete: Bool) { complete(didComplete) }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { key == .from ? from : to }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch (kind, key) {
    case (.present, .from), (.dismiss, .to): presentationStyle.coversPresenter ? view(key) : nil
    default: view(key)
    }
  }

  private func view(_ key: TransitionContextViewKey) -> View? { (key == .from ? from : to).viewIfLoaded }

  func initialFrame(for viewController: ViewController) -> Rect {
    present?.frame(of: viewController, atEnd: false) ?? .zero
  }

  func finalFrame(for viewController: ViewController) -> Rect {
    present?.frame(of: viewController, atEnd: true) ?? .zero
  }

  // MARK: Coordinator

  var transitionDuration: Double { if case .program(_, let duration) = animation { duration } else { 0 } }
  var percentComplete: Double { share }
  var completionVelocity: Double { interaction?.completionSpeed ?? 1 }
  var completionCurve: View.AnimationCurve { interaction?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isRunning else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if case .starting = state { alongside.append(animation) } else { animation(self) }
    return true
  }

  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append((false, handler))
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append((true, handler))
  }
}

extension ModalPresentationStyle {
  /// Whether the presenting controller's view belongs to the transition.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}
