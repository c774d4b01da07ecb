import Foundation
import Testing

@Suite struct ManifestTests {
  @Test func `the manifest has the table's edges and no other, and no other package`() throws {
    let rules = ManifestRules(rows: LayerTable.rows, planned: LayerTable.planned)

    let violations = rules.violations(try Manifest.load())

    #expect(violations == [])
  }
}

/// Manifests with one fault each, which must be found.
@Suite struct PlantedManifestTests {
  private static let rules = ManifestRules(
    rows: [
      LayerRow("Core", .core, imports: []),
      LayerRow("Gestures", .module, imports: ["Core"]),
      LayerRow("Tap", .plugin, imports: ["Core", "Gestures"]),
      LayerRow("Later", .plugin, imports: ["Core"]),
    ], planned: ["Later"])
  private static let features = ManifestRules.features.map {
    #"{"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "\#($0)"}}}"#
  }.joined(separator: ",")
  private static let sound = """
    {
      "dependencies": [],
      "products": [
        {"name": "Core", "targets": ["Core"], "type": {"library": ["automatic"]}},
        {"name": "Gestures", "targets": ["Gestures"], "type": {"library": ["automatic"]}},
        {"name": "Tap", "targets": ["Tap"], "type": {"library": ["automatic"]}}
      ],
      "targets": [
        {"name": "Core", "type": "regular", "path": "Sources/Core", "packageAccess": true,
         "dependencies": [], "settings": [\(features)]},
        {"name": "Gestures", "type": "regular", "path": "Sources/Gestures", "packageAccess": true,
         "dependencies": [{"byName": ["Core", null]}], "settings": [\(features)]},
        {"name": "Tap", "type": "regular", "path": "Plugins/Tap", "packageAccess": false,
         "dependencies": [{"byName": ["Core", null]}, {"target": ["Gestures", null]}], "settings": [\(features)]}
      ]
    }
    """

  private func violations(replacing old: String = "", with new: String = "") throws -> [String] {
    let json = old.isEmpty ? Self.sound : Self.sound.replacing(old, with: new, maxReplacements: 1)
    try #require(old.isEmpty || json != Self.sound)
    return Self.rules.violations(try Manifest(json: Data(json.utf8)))
  }

  @Test func `a sound manifest has no violation`() throws {
    #expect(try violations() == [])
  }

  @Test func `another package is found`() throws {
    let found = try violations(
      replacing: #""dependencies": [],"#, with: #""dependencies": [{"sourceControl": []}],"#)

    #expect(found == ["the package depends on another package"])
  }

  @Test func `an edge beyond the table is found`() throws {
    let found = try violations(
      replacing: #"[{"byName": ["Core", null]}],"#, with: #"[{"target": ["Tap", null]}],"#)

    #expect(found == ["Gestures may not depend on Tap"])
  }

  @Test func `a product of another package is found`() throws {
    let found = try violations(
      replacing: #"[{"byName": ["Core", null]}],"#,
      with: #"[{"product": ["Logging", "swift-log", null, null]}],"#)

    #expect(
      found == [
        "Gestures depends on the product Logging of another package", "Gestures may not depend on Logging",
      ])
  }

  @Test func `a plugin with privileges is found`() throws {
    let found = try violations(replacing: #""packageAccess": false"#, with: #""packageAccess": true"#)

    #expect(found == ["Tap sees what a stranger's plugin does not see"])
  }

  @Test func `a target elsewhere is found`() throws {
    #expect(
      try violations(replacing: "Plugins/Tap", with: "Sources/Tap") == ["Tap does not live in Plugins/Tap"])
  }

  @Test func `a feature that is off is found`() throws {
    #expect(
      try violations(replacing: "ExistentialAny", with: "Other") == ["Core does not turn on ExistentialAny"])
  }

  @Test func `a plugin without a product is found`() throws {
    #expect(
      try violations(replacing: #""name": "Tap", "targets""#, with: #""name": "Taps", "targets""#)
        == ["Tap has no product of its own"])
  }

  @Test func `a product of what tests share is found`() throws {
    let rules = ManifestRules(
      rows: Self.rules.rows + [LayerRow("Tap", .support, imports: nil)], planned: Self.rules.planned)

    let found = rules.violations(try Manifest(json: Data(Self.sound.utf8)))

    #expect(found.contains("Tap is part of a product"))
  }

  @Test func `a target without a row and a row without a target are found`() throws {
    let found = try violations(
      replacing: #""name": "Core", "type": "regular""#, with: #""name": "Kernel", "type": "regular""#)

    #expect(found == ["Core has a row and no target", "Kernel has no row in the table"])
  }
}
