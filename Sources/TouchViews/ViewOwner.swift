import TouchResponders

/// The owner of a view, such as a view controller.
///
/// It is notified when the view enters or leaves a window, and lays it out.
package protocol ViewOwner: Responder {
  /// Called when the view is about to enter a tree with a window, or with `nil` to leave one.
  func viewWillMove(toWindow window: View?)
  /// Called when the view is in a tree with a window now; the views in it are, too.
  func viewDidEnterWindow()
  /// Called when the view, and those around it, entered a window or left it, once all of them were notified.
  func viewDidMoveToWindow()
  /// Called when the view is about to lay out its subviews.
  func viewWillLayoutSubviews()
  /// Called when the view laid out its subviews.
  func viewDidLayoutSubviews()
}

extension View {
  /// Notifies the owners of views that these, with those around them, entered a window or left it; the outer ones first.
  static func tell(_ owners: [any ViewOwner], isIn: Bool) {
    if isIn { for owner in owners { owner.viewDidEnterWindow() } }
    for owner in owners { owner.viewDidMoveToWindow() }
  }

  /// Calls ``layoutSubviews()`` between the calls to the view's owner.
  final func layoutWithOwner() {
    let owner = extras?.controller
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }
}
