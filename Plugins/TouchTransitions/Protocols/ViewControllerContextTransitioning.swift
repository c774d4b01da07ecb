public import TouchWindows

/// Which of a transition's two controllers is meant: UIKit's `UITransitionContextViewControllerKey`.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is shown when the transition begins.
  case from
  /// The controller that is shown when the transition is completed.
  case to
}

/// Which of a transition's two views is meant: UIKit's `UITransitionContextViewKey`.
public enum TransitionContextViewKey: Hashable, Sendable {
  /// The view of the controller that is shown when the transition begins.
  case from
  /// The view of the controller that is shown when the transition is completed.
  case to
}

/// What a transition tells its animator, what drives it, and those that go along with it alike (IT-2, IT-5).
public protocol ViewControllerTransitionContext: AnyObject {
  /// The view in which the transition takes place; both views are in it while a navigation controller pushes or pops.
  var containerView: View { get }
  /// A Boolean value that indicates whether the transition was asked for with an animation.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether something drives the transition now; it may change back and forth (IT-4).
  var isInteractive: Bool { get }
  /// The style of a presentation; `ModalPresentationStyle.none` for a push or pop.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the container; the identity, as there is no interface orientation.
  var targetTransform: AffineTransform { get }
  /// Returns one of the controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view of one of the controllers; `nil` for one that the transition neither adds nor removes.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// What a transition tells its animator and its interaction controller, with UIKit's members (IT-2).
///
/// The library implements it; an animator receives one and calls ``completeTransition(_:)`` at its end.
public protocol ViewControllerContextTransitioning: ViewControllerTransitionContext {
  /// A Boolean value that indicates whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }

  /// Tells how far the transition is, from 0 to 1; what is outside is clamped (IT-3).
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Ends the interaction: the transition goes on to its end.
  func finishInteractiveTransition()
  /// Ends the interaction: the transition goes back.
  func cancelInteractiveTransition()
  /// Makes the transition interactive again where it is shown, if its animator is interruptible (IT-4).
  func pauseInteractiveTransition()
  /// Ends the transition, once: with `!transitionWasCancelled` as a rule; a second call is reported and ignored (IT-2).
  func completeTransition(_ didComplete: Bool)

  /// Returns where a controller's view is at the start, in the container's coordinates, in points; zero for one that comes.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Returns where a controller's view is at the end, in the container's coordinates, in points; zero for one that leaves.
  func finalFrame(for viewController: ViewController) -> Rect
}
