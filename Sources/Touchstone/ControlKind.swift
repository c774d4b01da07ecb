import TouchControls
public import TouchPlugins

/// Offers the plain control, as kind `control`, whose properties every kind of control has.
public final class ControlPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "control"
  /// The kinds of nodes.
  public let nodes = [
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
      ])
  ]

  /// Creates the plugin.
  public init() {}
}
