import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The switch, as kind `switch`.
  public static var `switch`: TouchPlugin {
    TouchPlugin("switch") { registry in
      registry.add(
        NodeDescription(
          "switch", base: "control", make: { Switch(frame: $0) },
          properties: [.flag("isOn", { $0.isOn }, { $0.isOn = $1 })]))
    }
  }
}
