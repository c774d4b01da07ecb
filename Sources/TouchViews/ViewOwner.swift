import TouchResponders

/// The owner of a view, as a view controller is: hears that its view enters and leaves windows, and is laid out.
package protocol ViewOwner: Responder {
  /// Called when the view is about to enter a tree with a window, or with `nil` to leave one.
  func viewWillMove(toWindow window: View?)
  /// Called when the view is in a tree with a window now; the views in it are, too.
  func viewDidEnterWindow()
  /// Called when the view, and those around it, entered a window or left it, and that all of them were told.
  func viewDidMoveToWindow()
  /// Called when the view is about to lay out its subviews.
  func viewWillLayoutSubviews()
  /// Called when the view laid out its subviews.
  func viewDidLayoutSubviews()
}

extension View {
  /// Tells the owners of views that these, with those around them, entered a window or left it; the outer ones first.
  static func tell(_ owners: [any ViewOwner], isIn: Bool) {
    if isIn { for owner in owners { owner.viewDidEnterWindow() } }
    for owner in owners { owner.viewDidMoveToWindow() }
  }

  /// Calls ``layoutSubviews()`` between what the view's owner is told.
  final func layoutWithOwner() {
    let owner = extras?.controller
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }
}

/// A ``BackReference`` to the owner of a view, of any class, since the generic one needs to know the class.
@propertyWrapper
struct ViewOwnerReference {
  private unowned(unsafe) var owner: (any ViewOwner)?

  /// Refers to an owner.
  init(wrappedValue: (any ViewOwner)?) { owner = wrappedValue }

  /// The owner; `nil` when there is none, or once the reference was cleared.
  var wrappedValue: (any ViewOwner)? {
    get { owner }
    set { owner = newValue }
  }
}
