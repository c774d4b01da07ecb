public import TouchGestures
public import TouchViews

// A view's method of the name is its answer as a touched node (GB-3).
extension GestureRecognizerDelegate where Self: View {
  /// Asks the view's own method, as UIKit has only one.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(gestureRecognizer as any GestureRecognizing)
  }
}
