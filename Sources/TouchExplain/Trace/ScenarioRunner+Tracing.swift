import TouchPlugins
public import TouchScenarios

/// The result of a scenario, with every decision on the way.
public struct TracedRun: Sendable {
  /// The log and what was left over.
  public var result: RunResult
  /// The decisions, with the names of the file.
  public var trace: RecordedTrace
}

extension ScenarioRunner {
  /// Runs a scenario to its end and records every decision.
  public func trace(_ scenario: Scenario) throws(DocumentError) -> TracedRun {
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: recordings)
    var recorder: TraceRecorder?
    let result = player.play { stage in
      let owner = OwnerReference(wrappedValue: stage)
      let made = TraceRecorder(stage.context) { owner.wrappedValue.knownID(of: $0) }
      recorder = made
      return made
    }
    return TracedRun(result: result, trace: recorder?.trace ?? RecordedTrace())
  }
}
