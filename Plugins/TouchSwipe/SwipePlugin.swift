import TouchGestures
public import TouchPlugins

extension TouchPlugin {
  /// The swipe recognizer, as kind `swipe`.
  public static var swipe: TouchPlugin {
    TouchPlugin("swipe") { registry in
      registry.add(
        RecognizerDescription(
          "swipe", make: { SwipeGestureRecognizer() },
          properties: [
            .options(
              "direction", [("right", 1), ("left", 2), ("up", 4), ("down", 8)], { $0.direction.rawValue },
              { $0.direction = SwipeGestureRecognizer.Direction(rawValue: $1) }),
            .integer(
              "numberOfTouchesRequired", { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
          ]))
    }
  }
}
