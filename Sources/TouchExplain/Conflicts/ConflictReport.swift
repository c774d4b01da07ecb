public import TouchPlugins
public import TouchScenarios

/// What in a live tree gets in each other's way, without a touch.
///
/// ```swift
/// for conflict in ConflictReport(of: window).conflicts { print(conflict) }
/// ```
public struct ConflictReport: Sendable {
  /// What was found, the worst first.
  public let conflicts: [Conflict]

  /// Creates the report of a tree.
  ///
  /// Controls are asked for their gates. Delegates and subclass hooks are asked for failure requirements only when the
  /// caller declares that their answers have no side effects.
  public init(
    of root: any TouchNode, asksHooks: Bool = false, name: @escaping (AnyObject) -> String? = { _ in nil }
  ) {
    self.init(of: [root], asksHooks: asksHooks, name: name)
  }

  /// Creates the report of several trees of one context.
  public init(
    of roots: [any TouchNode], asksHooks: Bool = false, name: @escaping (AnyObject) -> String? = { _ in nil }
  ) {
    let tree = ConflictTree(roots, asksHooks: asksHooks, names: ObjectNames(given: name))
    var found = WaitConflicts(tree: tree).conflicts
    found += RivalConflicts(tree: tree).conflicts
    found += DelayConflicts(tree: tree).conflicts
    found += ControlConflicts(tree: tree).conflicts
    found += TouchOnlyConflicts(tree: tree).conflicts
    tree.sort(&found)
    conflicts = found
  }
}

extension ScenarioRunner {
  /// Builds a scenario's tree and returns the conflicts in it; nothing runs.
  public func conflicts(in scenario: Scenario) throws(DocumentError) -> ConflictReport {
    let stage = try StageBuilder.stage(for: scenario, registry: registry)
    return ConflictReport(of: stage.windows.map { $0 as any TouchNode }, asksHooks: true) { stage.knownID(of: $0) }
  }
}

#if !hasFeature(Embedded)
  // Texts compare by Unicode, whose tables Embedded Swift does not have.
  extension ConflictReport: Equatable {}
#endif
