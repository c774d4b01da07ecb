public import TouchCore

/// A responder that owns a view and follows it in the responder chain (RC-2, RC-3).
open class ViewController: ResponderObject {
  private var loadedView: View?
  private var isLoading = false
  final var childList: [ViewController] = []
  @BackReference final var parentController: ViewController?
  final var presented: ViewController?
  @BackReference final var presenter: ViewController?

  public override init() { super.init() }

  deinit {
    if let loadedView, loadedView.rootController === self { loadedView.rootController = nil }
    for child in childList { child.parentController = nil }
    presented?.presenter = nil
  }

  // MARK: View

  /// The controller's view, created by ``loadView()`` when it is first read; `nil` unloads it.
  ///
  /// A view belongs to one controller. A view that is replaced no longer leads to the controller; the root view of a
  /// window is replaced in place (RC-8).
  public final var view: View! {
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
  public final var viewIfLoaded: View? { loadedView }

  /// A Boolean value that indicates whether the view exists.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view unless it exists.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoading else {
      // `loadView` reads the view that it is to create: a plain one ends the recursion.
      view = View()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = View() }
    viewDidLoad()
  }

  /// Creates the view and sets ``view``; a plain one without size unless overridden.
  open func loadView() { view = View() }

  /// Called after the view was created.
  open func viewDidLoad() {}

  private func replaceView(by newView: View?) {
    let oldView = loadedView
    let window = isRootOfWindow
    if let oldView {
      oldView.window?.endFocus(of: self)
      if oldView.rootController === self { oldView.rootController = nil }
    }
    if let newView {
      (newView.rootController as? ViewController)?.loadedView = nil
      newView.rootController = self
    }
    loadedView = newView
    guard let window, let oldView else { return }
    let index = window.subviews.firstIndex { $0 === oldView }
    oldView.removeFromSuperview()
    if let newView, window.rootViewController === self { window.addRootView(newView, at: index) }
  }

  /// The window whose root controller this is, while its view is in it.
  private var isRootOfWindow: Window? {
    guard let window = loadedView?.superview as? Window, window.rootViewController === self else {
      return nil
    }
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

  // MARK: Containment

  /// The child that is shown at present, for a container that shows one at a time; `nil` unless overridden (RC-9).
  open var visibleChild: ViewController? { nil }

  /// Called before the controller is added to another, or removed from its parent.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was removed from its parent.
  ///
  /// As in UIKit, the caller of ``addChild(_:)`` calls it after adding the view.
  open func didMove(toParent parent: ViewController?) {}
}
