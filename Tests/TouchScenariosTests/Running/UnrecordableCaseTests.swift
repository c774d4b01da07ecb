import Foundation
import Testing
import TouchConformance
import TouchScenarios
import Touchstone

/// Cases of rules as in the conformance suite, of which a session cannot be recorded.
@Suite struct UnrecordableCaseTests {
  private static let cases = Result {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases/unrecordable.json").path
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return try ConformanceFile(parsing: [UInt8](bytes), file: "unrecordable.json").cases
  }

  @Test func `a script's log is what its case expects`() throws {
    var failed: [String] = []
    for test in try Self.cases.get() {
      let scenario = try test.scenario()
      let result = try ScenarioRunner(registry: .standard).run(scenario)
      guard case .lines(let expected)? = scenario.expectation else { continue }
      if result.lines(shownBy: scenario) != expected || !result.pending.isEmpty { failed.append(test.name ?? "") }
    }

    #expect(failed == [])
    #expect(try Self.cases.get().count == 9)
  }
}
