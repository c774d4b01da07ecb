/// Reads a scenario, runs it, and compares its log with what it expects.
public struct ScenarioCheck: Sendable {
  /// The result.
  public enum Outcome: Sendable {
    /// The log is as expected.
    case passed
    /// The log differs.
    case differs(ScenarioDifference)
    /// The file names kinds that no plugin registers, and was not run.
    case skipped(kinds: [String])
    /// The file cannot be read or run.
    case unusable(DocumentError)
  }

  /// The result.
  public let outcome: Outcome

  /// Checks the bytes of a file; `file` is the name that errors give.
  public init(parsing bytes: [UInt8], file: String, with runner: ScenarioRunner, skipsUnregistered: Bool = false) {
    do throws(DocumentError) {
      let scenario = try Scenario(parsing: bytes, file: file)
      let missing = skipsUnregistered ? scenario.unregisteredKinds(in: runner.registry) : []
      guard missing.isEmpty else {
        outcome = .skipped(kinds: missing)
        return
      }
      let result = try runner.run(scenario)
      outcome = result.firstDifference(from: scenario).map { .differs($0) } ?? .passed
    } catch {
      outcome = .unusable(error)
    }
  }
}
