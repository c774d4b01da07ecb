// swift-tools-version: 6.1
import PackageDescription

/// One library target: where it lives, what it may import, and whether it is a touch plugin.
///
/// "Plugin" means a touch plugin here (a recognizer or control), not SwiftPM's kind; since SwiftPM's own
/// kind also lives in `Plugins/`, every target names its `path:`.
struct Component {
  enum Layer { case core, module, plugin, testing, host, umbrella, tooling, tool, support }
  let name: String
  let layer: Layer
  var imports: [String] = []

  var path: String {
    switch layer {
    case .plugin: "Plugins/" + name
    case .support: "Tests/TestSupport"
    default: "Sources/" + name
    }
  }
}

/// The whole architecture in one list: a new plugin is one line here, and CONTRIBUTING.md lists its other places.
let components: [Component] = [
  Component(name: "TouchCore", layer: .core),
  Component(name: "TouchResponders", layer: .module, imports: ["TouchCore"]),
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
  Component(
    name: "TouchScroll", layer: .plugin,
    imports: ["TouchCore", "TouchGestures", "TouchPan", "TouchPinch", "TouchScrollView"]),
  Component(name: "TouchControls", layer: .module, imports: ["TouchCore"]),
  Component(name: "TouchButton", layer: .plugin, imports: ["TouchCore", "TouchControls"]),
  Component(
    name: "TouchSwitch", layer: .plugin, imports: ["TouchCore", "TouchControls", "TouchGestures", "TouchLongPress"]),
  Component(name: "TouchSlider", layer: .plugin, imports: ["TouchCore", "TouchControls"]),
  Component(name: "TouchStepper", layer: .plugin, imports: ["TouchCore", "TouchControls"]),
  Component(
    name: "TouchPageControl", layer: .plugin,
    imports: ["TouchCore", "TouchControls", "TouchGestures", "TouchTap", "TouchLongPress"]),
  Component(name: "TouchSegmentedControl", layer: .plugin, imports: ["TouchCore", "TouchControls"]),
  Component(
    name: "TouchCollectionView", layer: .plugin,
    imports: ["TouchCore", "TouchGestures", "TouchPan", "TouchScroll", "TouchScrollView"]),
  Component(name: "TouchRefreshControl", layer: .plugin, imports: ["TouchCore", "TouchControls"]),
  Component(name: "TouchTesting", layer: .testing, imports: ["TouchCore"]),
  Component(name: "TouchLinuxInput", layer: .host, imports: ["TouchCore"]),
  Component(
    name: "TouchScenarios", layer: .tooling,
    imports: [
      "TouchCore", "TouchResponders", "TouchGestures", "TouchControls", "TouchScroll", "TouchScrollView",
      "TouchCollectionView",
    ]),
  Component(name: "TouchRecordings", layer: .tooling, imports: ["TouchCore", "TouchScenarios"]),
  Component(name: "TouchExplain", layer: .tooling, imports: ["TouchCore", "TouchScenarios"]),
  Component(name: "TouchPort", layer: .tooling),
]

/// What is built from the parts: the umbrella, which exports them all, and the command-line tool.
let compositions: [Component] = [
  Component(
    name: "Touchstone", layer: .umbrella,
    imports: components.filter { [.core, .module, .plugin].contains($0.layer) }.map { $0.name }),
  Component(name: "TouchUIKitNames", layer: .umbrella, imports: ["Touchstone"]),
  Component(
    name: "TouchstoneTool", layer: .tool,
    imports: [
      "TouchCore", "TouchExplain", "TouchGestures", "TouchLinuxInput", "TouchPort", "TouchRecordings",
      "TouchScenarios", "Touchstone",
    ]),
]

/// What tests of several targets share; no product.
let support = Component(
  name: "TouchTestSupport", layer: .support, imports: ["TouchCore", "TouchGestures", "TouchTesting"])

/// The plugins that extend a module: its recognizers or controls.
func plugins(of module: String) -> [String] {
  components.filter { $0.layer == .plugin && $0.imports.contains(module) }.map(\.name)
}

/// The test targets: the folder below `Tests/` and what it exercises.
let tests: [String: [String]] = [
  "SmallWorldsTests": ["TouchCore", "TouchGestures", "TouchTestSupport"],
  "ReliabilityTests": ["TouchExplain", "TouchScenarios", "TouchTesting", "Touchstone", "TouchTestSupport"],
  "ArchitectureTests": [],
  "TouchControlsTests": ["TouchCore", "TouchControls", "TouchGestures", "TouchTap", "TouchTesting", "TouchTestSupport"]
    + plugins(of: "TouchControls"),
  "TouchCollectionViewTests": [
    "TouchCore", "TouchGestures", "TouchPan", "TouchTap", "TouchResponders", "TouchScrollView", "TouchScroll",
    "TouchCollectionView",
  ],
  "TouchScrollViewTests": [
    "TouchControls", "TouchCore", "TouchGestures", "TouchPan", "TouchPinch", "TouchRefreshControl", "TouchResponders",
    "TouchScroll", "TouchScrollView", "TouchTap", "TouchTestSupport",
  ],
  "PortedRecognizersTests": [
    "TouchCore", "TouchGestures", "TouchPan", "TouchTap", "TouchTesting", "Touchstone", "TouchTestSupport",
  ],
  "TouchCoreTests": ["TouchCore", "TouchTesting", "TouchTestSupport"],
  "TouchGesturesTests": ["TouchCore", "TouchGestures", "TouchTesting", "TouchTestSupport"],
  "TouchRecognizersTests": ["TouchCore", "TouchGestures", "TouchTesting", "TouchTestSupport"]
    + plugins(of: "TouchGestures"),
  "TouchScenariosTests": [
    "TouchCore", "TouchExplain", "TouchLinuxInput", "TouchRecordings", "TouchScenarios", "TouchScrollView",
    "Touchstone",
    "TouchstoneTool", "TouchTestSupport",
  ],
  "TouchLinuxInputTests": ["TouchCore", "TouchLinuxInput", "TouchRecordings", "TouchScenarios", "Touchstone"],
  "TouchRespondersTests": ["TouchCore", "TouchGestures", "TouchResponders", "TouchTap"],
  "TouchPortTests": ["TouchPort"],
  "UmbrellaTests": ["Touchstone"],
  "TouchUIKitNamesTests": ["TouchUIKitNames", "TouchTesting", "TouchTestSupport"],
  "TouchTestingTests": [
    "TouchControls", "TouchCore", "TouchGestures", "TouchPan", "TouchTap", "TouchTesting", "TouchTestSupport",
  ],
]

/// The folders of test targets that hold what tests read.
let data: [String: [String]] = [
  "TouchCoreTests": ["Vectors"], "TouchScenariosTests": ["Explanations", "Vectors"],
  "ReliabilityTests": ["Found"],
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Touchstone",
  products: (components + compositions).map { component in
    component.layer == .tool
      ? .executable(name: "touchstone", targets: [component.name])
      : .library(name: component.name, targets: [component.name])
  },
  targets: (components + compositions + [support]).map { component in
    component.layer == .tool
      ? .executableTarget(
        name: component.name,
        dependencies: component.imports.map { .byName(name: $0) },
        path: component.path,
        resources: [.copy("hands"), .copy("panels")],
        swiftSettings: settings)
      : .target(
        name: component.name,
        dependencies: component.imports.map { .byName(name: $0) },
        path: component.path,
        exclude: component.layer == .plugin ? ["README.md"] : [],
        // A built-in plugin sees what a third-party plugin sees, and nothing more.
        packageAccess: component.layer != .plugin && component.layer != .umbrella,
        swiftSettings: settings,
        // Square roots and roundings are the C library's on Linux, and a program without Foundation doesn't link it.
        linkerSettings: component.layer == .core
          ? [.linkedLibrary("m", .when(platforms: [.linux, .android]))] : [])
  }
    + tests.sorted { $0.key < $1.key }.map { name, imports in
      .testTarget(
        name: name, dependencies: imports.map { .byName(name: $0) }, path: "Tests/" + name,
        exclude: data[name] ?? [],
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)
