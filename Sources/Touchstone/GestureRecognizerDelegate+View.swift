public import TouchGestures
public import TouchViews

// A view's method of the name is its answer as a touched node. Written for the class it is the delegate's.
extension GestureRecognizerDelegate where Self: View {
  /// Asks the method that takes the class.
  public func recognizerMayBegin(_ recognizer: any GestureRecognizing) -> Bool {
    guard let recognizer = recognizer as? GestureRecognizer else { return true }
    // Not `self`, which would take the view's method.
    let delegate: any GestureRecognizerDelegate = self
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }
  /// Asks the view's own method, as UIKit has only one.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(gestureRecognizer as any GestureRecognizing)
  }
}
