import TouchAsk
import TouchScenarios

/// The findings that a scenario's file states, compared with those that were found.
struct ExpectedConflicts: Sendable {
  /// The findings that the file names and that were not found, as it names them.
  let missing: [String]
  /// The findings that the file does not name.
  let unexpected: [Conflict]

  /// Compares findings with what a file names; notes count only if it names one.
  init(_ expected: [String], found: [Conflict]) {
    let notes = Conflict.Kind.allCases.filter { $0 == .delay || $0 == .touchOnly }.map { $0.name }
    let hasNotes = expected.contains { line in notes.contains { line.words.first?.isSame(as: $0) ?? false } }
    let counted = found.filter { hasNotes || $0.severity != .note }
    missing = expected.filter { line in !counted.contains { $0.summary.isSame(as: line) } }
    unexpected = counted.filter { !expected.has($0.summary) }
  }

  /// A Boolean value that indicates whether all is as the file says.
  var isMet: Bool { missing.isEmpty && unexpected.isEmpty }
}
