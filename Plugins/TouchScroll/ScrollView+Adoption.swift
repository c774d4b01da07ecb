import TouchGestures

// UIKit asks a scroll view whatever its class adopts. Swift knows the protocols of a subclass only at run time, and Embedded
// Swift not at all: there a subclass overrides the methods that take any recognizer. See Documentation/Decisions/0009.
extension ScrollView {
  /// This scroll view as a delegate of recognizers, when its class adopts the protocol.
  final var asDelegate: (any GestureRecognizerDelegate)? {
    #if hasFeature(Embedded)
      nil
    #else
      self as? any GestureRecognizerDelegate
    #endif
  }
}
