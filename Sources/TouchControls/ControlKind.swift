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
      PropertyDescription(
        "semanticContentAttribute", get: { .text(name(of: $0.semanticContentAttribute)) },
        set: { control, value in
          guard let text = value.text, let attribute = attribute(named: text) else { return false }
          control.semanticContentAttribute = attribute
          return true
        }),
    ]
  }

  private static var attributes: [SemanticContentAttribute] {
    [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft]
  }

  private static func attribute(named text: String) -> SemanticContentAttribute? {
    attributes.first { name(of: $0).utf8.elementsEqual(text.utf8) }
  }

  private static func name(of attribute: SemanticContentAttribute) -> String {
    switch attribute {
    case .unspecified: "unspecified"
    case .playback: "playback"
    case .spatial: "spatial"
    case .forceLeftToRight: "forceLeftToRight"
    case .forceRightToLeft: "forceRightToLeft"
    }
  }
}
