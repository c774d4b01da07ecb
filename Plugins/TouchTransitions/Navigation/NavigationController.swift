public import TouchPan
public import TouchWindows

/// Shows the top one of a stack of controllers, and lets a finger pull it back (IT-1 to IT-14).
///
/// It draws nothing: the view of the top controller fills its container, and during a push or pop the upper of the two
/// views is where its `frame` says. The host's Back is ``popViewController(animated:)``.
///
/// ```swift
/// let (list, detail) = (ViewController(), ViewController())
/// let navigation = NavigationController(rootViewController: list)
/// let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 800))
/// window.rootViewController = navigation
/// navigation.pushViewController(detail, animated: false)
/// for (time, phase, x) in [(0.0, TouchPhase.began, 5.0), (0.1, .moved, 15), (0.2, .moved, 120)] {
///   window.send([TouchSample(id: 1, phase: phase, location: Point(x: x, y: 400), timestamp: time)])
/// }
/// print(detail.view.frame.minX, navigation.transitionCoordinator?.percentComplete ?? 0)  // Prints "100.0 0.25"
/// ```
open class NavigationController: ViewController {
  /// What a change of the stack does: UIKit's `UINavigationController.Operation`.
  public enum Operation: Int, Sendable {
    /// Nothing to the order.
    case none
    /// The controller that comes is put on top.
    case push
    /// The controller that leaves was on top.
    case pop
  }

  /// The delegate; not retained.
  open var delegate: (any NavigationControllerDelegate)? {
    get { weakDelegate.object }
    set { weakDelegate.object = newValue }
  }
  private var weakDelegate = WeakNavigationDelegate()

  /// The controllers from the root to the top.
  final var stack: [ViewController] = []
  /// The push or pop that takes place, also one that is not animated.
  final var transition: Transition?
  /// What the present transition changes.
  final var change: NavigationChange?
  /// The finger that drives a pop.
  final var drive: PopDrive?
  final let container = TransitionContainerView(frame: .zero)
  final let link = NavigationLink()
  private var isBarHidden = false

  /// Creates a navigation controller without any controller on its stack.
  public override init() {
    super.init()
    link.navigation = self
  }

  /// Creates a navigation controller with a controller at the root of its stack.
  public convenience init(rootViewController: ViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  deinit { link.navigation = nil }

  // MARK: The stack

  /// The controllers from the root to the top; setting it changes them at once.
  ///
  /// While a pop is driven by a finger it is as after the pop, and as before once that is taken back.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack; `nil` for an empty one.
  open var topViewController: ViewController? { stack.last }

  /// The controller that is shown: the top one, or the one that is presented over it.
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top of the stack.
  ///
  /// Refused and reported while a transition runs (IT-2), and for a controller that is on the stack.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    _ = change(to: stack + [viewController], .push, animated: animated)
  }

  /// Takes the top controller off the stack: the host's Back; returns it, `nil` for a stack of one.
  ///
  /// Refused and reported while a transition runs (IT-2).
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.dropLast()), .pop, animated: animated)?.last
  }

  /// Takes all controllers off the stack that are above the root; returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), .pop, animated: animated)
  }

  /// Takes all controllers off the stack that are above one of it; returns them.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else { return nil }
    return change(to: Array(stack.prefix(index + 1)), .pop, animated: animated)
  }

  /// Replaces the stack: with the animation of a pop when the new top was on it below, else of a push.
  ///
  /// Refused and reported while a transition runs (IT-2); a controller that is named twice counts once.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    let isPop = viewControllers.last.map { top in stack.dropLast().contains { $0 === top } } ?? false
    _ = change(to: viewControllers, isPop ? .pop : .push, animated: animated)
  }

  /// How far the leading side of the upper view is from its place during a push or pop, in points; 0 at rest (IT-9).
  public final var upperViewPosition: Double {
    guard let transition, transition.isRunning else { return 0 }
    return (transition.kind == .pop ? transition.share : 1 - transition.share) * container.bounds.width
  }

  // MARK: The bar

  /// A Boolean value that indicates whether the bar is hidden; `false` by default.
  ///
  /// With `true` no gesture pops (IT-8).
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar, which the host draws, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isBarHidden = hidden }

  // MARK: The gestures

  /// The drag from the leading edge that pops (IT-8); its delegate may be replaced.
  open var interactivePopGestureRecognizer: GestureRecognizer? { link.edgeSwipe }
  /// The drag from anywhere in the content that pops, with the switch `contentPop` of the profile (IT-8).
  open var interactiveContentPopGestureRecognizer: GestureRecognizer? { link.contentSwipe }

  // MARK: As a controller

  /// The controller at the top.
  open override var visibleChild: ViewController? { topViewController }

  /// The view: what the controllers' views are in, and what the gestures are on, is added when it is set.
  open override var view: View! {
    get { super.view }
    set {
      super.view = newValue
      if let view = viewIfLoaded { install(in: view) }
    }
  }
}
