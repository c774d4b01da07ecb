import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The switch, as kind `switch`.
  public static var `switch`: TouchPlugin {
    TouchPlugin("switch") { registry in
      registry.add(
        ViewDescription(
          "switch", make: { Switch(frame: $0) },
          properties: PropertyDescription.control + [.flag("isOn", { $0.isOn }, { $0.isOn = $1 })]))
    }
  }
}
