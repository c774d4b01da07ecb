public import TouchCore

/// A responder that owns a view and stands between it and the rest of the chain (RC-2, RC-3).
open class ViewController: ResponderObject {
  private var loadedView: View?
  private var isLoading = false
  final var childList: [ViewController] = []
  final unowned(unsafe) var parentController: ViewController?
  final var presented: ViewController?
  final unowned(unsafe) var presenter: ViewController?

  /// Makes a controller; its view is made when it is first asked for.
  public override init() { super.init() }

  deinit {
    if let loadedView, loadedView.rootController === self { loadedView.rootController = nil }
    for child in childList { child.parentController = nil }
    presented?.presenter = nil
  }

  // MARK: View

  /// The controller's view, made by ``loadView()`` when it is first asked for; `nil` unloads it.
  ///
  /// A view belongs to one controller. The view that is replaced loses its hop to the controller; the root view of a
  /// window is replaced in its place (RC-8).
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

  /// The controller's view; `nil` while it was not made.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it was made.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoading else {
      // `loadView` reads the view that it should make: a plain one keeps that from running in a circle.
      view = View()
      return
    }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = View() }
    viewDidLoad()
  }

  /// Makes the view and sets ``view``; a plain one without size unless overridden.
  open func loadView() { view = View() }

  /// Tells that the view was made.
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

  /// The window whose root view this controller's is.
  private var isRootOfWindow: Window? {
    guard let window = loadedView?.superview as? Window, window.rootViewController === self else {
      return nil
    }
    return window
  }

  // MARK: Responder

  /// The window of a root view, else who presents the controller, else the superview of its view (RC-3).
  open override var next: (any Responder)? {
    if let window = isRootOfWindow { return window }
    if let presenter { return presenter }
    return loadedView?.superview
  }

  /// The window of the view: a controller can be first responder while its view is in one (FR-5).
  open override var focusHost: (any FocusHost)? { loadedView?.focusHost }

  // MARK: Containment

  /// Tells that the controller is about to be put into another, or taken out.
  open func willMove(toParent parent: ViewController?) {}
  /// Tells that the controller was put into another, or taken out.
  ///
  /// As in UIKit, who calls ``addChild(_:)`` calls it after having added the view.
  open func didMove(toParent parent: ViewController?) {}
}
