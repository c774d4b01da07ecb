import TouchControls
public import TouchPlugins

extension TouchPlugin {
  /// The plain control, as kind `control`, whose properties every kind of control has.
  public static var control: TouchPlugin {
    TouchPlugin("control") { registry in
      registry.add(
        NodeDescription(
          "control", make: { Control(frame: $0) },
          properties: [
            .flag("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .flag("isSelected", { $0.isSelected }, { $0.isSelected = $1 }),
            .flag("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            .choice(
              "semanticContentAttribute",
              [
                ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
                ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
              ], { $0.semanticContentAttribute }, { $0.semanticContentAttribute = $1 }),
          ]))
    }
  }
}
