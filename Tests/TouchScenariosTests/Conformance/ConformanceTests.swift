import Testing
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

@Suite("Scenarios")
struct ConformanceTests {
  @Test(arguments: ScenarioFolder.scripted)
  func `a script's log is what its file expects`(file: String) throws { try check(file) }

  @Test(
    "A recording gives the counts that its file expects",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(file: String) throws { try check(file) }

  @Test
  func `the folder has the scenarios of every topic`() {
    #expect(ScenarioFolder.scripted.count >= 440)
    #expect(ScenarioFolder.recorded.count >= 13)
  }

  @Test
  func `no kind is awaited that a plugin offers`() {
    for name in AwaitedKinds.names {
      #expect(PluginRegistry.standard.node(named: name) == nil)
      #expect(PluginRegistry.standard.recognizer(named: name) == nil)
    }
  }

  @Test(arguments: ScenarioFolder.scripted)
  func `a run leaves nothing pending`(file: String) throws {
    let scenario = try ScenarioFolder.scenario(file)
    guard scenario.unregisteredKinds(in: .standard).isEmpty else { return }
    let result = try ScenarioFolder.runner.run(scenario)
    #expect(result.pending == [])
    #expect(result.diagnostics.filter { $0.diagnostic != .requirementCycle } == [])
  }

  private func check(_ file: String) throws {
    switch try ScenarioFolder.check(file) {
    case .passed: break
    case .skipped(let kinds): #expect(kinds.allSatisfy { AwaitedKinds.names.contains($0) })
    case .differs(let difference): Issue.record("\(file): \(difference)")
    case .unusable(let error): Issue.record("\(error)")
    }
  }
}
