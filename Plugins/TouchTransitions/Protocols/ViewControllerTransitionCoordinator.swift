public import TouchWindows

/// What a transition tells those that go along with it, with UIKit's members (IT-5).
public protocol ViewControllerTransitionCoordinatorContext: ViewControllerTransitionContext {
  /// A Boolean value that indicates whether the transition began interactively; it never changes.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the animated part can be taken over (IT-4).
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the animation lasts, in seconds.
  var transitionDuration: Double { get }
  /// How far the transition is now, from 0 to 1.
  var percentComplete: Double { get }
  /// By how much faster than its animator the rest runs.
  var completionVelocity: Double { get }
  /// How the rest runs.
  var completionCurve: View.AnimationCurve { get }
}

/// Lets others go along with a transition, with UIKit's methods; from `ViewController.transitionCoordinator` (IT-5).
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Makes changes at the start of the transition, or at once if it has begun; returns whether it does.
  ///
  /// The completion is called after the last calls to the controllers, also when the transition is cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Makes changes in a view that is not in the container, as the other method does.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a handler each time the transition has become interactive or is no longer (IT-4).
  func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a handler the first time the transition is no longer interactive (IT-4).
  func notifyWhenInteractionEnds(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}
