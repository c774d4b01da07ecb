import Foundation
public import TouchCore
package import TouchResponders

/// Runs scenarios with the plugins of a registry: builds their objects, plays their input, keeps their log.
public struct ScenarioRunner {
  /// The plugins.
  public let registry: PluginRegistry

  /// Where recordings are looked for that are not beside their scenario: what `TOUCHSTONE_RECORDINGS` says, at first.
  public var recordingsFolder: String?

  /// Makes a runner; the environment of recognizers and the kind `scripted` are added when they are missing.
  public init(registry: PluginRegistry) {
    self.registry = registry
    recordingsFolder = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORDINGS"]
  }

  /// Runs a scenario to its end; nothing runs when a kind or property is unknown.
  public func run(_ scenario: Scenario) throws(DocumentError) -> RunResult {
    let player = try ScenarioPlayer(scenario, registry: registry, recordingsFolder: recordingsFolder)
    return player.play()
  }

  /// Runs a scenario with a sink of one's own beside the log, which can look at what is left when all is over.
  package func run(
    _ scenario: Scenario, tracedBy sink: any TraceSink, whenDone: (Application) -> Void
  ) throws(DocumentError) -> RunResult {
    let player = try ScenarioPlayer(scenario, registry: registry, recordingsFolder: recordingsFolder)
    return player.play(for: { _ in sink }, whenDone: whenDone)
  }
}
