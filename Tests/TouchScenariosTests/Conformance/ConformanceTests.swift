import Testing
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

@Suite("Scenarios")
struct ConformanceTests {
  @Test("A script's log is what its file expects", arguments: ScenarioFolder.scripted)
  func script(file: String) throws { try check(file) }

  @Test(
    "A recording gives the counts that its file expects",
    .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint),
    arguments: ScenarioFolder.recorded)
  func recording(file: String) throws { try check(file) }

  @Test("The folder has the scenarios of every topic")
  func folder() {
    #expect(ScenarioFolder.scripted.count >= 440)
    #expect(ScenarioFolder.recorded.count >= 13)
  }

  @Test("No kind is awaited that a plugin offers")
  func awaitedKinds() {
    for name in AwaitedKinds.names {
      #expect(PluginRegistry.standard.view(named: name) == nil)
      #expect(PluginRegistry.standard.recognizer(named: name) == nil)
    }
  }

  @Test("A run leaves nothing pending", arguments: ScenarioFolder.scripted)
  func nothingIsPending(file: String) throws {
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
