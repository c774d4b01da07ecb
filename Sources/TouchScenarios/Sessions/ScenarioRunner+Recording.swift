import TouchPlugins

/// A session that was recorded while a scenario ran.
public struct RecordedSession: Sendable {
  /// The log and what was left over.
  public var result: RunResult
  /// The session as a scenario of its own, whose replay gives the same log.
  package var scenario: JSONValue
  /// The text of that scenario, as a file holds it.
  public var text: String { scenario.text }
  /// What the file cannot say.
  public var omissions: [String]
}

extension ScenarioRunner {
  /// Runs a scenario and records the session: a recorded device becomes a script, declared answers become given ones.
  public func record(_ scenario: Scenario) throws(DocumentError) -> RecordedSession {
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: recordings)
    var recorder: SessionRecorder?
    var document = JSONValue(.null)
    let result = player.play { stage in
      let owner = OwnerReference(wrappedValue: stage)
      let made = SessionRecorder(stage.windows, context: stage.context) { owner.wrappedValue.knownID(of: $0) }
      recorder = made
      return made
    } whenDone: { _ in
      // The player takes the fingers away after this.
      if let recorder { document = recorder.scenario(titled: scenario.title) }
    }
    return RecordedSession(result: result, scenario: document, omissions: recorder?.omissions ?? [])
  }
}
