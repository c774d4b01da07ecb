public import TouchControls
public import TouchCore

/// A control that does one thing when it is tapped: UIKit's `UIButton`, without its drawing.
///
/// A lift inside sends `touchUpInside` and then `primaryActionTriggered` (BU-1, TT-10). Single taps of ancestors'
/// recognizers are kept out (5.9).
open class Button: Control {
  /// Whether the primary action turns `isSelected` over before it is sent; `false` by default.
  open var changesSelectionAsPrimaryAction = false

  /// Makes a button of a frame in its superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Makes a button with a closure for its primary action.
  public convenience init(frame: Rect = .zero, primaryAction: @escaping (Control) -> Void) {
    self.init(frame: frame)
    addAction(for: .primaryActionTriggered, primaryAction)
  }

  /// A lift inside.
  open override var primaryActionEvents: Event { .touchUpInside }

  /// Turns the selection over before a primary action when that is asked for.
  open override func sendActions(for events: Event) {
    if changesSelectionAsPrimaryAction && events.contains(.primaryActionTriggered) { isSelected.toggle() }
    super.sendActions(for: events)
  }

  /// Keeps single taps of ancestors' recognizers out (5.9), also while disabled.
  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }
}
