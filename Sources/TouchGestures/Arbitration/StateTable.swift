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
  /// Returns the state that an assignment leads to, or `nil` when it does nothing.
  public static func target(from state: GestureState, assigning wanted: GestureState) -> GestureState? {
    switch (state, wanted) {
    case (.ended, _), (.cancelled, _), (.failed, _), (.possible, .possible), (.began, .possible): nil
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (_, .ended): .ended
    case (_, .possible), (_, .began), (_, .changed): .changed
    case (_, .cancelled), (_, .failed): .cancelled
    }
  }
}
