import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The dial, as kind `dial`.
  public static var dial: TouchPlugin {
    TouchPlugin("org.example.dial") { registry in
      registry.add(
        NodeDescription(
          "dial", base: "control", hasGate: true, make: { Dial(frame: $0) },
          properties: [
            .flag("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 }),
            .number("value", { $0.value }, { $0.value = $1 }),
          ]))
    }
  }

  /// The recognizer of check marks, as kind `checkMark`; a log shows where each turned upwards.
  public static var checkMark: TouchPlugin {
    TouchPlugin("org.example.checkMark") { registry in
      registry.add(
        RecognizerDescription(
          "checkMark", make: { CheckMarkGestureRecognizer() },
          properties: [
            .number(
              "minimumStrokeHeight", atLeast: 0, { $0.minimumStrokeHeight }, { $0.minimumStrokeHeight = $1 })
          ],
          values: { recognizer in
            let corner = recognizer.corner(in: recognizer.node)
            return [LoggedValue("corner", [corner.x, corner.y])]
          }))
    }
  }
}
