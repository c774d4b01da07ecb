import Foundation
import Testing
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

@Suite("Recordings through the tool", .enabled(if: RecordingsFolder.path != nil, RecordingsFolder.hint))
struct ReplayTests {
  static let recordings: [String] = {
    guard let folder = RecordingsFolder.path else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".events") }.sorted()
  }()

  @Test(arguments: recordings)
  func `every recording ends with nothing pending`(name: String) throws {
    let console = Console()
    let folder = try #require(RecordingsFolder.path)
    let found = (console.tool.run(["replay", folder + "/" + name]), console.output.last, console.errors)
    #expect(found == (.success, "nothing is pending", []))
  }
}
