// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Touchstone") }

let package = Package(
  name: "CustomPlugin",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "CustomPlugin",
      dependencies: [
        product("TouchControls"), product("TouchEvents"), product("TouchGestures"), product("TouchPlugins"),
        product("TouchViews"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "DialTool",
      dependencies: ["CustomPlugin", product("Touchstone"), product("TouchstoneTool")],
      swiftSettings: settings),
    .testTarget(
      name: "CustomPluginTests",
      dependencies: [
        "CustomPlugin", product("TouchControls"), product("TouchEvents"), product("TouchGestures"),
        product("TouchPlugins"),
        product("TouchViews"),
        product("TouchPan"), product("TouchTesting"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
