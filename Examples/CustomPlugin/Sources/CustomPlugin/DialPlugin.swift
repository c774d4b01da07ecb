import TouchControls
public import TouchPlugins

/// Offers the dial and the recognizer of check marks, as kinds `dial` and `checkMark`.
public final class DialPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "org.example.dial"
  /// The dial.
  public let nodes = [
    NodeDescription(
      "dial", base: "control", hasGate: true, make: { Dial(frame: $0) },
      properties: [
        .flag("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 }),
        .number("value", { $0.value }, { $0.value = $1 }),
      ])
  ]
  /// The recognizer of check marks; a log shows where each turned upwards.
  public let recognizers = [
    RecognizerDescription(
      "checkMark", make: { CheckMarkGestureRecognizer() },
      properties: [
        .number("minimumStrokeHeight", atLeast: 0, { $0.minimumStrokeHeight }, { $0.minimumStrokeHeight = $1 })
      ],
      values: { recognizer in
        let corner = recognizer.corner(in: recognizer.node)
        return [LoggedValue("corner", [corner.x, corner.y])]
      })
  ]

  /// Creates the plugin.
  public init() {}
}
