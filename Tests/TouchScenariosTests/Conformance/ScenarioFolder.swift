import Foundation
import TouchScenarios
import Touchstone

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

  /// A runner with every plugin, which finds the recordings beside the package.
  static var runner: ScenarioRunner {
    var runner = ScenarioRunner(registry: .standard)
    runner.recordingsFolder = RecordingsFolder.path
    return runner
  }
}

/// The kinds that scenarios name before their plugins exist; whoever adds a plugin takes its kinds off the list.
enum AwaitedKinds {
  static let names: [String] = []
}
