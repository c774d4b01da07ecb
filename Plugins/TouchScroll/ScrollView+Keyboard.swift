import TouchGestures
import TouchViews

// What a drag does to the keyboard: the first responder resigns (XS-7), or the keyboard follows the finger (KD-2).
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

  // MARK: Following the finger

  /// Lets the keyboard follow the lowest finger below its upper edge (KD-2).
  final func followKeyboard() {
    guard let frame = draggableKeyboard, let context, !scrolling.leavesKeyboard else { return }
    var top = frame.minY
    for own in scrolling.touches where own.touch.isDown {
      // A finger that began on the keyboard types; one exactly at its edge is above it.
      if frame.contains(own.start), own.start.y > frame.minY { scrolling.leavesKeyboard = true }
      top = max(top, pan.screenLocation(of: own.touch).y)
    }
    if scrolling.leavesKeyboard { top = frame.minY }
    guard top != scrolling.keyboardTop ?? frame.minY else { return }
    scrolling.keyboardTop = top
    context.draggedKeyboardTop = top
    note(.keyboardFollows(top))
  }

  /// The keyboard that a drag takes along, in the samples' coordinates: with what is attached to it where the mode says so.
  ///
  /// There is one while something is first responder.
  private var draggableKeyboard: Rect? {
    guard keyboardDismissMode.isInteractive, let context, focusHost?.firstResponder != nil else { return nil }
    var frame = context.settings.keyboardFrame
    guard !frame.isEmpty else { return nil }
    let accessory = context.scrollSettings.keyboardAccessoryHeight
    guard keyboardDismissMode == .interactiveWithAccessory, accessory > 0 else { return frame }
    frame.origin.y -= accessory
    frame.size.height += accessory
    return frame
  }

  /// Lets go of a keyboard that follows: the first responder resigns at a lift that does not go up, else it goes back (KD-3, KD-4).
  final func releaseKeyboard(isLifted: Bool) {
    guard let top = scrolling.keyboardTop else { return }
    scrolling.keyboardTop = nil
    guard let context = context ?? link.context ?? link.latestRoot.object?.touchContext else { return }
    let edge = draggableKeyboard?.minY
    context.draggedKeyboardTop = nil
    guard edge.map({ top > $0 }) ?? true else { return }
    let speed = context.scrollSettings.keyboardReturnSpeed
    let goes = isLifted && edge != nil && pan.velocity(in: rootView).y >= -max(speed, 0)
    let isGone = goes && (focusHost?.firstResponder?.resignFirstResponder() ?? false)
    note(isGone ? .keyboardIsGone : .keyboardGoesBack)
  }
}
