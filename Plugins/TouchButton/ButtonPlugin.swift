import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The button, as kind `button`.
  public static var button: TouchPlugin {
    TouchPlugin("button") { registry in
      registry.add(
        NodeDescription(
          "button", base: "control", hasGate: true, make: { Button(frame: $0) },
          properties: [
            .flag(
              "changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction },
              { $0.changesSelectionAsPrimaryAction = $1 })
          ]))
    }
  }
}
