public import TouchScenarios

/// Gives cases to an implementation, compares its logs with those expected, and counts the results by topic.
public struct ConformanceReport: Sendable {
  /// How many cases ended in which way.
  public struct Tally: Sendable, Equatable, CustomStringConvertible {
    /// Cases whose log is as expected.
    public var passed = 0
    /// Cases whose log differs, or that cannot be read or run.
    public var failed = 0
    /// Cases whose kinds the implementation does not have.
    public var skipped = 0

    /// How many there are.
    public var count: Int { passed + failed + skipped }

    /// The numbers in one line.
    public var description: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
  }

  /// The cases of one file.
  public struct Topic: Sendable {
    /// The name of the file, as the caller gave it.
    public let file: String
    /// The results of its cases.
    public var tally = Tally()
  }

  /// The results of all cases.
  public private(set) var total = Tally()
  /// The results of the cases of each file, in the order of the files.
  public private(set) var topics: [Topic] = []
  /// A line for each case that failed: its file, its name, and the first difference.
  public private(set) var failures: [String] = []

  /// Creates a report without a case.
  public init() {}

  /// Gives an implementation one case, with its scenario read, and returns the result.
  ///
  /// An implementation that reads the scenario by itself takes ``ConformanceCase/text``.
  @discardableResult
  public mutating func check(
    _ test: ConformanceCase, by implementation: (ConformanceCase, Scenario) -> ConformanceReply
  ) -> ScenarioCheck.Outcome {
    let outcome = Self.outcome(of: test, by: implementation)
    var tally = Tally()
    switch outcome {
    case .passed: tally.passed = 1
    case .skipped: tally.skipped = 1
    case .differs(let difference):
      tally.failed = 1
      failures.append(test.label + ": " + difference.description)
    case .unusable(let error):
      tally.failed = 1
      failures.append(error.description)
    }
    count(tally, in: test.file)
    return outcome
  }

  /// Counts a file that cannot be read as a case that failed.
  public mutating func fail(_ error: DocumentError) {
    failures.append(error.description)
    count(Tally(failed: 1), in: error.file)
  }

  private mutating func count(_ tally: Tally, in file: String) {
    if topics.last?.file.isSame(as: file) != true { topics.append(Topic(file: file)) }
    topics[topics.count - 1].tally.add(tally)
    total.add(tally)
  }

  private static func outcome(
    of test: ConformanceCase, by implementation: (ConformanceCase, Scenario) -> ConformanceReply
  ) -> ScenarioCheck.Outcome {
    do throws(DocumentError) {
      let scenario = try test.scenario()
      switch implementation(test, scenario) {
      case .log(let lines): return scenario.firstDifference(in: lines).map { .differs($0) } ?? .passed
      case .unsupported(let kinds): return .skipped(kinds: kinds)
      case .unusable(let error): return .unusable(test.named(error))
      }
    } catch {
      return .unusable(error)
    }
  }
}

extension ConformanceReport.Tally {
  fileprivate mutating func add(_ other: Self) {
    passed += other.passed
    failed += other.failed
    skipped += other.skipped
  }
}
