import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The slider, as kind `slider`.
  public static var slider: TouchPlugin {
    TouchPlugin("slider") { registry in
      registry.add(
        ViewDescription(
          "slider", hasGate: true, make: { frame, _ in Slider(frame: frame) },
          properties: PropertyDescription.control + [
            .flag("isContinuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 }),
            .number("minimumValue", get: { Double($0.minimumValue) }, set: { $0.minimumValue = Float($1) }),
            .number("maximumValue", get: { Double($0.maximumValue) }, set: { $0.maximumValue = Float($1) }),
            .number("value", get: { Double($0.value) }, set: { $0.value = Float($1) }),
          ]))
    }
  }
}
