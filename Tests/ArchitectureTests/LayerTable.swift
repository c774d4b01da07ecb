/// What a target is in the architecture, which decides where it lives and what it may see.
enum Layer {
  case core, module, plugin, testing, host, umbrella, tooling, tool, support
}

/// One row of the table of targets: its name, its layer, and whom it may import.
struct LayerRow {
  let name: String
  let layer: Layer
  /// The modules that it may import; `nil` for the tool, which may import anything.
  let imports: [String]?
  /// The libraries of platforms that it may import; every row but a host's has none.
  let platform: [String]

  init(_ name: String, _ layer: Layer, imports: [String]?, platform: [String] = []) {
    self.name = name
    self.layer = layer
    self.imports = imports
    self.platform = platform
  }

  /// The folder of the target, from the root of the package.
  var folder: String {
    switch layer {
    case .plugin: "Plugins/" + name
    case .support: "Tests/TestSupport"
    default: "Sources/" + name
    }
  }
}

/// The targets of the package and who may import whom; the manifest and the sources are held to it.
enum LayerTable {
  static let rows: [LayerRow] = parts + [umbrella]

  private static let parts: [LayerRow] = [
    LayerRow("TouchCore", .core, imports: []),

    LayerRow("TouchResponders", .module, imports: ["TouchCore"]),
    LayerRow("TouchGestures", .module, imports: ["TouchCore"]),
    LayerRow("TouchControls", .module, imports: ["TouchCore"]),
    LayerRow("TouchScrollView", .module, imports: ["TouchCore"]),

    LayerRow("TouchTap", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchPan", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchSwipe", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchPinch", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchRotation", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchLongPress", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchHover", .plugin, imports: ["TouchCore", "TouchGestures"]),
    LayerRow("TouchScreenEdgePan", .plugin, imports: ["TouchCore", "TouchGestures", "TouchPan"]),

    LayerRow("TouchButton", .plugin, imports: ["TouchCore", "TouchControls"]),
    LayerRow("TouchSwitch", .plugin, imports: ["TouchCore", "TouchControls", "TouchGestures", "TouchLongPress"]),
    LayerRow("TouchSlider", .plugin, imports: ["TouchCore", "TouchControls"]),
    LayerRow("TouchStepper", .plugin, imports: ["TouchCore", "TouchControls"]),
    LayerRow(
      "TouchPageControl", .plugin,
      imports: ["TouchCore", "TouchControls", "TouchGestures", "TouchTap", "TouchLongPress"]),
    LayerRow("TouchSegmentedControl", .plugin, imports: ["TouchCore", "TouchControls"]),
    LayerRow(
      "TouchScroll", .plugin, imports: ["TouchCore", "TouchGestures", "TouchPan", "TouchPinch", "TouchScrollView"]),
    LayerRow(
      "TouchCollectionView", .plugin,
      imports: ["TouchCore", "TouchGestures", "TouchPan", "TouchScroll", "TouchScrollView"]),

    LayerRow("TouchRefreshControl", .plugin, imports: ["TouchCore", "TouchControls"]),

    LayerRow("TouchLinuxInput", .host, imports: ["TouchCore"], platform: ["Glibc", "Musl"]),
    LayerRow("TouchTesting", .testing, imports: ["TouchCore"]),
    LayerRow("TouchUIKitNames", .umbrella, imports: ["Touchstone"]),

    LayerRow(
      "TouchScenarios", .tooling,
      imports: [
        "TouchCore", "TouchResponders", "TouchGestures", "TouchControls", "TouchScroll", "TouchScrollView",
        "TouchCollectionView",
      ]),
    LayerRow("TouchRecordings", .tooling, imports: ["TouchCore", "TouchScenarios"]),
    LayerRow("TouchExplain", .tooling, imports: ["TouchCore", "TouchScenarios"]),
    LayerRow("TouchPort", .tooling, imports: []),
    LayerRow("TouchstoneTool", .tool, imports: nil),

    LayerRow("TouchTestSupport", .support, imports: ["TouchCore", "TouchGestures", "TouchTesting"]),
  ]

  /// Rows whose folder does not exist yet.
  ///
  /// The list only shrinks: a row that has its folder must leave it.
  static let planned: [String] = []

  /// The umbrella, which exports the core, the modules and the plugins.
  private static let umbrella = LayerRow(
    "Touchstone", .umbrella, imports: parts.filter { [.core, .module, .plugin].contains($0.layer) }.map(\.name))

  /// The rows that have a folder.
  static var existing: [LayerRow] { rows.filter { !planned.contains($0.name) } }
}
