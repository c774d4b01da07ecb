public import TouchControls

/// A control that does one thing when it is tapped: UIKit's `UIButton`, without its drawing.
///
/// A lift inside sends `touchUpInside` and then `primaryActionTriggered` (BU-1, TT-10). It keeps single taps from
/// recognizers of other views (CG-1).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let button = Button(frame: Rect(x: 20, y: 20, width: 120, height: 44))
/// button.addAction(for: .touchUpInside) { _ in print("pressed") }
/// window.addSubview(button)
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// print(button.isHighlighted)  // Prints "true"
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.1)])
/// // Prints "pressed"
/// ```
open class Button: Control {
  /// A Boolean value that indicates whether `isSelected` is toggled before `touchUpInside` is sent; `false` by default.
  ///
  /// It does not matter whether a finger or the program sends it (BU-4).
  open var changesSelectionAsPrimaryAction = false

  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates a button with an action for its primary action.
  public convenience init(frame: Rect = .zero, primaryAction: ControlAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A Boolean value that indicates whether the button's menu is open (XA-3).
  open var isHeld: Bool { isMenuOpen }

  /// A Boolean value that indicates whether the button tracks pointers; `false` by default (XA-4).
  open var isPointerInteractionEnabled = false

  /// A Boolean value that indicates whether a pointer is over the button, if it tracks them (XA-4).
  open var isHovered: Bool {
    guard isPointerInteractionEnabled, isEnabled else { return false }
    return rootNode.touchContext?.hoveredNode?.isInside(self) ?? false
  }

  open override var primaryActionEvents: Event { .touchUpInside }

  open override func sendActions(for events: Event) {
    if changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, events.contains(.touchUpInside) {
      isSelected.toggle()
    }
    super.sendActions(for: events)
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ControlGate.allowsExceptSingleTap(recognizer, over: self)
  }
}
