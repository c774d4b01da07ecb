public import TouchEvents

/// The plugins that one composition offers, with their kinds: a value, not a global.
///
/// ```swift
/// let registry = PluginRegistry.standard
/// let tap = registry.recognizer(named: "tap")?.make()
/// print(tap is TapGestureRecognizer)  // Prints "true"
/// ```
public struct PluginRegistry {
  /// The installed plugins, in the order of their installation.
  public private(set) var plugins: [any TouchPlugin] = []
  /// The kinds of recognizers, in the order of their registration.
  public private(set) var recognizers: [RecognizerDescription] = []
  /// The kinds of nodes, in the order of their registration.
  public private(set) var nodes: [NodeDescription] = []

  /// Creates a registry of plugins, installed in order.
  public init(_ plugins: any TouchPlugin...) { for plugin in plugins { install(plugin) } }

  /// Installs a plugin, unless one of its name is installed; returns whether it was.
  ///
  /// A kind that the plugin offers takes the place of an earlier one of the same name.
  @discardableResult public mutating func install(_ plugin: any TouchPlugin) -> Bool {
    guard !plugins.contains(where: { haveEqualBytes($0.name, plugin.name) }) else { return false }
    plugins.append(plugin)
    for kind in plugin.recognizers {
      recognizers.removeAll { haveEqualBytes($0.name, kind.name) }
      recognizers.append(kind)
    }
    for kind in plugin.nodes {
      nodes.removeAll { haveEqualBytes($0.name, kind.name) }
      nodes.append(kind)
    }
    return true
  }

  /// Returns the kind of recognizer with a name; `nil` when there is none.
  public func recognizer(named name: String) -> RecognizerDescription? {
    recognizers.first { haveEqualBytes($0.name, name) }
  }

  /// Returns the properties of a kind of node: those of its base, as far as that is registered, and its own.
  public func properties(of kind: NodeDescription) -> [PropertyDescription<any TouchNode>] {
    let base = kind.base.flatMap { haveEqualBytes($0, kind.name) ? nil : node(named: $0) }
    return (base.map { properties(of: $0) } ?? []) + kind.properties
  }

  /// Returns the kind of node with a name; `nil` when there is none.
  public func node(named name: String) -> NodeDescription? { nodes.first { haveEqualBytes($0.name, name) } }
}

/// What a context keeps of its plugins.
final class RegistryExtension: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 1 }

  var registry: PluginRegistry

  init(_ registry: PluginRegistry) { self.registry = registry }

  override func copy(for context: TouchContext) -> ContextExtension? { RegistryExtension(registry) }
}

extension TouchContext {
  /// Creates a context with the plugins of a registry.
  public convenience init(registry: PluginRegistry, settings: TouchSettings = TouchSettings()) {
    self.init(settings: settings)
    self[extension: RegistryExtension.number] = RegistryExtension(registry)
    for plugin in registry.plugins { add(plugin) }
  }

  /// The plugins of this engine.
  public var registry: PluginRegistry {
    (self[extension: RegistryExtension.number] as? RegistryExtension)?.registry ?? PluginRegistry()
  }

  /// Installs a plugin after those that the context has; returns `false` and reports it when one has its name already.
  @discardableResult public func install(_ plugin: any TouchPlugin) -> Bool {
    var registry = registry
    guard registry.install(plugin) else {
      report(.invalidArgument(DiagnosticText("a plugin named " + plugin.name + " is installed already")))
      return false
    }
    self[extension: RegistryExtension.number] = RegistryExtension(registry)
    add(plugin)
    return true
  }
}
