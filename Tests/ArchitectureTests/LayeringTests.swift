import Testing

@Suite struct LayeringTests {
  @Test func `the sources import what the table allows, and nothing else`() {
    let layering = Layering(rows: LayerTable.rows, planned: LayerTable.planned)

    let violations = layering.violations(files: SourceTree.swift, folders: SourceTree.targetFolders)

    #expect(violations == [])
  }

  @Test func `the walk sees imports that are known to be there`() {
    let known = SourceTree.swift.filter { $0.targetFolder == "Sources/TouchGestures" }
      .flatMap(\.imports).map(\.module)

    #expect(known.contains("TouchEvents"))
  }

  @Test func `the table names no target twice and no module that it does not hold`() {
    let names = LayerTable.rows.map(\.name)

    let after = (Set(names).count, LayerTable.rows.flatMap { $0.imports ?? [] }.filter { !names.contains($0) })
    #expect(after == (names.count, []))
  }
}

/// Violations planted in a small tree of four targets, each of which must be found.
@Suite struct PlantedLayeringTests {
  private static let rows = [
    LayerRow("Core", .core, imports: []),
    LayerRow("Gestures", .module, imports: ["Core"]),
    LayerRow("Tap", .plugin, imports: ["Core", "Gestures"]),
    LayerRow("All", .umbrella, imports: ["Core", "Gestures", "Tap"]),
    LayerRow("Runner", .tool, imports: nil),
    LayerRow("Later", .plugin, imports: ["Core"]),
  ]
  private static let sound = [
    "Sources/Core/View.swift": "open class View {}",
    "Sources/Gestures/Recognizer.swift": "@_exported public import Core",
    "Plugins/Tap/Tap.swift": "public import Core\nimport Gestures",
    "Plugins/Tap/Exports.swift": "@_exported public import Core",
    "Sources/All/Exports.swift":
      "@_exported public import Core\n@_exported public import Gestures\n@_exported public import Tap",
    "Sources/Runner/Runner.swift": "import Foundation\nimport Tap",
  ]

  private func violations(_ path: String? = nil, _ text: String = "", planned: [String] = ["Later"])
    -> [String]
  {
    var texts = Self.sound
    if let path { texts[path] = text }
    let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let folders = Set(files.compactMap(\.targetFolder)).sorted()
    return Layering(rows: Self.rows, planned: planned).violations(files: files, folders: folders)
  }

  @Test func `a sound tree has no violation`() {
    #expect(violations() == [])
  }

  @Test func `an empty walk is a violation`() {
    let layering = Layering(rows: Self.rows, planned: [])

    #expect(layering.violations(files: [], folders: []) == ["no source file was found: the walk is broken"])
  }

  @Test func `a sibling is found behind a condition`() {
    let found = violations(
      "Sources/Core/Bad.swift", "#if canImport(Gestures)\nimport class Gestures.R\n#endif")

    #expect(found == ["Sources/Core/Bad.swift:2: Core may not import Gestures"])
  }

  @Test func `a transitive import is found`() {
    let found = violations("Plugins/Tap/Bad.swift", "@testable import Runner")

    #expect(found == ["Plugins/Tap/Bad.swift:1: Tap may not import Runner"])
  }

  @Test(arguments: ["Foundation", "Glibc", "Synchronization"])
  func `a library of the platform is found`(_ module: String) {
    let found = violations("Sources/Gestures/Bad.swift", "private import \(module)")

    #expect(found == ["Sources/Gestures/Bad.swift:1: Gestures may not import \(module)"])
  }

  @Test func `a folder without a row is found`() {
    #expect(violations("Plugins/New/New.swift") == ["Plugins/New has no row in the table"])
  }

  @Test func `a loose file is found`() {
    #expect(violations("Sources/Loose.swift") == ["Sources/Loose.swift belongs to no target"])
  }

  @Test func `a row without a folder is found`() {
    #expect(violations(planned: []) == ["Plugins/Later has a row and does not exist"])
  }

  @Test func `a planned row that exists is found`() {
    #expect(violations("Plugins/Later/Later.swift") == ["Later exists: remove it from the planned ones"])
  }

  @Test func `a planned name without a row is found`() {
    #expect(violations(planned: ["Later", "Never"]) == ["Never is planned and has no row"])
  }

  @Test func `an umbrella that forgets a module or sorts badly is found`() {
    let found = violations(
      "Sources/All/Exports.swift", "@_exported public import Tap\n@_exported public import Core")

    #expect((found.count, found[0].hasPrefix("All exports [\"Tap\", \"Core\"] where it should export")) == (1, true))
  }

  @Test func `a re-export of what a module does not build on is found`() {
    #expect(
      violations("Sources/Core/Bad.swift", "@_exported import Gestures") == [
        "Sources/Core/Bad.swift:1: Core may not import Gestures", "Core may not re-export Gestures",
      ])
  }

  @Test func `a plugin that names what it does not re-export is found`() {
    #expect(
      violations("Plugins/Tap/Exports.swift", "public import Gestures") == [
        "Tap names what is in Core, and does not re-export it",
        "Tap names what is in Gestures, and does not re-export it",
      ])
  }

  @Test func `what a re-exported module re-exports need not be named again`() {
    #expect(violations("Plugins/Tap/Exports.swift", "@_exported public import Gestures") == [])
  }
}
