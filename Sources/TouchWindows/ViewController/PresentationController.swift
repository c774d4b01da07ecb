public import TouchViews

/// Presents a controller in a way of its own, such as a sheet; subclass it and assign it to the controller (XV-3).
///
/// A presentation without one shows the view over the whole window. The controller that is presented retains it.
///
/// ```swift
/// final class HalfScreen: PresentationController {
///   override var frameOfPresentedViewInContainerView: Rect {
///     let area = containerView?.bounds ?? .zero
///     return Rect(x: 0, y: area.height / 2, width: area.width, height: area.height / 2)
///   }
/// }
/// let (home, panel) = (ViewController(), ViewController())
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = home
/// panel.presentationController = HalfScreen(presentedViewController: panel, presenting: home)
/// home.present(panel)
/// print(panel.view.frame.minY, panel.view.frame.height)  // Prints "240.0 240.0"
/// ```
open class PresentationController {
  @BackReference private var shown: ViewController?
  /// The dismissal that has begun and lasts.
  private var dismissal: PresentationTransition?
  /// The presentation or dismissal that lasts and is carried out by another (IT-1).
  final var conducted: PresentationTransition?

  /// Creates the presentation of a controller, which has to be assigned to its `ViewController/presentationController`.
  ///
  /// The presenting controller is the one that presents it in the end, whatever is passed.
  public init(presentedViewController: ViewController, presenting presentingViewController: ViewController?) {
  }

  /// The controller that is presented: the one that it was assigned to last; not retained.
  public final var presentedViewController: ViewController? { shown }
  /// The controller that presents it; `nil` while none does.
  public final var presentingViewController: ViewController? { shown?.presenter }
  /// The view that is presented: the controller's, unless overridden.
  open var presentedView: View? { shown?.viewIfLoaded }
  /// The view that the presented view is in; `nil` before the presentation and after the dismissal.
  open var containerView: View? { presentedView?.superview }
  /// Where the presented view is placed, in the container's coordinates, in points; all of the container unless overridden.
  ///
  /// Read when the view has been added to its container.
  open var frameOfPresentedViewInContainerView: Rect { containerView?.bounds ?? .zero }

  // MARK: To override

  /// Called when the presented view is in its container, before it is placed by ``frameOfPresentedViewInContainerView``.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is over, after `viewDidAppear`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when a dismissal begins, before `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// Called when a dismissal is over; without completion the controller stays presented.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Returns whether the presentation carries a dismissal by code out later, and then calls ``completeDismissal()``.
  ///
  /// Called by `ViewController/dismiss(animated:completion:)`. Return `false`, the default, for one that is done at once.
  open func defersDismissal(animated: Bool, completion: (() -> Void)?) -> Bool { false }

  /// Returns whether the presentation dismisses the controller for a gesture of the host's own; `nil`, the default, leaves
  /// it to the controller, which refuses where it is modal (XV-3).
  open func dismissForUser() -> Bool? { nil }

  // MARK: Dismissals that last

  /// A Boolean value that indicates whether a dismissal has begun and is not over.
  public final var isDismissing: Bool { shown?.appearance.isBeingDismissed ?? false }

  /// Begins a dismissal that the user controls: the controller's view is about to disappear (IT-6).
  ///
  /// Touches that are down in the two controllers' views are cancelled, except those of recognizers that have begun (IT-7).
  /// Does nothing while a dismissal lasts, and without a controller that is presented.
  public final func beginDismissal() {
    guard let controller = shown, let presenter = controller.presenter, !controller.appearance.isBeingDismissed,
      conducted == nil
    else { return }
    let begun = PresentationTransition(
      of: controller, by: presenter, isPresentation: false, animated: true, completion: nil)
    dismissal = begun
    begun.begin()
    for each in [controller, presenter] { each.cancelTouches() }
  }

  /// Ends a dismissal that is taken back: the view appears again (IT-6); one that left its window has disappeared.
  public final func cancelDismissal() {
    guard let controller = shown, controller.appearance.isBeingDismissed, conducted == nil else { return }
    takeDismissal(of: controller)?.end(completed: false)
  }

  /// Ends a dismissal: the view leaves its container, and the controller is let go.
  public final func completeDismissal() {
    guard let controller = shown, controller.presenter != nil, conducted == nil else { return }
    takeDismissal(of: controller)?.end(completed: true)
  }

  /// Returns the dismissal that lasts, or a new one that has begun.
  private func takeDismissal(of controller: ViewController) -> PresentationTransition? {
    defer { dismissal = nil }
    if let dismissal, dismissal.isRunning { return dismissal }
    guard let presenter = controller.presenter else { return nil }
    let made = PresentationTransition(
      of: controller, by: presenter, isPresentation: false, animated: true, completion: nil)
    made.begin()
    return made
  }

  /// Lets go of a controller, which has another presentation or is being deallocated.
  final func forget(_ controller: ViewController) { if _shown.refers(to: controller) { shown = nil } }

  /// Lets go of a transition that is over.
  final func forget(_ transition: PresentationTransition) { if conducted === transition { conducted = nil } }

  /// Lets go of what is under way, without a call.
  final func releaseTransitions() { (dismissal, conducted) = (nil, nil) }

  /// Presents another controller from now on.
  final func adopt(_ controller: ViewController) { shown = controller }
}
