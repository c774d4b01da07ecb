public import TouchWindows

/// Chooses how a controller is presented and dismissed, with UIKit's methods; each of them has a default (IT-1).
///
/// Asked for a presentation or dismissal with `animated`, before the first call to a controller.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns how a controller of the style `custom` is presented; `nil` by default: as was assigned to it (XV-3).
  ///
  /// Asked with and without `animated`; the presenting controller is the one that presents in the end.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
  /// Returns the animator of a presentation; `nil` by default: it comes at once.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; `nil` by default: it comes at once.
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns what drives a presentation, asked only if there is an animator; `nil` by default.
  func interactionControllerForPresentation(using animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
  /// Returns what drives a dismissal, asked only if there is an animator; `nil` by default.
  func interactionControllerForDismissal(using animator: any ViewControllerAnimatedTransitioning)
    -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Returns `nil`.
  @inline(__always)
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
  /// Returns `nil`.
  @inline(__always)
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  @inline(__always)
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  @inline(__always)
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  @inline(__always)
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// The delegate of a navigation controller, with UIKit's methods; each of them has a default (IT-1).
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before the first calls to the controllers of a push or pop.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// Called after the last of them; not if the transition was cancelled.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
  /// Returns the animator of a push or pop; `nil` by default, for the navigation controller's own.
  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns what drives a push or pop, asked only if there is an animator; `nil` by default.
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
  /// Does nothing.
  @inline(__always)
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  @inline(__always)
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
  /// Returns `nil`.
  @inline(__always)
  public func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  @inline(__always)
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// References to delegates that do not keep them alive.
///
/// Under Embedded Swift, which has no weak references, they are unchecked: clear them before the delegate dies.
struct WeakTransitioningDelegate {
  #if hasFeature(Embedded)
    @UncheckedReference var object: (any ViewControllerTransitioningDelegate)?
  #else
    weak var object: (any ViewControllerTransitioningDelegate)?
  #endif
}

/// As ``WeakTransitioningDelegate``, of a navigation controller.
struct WeakNavigationDelegate {
  #if hasFeature(Embedded)
    @UncheckedReference var object: (any NavigationControllerDelegate)?
  #else
    weak var object: (any NavigationControllerDelegate)?
  #endif
}
