/// An event about presses (PR-1).
public final class PressesEvent: TouchEvent {
  /// The presses that are down or changed in this event, in the order of their arrival.
  public package(set) var allPresses: [Press] = []

  /// Creates an event without presses.
  package init(timestamp: Timestamp, context: TouchContext) {
    super.init(type: .presses, timestamp: timestamp, context: context)
  }

  /// Returns the presses that a recognizer receives, in the order of their arrival.
  public func presses(for recognizer: any GestureRecognizing) -> [Press] {
    touches.filter { touch in touch.gestureRecognizers?.contains { $0 === recognizer } ?? false }
      .compactMap { $0.press }
  }
}
