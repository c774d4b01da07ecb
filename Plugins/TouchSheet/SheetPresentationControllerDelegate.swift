public import TouchWindows

/// The delegate of a presentation that the user can dismiss, with UIKit's methods; each of them has a default.
///
/// None of them is called for what code does, such as `dismiss(animated:)` (SH-14).
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether the user may dismiss the controller; `true` by default.
  ///
  /// Called when a drag first moves the sheet below its smallest detent, once a gesture, and for a tap beside it (SH-6).
  /// Not called for a modal controller. `false` lets the sheet resist for the rest of the gesture (SH-12).
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called before the controller's view disappears; the user may still take it back, and then nothing more is called (SH-6).
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the user has dismissed the controller (SH-11).
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user tried to dismiss a controller that is modal, or that may not be dismissed (SH-12).
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

/// The delegate of a sheet, with UIKit's methods.
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent: at the lift, before the sheet goes there (SH-10).
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

/// A reference to a delegate that does not keep it alive.
///
/// Under Embedded Swift, which has no weak references, it is unchecked: clear it before the delegate dies.
struct WeakSheetDelegate {
  #if hasFeature(Embedded)
    @UncheckedReference var object: (any SheetPresentationControllerDelegate)?
  #else
    weak var object: (any SheetPresentationControllerDelegate)?
  #endif
}
