import TouchGestures
public import TouchPlugins

/// Offers the swipe recognizer, as kind `swipe`.
public final class SwipePlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "swipe"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "swipe", make: { SwipeGestureRecognizer() },
      properties: [
        .options(
          "direction", [("right", 1), ("left", 2), ("up", 4), ("down", 8)], { $0.direction.rawValue },
          { $0.direction = SwipeGestureRecognizer.Direction(rawValue: $1) }),
        .integer(
          "numberOfTouchesRequired", { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
