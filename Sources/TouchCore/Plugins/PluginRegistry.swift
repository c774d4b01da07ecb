/// A recognizer, control or rule that installs itself into a registry: a name and a closure.
///
/// ```swift
/// extension TouchPlugin {
///   public static var dial: TouchPlugin {
///     TouchPlugin("dial") { registry in registry.add(ViewDescription("dial", make: { Dial(frame: $0) })) }
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
  /// The kinds of views, in the order of their registration.
  public private(set) var views: [ViewDescription] = []
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

  /// Adds a kind of view; a later one of the same name takes its place.
  public mutating func add(_ description: ViewDescription) {
    views.removeAll { haveEqualBytes($0.name, description.name) }
    views.append(description)
  }

  /// Adds a rule that is asked before any recognizer begins.
  public mutating func add(_ gate: any GestureGate) { gates.append(gate) }

  /// Returns the kind of recognizer with a name; `nil` when there is none.
  public func recognizer(named name: String) -> RecognizerDescription? {
    recognizers.first { haveEqualBytes($0.name, name) }
  }

  /// Returns the kind of view with a name; `nil` when there is none.
  public func view(named name: String) -> ViewDescription? {
    views.first { haveEqualBytes($0.name, name) }
  }
}
