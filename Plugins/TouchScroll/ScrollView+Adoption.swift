import TouchGestures

// UIKit asks a scroll view whatever its class adopts. Swift knows the protocols of a subclass only at run time, and Embedded
// Swift not at all: there a subclass overrides the methods that take any recognizer.
extension ScrollView {
  /// Whether the class of this scroll view adopts `GestureRecognizerDelegate`.
  final var conformsToDelegate: Bool { asDelegate != nil }

  /// This scroll view as a delegate of recognizers.
  final var asDelegate: (any GestureRecognizerDelegate)? {
    #if hasFeature(Embedded)
      nil
    #else
      self as? any GestureRecognizerDelegate
    #endif
  }
}
