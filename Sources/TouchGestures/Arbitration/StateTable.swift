public import TouchEvents

/// The transitions between the states of a recognizer, as a table (GS-4).
///
/// | from      | possible | began   | changed | ended | cancelled | failed    |
/// | --------- | -------- | ------- | ------- | ----- | --------- | --------- |
/// | possible  | –        | began   | began   | ended | failed    | failed    |
/// | began     | –        | changed | changed | ended | cancelled | cancelled |
/// | changed   | changed  | changed | changed | ended | cancelled | cancelled |
/// | the rest  | –        | –       | –       | –     | –         | –         |
///
/// From ended, cancelled and failed only the reset leads back to possible.
public enum StateTable {
  /// A row: the state that each assigned state leads to, in the order of the cases of `GestureState`.
  private typealias Row = (
    possible: GestureState?, began: GestureState?, changed: GestureState?, ended: GestureState?,
    cancelled: GestureState?, failed: GestureState?
  )

  private static func row(of state: GestureState) -> Row? {
    switch state {
    case .possible: (nil, .began, .began, .ended, .failed, .failed)
    case .began: (nil, .changed, .changed, .ended, .cancelled, .cancelled)
    case .changed: (.changed, .changed, .changed, .ended, .cancelled, .cancelled)
    case .ended, .cancelled, .failed: nil
    }
  }

  /// Returns the state that an assignment leads to, or `nil` when it does nothing.
  public static func target(from state: GestureState, assigning wanted: GestureState) -> GestureState? {
    guard let row = row(of: state) else { return nil }
    switch wanted {
    case .possible: return row.possible
    case .began: return row.began
    case .changed: return row.changed
    case .ended: return row.ended
    case .cancelled: return row.cancelled
    case .failed: return row.failed
    }
  }
}
