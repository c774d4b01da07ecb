public import TouchEvents

/// A recognizer, control or rule that installs itself into a registry: a name and a closure.
///
/// ```swift
/// extension TouchPlugin {
///   public static var dial: TouchPlugin {
///     TouchPlugin("dial") { registry in registry.add(NodeDescription("dial", make: { Dial(frame: $0) })) }
///   }
/// }
/// ```
public struct TouchPlugin {
  /// The name of the plugin; installing a second plugin of a name does nothing.
  public let name: String
  /// Adds what the plugin offers.
  public let install: (inout PluginRegistry) -> Void

  /// Creates a plugin.
  public init(_ name: String, install: @escaping (inout PluginRegistry) -> Void) {
    self.name = name
    self.install = install
  }
}

/// The kinds, services and rules that one composition offers: a value, not a global.
public struct PluginRegistry {
  /// The names of the installed plugins, in the order of their installation.
  public private(set) var plugins: [String] = []
  /// The kinds of recognizers, in the order of their registration.
  public private(set) var recognizers: [RecognizerDescription] = []
  /// The kinds of nodes, in the order of their registration.
  public private(set) var nodes: [NodeDescription] = []
  /// The rules asked before a recognizer begins, in the order of their registration.
  public private(set) var gates: [any GestureGate] = []

  /// Creates a registry of plugins, installed in order.
  public init(_ plugins: TouchPlugin...) {
    for plugin in plugins { install(plugin) }
  }

  /// Installs a plugin, unless one of its name is installed.
  public mutating func install(_ plugin: TouchPlugin) {
    guard !plugins.contains(where: { haveEqualBytes($0, plugin.name) }) else { return }
    plugins.append(plugin.name)
    plugin.install(&self)
  }

  /// Adds a kind of recognizer; a later one of the same name takes its place.
  public mutating func add(_ description: RecognizerDescription) {
    recognizers.removeAll { haveEqualBytes($0.name, description.name) }
    recognizers.append(description)
  }

  /// Adds a kind of node; a later one of the same name takes its place.
  public mutating func add(_ description: NodeDescription) {
    nodes.removeAll { haveEqualBytes($0.name, description.name) }
    nodes.append(description)
  }

  /// Adds a rule that is asked before any recognizer begins.
  public mutating func add(_ gate: any GestureGate) { gates.append(gate) }

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
  public func node(named name: String) -> NodeDescription? {
    nodes.first { haveEqualBytes($0.name, name) }
  }
}

/// What a context keeps of its plugins.
final class RegistryExtension: ContextExtension {
  /// The number of the module's extension of contexts.
  static var number: Int { 1 }

  let registry: PluginRegistry

  init(_ registry: PluginRegistry) { self.registry = registry }

  override func copy(for context: TouchContext) -> ContextExtension? { self }
}

extension TouchContext {
  /// Creates a context with the plugins of a registry.
  public convenience init(registry: PluginRegistry, settings: TouchSettings = TouchSettings()) {
    self.init(settings: settings)
    self[extension: RegistryExtension.number] = RegistryExtension(registry)
    for gate in registry.gates { add(gate) }
  }

  /// The plugins of this engine.
  public var registry: PluginRegistry {
    (self[extension: RegistryExtension.number] as? RegistryExtension)?.registry ?? PluginRegistry()
  }
}
