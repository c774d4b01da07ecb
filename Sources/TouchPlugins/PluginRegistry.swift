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
  public var plugins: [any TouchPlugin] { offers.map { $0.plugin } }
  /// The kinds of recognizers, in the order of their registration.
  public private(set) var recognizers: [RecognizerDescription] = []
  /// The kinds of nodes, in the order of their registration.
  public private(set) var nodes: [NodeDescription] = []

  /// What a plugin offered when it was installed.
  private struct Offer {
    let plugin: any TouchPlugin
    let recognizers: [RecognizerDescription]
    let nodes: [NodeDescription]
  }
  private var offers: [Offer] = []

  /// Creates a registry of plugins, installed in order.
  public init(_ plugins: any TouchPlugin...) { for plugin in plugins { install(plugin) } }

  /// Installs a plugin, unless one of its name is installed; returns whether it was.
  ///
  /// A kind that the plugin offers takes the place of an earlier one of the same name.
  @discardableResult public mutating func install(_ plugin: any TouchPlugin) -> Bool {
    guard !plugins.contains(where: { haveEqualBytes($0.name, plugin.name) }) else { return false }
    take(Offer(plugin: plugin, recognizers: plugin.recognizers, nodes: plugin.nodes))
    return true
  }

  /// Removes a plugin with its kinds; returns whether it was installed.
  ///
  /// Kinds of earlier plugins whose place its own took are there again.
  @discardableResult public mutating func uninstall(_ plugin: any TouchPlugin) -> Bool {
    let left = offers.filter { $0.plugin !== plugin }
    guard left.count < offers.count else { return false }
    self = PluginRegistry()
    for offer in left { take(offer) }
    return true
  }

  private mutating func take(_ offer: Offer) {
    offers.append(offer)
    for kind in offer.recognizers {
      recognizers.removeAll { haveEqualBytes($0.name, kind.name) }
      recognizers.append(kind)
    }
    for kind in offer.nodes {
      nodes.removeAll { haveEqualBytes($0.name, kind.name) }
      nodes.append(kind)
    }
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

  /// Removes a plugin, its kinds and its rule; returns `false` and reports it when it is not installed.
  @discardableResult public func uninstall(_ plugin: any TouchPlugin) -> Bool {
    var registry = registry
    guard registry.uninstall(plugin) else {
      report(.invalidArgument(DiagnosticText("a plugin named " + plugin.name + " is not installed")))
      return false
    }
    self[extension: RegistryExtension.number] = RegistryExtension(registry)
    remove(plugin)
    return true
  }
}
