/// A kind of view that files can name: how it is made and its properties.
public struct ViewDescription {
  /// The name of the kind in files.
  public let name: String
  /// Makes a view of the kind in a frame.
  public let make: (Rect) -> View
  /// The kind's own properties, in the order in which they are to be set.
  public let properties: [PropertyDescription<View>]
  /// A Boolean value that indicates whether the kind overrides `gestureRecognizerShouldBegin` (CG-1 to CG-3).
  public let hasGate: Bool

  /// Describes a kind by closures over its own class.
  public init<V: View>(
    _ name: String, hasGate: Bool = false, make: @escaping (Rect) -> V,
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
