import Testing
import TouchConformance
import TouchScenarios
import TouchTestSupport
import Touchstone

@testable import TouchstoneTool

@Suite("Scenarios")
struct ConformanceTests {
  @Test(arguments: ScenarioFolder.scripted)
  func `a script's log is what its case expects`(id: String) throws { try check(id) }

  @Test(
    "A recording gives the counts that its case expects",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(id: String) throws { try check(id) }

  @Test
  func `the suite has the cases of every topic`() {
    #expect(ScenarioFolder.scripted.count >= 907 && ScenarioFolder.recorded.count >= 13)
  }

  @Test
  func `a name stands for one case of its folder`() {
    #expect(Set(ScenarioFolder.all).count == ScenarioFolder.all.count)
  }

  @Test
  func `no kind is awaited that a plugin offers`() {
    for name in AwaitedKinds.names {
      #expect(
        PluginRegistry.standard.node(named: name) == nil && PluginRegistry.standard.recognizer(named: name) == nil)
    }
  }

  @Test(arguments: ScenarioFolder.scripted)
  func `a run leaves nothing pending`(id: String) throws {
    let scenario = try ScenarioFolder.scenario(id)
    guard scenario.unregisteredKinds(in: .standard).isEmpty else { return }
    let result = try ScenarioFolder.runner.run(scenario)
    // A mistake that the file is about stands in its log.
    let reports = result.lines.filter { $0.channel == .diagnostics }.count
    let diagnostics = result.diagnostics.filter { $0.diagnostic != .requirementCycle }
    #expect(result.pending == [] && diagnostics.count == reports, "\(result.pending) \(diagnostics)")
  }

  @Test(arguments: ScenarioFolder.scripted)
  func `no way of a finger is lost (NH-2)`(id: String) throws {
    let scenario = try ScenarioFolder.scenario(id)
    guard scenario.unregisteredKinds(in: .standard).isEmpty else { return }
    let checker = HandOverChecker()
    _ = try ScenarioPlayer(scenario, registry: .standard, recordings: nil).play(for: { _ in checker })
    #expect(checker.violations == [])
  }

  private func check(_ id: String) throws {
    var report = ConformanceReport()
    let outcome = try report.check(ScenarioFolder.test(id)) { _, scenario in
      ScenarioFolder.runner.reply(to: scenario, skipsUnregistered: true)
    }
    if case .skipped(let kinds) = outcome { #expect(kinds.allSatisfy { AwaitedKinds.names.contains($0) }) }
    for failure in report.failures { Issue.record("\(failure)") }
  }
}
