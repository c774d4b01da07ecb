public import TouchEvents

/// A kind of recognizer that files can name: how it is made, its properties, its values in a log.
///
/// Built-in plugins use nothing else, so a third party's kind is as usable in a scenario file as `tap`.
public struct RecognizerDescription {
  /// The name of the kind in files.
  public let name: String
  /// Makes a recognizer of the kind with its defaults.
  public let make: () -> any GestureRecognizing
  /// The kind's own properties, in the order in which they are to be set.
  public let properties: [PropertyDescription<any GestureRecognizing>]
  /// A closure that returns the values to log after each action; the location in the recognizer's node by default.
  public let values: (any GestureRecognizing) -> [LoggedValue]
  /// A closure that returns the velocities to log after each action; none by default.
  public let velocities: (any GestureRecognizing) -> [LoggedValue]
  /// A closure that returns the gestures that a recognizer is meant for; `nil`, the default, leaves them to its traits.
  public let examples: ((any GestureRecognizing) -> [ExampleGesture])?

  /// Describes a kind by closures over its own class.
  public init<R: GestureRecognizing>(
    _ name: String, make: @escaping () -> R, properties: [PropertyDescription<R>] = [],
    values: ((R) -> [LoggedValue])? = nil, velocities: ((R) -> [LoggedValue])? = nil,
    examples: ((R) -> [ExampleGesture])? = nil
  ) {
    self.name = name
    self.make = make
    self.properties = properties.map { property in
      PropertyDescription(
        property.name, range: property.range, values: property.values,
        get: { if let recognizer = $0 as? R { property.get(recognizer) } else { .list([]) } },
        set: { recognizer, value in (recognizer as? R).map { property.set($0, value) } ?? false })
    }
    self.values = { recognizer in
      if let values { return (recognizer as? R).map(values) ?? [] }
      let location = recognizer.location(in: recognizer.node)
      return [LoggedValue("location", [location.x, location.y])]
    }
    self.examples = examples.map { examples in { ($0 as? R).map(examples) ?? [] } }
    self.velocities = { recognizer in velocities.flatMap { (recognizer as? R).map($0) } ?? [] }
  }
}
