public import TouchEvents

/// A kind of node, such as a control, that files can name: how it is made and its properties.
public struct NodeDescription {
  /// The name of the kind in files.
  public let name: String
  /// Makes a node of the kind in a frame of its parent's coordinates, in points.
  public let make: (Rect) -> any TouchNode
  /// The name of the kind whose properties this one has as well, before its own; `nil` for none.
  public let base: String?
  /// The kind's own properties, in the order in which they are to be set.
  public let properties: [PropertyDescription<any TouchNode>]
  /// A Boolean value that indicates whether the kind overrides `gestureRecognizerShouldBegin` (CG-1 to CG-3).
  public let hasGate: Bool

  /// Describes a kind by closures over its own class.
  public init<Node: TouchNode>(
    _ name: String, base: String? = nil, hasGate: Bool = false, make: @escaping (Rect) -> Node,
    properties: [PropertyDescription<Node>] = []
  ) {
    self.name = name
    self.base = base
    self.hasGate = hasGate
    self.make = make
    self.properties = properties.map { property in
      PropertyDescription(
        property.name, range: property.range, values: property.values,
        get: { ($0 as? Node).map(property.get) ?? .list([]) },
        set: { node, value in (node as? Node).map { property.set($0, value) } ?? false })
    }
  }
}
