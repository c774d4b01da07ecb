import Foundation
import TouchScenarios
import TouchTesting
import Touchstone

/// The scenarios of sessions that found a fault, in the folder `Found` beside this one.
enum KeptScenarios {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Found").path

  static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  /// A scenario of the folder.
  static func scenario(_ file: String) throws -> Scenario {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
    return try Scenario(parsing: Array(bytes), file: file)
  }

  /// Writes a scenario into the folder; its path.
  static func keep(_ scenario: JSONValue, seed: UInt64) throws -> String {
    let path = folder + "/session-\(seed).json"
    try Data((scenario.text + "\n").utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// What must not have happened in a scenario, in short lines.
  static func failures(of scenario: Scenario) throws -> [String] {
    let checker = InvariantChecker()
    weak var window: Window?
    let result = try ScenarioRunner(registry: .standard).run(scenario, tracedBy: checker) { application in
      window = application.windows.first
      application.dispatcher.endHover(at: application.context.now)
      checker.checkQuiet(application, touching: Point(x: 1, y: 1))
    }
    var failures = checker.findings.map(\.description)
    for report in result.diagnostics
    where report.diagnostic == .endlessArbitration || report.diagnostic == .endlessResponderChain {
      failures.append("\(report.diagnostic)")
    }
    if window != nil { failures.append("the window is kept alive") }
    return failures
  }

  static func failures(of scenario: JSONValue) throws -> [String] {
    try failures(of: Scenario(parsing: Array(scenario.text.utf8), file: "session.json"))
  }
}
