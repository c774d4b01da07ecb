import Foundation
import Testing

/// Holds the umbrella's exports to the component list of the manifest.
@Suite struct ExportTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private var exports: [String] {
    get throws {
      try text("Sources/Touchstone/Touchstone.swift").split(separator: "\n")
        .filter { !$0.hasPrefix("//") }.map { line in
          try #require(line.wholeMatch(of: /@_exported public import (\w+)/)).output.1.description
        }
    }
  }

  @Test func `the umbrella exports the core, the modules and the plugins, and nothing else`() throws {
    let components = try text("Package.swift")
      .matches(of: /Component\(\s*name: "(\w+)",\s*layer: \.(?:core|module|plugin)\b/)
      .map { $0.output.1.description }

    #expect(try components.count >= 20 && exports == components.sorted())
  }
}
