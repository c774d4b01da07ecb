import TouchGestures
import TouchViews

// What a drag does to the keyboard: the first responder resigns (XS-7).
extension ScrollView {
  /// When a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// When it begins.
    case onDrag
    /// When its finger lifts over the keyboard, unless it goes back up.
    case interactive
    /// When it begins, with what is attached to the keyboard.
    case onDragWithAccessory
    /// As interactive, counted from what is attached to the keyboard.
    case interactiveWithAccessory

    /// Whether the begin of a drag suffices.
    var isOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
    /// Whether the finger takes the keyboard along.
    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
  }

  /// Lets the first responder resign, which takes the keyboard away.
  final func dismissKeyboard() { focusHost?.firstResponder?.resignFirstResponder() }

  /// Notes whether the finger pulls the keyboard down: it is over it, and not on its way back up.
  final func followKeyboard() {
    guard keyboardDismissMode.isInteractive, let keyboard = context?.settings.keyboardFrame,
      let place = scrolling.touches.first(where: { $0.touch.isDown }).map({ pan.screenLocation(of: $0.touch) })
    else { return }
    let isGoingUp = place.y < scrolling.fingerHeight
    scrolling.fingerHeight = place.y
    scrolling.pullsKeyboard = keyboard.contains(place) && !isGoingUp
  }

  /// Takes the keyboard away that the finger has pulled down.
  final func dismissKeyboardUnderFinger() {
    guard keyboardDismissMode.isInteractive, scrolling.pullsKeyboard else { return }
    scrolling.pullsKeyboard = false
    dismissKeyboard()
  }
}
