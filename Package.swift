// swift-tools-version: 6.1
import PackageDescription

/// One library target: where it lives, what it may import, and whether it is a touch plugin.
///
/// "Plugin" means a touch plugin here (a recognizer or control), not SwiftPM's kind; since SwiftPM's own
/// kind also lives in `Plugins/`, every target names its `path:`.
struct Component {
  enum Layer { case core, module, plugin, umbrella, tooling }
  let name: String
  let layer: Layer
  var imports: [String] = []

  var path: String { (layer == .plugin ? "Plugins/" : "Sources/") + name }
}

/// The whole architecture in one list: a new plugin is one line here and one row of the layering test.
let components: [Component] = [
  Component(name: "TouchCore", layer: .core),
  Component(name: "TouchGestures", layer: .module, imports: ["TouchCore"]),
  Component(name: "TouchTap", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchPan", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchSwipe", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchPinch", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchRotation", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchLongPress", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchScreenEdgePan", layer: .plugin, imports: ["TouchCore", "TouchGestures", "TouchPan"]),
  Component(name: "TouchHover", layer: .plugin, imports: ["TouchCore", "TouchGestures"]),
  Component(name: "TouchScrollView", layer: .module, imports: ["TouchCore"]),
  Component(name: "TouchScenarios", layer: .tooling, imports: ["TouchCore", "TouchGestures"]),
]

/// The test targets: the folder below `Tests/` and what it exercises.
let tests: [String: [String]] = [
  "TouchScenariosTests": ["TouchScenarios"],
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Touchstone",
  products: components.map { .library(name: $0.name, targets: [$0.name]) },
  targets: components.map { component in
    .target(
      name: component.name,
      dependencies: component.imports.map { .byName(name: $0) },
      path: component.path,
      // A built-in plugin sees what a stranger's plugin sees, and nothing more.
      packageAccess: component.layer != .plugin && component.layer != .umbrella,
      swiftSettings: settings)
  }
    + tests.sorted { $0.key < $1.key }.map { name, imports in
      .testTarget(
        name: name, dependencies: imports.map { .byName(name: $0) }, path: "Tests/" + name,
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)
