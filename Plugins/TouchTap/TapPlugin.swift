import TouchGestures
public import TouchPlugins

/// Offers the tap recognizer, as kind `tap`.
public final class TapPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "tap"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(
      "tap", make: { TapGestureRecognizer() },
      properties: [
        .integer(
          "numberOfTapsRequired", atLeast: 1, { $0.numberOfTapsRequired }, { $0.numberOfTapsRequired = $1 }),
        .integer(
          "numberOfTouchesRequired", atLeast: 1, { $0.numberOfTouchesRequired },
          { $0.numberOfTouchesRequired = $1 }),
        .integer(
          "buttonMaskRequired", atLeast: 1, { $0.buttonMaskRequired.rawValue },
          { $0.buttonMaskRequired = TouchEvent.ButtonMask(rawValue: $1) }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
