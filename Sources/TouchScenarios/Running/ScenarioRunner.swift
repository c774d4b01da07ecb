public import TouchPlugins
package import TouchWindows

/// Reads a recorded touch device, given its path, the file of the scenario that names it, and the size of the first window.
///
/// The recording's range of each axis is mapped onto that size, in points. Each element is one event.
public typealias RecordingSource = (_ path: String, _ file: String, _ size: Size) throws(DocumentError) ->
  [[TouchSample]]

/// Runs scenarios with the plugins of a registry: builds their objects, plays their input, keeps their log.
public struct ScenarioRunner {
  /// The plugins.
  public let registry: PluginRegistry

  /// Reads the recordings that scenarios name; without it such a scenario is an error.
  public var recordings: RecordingSource?

  /// Creates a runner with the plugins of a registry; the kind `scripted` is always there.
  public init(registry: PluginRegistry, recordings: RecordingSource? = nil) {
    self.registry = registry
    self.recordings = recordings
  }

  /// Runs a scenario to its end; nothing runs when a kind or property is unknown.
  public func run(_ scenario: Scenario) throws(DocumentError) -> RunResult {
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: recordings)
    return player.play()
  }

  /// Runs a scenario with a sink of your own beside the log, which can look at what is left when all is over.
  package func run(
    _ scenario: Scenario, tracedBy sink: any TraceSink, whenDone: (Application) -> Void
  ) throws(DocumentError) -> RunResult {
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: recordings)
    return player.play(for: { _ in sink }, whenDone: whenDone)
  }
}
