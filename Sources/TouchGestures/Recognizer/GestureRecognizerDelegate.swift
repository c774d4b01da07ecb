public import TouchEvents

/// The delegate of a recognizer, with UIKit's methods; each of them has a default.
///
/// It refines Core's protocol, through which the environment asks: methods of either form work, those that take the
/// class are called by those that take any recognizer.
public protocol GestureRecognizerDelegate: GestureRecognizingDelegate {
  /// Returns whether a recognizer may leave possible; asked once, inside the assignment to its state (GB-1, GB-3).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Returns whether a recognizer sees an event at all; asked before its first touch of an attempt (GC-5).
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool
  /// Returns whether a recognizer sees a new touch; asked once a touch, before `touchesBegan` (GC-5).
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Returns whether a recognizer sees a new press; asked once a press (PR-2).
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive press: Press) -> Bool
  /// Returns whether two recognizers may both recognize; one yes suffices (GX-4).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer waits for another to fail, for this attempt (GF-2).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether another recognizer waits for this one to fail, for this attempt (GF-2).
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Lets the recognizer see the event.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
    true
  }
  /// Lets the recognizer see the touch.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
  /// Lets the recognizer see the press.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive press: Press) -> Bool { true }
  /// Leaves it to the other recognizer's delegate.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Adds no requirement.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Adds no requirement.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}

// The form that the environment calls, answered by the form that takes the class.
extension GestureRecognizerDelegate {
  /// Asks the method that takes the class.
  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    ask(recognizer) { gestureRecognizerShouldBegin($0) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive event: TouchEvent) -> Bool {
    ask(recognizer) { gestureRecognizer($0, shouldReceive: event) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive touch: Touch) -> Bool {
    ask(recognizer) { gestureRecognizer($0, shouldReceive: touch) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(_ recognizer: any GestureRecognizing, shouldReceive press: Press) -> Bool {
    ask(recognizer) { gestureRecognizer($0, shouldReceive: press) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRecognizeSimultaneouslyWith other: any GestureRecognizing
  ) -> Bool {
    ask(recognizer, other) { gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: $1) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldRequireFailureOf other: any GestureRecognizing
  ) -> Bool {
    ask(recognizer, other) { gestureRecognizer($0, shouldRequireFailureOf: $1) }
  }
  /// Asks the method that takes the class.
  public func gestureRecognizer(
    _ recognizer: any GestureRecognizing, shouldBeRequiredToFailBy other: any GestureRecognizing
  ) -> Bool {
    ask(recognizer, other) { gestureRecognizer($0, shouldBeRequiredToFailBy: $1) }
  }

  /// Asks about one recognizer; one that is no subclass of `GestureRecognizer` is let through.
  private func ask(_ recognizer: any GestureRecognizing, _ question: (GestureRecognizer) -> Bool) -> Bool {
    (recognizer as? GestureRecognizer).map(question) ?? true
  }

  /// Asks about two recognizers; with one that is no subclass of `GestureRecognizer` the answer is no.
  private func ask(
    _ first: any GestureRecognizing, _ second: any GestureRecognizing,
    _ question: (GestureRecognizer, GestureRecognizer) -> Bool
  ) -> Bool {
    guard let first = first as? GestureRecognizer, let second = second as? GestureRecognizer else { return false }
    return question(first, second)
  }
}
