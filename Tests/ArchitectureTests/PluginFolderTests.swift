import Testing

@Suite struct PluginFolderTests {
  private static let folders = PluginFolders(
    files: SourceTree.swift
      + SourceTree.files(under: ["Plugins"], withExtension: "md")
      + SourceTree.parts
      + SourceTree.tests
      + SourceTree.files(under: ["Conformance"], withExtension: "json"))

  @Test(arguments: LayerTable.existing.filter { $0.layer == .plugin }.map(\.name))
  func `the plugin is complete and registered`(_ name: String) throws {
    let row = try #require(LayerTable.rows.first { $0.name == name })

    let violations = Self.folders.violations(row, isUmbrellaThere: !LayerTable.planned.contains("Touchstone"))

    #expect(violations == [])
  }

  /// The guide's own list of places is what holds here: a place that it does not name fails, and one too many does, too.
  @Test func `a plugin is named only in the places that the guide for contributors lists`() throws {
    let guide = try #require(SourceTree.top.first { $0.path == "CONTRIBUTING.md" }).text
    let listed = guide.matches(of: /(?m)^ *\| `([\w\/+]+\.(?:swift|md))` \|/).map { String($0.output.1) }
    // What another part imports, that part names; and what changed lately is history.
    let imported = LayerTable.rows.filter { $0.layer != .umbrella }.flatMap { $0.imports ?? [] }
    let leaves = LayerTable.rows.filter { $0.layer == .plugin && !imported.contains($0.name) }
    let files =
      (SourceTree.swift + SourceTree.top + SourceTree.parts
      + SourceTree.tests.filter { $0.targetFolder == "Tests/ArchitectureTests" })
      .filter { $0.path != "CHANGELOG.md" && !$0.path.hasSuffix("Tests.swift") }

    var places: Set<String> = []
    for leaf in leaves {
      let word = try Regex("\\b\(leaf.name)\\b")
      places.formUnion(files.filter { !$0.path.hasPrefix(leaf.folder + "/") && $0.text.contains(word) }.map(\.path))
    }

    #expect(leaves.count >= 8)
    // The registry names a plugin by its class, `LoopPlugin()`.
    #expect(places.union(["Sources/Touchstone/PluginRegistry+Standard.swift"]).sorted() == listed.sorted())
  }

  @Test func `there are plugins to check`() {
    #expect(LayerTable.existing.contains { $0.layer == .plugin })
  }
}

/// A small plugin with one part missing at a time.
@Suite struct PlantedPluginFolderTests {
  private static let row = LayerRow("TouchLongPress", .plugin, imports: [])
  private static let whole = [
    "Plugins/TouchLongPress/README.md": "# TouchLongPress\n\nA press.",
    "Documentation/Parts.md": "| `TouchTap` `TouchLongPress` | a recognizer each |",
    "Plugins/TouchLongPress/LongPress.swift":
      "public final class LongPressPlugin: TouchPlugin {}",
    "Tests/TouchLongPressTests/LongPressTests.swift": "@testable import TouchLongPress",
    "Sources/Touchstone/Standard.swift": """
    extension PluginRegistry {
      // It has them all, TapPlugin() too.
      public static var standard: PluginRegistry { PluginRegistry(LongPressPlugin()) }
    }
    """,
  ]

  private func violations(_ path: String? = nil, _ text: String? = nil, isUmbrellaThere: Bool = true)
    -> [String]
  {
    var texts = Self.whole
    if let path { texts[path] = text }
    let files = texts.map { SourceFile(path: $0.key, text: $0.value) }
    return PluginFolders(files: files).violations(Self.row, isUmbrellaThere: isUmbrellaThere)
  }

  @Test func `a whole plugin has no violation`() {
    #expect(violations() == [])
  }

  @Test func `a plugin without a README is found`() {
    let missing = "Plugins/TouchLongPress has no README.md with its name as the title"

    #expect(
      [violations("Plugins/TouchLongPress/README.md"), violations("Plugins/TouchLongPress/README.md", "# Another")] == [
        [missing], [missing],
      ])
  }

  @Test(arguments: ["", "// public static var longPress: LongPressPlugin", "static var longPress: TouchPlugin"])
  func `a plugin without a value is found`(_ text: String) {
    let found = violations("Plugins/TouchLongPress/LongPress.swift", text)

    #expect(found == ["Plugins/TouchLongPress declares no plugin LongPressPlugin"])
  }

  @Test func `a plugin without a test is found, and a scenario is as good as a test`() {
    let untested = violations("Tests/TouchLongPressTests/LongPressTests.swift")
    let texts = Self.whole.filter { !$0.key.hasPrefix("Tests/") }
      .merging(["Scenarios/press.json": #"{"kind": "longPress"}"#]) { old, _ in old }
    let files = texts.map { SourceFile(path: $0.key, text: $0.value) }

    let after = (untested, PluginFolders(files: files).violations(Self.row, isUmbrellaThere: true))
    #expect(after == (["TouchLongPress has neither a test nor a scenario"], []))
  }

  @Test(arguments: ["| `TouchTap` | a recognizer |", "`TouchLongPress` is new"])
  func `a plugin that the table of parts does not name is found`(_ text: String) {
    #expect(
      violations("Documentation/Parts.md", text) == [
        "Documentation/Parts.md does not list TouchLongPress among the parts"
      ])
  }

  @Test func `a plugin that is not registered is found once there is an umbrella`() {
    let text =
      "extension PluginRegistry { public static var standard: PluginRegistry { .init(/* LongPressPlugin() */ TapPlugin()) } }"

    #expect(
      [
        violations("Sources/Touchstone/Standard.swift", text),
        violations("Sources/Touchstone/Standard.swift", nil, isUmbrellaThere: false),
      ] == [["PluginRegistry.standard does not install LongPressPlugin"], []])
  }
}
