public import TouchControls
public import TouchCore

/// A control that does one thing when it is tapped: UIKit's `UIButton`, without its drawing.
///
/// A lift inside sends `touchUpInside` and then `primaryActionTriggered` (BU-1, TT-10). It keeps single taps from
/// recognizers of other views (CG-1).
open class Button: Control {
  /// A Boolean value that indicates whether `isSelected` is turned over before `touchUpInside` is sent; `false` by default.
  ///
  /// It does not matter whether a finger or the program sends it (BU-4).
  open var changesSelectionAsPrimaryAction = false

  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a button with a closure for its primary action.
  public convenience init(frame: Rect = .zero, primaryAction: @escaping (Control) -> Void) {
    self.init(frame: frame)
    addAction(for: .primaryActionTriggered, primaryAction)
  }

  open override var primaryActionEvents: Event { .touchUpInside }

  open override func sendActions(for events: Event) {
    if changesSelectionAsPrimaryAction && events.contains(.touchUpInside) { isSelected.toggle() }
    super.sendActions(for: events)
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }
}
