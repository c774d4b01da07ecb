public import TouchCore

extension TouchPlugin {
  /// The plain control, which keeps no gesture for itself.
  public static var control: TouchPlugin {
    TouchPlugin("control") { registry in
      registry.add(
        ViewDescription(
          "control", make: { Control(frame: $0) }, properties: PropertyDescription.control))
    }
  }
}

extension PropertyDescription where Object: Control {
  /// The properties that every control has; begin the list of a control kind with them.
  public static var control: [PropertyDescription] {
    [
      .flag("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
      .flag("isSelected", { $0.isSelected }, { $0.isSelected = $1 }),
      .flag("isHighlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
      .choice(
        "semanticContentAttribute",
        [
          ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
          ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
        ], { $0.semanticContentAttribute }, { $0.semanticContentAttribute = $1 }),
    ]
  }
}
