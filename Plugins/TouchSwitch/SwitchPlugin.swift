import TouchControls
public import TouchPlugins

/// Offers the switch, as kind `switch`.
public final class SwitchPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "switch"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "switch", base: "control", make: { Switch(frame: $0) },
      properties: [.flag("isOn", { $0.isOn }, { $0.isOn = $1 })])
  ]

  /// Creates the plugin.
  public init() {}
}
