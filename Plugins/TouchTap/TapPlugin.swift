import TouchGestures
public import TouchPlugins

extension TouchPlugin {
  /// The tap recognizer, as kind `tap`.
  public static var tap: TouchPlugin {
    TouchPlugin("tap") { registry in
      registry.add(
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
          ]))
    }
  }
}
