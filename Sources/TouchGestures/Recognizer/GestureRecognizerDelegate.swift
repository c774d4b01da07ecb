public import TouchEvents

/// The delegate of a recognizer, with UIKit's methods; each of them has a default.
///
/// A conforming class that is not final should implement what its subclasses override: a protocol's default
/// cannot be overridden further down.
///
/// ```swift
/// final class Together: GestureRecognizerDelegate {
///   func gestureRecognizer(
///     _ gestureRecognizer: GestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
///   ) -> Bool { true }
/// }
///
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let (first, second, together) = (TapGestureRecognizer(), TapGestureRecognizer(), Together())
/// first.delegate = together
/// first.addAction { _ in print("first") }
/// second.addAction { _ in print("second") }
/// for tap in [first, second] { window.addGestureRecognizer(tap) }
/// window.send([TouchSample(id: 1, phase: .began, location: Point(x: 30, y: 30), timestamp: 0)])
/// window.send([TouchSample(id: 1, phase: .ended, location: Point(x: 30, y: 30), timestamp: 0.1)])
/// // Prints "second"
/// // Prints "first"
/// ```
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer may leave possible; asked once, inside the assignment to its state (GB-1, GB-3).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Returns whether a recognizer receives an event at all; asked before its first touch of an attempt (GC-5).
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool
  /// Returns whether a recognizer receives a new touch; asked once per touch, before `touchesBegan` (GC-5).
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Returns whether a recognizer receives a new press; asked once per press (PR-2).
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
  /// The object that it answers for, by default itself; a view is asked once, as a touched node or here (GB-3).
  var answeringObject: AnyObject { get }
}

extension GestureRecognizerDelegate {
  /// The delegate itself.
  public var answeringObject: AnyObject { self }
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Lets the recognizer receive the event.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: TouchEvent) -> Bool {
    true
  }
  /// Lets the recognizer receive the touch.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
  /// Lets the recognizer receive the press.
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
