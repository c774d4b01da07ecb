/// The stages in the life of a recognizer (GS-1).
///
/// ```text
///             ┌─────────────────────────────► failed ────┐
///  possible ──┼─► ended (discrete: recognized) ──────────┼──► possible
///      ▲      └─► began ─► changed ⟲ ─► ended, cancelled ┘      │
///      └────────────────────────────────────────────────────────┘
/// ```
@frozen public enum GestureState: Int, Sendable {
  /// Nothing is decided yet.
  case possible
  /// A continuous gesture began.
  case began
  /// A continuous gesture changed.
  case changed
  /// A continuous gesture is complete, or a discrete one was recognized.
  case ended
  /// A continuous gesture was broken off.
  case cancelled
  /// This is not the gesture.
  case failed

  /// Discrete success, which is the same value as ``ended``.
  public static var recognized: GestureState { .ended }

  // By switch: with `==` the compiler retains the owner of the state for the comparison.

  /// A Boolean value that indicates whether the recognizer has begun and not finished.
  @inlinable public var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }
  /// A Boolean value that indicates whether the recognizer has finished and waits for its reset.
  @inlinable public var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }
}
