/// One property of a kind: its UIKit name, how to read it and how to set it.
public struct PropertyDescription<Object> {
  /// The property's name, as in UIKit.
  public let name: String
  /// Reads the property.
  public let get: (Object) -> PropertyValue
  /// Sets the property; returns whether the value fits it.
  public let set: (Object, PropertyValue) -> Bool

  /// Describes a property.
  public init(
    _ name: String, get: @escaping (Object) -> PropertyValue, set: @escaping (Object, PropertyValue) -> Bool
  ) {
    self.name = name
    self.get = get
    self.set = set
  }
}

/// One value that a log shows after a recognizer's action: a name and numbers.
public struct LoggedValue: Sendable {
  /// The name of the value.
  public let name: String
  /// The numbers of the value.
  public let numbers: [Double]

  /// Names numbers for the log.
  public init(_ name: String, _ numbers: [Double]) {
    self.name = name
    self.numbers = numbers
  }
}

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

  /// Describes a kind by closures over its own class.
  public init<R: GestureRecognizing>(
    _ name: String, make: @escaping () -> R, properties: [PropertyDescription<R>] = [],
    values: ((R) -> [LoggedValue])? = nil, velocities: ((R) -> [LoggedValue])? = nil
  ) {
    self.name = name
    self.make = make
    self.properties = properties.map { property in
      PropertyDescription(
        property.name, get: { property.get($0 as! R) },
        set: { property.set($0 as! R, $1) })
    }
    self.values = { recognizer in
      if let values { return values(recognizer as! R) }
      let location = recognizer.location(inNode: recognizer.node)
      return [LoggedValue("location", [location.x, location.y])]
    }
    self.velocities = { recognizer in velocities.map { $0(recognizer as! R) } ?? [] }
  }
}

/// A kind of view that files can name: how it is made and its properties.
public struct ViewDescription {
  /// The name of the kind in files.
  public let name: String
  /// Makes a view of the kind in a frame, with what the registry offers to build it from; `nil` when that is missing.
  public let make: (Rect, PluginRegistry) -> View?
  /// The kind's own properties, in the order in which they are to be set.
  public let properties: [PropertyDescription<View>]
  /// A Boolean value that indicates whether the kind overrides `gestureRecognizerShouldBegin` (CG-1 to CG-3).
  public let hasGate: Bool

  /// Describes a kind by closures over its own class.
  public init<V: View>(
    _ name: String, hasGate: Bool = false, make: @escaping (Rect, PluginRegistry) -> V?,
    properties: [PropertyDescription<V>] = []
  ) {
    self.name = name
    self.hasGate = hasGate
    self.make = make
    self.properties = properties.map { property in
      PropertyDescription(
        property.name, get: { property.get($0 as! V) },
        set: { property.set($0 as! V, $1) })
    }
  }
}
