import TouchControls
public import TouchCore

extension TouchPlugin {
  /// The button, as kind `button`.
  public static var button: TouchPlugin {
    TouchPlugin("button") { registry in
      registry.add(
        ViewDescription(
          "button", hasGate: true, make: { Button(frame: $0) },
          properties: PropertyDescription.control + [
            .flag(
              "changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction },
              { $0.changesSelectionAsPrimaryAction = $1 })
          ]))
    }
  }
}
