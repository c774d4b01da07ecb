import Foundation
import TouchRecordings
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

/// The scenarios that the package ships, read from the folder beside the test targets.
enum ScenarioFolder {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios").path

  /// Every file by its place in the folder, such as `arbitration/child-beats-parent.json`.
  static let files: [String] = ((try? ScenarioFiles.files(in: [path])) ?? []).map {
    String($0.dropFirst(path.count + 1))
  }

  /// The files whose input is a script.
  static let scripted = files.filter { !$0.hasPrefix("recordings/") }

  /// The files whose input is a recording.
  static let recorded = files.filter { $0.hasPrefix("recordings/") }

  static func path(of file: String) -> String { path + "/" + file }

  /// What comes of checking a scenario of the folder.
  static func check(_ file: String) throws(DocumentError) -> ScenarioCheck.Outcome {
    let bytes = try FileBytes.bytes(atPath: path(of: file))
    return ScenarioCheck(parsing: bytes, file: file, with: runner, skipsUnregistered: true).outcome
  }

  /// A scenario of the folder.
  static func scenario(_ file: String) throws(DocumentError) -> Scenario {
    try Scenario(contentsOfFile: path(of: file))
  }

  /// A runner with every plugin, which finds the recordings beside the package.
  static var runner: ScenarioRunner {
    ScenarioRunner(registry: .standard, recordings: RecordingReader.source(folder: RecordingsFolder.path))
  }
}

/// The kinds that scenarios name before their plugins exist; whoever adds a plugin takes its kinds off the list.
enum AwaitedKinds {
  static let names: [String] = []
}
