import Foundation
import TouchConformance
import TouchRecordings
import TouchScenarios
import TouchTestSupport
import Touchstone

@testable import TouchstoneTool

/// The scenarios that the package ships: the conformance suite, and the hands and panels of the tool.
///
/// Tests name a scenario by its folder and its case, such as `arbitration/trio-of-a-photo`, whichever file it is in.
enum ScenarioFolder {
  /// The package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The conformance suite.
  static let suite = root + "/Conformance"

  /// What the tool brings along: a folder of hands, and one of panels.
  static let bundled = root + "/Sources/TouchstoneTool"

  private static let cases: [(id: String, test: ConformanceCase)] =
    files(under: suite) + files(under: bundled)

  private static let index = Dictionary(cases.map { ($0.id, $0.test) }, uniquingKeysWith: { first, _ in first })

  /// Every case by its folder and name.
  static let all = cases.map(\.id)

  /// The cases whose input is a script.
  static let scripted = all.filter { !$0.hasPrefix("recordings/") }

  /// A sixth of the scripts, drawn by a fixed seed, for what costs more than a run; all of them in CI's release build.
  static let sampled = Sample(oneOf: 6).elements(of: scripted)

  /// The cases whose input is a recording.
  static let recorded = all.filter { $0.hasPrefix("recordings/") }

  /// The file of a hand or panel.
  static func path(of bundled: String) -> String { Self.bundled + "/" + bundled + ".json" }

  /// A case.
  static func test(_ id: String) throws(DocumentError) -> ConformanceCase {
    guard let test = index[id] else { throw DocumentError(file: id, reason: "no such case") }
    return test
  }

  /// The scenario of a case.
  static func scenario(_ id: String) throws(DocumentError) -> Scenario { try test(id).scenario() }

  /// A runner with every plugin, which finds the recordings beside the package.
  static var runner: ScenarioRunner {
    ScenarioRunner(registry: .standard, recordings: RecordingReader.source(folder: RecordingsFolder.path))
  }

  /// The cases below a folder; their files are named from there.
  ///
  /// A file that cannot be read has none, so that their number is too small.
  private static func files(under folder: String) -> [(id: String, test: ConformanceCase)] {
    let paths = (try? ScenarioFiles.files(in: [folder])) ?? []
    return paths.flatMap { path -> [(id: String, test: ConformanceCase)] in
      let name = String(path.dropFirst(folder.count + 1))
      let topic = name.split(separator: "/")[0]
      let stem = name.split(separator: "/").last.map { String($0.dropLast(".json".count)) } ?? name
      guard let bytes = try? FileBytes.bytes(atPath: path), let file = try? ConformanceFile(parsing: bytes, file: name)
      else { return [] }
      return file.cases.map { ("\(topic)/\($0.name ?? stem)", $0) }
    }
  }
}

/// The kinds that scenarios name before their plugins exist; adding a plugin takes its kinds off the list.
enum AwaitedKinds {
  static let names: [String] = []
}
