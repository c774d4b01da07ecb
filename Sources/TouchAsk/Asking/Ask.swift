public import TouchEvents
public import TouchPlugins
public import TouchScenarios

/// Asks the engine about an arrangement by performing gestures on it.
///
/// For a suite of one's own, one line holds that nothing is in anything's way:
///
/// ```swift
/// #expect(Ask { makeScreen() }.conflicts().isEmpty)
/// ```
///
/// Nothing is known beforehand: for each recognizer, control, cell and scroll view its ideal gestures are performed on a fresh
/// arrangement, whole and with the part alone in it, and what acted when is read from the trace.
public struct Ask {
  private let source: Source
  /// The scenario whose arrangement it is about, and its kinds; `nil` for a tree in code.
  private let file: (scenario: Scenario, registry: PluginRegistry)?

  /// Is called after each script with how many were performed for a question; returns whether it goes on.
  ///
  /// A question that is stopped is answered with what was found until then.
  public var onProgress: (Int) -> Bool = { _ in true }

  /// Creates questions about a tree that a closure makes anew.
  ///
  /// The closure returns a window, or the root of a tree of one's own, whose `touchContext` it has set. It is called for
  /// each script, and must make the same tree each time.
  public init(_ make: @escaping () -> any TouchNode) {
    source = .tree(make)
    file = nil
  }

  /// Creates questions about a scenario's arrangement: its tree, with what its script does before the first touch.
  public init(_ scenario: Scenario, registry: PluginRegistry) throws(DocumentError) {
    source = try .scenario(scenario, registry)
    file = (scenario, registry)
  }

  /// Returns the smallest change that mends a finding: the first after which what suffers acts in the finding's script.
  ///
  /// `nil` for a tree in code, for a finding without a script, and where nothing was found that takes nothing else away.
  public func fix(of conflict: Conflict) throws(DocumentError) -> Remedy? {
    guard let file, let script = conflict.script, let name = conflict.subjects.first else { return nil }
    var search = WhyNot(file.scenario.playing(script), registry: file.registry)
    search.onProgress = onProgress
    return try search.remedies(for: name)?.first { !$0.takesAway }
  }

  /// Returns the scenario in which a script is played on the arrangement, as `explain` and `timeline` take it; `nil` for a
  /// tree in code.
  public func scenario(playing script: FingerScript) -> Scenario? { file?.scenario.playing(script) }

  /// Returns what gets in something's way, the worst first: errors and warnings, with `notes` everything.
  public func conflicts(notes: Bool = false) -> [Conflict] {
    report().conflicts.filter { notes || $0.severity != .note }
  }

  /// Performs everything, and returns what was found with the number of scripts and what limits were met.
  public func report() -> ConflictReport {
    var search = ConflictSearch(source, goesOn: onProgress)
    return search.report()
  }
}

/// What performing found.
public struct ConflictReport: Sendable {
  /// The findings, the worst first.
  public let conflicts: [Conflict]
  /// How many scripts were performed.
  public let scriptCount: Int
  /// What was left out, or may be wrong: limits, and code with a memory of its own.
  public let remarks: [String]
}
