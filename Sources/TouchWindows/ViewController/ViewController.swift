public import TouchViews

/// A responder that owns a view and follows it in the responder chain (RC-2, RC-3).
///
/// ```swift
/// let controller = ViewController()
/// print(controller.view.next === controller)  // Prints "true"
/// ```
open class ViewController: ResponderObject {
  private var loadedView: View?
  private var isLoading = false
  final var childList: [ViewController] = []
  @BackReference final var parentController: ViewController?
  final var presented: ViewController?
  @BackReference final var presenter: ViewController?
  /// How far the view has appeared.
  final var appearance = Appearance()
  final var commands: [KeyCommand] = []
  /// The bounds of the window that took it as its root controller.
  final var windowBounds = Rect.zero

  deinit {
    loadedView?.forgetController(self)
    presentationController?.forget(self)
    for child in childList where child._parentController.refers(to: self) { child.parentController = nil }
    if let presented, presented._presenter.refers(to: self) { presented.presenter = nil }
  }

  /// What the controller is called; a bar or a host reads it.
  open var title: String?
  /// Called by a host when memory is short; does nothing unless overridden.
  open func didReceiveMemoryWarning() {}

  // MARK: View

  /// The controller's view, created by ``loadView()`` when it is first read; `nil` unloads it.
  ///
  /// A view belongs to one controller. A view that is replaced no longer leads to the controller; the root view of a
  /// window is replaced in place (RC-8).
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      replaceView(by: newValue)
    }
  }

  /// The controller's view; `nil` until it is created.
  open var viewIfLoaded: View? { loadedView }

  /// A Boolean value that indicates whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view unless it exists.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoading else {
      // `loadView` reads the view that it is to create: a plain one ends the recursion.
      view = plainView()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = plainView() }
    viewDidLoad()
  }

  /// Creates the view and sets ``view``; a plain one unless overridden.
  ///
  /// The plain one is as large as the window whose root controller this is, or as the view of the parent or presenting
  /// controller, so that ``viewDidLoad()`` can lay out by its bounds; without any of them it has no size.
  open func loadView() { view = plainView() }

  private func plainView() -> View { View(frame: place) }

  /// The bounds of what the view is about to fill.
  private var place: Rect {
    guard let around = parentController ?? presenter else { return windowBounds }
    return around.viewIfLoaded?.bounds ?? around.place
  }

  /// Called after the view was created.
  open func viewDidLoad() {}

  private func replaceView(by newView: View?) {
    let oldView = loadedView
    let window = isRootOfWindow
    if let oldView {
      oldView.window?.endFocus(of: self)
      oldView.forgetController(self)
    }
    if let newView {
      (newView.rootController as? ViewController)?.loadedView = nil
      newView.setRootController(self) { [own = BackReference(wrappedValue: self)] in own.wrappedValue }
    }
    loadedView = newView
    guard let oldView else { return }
    guard let window else {
      // One that is shown has disappeared with its view.
      guard oldView.window != nil, newView?.window == nil else { return }
      viewWillMove(toWindow: nil)
      return viewDidMoveToWindow()
    }
    let index = window.subviews.firstIndex { $0 === oldView }
    oldView.removeFromSuperview()
    if let newView, window.rootViewController === self { window.addRootView(newView, at: index) }
  }

  /// The window whose root controller this is, while its view is in it.
  final var isRootOfWindow: Window? {
    guard let window = loadedView?.superview as? Window, window.rootViewController === self else { return nil }
    return window
  }

  // MARK: Responder

  /// The window of a root controller, else the presenting controller, else the superview of the view (RC-3).
  open override var next: (any Responder)? {
    if let window = isRootOfWindow { return window }
    if let presenter { return presenter }
    return loadedView?.superview
  }

  /// The window of the view: a controller can be first while its view is in a window (FR-5).
  open override var focusHost: (any FocusHost)? { loadedView?.focusHost }
  /// `true`: the view is asked.
  public final override var findsFocusHost: Bool { true }

  /// Asks the window of the view; outside one the key window, whose first responder may have to resign (FR-2).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard focusHost == nil, let host = loadedView?.keyFocusHost else { return super.becomeFirstResponder() }
    return host.makeFirstResponder(self)
  }

  /// The key combinations that were added; an override adds them to its own (AC-5).
  open override var keyCommands: [KeyCommand]? { commands.isEmpty ? nil : commands }

  /// Adds a key combination to ``keyCommands`` (XV-6).
  open func addKeyCommand(_ keyCommand: KeyCommand) { commands.append(keyCommand) }

  /// Removes a key combination that was added.
  open func removeKeyCommand(_ keyCommand: KeyCommand) { commands.removeAll { $0 === keyCommand } }

  /// A Boolean value that indicates whether actions reach the controller while it presents another; `true` by default.
  ///
  /// With `false` the search for a performer skips it during that time (XV-6).
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Returns the responder from here on that performs an action; not a presenting controller that declines it (XV-6).
  open override func target(forAction action: ActionName, withSender sender: AnyObject?) -> (any Responder)? {
    isPassedOver
      ? next?.target(forAction: action, withSender: sender) : super.target(forAction: action, withSender: sender)
  }

  /// Returns the nearest controller that performs an action: this one, or one that contains or presents it (XV-6).
  open func targetViewController(forAction action: ActionName, sender: AnyObject?) -> ViewController? {
    walk { $0.parentController ?? $0.presenter }.first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Appearance

  /// Called before the view appears; `animated` is the flag that the presentation was given (XV-1).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and about to appear (XV-1).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared (XV-1).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears (XV-1).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared (XV-1).
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews (XL-1).
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews (XL-1).
  open func viewDidLayoutSubviews() {}

  /// How far the driven transition is by which the controller appears or disappears, from 0 to 1; `nil` outside of one (IT-5).
  ///
  /// Known in ``viewWillAppear(_:)`` and ``viewWillDisappear(_:)``, and until the last calls.
  public final var transitionShare: Double? { appearance.share }
  /// Called when ``transitionShare`` has changed, in each event and frame.
  open func transitionShareDidChange() {}

  /// A Boolean value that indicates whether the controller appears because it is being presented (XV-3).
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  /// A Boolean value that indicates whether the controller disappears because it is being dismissed (XV-3).
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }
  /// A Boolean value that indicates whether the controller appears because it is being added to another (XV-4).
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  /// A Boolean value that indicates whether the controller disappears because it is being removed from another (XV-4).
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// A Boolean value that indicates whether appearance calls are forwarded to children; `true` by default (XV-2).
  ///
  /// A container that returns `false` calls the two methods below for its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that its view is about to appear or disappear (XV-2).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _ = beginTransition(isAppearing, animated: animated)
  }

  /// Notifies the controller that its view appeared or disappeared (XV-2).
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presentation

  /// The presentation style; `automatic` by default (XV-3).
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// A Boolean value that indicates whether presentations in a context cover this controller; `false` by default (XV-3).
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the controller refuses to be dismissed by ``dismissByUser(animated:)``.
  ///
  /// `false` by default (XV-3).
  open var isModalInPresentation = false

  /// How the controller is presented, in place of over the whole window; retained, `nil` by default (XV-3).
  ///
  /// A presentation that is assigned presents this controller from now on.
  open var presentationController: PresentationController? {
    didSet {
      if presentationController !== oldValue { oldValue?.forget(self) }
      presentationController?.adopt(self)
    }
  }

  /// What carries the presentation and the dismissal of this controller out over time; `nil` by default: they come at once.
  ///
  /// Retained; TouchTransitions sets it for a `transitioningDelegate` (IT-1).
  public final var presentationConductor: (any PresentationConducting)?

  /// The controller that presents this one, or one that contains it; not retained.
  open var presentingViewController: ViewController? { nearest { $0.presenter } }

  /// The controller that this one presents, or one that contains it.
  open var presentedViewController: ViewController? { nearest { $0.presented } }

  /// Presents a controller over this one; its view is added to the front of the window unless it has a superview (XV-3).
  ///
  /// Does nothing when another is presented already. Nothing is animated unless ``presentationConductor`` does: the
  /// completion is called at once.
  open func present(_ controller: ViewController, animated: Bool = false, completion: (() -> Void)? = nil) {
    show(controller, animated, completion)
  }

  /// Dismisses the controllers that this one presents, or else itself; their views are removed (XV-3).
  open func dismiss(animated: Bool = false, completion: (() -> Void)? = nil) { endPresentation(animated, completion) }

  // MARK: Containment

  /// The controller that contains this one; not retained.
  open var parent: ViewController? { parentController }

  /// The controllers that this one contains, in the order of their addition.
  open var children: [ViewController] { childList }

  /// Adds a child controller, which is removed from another parent first.
  ///
  /// The caller adds its view. A controller is not added to itself or to one that it contains.
  open func addChild(_ child: ViewController) { join(child) }

  /// Removes the controller from its parent; the caller removes its view.
  open func removeFromParent() { leaveParent() }

  /// Swaps the views of two children: adds the second, makes changes, and then removes the first (XV-5).
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController, duration: Double,
    options: View.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swap(fromViewController, toViewController, duration, options, animations ?? {}, completion)
  }

  /// The child that is shown currently, for a container that shows one at a time; `nil` unless overridden (RC-9).
  open var visibleChild: ViewController? { nil }

  /// Called before the controller is added to another, or removed from its parent; an override calls `super`.
  open func willMove(toParent parent: ViewController?) { appearance.willMove(to: parent, from: parentController) }
  /// Called after the controller was removed from its parent; an override calls `super`.
  ///
  /// As in UIKit, the caller of ``addChild(_:)`` calls it after adding the view.
  open func didMove(toParent parent: ViewController?) { appearance.didMove() }

  // MARK: What the host is asked for

  /// The edges from which the program's gestures go before the host's; none by default (XV-7).
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// The child whose edges count instead of this controller's; `nil` by default (XV-7).
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// Notifies the host that the edges may have changed (XV-7).
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { loadedView?.window?.onPreferenceChange?() }
  /// A Boolean value that indicates whether the pointer is to be hidden and to report movements only; `false` by default.
  open var prefersPointerLocked: Bool { false }
  /// The child whose wish for a locked pointer counts instead of this controller's; `nil` by default (XV-7).
  open var childViewControllerForPointerLock: ViewController? { nil }
  /// Notifies the host that the preference for a locked pointer may have changed (XV-7).
  open func setNeedsUpdateOfPrefersPointerLocked() { loadedView?.window?.onPreferenceChange?() }
}
