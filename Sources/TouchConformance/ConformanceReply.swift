public import TouchScenarios

/// What an implementation answers when it is given a case.
public enum ConformanceReply: Sendable {
  /// The log: the lines of the channels and subjects that the case shows, or all lines where the case counts them.
  case log([String])
  /// The implementation has none of these kinds, and the case is skipped.
  case unsupported(kinds: [String])
  /// The case cannot be run.
  case unusable(DocumentError)
}

extension ScenarioRunner {
  /// Returns what Touchstone itself answers; with `skipsUnregistered` it skips kinds that no plugin registers.
  public func reply(to scenario: Scenario, skipsUnregistered: Bool = false) -> ConformanceReply {
    let missing = skipsUnregistered ? scenario.unregisteredKinds(in: registry) : []
    guard missing.isEmpty else { return .unsupported(kinds: missing) }
    do throws(DocumentError) {
      return .log(try run(scenario).log(expectedBy: scenario))
    } catch {
      return .unusable(error)
    }
  }
}
