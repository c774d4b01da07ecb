import TouchEvents

/// One property of a kind: its UIKit name, how to read it and how to set it.
public struct PropertyDescription<Object> {
  /// The property's name, as in UIKit.
  public let name: String
  /// Reads the property; an empty list for an object of another class than the kind's.
  public let get: (Object) -> PropertyValue
  /// Sets the property; returns whether the value fits it, and the object the kind.
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
