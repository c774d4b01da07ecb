public import TouchCore

/// Runs scenarios with the plugins of a registry: builds their objects, plays their input, keeps their log.
public struct ScenarioRunner {
  /// The plugins.
  public let registry: PluginRegistry

  /// Makes a runner; the environment of recognizers and the kind `scripted` are added when they are missing.
  public init(registry: PluginRegistry) { self.registry = registry }

  /// Runs a scenario to its end; nothing runs when a kind or property is unknown.
  public func run(_ scenario: Scenario) throws(DocumentError) -> RunResult {
    let player = try ScenarioPlayer(scenario, registry: registry)
    return player.play()
  }
}
