import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The stepper, as kind `stepper`.
  public static var stepper: TouchPlugin {
    TouchPlugin("stepper") { registry in
      registry.add(
        ViewDescription(
          "stepper", hasGate: true, make: { frame, _ in Stepper(frame: frame) },
          properties: PropertyDescription.control + [
            .flag("isContinuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 }),
            .flag("autorepeat", get: { $0.autorepeat }, set: { $0.autorepeat = $1 }),
            .flag("wraps", get: { $0.wraps }, set: { $0.wraps = $1 }),
            .number("minimumValue", get: { $0.minimumValue }, set: { $0.minimumValue = $1 }),
            .number("maximumValue", get: { $0.maximumValue }, set: { $0.maximumValue = $1 }),
            .number("stepValue", get: { $0.stepValue }, set: { $0.stepValue = $1 }),
            .number("value", get: { $0.value }, set: { $0.value = $1 }),
          ]))
    }
  }
}
