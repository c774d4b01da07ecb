import TouchControls
public import TouchPlugins

/// Offers the slider, as kind `slider`.
public final class SliderPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "slider"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "slider", base: "control", hasGate: true, make: { Slider(frame: $0) },
      properties: [
        .flag("isContinuous", { $0.isContinuous }, { $0.isContinuous = $1 }),
        // The types are written, since inferring them takes the compiler a second.
        .number("minimumValue", { (slider: Slider) in Double(slider.minimumValue) }, { $0.minimumValue = Float($1) }),
        .number("maximumValue", { (slider: Slider) in Double(slider.maximumValue) }, { $0.maximumValue = Float($1) }),
        .number("value", { (slider: Slider) in Double(slider.value) }, { $0.value = Float($1) }),
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
