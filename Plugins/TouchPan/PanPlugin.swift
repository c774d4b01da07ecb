import TouchGestures
public import TouchPlugins

/// Offers the pan recognizer, as kind `pan`.
public final class PanPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "pan"
  /// The kinds of recognizers.
  public let recognizers = [
    RecognizerDescription(pan: "pan", make: { PanGestureRecognizer() })
  ]

  /// Creates the plugin.
  public init() {}
}

extension RecognizerDescription {
  /// Describes a kind of pan, which has the properties of every pan after its own.
  public init<Pan: PanGestureRecognizer>(
    pan name: String, make: @escaping () -> Pan, properties own: [PropertyDescription<Pan>] = []
  ) {
    let inherited = PanGestureRecognizer.properties.map { property in
      PropertyDescription<Pan>(
        property.name, range: property.range, get: { property.get($0) }, set: { property.set($0, $1) })
    }
    self.init(
      name, make: make, properties: own + inherited,
      values: { pan in
        let translation = pan.translation(in: pan.node)
        return [LoggedValue("translation", [translation.x, translation.y])]
      },
      velocities: { pan in
        let velocity = pan.velocity(in: pan.node)
        return [LoggedValue("velocity", [velocity.x, velocity.y])]
      })
  }
}

extension PanGestureRecognizer {
  /// The properties of a pan that files can name.
  public static var properties: [PropertyDescription<PanGestureRecognizer>] {
    [
      .integer(
        "minimumNumberOfTouches", atLeast: 1, { $0.minimumNumberOfTouches }, { $0.minimumNumberOfTouches = $1 }),
      .integer(
        "maximumNumberOfTouches", atLeast: 0, { $0.maximumNumberOfTouches }, { $0.maximumNumberOfTouches = $1 }),
      .options(
        "allowedScrollTypesMask", [("discrete", 1), ("continuous", 2)], { $0.allowedScrollTypesMask.rawValue },
        { $0.allowedScrollTypesMask = ScrollTypeMask(rawValue: $1) }),
      .point("translation", { $0.translation(in: $0.node) }, { $0.setTranslation($1, in: $0.node) }),
    ]
  }
}
