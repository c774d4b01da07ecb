public import TouchViews

extension View {
  /// The window that the view is in, for a window itself; `nil` while the window is going.
  public final var window: Window? { (rootView as? Window).flatMap { BackReference(wrappedValue: $0).wrappedValue } }
}

extension Press {
  /// The window in which the press began.
  public var window: Window? { (responder as? ResponderObject)?.focusHost as? Window }
}

extension Touch {
  /// The window in which the touch landed; kept when a recognizer takes the touch from its view (HT-17).
  public var window: Window? { originalRoot as? Window }
}
