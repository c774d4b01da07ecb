/// The delegate of a recognizer, which decides what it may receive, when it may begin, and how it relates to others.
///
/// This is the form that Core knows. With `TouchGestures` linked, conform to `GestureRecognizerDelegate`, which refines
/// it with UIKit's own signatures. A conforming class that is not final should implement what its subclasses want to
/// override: a protocol's default cannot be overridden further down.
public protocol GestureRecognizingDelegate: AnyObject {
  /// Returns what is asked when a recognizer is about to leave possible; ``gestureRecognizerShouldBegin(_:)`` by default.
  ///
  /// It has a name of its own since a view has the other method too, as a node that was touched.
  func recognizerMayBegin(_ recognizer: any GestureRecognizing) -> Bool
  /// Returns whether a recognizer may leave possible; asked once, inside the assignment to its state (GB-1, GB-3).
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool
  /// Returns whether a recognizer sees an event at all; asked before its first touch of an attempt (GC-5).
  func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive event: TouchEvent) -> Bool
  /// Returns whether a recognizer sees a new touch; asked once a touch, before `touchesBegan` (GC-5).
  func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive touch: Touch) -> Bool
  /// Returns whether a recognizer sees a new press; asked once a press (PR-2).
  func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive press: Press) -> Bool
  /// Returns whether two recognizers may both recognize; one yes suffices (GX-4).
  func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRecognizeSimultaneouslyWith other: any GestureRecognizing
  ) -> Bool
  /// Returns whether a recognizer waits for another to fail, for this attempt (GF-2).
  func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRequireFailureOf other: any GestureRecognizing
  ) -> Bool
  /// Returns whether another recognizer waits for this one to fail, for this attempt (GF-2).
  func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldBeRequiredToFailBy other: any GestureRecognizing
  ) -> Bool
}

extension GestureRecognizingDelegate {
  /// Asks ``gestureRecognizerShouldBegin(_:)``.
  public func recognizerMayBegin(_ recognizer: any GestureRecognizing) -> Bool {
    gestureRecognizerShouldBegin(recognizer)
  }
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_: any GestureRecognizing) -> Bool { true }
  /// Lets the recognizer see the event.
  public func gestureRecognizer(_: any GestureRecognizing, shouldReceive _: TouchEvent) -> Bool { true }
  /// Lets the recognizer see the touch.
  public func gestureRecognizer(_: any GestureRecognizing, shouldReceive _: Touch) -> Bool { true }
  /// Lets the recognizer see the press.
  public func gestureRecognizer(_: any GestureRecognizing, shouldReceive _: Press) -> Bool { true }
  /// Leaves it to the other recognizer's delegate.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRecognizeSimultaneouslyWith other: any GestureRecognizing
  ) -> Bool { false }
  /// Adds no requirement.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRequireFailureOf other: any GestureRecognizing
  ) -> Bool { false }
  /// Adds no requirement.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldBeRequiredToFailBy other: any GestureRecognizing
  ) -> Bool { false }
}
