import Foundation
import Testing

/// The ceilings of the architecture: lines of code without blank lines and lines of comment alone.
@Suite struct ModuleSizeTests {
  private static func lines(of row: LayerRow) -> Int {
    SourceTree.swift.filter { $0.targetFolder == row.folder }.map(\.codeLineCount).reduce(0, +)
  }

  private static func lines(of layers: [Layer]) -> Int {
    LayerTable.rows.filter { layers.contains($0.layer) && !LayerTable.later.contains($0.name) }
      .map { lines(of: $0) }.reduce(0, +)
  }

  @Test(arguments: LayerTable.rows.filter { $0.lines != nil }.map(\.name))
  func `a module keeps within its ceiling`(_ name: String) throws {
    let row = try #require(LayerTable.rows.first { $0.name == name })

    #expect(Self.lines(of: row) <= LayerTable.overdue[name] ?? row.lines ?? 0)
  }

  @Test func `no ceiling is overdue that is kept`() {
    let kept = LayerTable.rows.filter { row in
      LayerTable.overdue[row.name].map { _ in Self.lines(of: row) <= row.lines ?? 0 } ?? false
    }

    #expect(kept.map(\.name) == [])
  }

  @Test func `every module of the library has a ceiling`() {
    let rows = LayerTable.rows.filter { [.core, .module].contains($0.layer) }

    #expect(rows.filter { $0.lines == nil }.map(\.name) == [] && rows.count >= 9)
  }

  @Test func `the plugins together keep within their ceiling`() {
    #expect(Self.lines(of: [.plugin]) <= LayerTable.pluginLines)
  }

  @Test func `the library keeps within its ceiling`() {
    #expect(Self.lines(of: [.core, .module, .plugin]) <= LayerTable.overdue["library"] ?? LayerTable.libraryLines)
  }

  @Test func `what TouchEvents shares with this package alone becomes no more`() {
    let files = SourceTree.swift.filter { $0.targetFolder == "Sources/TouchEvents" }
    let counts = files.map { $0.code.lines.count { $0.contains(/\bpackage\b(?! import)/) } }

    #expect((1...LayerTable.sharedDeclarations).contains(counts.reduce(0, +)))
  }

  @Test func `at most forty properties go without checks of exclusive access`() {
    let counts = SourceTree.swift.map { $0.code.lines.count { $0.contains("@exclusivity(unchecked)") } }

    #expect((1...40).contains(counts.reduce(0, +)))
  }

  @Test func `no source names the view that a responder is`() {
    let naming = SourceTree.swift.filter { $0.code.lines.contains { $0.contains(/\basView\b/) } }

    #expect(naming.map(\.path) == [])
  }

  @Test func `blank lines and lines of comment alone are no code`() {
    let file = SourceFile(path: "Sources/A/A.swift", text: "/// What.\nlet a = 1  // why\n\n  // Why.\n}\n")

    #expect(file.codeLineCount == 2)
  }
}

extension SourceFile {
  /// The lines of code: those that are neither blank nor a comment alone.
  var codeLineCount: Int {
    text.split(separator: "\n").count { line in
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      return !trimmed.isEmpty && !trimmed.hasPrefix("//")
    }
  }
}
