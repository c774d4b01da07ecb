public import TouchCore

extension TouchPlugin {
  /// The plain control, which keeps no gesture for itself.
  public static var control: TouchPlugin {
    TouchPlugin("control") { registry in
      registry.add(
        ViewDescription(
          "control", make: { frame, _ in Control(frame: frame) }, properties: PropertyDescription.control))
    }
  }
}

extension PropertyDescription where Object: Control {
  /// The properties that every control has; begin the list of a control kind with them.
  public static var control: [PropertyDescription] {
    [
      .flag("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
      .flag("isSelected", get: { $0.isSelected }, set: { $0.isSelected = $1 }),
      .flag("isHighlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 }),
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

extension PropertyDescription {
  /// Describes a property that is yes or no.
  public static func flag(
    _ name: String, get: @escaping (Object) -> Bool, set: @escaping (Object, Bool) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .flag(get($0)) },
      set: { object, value in
        guard let flag = value.flag else { return false }
        set(object, flag)
        return true
      })
  }

  /// Describes a property that is a number.
  public static func number(
    _ name: String, get: @escaping (Object) -> Double, set: @escaping (Object, Double) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .number(get($0)) },
      set: { object, value in
        guard let number = value.number else { return false }
        set(object, number)
        return true
      })
  }

  /// Describes a property that is a whole number.
  public static func integer(
    _ name: String, get: @escaping (Object) -> Int, set: @escaping (Object, Int) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, get: { .integer(get($0)) },
      set: { object, value in
        guard let number = value.integer else { return false }
        set(object, number)
        return true
      })
  }
}
