import Foundation
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

/// A tool whose output is kept.
final class Console {
  var output: [String] = []
  var errors: [String] = []
  var waited = 0.0

  var tool: CommandLineTool {
    CommandLineTool(
      registry: .standard, recordingsFolder: RecordingsFolder.path, handsFolder: ScenarioFolder.bundled + "/hands",
      panelsFolder: ScenarioFolder.bundled + "/panels",
      print: { [self] in output.append($0) },
      complain: { [self] in errors.append($0) }, wait: { [self] in waited += $0 })
  }
}

/// A folder of files for one test, removed when the test lets go of it.
final class ScratchFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, in folders of its own if its name has any, and answers its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
