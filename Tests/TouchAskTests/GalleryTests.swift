import Foundation
import Testing
import TouchAsk
import TouchScenarios
import Touchstone

@Suite("Conflicts in the gallery")
struct GalleryTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Browser/Gallery")

  @Test
  func `only arrangements that are about it have errors`() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    let errors = try files.flatMap { file in
      let scenario = try Scenario(parsing: Array(try Data(contentsOf: file)), file: file.lastPathComponent)
      return try Ask(scenario, registry: .standard).conflicts().filter { $0.severity == .error }
        .map { "\(file.lastPathComponent.prefix(2)) \($0.summary)" }
    }
    // Cells under a tap, a canvas that covers its list.
    #expect(errors == ["10 starvedControl list putAway", "11 neverWins sheet draw"])
  }
}
