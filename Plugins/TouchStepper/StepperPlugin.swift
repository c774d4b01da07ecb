import TouchControls
public import TouchPlugins

/// Offers the stepper, as kind `stepper`.
public final class StepperPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "stepper"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "stepper", base: "control", hasGate: true, make: { Stepper(frame: $0) },
      properties: [
        .flag("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 }),
        .flag("autorepeat", { $0.autorepeat }, { $0.autorepeat = $1 }),
        .flag("wraps", { $0.wraps }, { $0.wraps = $1 }),
        .number("minimumValue", { $0.minimumValue }, { $0.minimumValue = $1 }),
        .number("maximumValue", { $0.maximumValue }, { $0.maximumValue = $1 }),
        .number("stepValue", { $0.stepValue }, { $0.stepValue = $1 }),
        .number("value", { $0.value }, { $0.value = $1 }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
