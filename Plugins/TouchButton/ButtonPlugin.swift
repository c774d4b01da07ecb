import TouchControls
public import TouchPlugins

/// Offers the button, as kind `button`.
public final class ButtonPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "button"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "button", base: "control", hasGate: true, make: { Button(frame: $0) },
      properties: [
        .flag(
          "changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction },
          { $0.changesSelectionAsPrimaryAction = $1 })
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
