public import TouchEvents

/// The result of a scenario: the whole log, and what was still pending at the end.
public struct RunResult: Sendable {
  /// Every line of every channel, in order.
  public var lines: [LogLine]
  /// The diagnostics of the run.
  public var diagnostics: [ReportedDiagnostic]
  /// The time at which the run ended, in seconds.
  public var endTime: Timestamp
  /// The numbers of the touches that are still down.
  public var touchesDown: [Int]
  /// What still waited at the end, in words; empty when nothing did.
  public var pending: [String]

  /// Returns the lines that a scenario shows, with their times.
  public func lines(shownBy scenario: Scenario) -> [String] {
    lines.filter { line in
      scenario.show.contains(line.channel) && scenario.only?.has(line.subject) ?? true
    }.map { $0.description }
  }

  /// Returns the lines that a scenario's expectation is about: those it shows, or all of them where it counts lines.
  public func log(expectedBy scenario: Scenario) -> [String] {
    if case .counts = scenario.expectation { lines.map { $0.description } } else { lines(shownBy: scenario) }
  }

  /// Returns where the log first differs from what a scenario expects; `nil` when it does not.
  public func firstDifference(from scenario: Scenario) -> ScenarioDifference? {
    scenario.firstDifference(in: log(expectedBy: scenario))
  }
}

extension Scenario {
  /// Returns where a log first differs from what is expected; `nil` when it does not.
  ///
  /// The log is one of the lines that the scenario shows, or of all lines where it expects counts.
  public func firstDifference(in log: [String]) -> ScenarioDifference? {
    switch expectation {
    case .lines(let expected): Self.firstDifference(expected, log)
    case .counts(let counts): Self.firstDifference(counts, log)
    case nil: .nothingExpected
    }
  }

  private static func firstDifference(_ expected: [String], _ actual: [String]) -> ScenarioDifference? {
    for index in 0..<max(expected.count, actual.count) {
      let left = index < expected.count ? expected[index] : nil
      let right = index < actual.count ? actual[index] : nil
      if !say(left, right) { return .line(number: index + 1, expected: left, actual: right) }
    }
    return nil
  }

  private static func say(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.isSame(as: right)
  }

  private static func firstDifference(_ counts: [ScenarioCount], _ log: [String]) -> ScenarioDifference? {
    var found = Table<String, Int>()
    for line in log {
      let untimed = line.words.dropFirst().joined(separator: " ")
      found[untimed] = (found[untimed] ?? 0) + 1
    }
    for count in counts where (found[count.line] ?? 0) != count.count {
      return .count(line: count.line, expected: count.count, actual: (found[count.line] ?? 0))
    }
    return nil
  }
}

/// A diagnostic with the time at which it was reported.
public struct ReportedDiagnostic: Sendable, Equatable {
  /// The time of the report, in seconds.
  public var time: Timestamp
  /// The diagnostic.
  public var diagnostic: Diagnostic
}

/// How a log differs from what a scenario expects.
public enum ScenarioDifference: Sendable, Equatable, CustomStringConvertible {
  /// A line differs, counted from 1; `nil` where a log has ended.
  case line(number: Int, expected: String?, actual: String?)
  /// A line occurs more or less often.
  case count(line: String, expected: Int, actual: Int)
  /// The file expects nothing, so that nothing can be checked.
  case nothingExpected

  /// Returns whether two differences are equal.
  public static func == (a: ScenarioDifference, b: ScenarioDifference) -> Bool {
    a.description.isSame(as: b.description)
  }

  /// The difference in one line.
  public var description: String {
    switch self {
    case .line(let number, let expected, let actual):
      "line \(number): expected \(Self.quoted(expected)), got \(Self.quoted(actual))"
    case .count(let line, let expected, let actual):
      "expected \"\(line)\" \(expected) times, got it \(actual) times"
    case .nothingExpected: "expected nothing: the file has neither \"expect\" nor \"counts\""
    }
  }

  private static func quoted(_ line: String?) -> String { line.map { "\"\($0)\"" } ?? "the end of the log" }
}
