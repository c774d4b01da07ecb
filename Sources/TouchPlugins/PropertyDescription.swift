import TouchEvents

/// One property of a kind: its UIKit name, how to read it and how to set it.
public struct PropertyDescription<Object> {
  /// The property's name, as in UIKit.
  public let name: String
  /// What values it takes, in words such as "a whole number from 1 on"; `nil` where nothing says so.
  public let range: String?
  /// The values, where there are only some: both flags, or the names of a choice; empty otherwise.
  public let values: [PropertyValue]
  /// Reads the property; an empty list for an object of another class than the kind's.
  public let get: (Object) -> PropertyValue
  /// Sets the property; returns whether the value fits it, and the object the kind.
  public let set: (Object, PropertyValue) -> Bool

  /// Describes a property.
  public init(
    _ name: String, range: String? = nil, values: [PropertyValue] = [], get: @escaping (Object) -> PropertyValue,
    set: @escaping (Object, PropertyValue) -> Bool
  ) {
    self.name = name
    self.range = range
    self.values = values
    self.get = get
    self.set = set
  }
}
