// swift-tools-version: 6.1
import PackageDescription

/// One library target: where it lives, what it may import, and whether it is a touch plugin.
///
/// "Plugin" means a touch plugin here (a recognizer or control), not SwiftPM's kind; since SwiftPM's own
/// kind also lives in `Plugins/`, every target names its `path:`.
struct Component {
  enum Layer { case core, module, plugin, testing, host, umbrella, tooling, tool, command, support }
  let name: String
  let layer: Layer
  var imports: [String] = []
  /// The most lines of code that it may have, as the architecture tests assert.
  var lines: Int?

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
  Component(name: "TouchCore", layer: .core, lines: 1300),
  Component(name: "TouchEvents", layer: .module, imports: ["TouchCore"], lines: 2700),
  Component(name: "TouchGestures", layer: .module, imports: ["TouchEvents"], lines: 2050),
  Component(name: "TouchResponders", layer: .module, imports: ["TouchEvents"], lines: 1050),
  Component(name: "TouchViews", layer: .module, imports: ["TouchResponders"], lines: 1400),
  Component(name: "TouchWindows", layer: .module, imports: ["TouchViews"], lines: 1350),
  Component(name: "TouchControls", layer: .module, imports: ["TouchViews"], lines: 730),
  Component(name: "TouchScrollView", layer: .module, imports: ["TouchEvents"], lines: 1210),
  Component(name: "TouchPlugins", layer: .module, imports: ["TouchEvents"], lines: 450),
  Component(name: "TouchCells", layer: .module, imports: ["TouchViews"], lines: 340),
  Component(name: "TouchDiagnostics", layer: .module, imports: ["TouchEvents"], lines: 150),
  Component(name: "TouchTap", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchPan", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchSwipe", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchPinch", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchRotation", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchLongPress", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(name: "TouchScreenEdgePan", layer: .plugin, imports: ["TouchGestures", "TouchPlugins", "TouchPan"]),
  Component(name: "TouchHover", layer: .plugin, imports: ["TouchGestures", "TouchPlugins"]),
  Component(
    name: "TouchScroll", layer: .plugin,
    imports: ["TouchViews", "TouchGestures", "TouchPlugins", "TouchPan", "TouchPinch", "TouchScrollView"]),
  Component(name: "TouchButton", layer: .plugin, imports: ["TouchControls", "TouchPlugins"]),
  Component(
    name: "TouchSwitch", layer: .plugin,
    imports: ["TouchControls", "TouchGestures", "TouchPlugins", "TouchLongPress"]),
  Component(name: "TouchSlider", layer: .plugin, imports: ["TouchControls", "TouchPlugins"]),
  Component(name: "TouchStepper", layer: .plugin, imports: ["TouchControls", "TouchPlugins"]),
  Component(
    name: "TouchPageControl", layer: .plugin,
    imports: ["TouchControls", "TouchGestures", "TouchPlugins", "TouchTap", "TouchLongPress"]),
  Component(name: "TouchSegmentedControl", layer: .plugin, imports: ["TouchControls", "TouchPlugins"]),
  Component(
    name: "TouchCollectionView", layer: .plugin,
    imports: [
      "TouchViews", "TouchWindows", "TouchCells", "TouchGestures", "TouchPlugins", "TouchPan", "TouchLongPress",
      "TouchScroll", "TouchScrollView",
    ]),
  Component(
    name: "TouchTableView", layer: .plugin,
    imports: [
      "TouchViews", "TouchWindows", "TouchControls", "TouchCells", "TouchGestures", "TouchPlugins", "TouchPan",
      "TouchScroll", "TouchScrollView",
    ], lines: 2670),
  Component(name: "TouchRefreshControl", layer: .plugin, imports: ["TouchControls", "TouchPlugins"]),
  Component(
    name: "TouchSheet", layer: .plugin,
    imports: [
      "TouchWindows", "TouchGestures", "TouchPlugins", "TouchPan", "TouchTap", "TouchScrollView", "TouchScroll",
    ], lines: 1210),
  Component(
    name: "TouchTransitions", layer: .plugin,
    imports: [
      "TouchWindows", "TouchGestures", "TouchPlugins", "TouchPan", "TouchScreenEdgePan", "TouchScrollView",
      "TouchScroll",
    ], lines: 1390),
  Component(name: "TouchDevices", layer: .host, imports: ["TouchEvents"]),
  Component(name: "TouchTesting", layer: .testing, imports: ["TouchDiagnostics", "TouchGestures"]),
  Component(name: "TouchLinuxInput", layer: .host, imports: ["TouchDevices"]),
  Component(
    name: "TouchScenarios", layer: .tooling,
    imports: [
      "TouchDiagnostics", "TouchWindows", "TouchGestures", "TouchControls", "TouchPlugins", "TouchPan", "TouchScroll",
      "TouchScrollView", "TouchCollectionView", "TouchTableView", "TouchSheet", "TouchTransitions",
    ]),
  Component(name: "TouchConformance", layer: .tooling, imports: ["TouchScenarios"]),
  Component(name: "TouchRecordings", layer: .tooling, imports: ["TouchDevices", "TouchScenarios"]),
  Component(name: "TouchExplain", layer: .tooling, imports: ["TouchScenarios"]),
  Component(
    name: "TouchAsk", layer: .tooling,
    imports: [
      "TouchScenarios", "TouchCollectionView", "TouchControls", "TouchGestures", "TouchLongPress", "TouchPan",
      "TouchPlugins", "TouchScreenEdgePan", "TouchScroll", "TouchSwipe", "TouchTableView", "TouchViews", "TouchWindows",
    ], lines: 2200),
  Component(
    name: "TouchCode", layer: .tooling,
    imports: ["TouchControls", "TouchGestures", "TouchPlugins", "TouchScenarios", "TouchTableView"]),
  Component(name: "TouchPort", layer: .tooling),
]

/// What is built from the parts: the umbrella, which exports them all, and the command-line tool as library and command.
let compositions: [Component] = [
  Component(
    name: "Touchstone", layer: .umbrella,
    imports: components.filter { [.core, .module, .plugin].contains($0.layer) }.map { $0.name }),
  Component(name: "TouchUIKitNames", layer: .umbrella, imports: ["Touchstone"]),
  Component(
    name: "TouchstoneTool", layer: .tool,
    imports: [
      "TouchAsk", "TouchCode", "TouchConformance", "TouchDevices", "TouchExplain", "TouchGestures", "TouchLinuxInput",
      "TouchPort", "TouchRecordings", "TouchScenarios", "TouchViews", "TouchWindows", "Touchstone",
    ]),
  Component(name: "TouchstoneCommand", layer: .command, imports: ["TouchstoneTool"]),
]

/// What tests of several targets share; no product.
let support = Component(
  name: "TouchTestSupport", layer: .support,
  imports: [
    "TouchViews", "TouchWindows", "TouchGestures", "TouchPlugins", "TouchPan", "TouchScroll", "TouchScrollView",
    "TouchSheet", "TouchTesting",
  ])

/// The test targets: the folder below `Tests/` and what it exercises.
let tests: [String: [String]] = [
  "ArchitectureTests": [],
  "TouchAskTests": ["TouchAsk", "TouchScenarios", "Touchstone"],
  "DeviceSessionTests": ["TouchConformance", "TouchScenarios", "TouchTesting", "TouchUIKitNames", "Touchstone"],
  "OthersSuites": ["TouchTesting", "Touchstone"],
  "PortedRecognizersTests": [
    "TouchGestures", "TouchPan", "TouchTap", "TouchTestSupport", "TouchTesting", "TouchViews", "Touchstone",
  ],
  "ReliabilityTests": ["TouchExplain", "TouchScenarios", "TouchTestSupport", "TouchTesting", "Touchstone"],
  "SmallWorldsTests": ["TouchEvents", "TouchGestures", "TouchTestSupport", "TouchViews"],
  "TouchCollectionViewTests": [
    "TouchCollectionView", "TouchGestures", "TouchLongPress", "TouchPlugins", "TouchScroll", "TouchScrollView",
    "TouchTap", "TouchViews", "TouchWindows",
  ],
  "TouchControlsTests": [
    "TouchButton", "TouchControls", "TouchGestures", "TouchPageControl", "TouchPlugins", "TouchSegmentedControl",
    "TouchSlider", "TouchStepper", "TouchSwitch", "TouchTap", "TouchTestSupport", "TouchTesting", "Touchstone",
  ],
  "TouchCoreTests": ["TouchDevices", "TouchEvents", "TouchTestSupport", "TouchTesting", "TouchViews"],
  "TouchGesturesTests": [
    "TouchGestures", "TouchPlugins", "TouchTestSupport", "TouchTesting", "TouchViews", "Touchstone",
  ],
  "TouchLinuxInputTests": ["TouchDevices", "TouchLinuxInput", "TouchRecordings", "TouchScenarios", "Touchstone"],
  "TouchPortTests": ["TouchPort", "Touchstone"],
  "TouchRecognizersTests": [
    "TouchEvents", "TouchGestures", "TouchHover", "TouchLongPress", "TouchPan", "TouchPinch", "TouchRotation",
    "TouchScreenEdgePan", "TouchSwipe", "TouchTap", "TouchTestSupport", "TouchTesting", "TouchViews",
  ],
  "TouchRespondersTests": [
    "TouchEvents", "TouchGestures", "TouchPlugins", "TouchResponders", "TouchTap", "TouchWindows",
  ],
  "TouchScenariosTests": [
    "TouchCode", "TouchConformance", "TouchDevices", "TouchEvents", "TouchExplain", "TouchLinuxInput",
    "TouchRecordings",
    "TouchScenarios", "TouchScroll", "TouchScrollView", "TouchTestSupport", "TouchTesting", "Touchstone",
    "TouchstoneTool",
  ],
  "TouchScrollViewTests": [
    "TouchControls", "TouchGestures", "TouchPan", "TouchPinch", "TouchPlugins", "TouchRefreshControl", "TouchScroll",
    "TouchScrollView", "TouchTap", "TouchTestSupport", "TouchViews", "TouchWindows",
  ],
  "TouchSheetTests": [
    "TouchButton", "TouchGestures", "TouchScroll", "TouchScrollView", "TouchSheet", "TouchTap", "TouchTestSupport",
    "TouchWindows",
  ],
  "TouchTableViewTests": [
    "TouchButton", "TouchCells", "TouchGestures", "TouchScroll", "TouchScrollView", "TouchSheet", "TouchTableView",
    "TouchTap", "TouchTestSupport", "TouchTransitions", "TouchWindows",
  ],
  "TouchTestingTests": [
    "TouchControls", "TouchEvents", "TouchGestures", "TouchPan", "TouchTap", "TouchTestSupport", "TouchTesting",
    "TouchViews", "TouchWindows",
  ],
  "TouchTransitionsTests": [
    "TouchButton", "TouchControls", "TouchGestures", "TouchPan", "TouchScroll", "TouchScrollView", "TouchSheet",
    "TouchSlider",
    "TouchTableView", "TouchTap", "TouchTestSupport", "TouchTransitions", "TouchWindows",
  ],
  "TouchUIKitNamesTests": ["TouchTestSupport", "TouchTesting", "TouchUIKitNames"],
  "UmbrellaTests": ["TouchTesting", "Touchstone"],
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
    component.layer == .command
      ? .executable(name: "touchstone", targets: [component.name])
      : .library(name: component.name, targets: [component.name])
  },
  targets: (components + compositions + [support]).map { component in
    component.layer == .command
      ? .executableTarget(
        name: component.name,
        dependencies: component.imports.map { .byName(name: $0) },
        path: component.path,
        swiftSettings: settings)
      : .target(
        name: component.name,
        dependencies: component.imports.map { .byName(name: $0) },
        path: component.path,
        exclude: component.layer == .plugin ? ["README.md"] : [],
        // The hands that the demo plays.
        resources: component.layer == .tool ? [.copy("hands"), .copy("panels")] : [],
        // A built-in plugin has access to what a third-party plugin has access to, and nothing more.
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
