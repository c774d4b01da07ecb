import TouchPlugins

/// A session that was recorded while a scenario ran.
public struct RecordedSession: Sendable {
  /// The log, and what was still pending at the end of the run.
  public var result: RunResult
  /// The session as a separate scenario, whose replay produces the same log.
  package var scenario: JSONValue
  /// The text of the session, in the format of a scenario file.
  public var text: String { scenario.text }
  /// Descriptions of the parts of the session that a scenario file cannot express.
  public var omissions: [String]
}

extension ScenarioRunner {
  /// Runs a scenario and records the session.
  ///
  /// Input from a device recording becomes a script, and declared answers become the answers that were returned.
  public func record(_ scenario: Scenario) throws(DocumentError) -> RecordedSession {
    let player = try ScenarioPlayer(scenario, registry: registry, recordings: recordings)
    var recorder: SessionRecorder?
    var document = JSONValue(.null)
    let result = player.play { stage in
      let owner = OwnerReference(wrappedValue: stage)
      let newRecorder = SessionRecorder(stage.windows, context: stage.context) { owner.wrappedValue.knownID(of: $0) }
      recorder = newRecorder
      return newRecorder
    } whenDone: { _ in
      // The player cancels the remaining touches after this call.
      if let recorder { document = recorder.scenario(titled: scenario.title) }
    }
    return RecordedSession(result: result, scenario: document, omissions: recorder?.omissions ?? [])
  }
}
